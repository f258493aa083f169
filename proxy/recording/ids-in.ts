import { tryParseJson } from '../../runtime/json.ts'
import { parseEvents } from '../../runtime/stream/read-events.ts'
import { getReplyBytes } from './judge-recorded.ts'
import type { RecordedReply } from './recorded-interaction.ts'

/** Whether fields of this name have ids. */
export function isIdName(name: string): boolean {
  return /(^|_)id$|Id$|^result$/.test(name)
}

const MIN_LENGTH = 4

/** Ids in a reply that later requests may contain. */
export function idsIn(reply: RecordedReply): readonly string[] {
  return readValues(reply).flatMap((value) => getIds(value, ''))
}

/** The JSON values of a reply: its body, or the data of its events. */
export function readValues(reply: RecordedReply): readonly unknown[] {
  const { body } = reply
  if (body === undefined) return []
  if ('json' in body) return [body.json]
  if (!('chunks' in body)) return []
  const text = getReplyBytes(reply).toString()
  const array = tryParseJson(text)
  return array === undefined ? parseEvents(text).map(({ data }) => tryParseJson(data)) : [array]
}

function getIds(value: unknown, name: string): readonly string[] {
  if (typeof value === 'string') return isIdName(name) && value.length >= MIN_LENGTH ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item) => getIds(item, name))
  return Object.entries(value).flatMap(([key, inner]) => getIds(inner, key))
}
