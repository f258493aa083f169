import type { FastifyInstance, FastifyReply } from 'fastify'
import { addWarning } from '../../runtime/http/warning.ts'
import { cut } from '../../runtime/validation/quote.ts'
import type { MockExchange } from '../middleware.ts'
import { findMisspelledPreferences, type Preferences, type RequestPreferences } from './preferences.ts'

/** Replies to requests with a `Prefer` header, by the headers object, which all handlers of a request share. */
const replies = new WeakMap<object, FastifyReply>()

/** Enables the `Preference-Applied` header (RFC 7240). */
export function rememberReplies(app: FastifyInstance): void {
  app.addHook('preHandler', (request, reply, done) => {
    if (request.headers.prefer !== undefined) replies.set(request.headers, reply)
    done()
  })
}

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
  const answerer = { kind, name: pairs.map(([name, value]) => `${name}=${cut(value)}`).join(', ') }
  answeredBy.push(answerer)
  const reply = kind === 'prefer' ? replies.get(call.rawHeaders) : undefined
  const text = pairs.map(([name, value]) => `${name}=${quoteValue(value)}`).join(', ')
  if (reply) setApplied(reply, (applied) => [...applied, text])
  return () => {
    answeredBy.splice(answeredBy.indexOf(answerer), 1)
    if (reply) setApplied(reply, (applied) => applied.filter((each) => each !== text))
  }
}

const appliedIn = new WeakMap<FastifyReply, readonly string[]>()

function setApplied(reply: FastifyReply, change: (applied: readonly string[]) => readonly string[]): void {
  const applied = change(appliedIn.get(reply) ?? [])
  appliedIn.set(reply, applied)
  if (applied.length === 0) reply.removeHeader(HEADER)
  else reply.header(HEADER, applied.join(', '))
}

/** Adds a warning about misspelled preferences to the reply. */
export function warnOfMisspelling({ call: { rawHeaders } }: MockExchange): void {
  const warning = typeof rawHeaders.prefer === 'string' ? findMisspelledPreferences(rawHeaders.prefer) : undefined
  const reply = replies.get(rawHeaders)
  if (warning !== undefined && reply !== undefined) addWarning(reply, warning)
}

const HEADER = 'preference-applied'

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
