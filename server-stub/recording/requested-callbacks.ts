import type { Finding } from '../judge/finding.ts'
import type { RecordedRequest } from './recorded-interaction.ts'
import { isCallbackName } from './secrets.ts'

/** The callbacks requested by a request: the recorder does not see them, so the recording has none. */
export function requestedCallbacks({ body }: RecordedRequest): readonly Finding[] {
  if (body === undefined || !('json' in body)) return []
  return findAddresses(body.json, 'body').map((place) => {
    const message = 'the callbacks to this address are not in the recording, and are not replayed'
    return { rule: 'unchecked', place, message, by: 'client' }
  })
}

/** Finds the callback addresses. */
function findAddresses(value: unknown, place: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    if (typeof inner !== 'string') return findAddresses(inner, `${place}.${name}`)
    return isCallbackName(name) && inner !== '' ? [`${place}.${name}`] : []
  })
}
