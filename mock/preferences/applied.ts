import { createContextKey, type RequestContext } from '../../runtime/http/request-context.ts'
import { shortenText } from '../../runtime/validation/quote.ts'
import type { MockExchange } from '../middleware.ts'
import type { Preferences, RequestPreferences } from './preferences.ts'

const appliedKey = createContextKey<readonly string[]>('applied preferences', [])

/**
 * Adds applied preferences to `answeredBy`, and to `Preference-Applied` if they came in `Prefer`. Returns a function that
 * takes them out, if the request is refused after all.
 */
export function reportApplied(
  { call, answeredBy }: MockExchange,
  { kind, preferences }: Pick<RequestPreferences, 'kind' | 'preferences'>,
): () => void {
  const pairs = toPairs(preferences)
  if (pairs.length === 0) return () => {}
  const answerer = { kind, name: pairs.map(([name, value]) => `${name}=${shortenText(value)}`).join(', ') }
  answeredBy.push(answerer)
  const text = kind === 'prefer' ? pairs.map(([name, value]) => `${name}=${quoteValue(value)}`).join(', ') : ''
  if (text !== '') setApplied(call, [...call.get(appliedKey), text])
  return () => {
    answeredBy.splice(answeredBy.indexOf(answerer), 1)
    if (text !== '')
      setApplied(
        call,
        call.get(appliedKey).filter((applied) => applied !== text),
      )
  }
}

function setApplied(call: RequestContext, applied: readonly string[]): void {
  call.set(appliedKey, applied)
  // RFC 7240, section 3
  call.setReplyHeader('preference-applied', applied.length === 0 ? undefined : applied.join(', '))
}

function toPairs({ waitMs, ...others }: Preferences): readonly (readonly [name: string, value: string])[] {
  const values = { ...others, wait: waitMs === undefined ? undefined : waitMs / 1000 }
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  )
}

/** Quotes values that are not HTTP tokens; parsed preferences contain no quotes. */
function quoteValue(value: string): string {
  return /^[!#$%&'*+.^_`|~\w-]+$/.test(value) ? value : `"${value}"`
}
