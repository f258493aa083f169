import type { FastifyInstance, FastifyReply } from 'fastify'
import { cut } from '../../core/validation/quote.ts'
import type { MockExchange } from '../middleware.ts'
import type { Preferences } from './preferences.ts'
import type { RequestPreferences } from './request-preferences.ts'

/** The replies to requests with a `Prefer` header, by the headers of the request, which all who handle it have in hand. */
const replies = new WeakMap<object, FastifyReply>()

/** Lets replies say in `Preference-Applied` (RFC 7240) which preferences they follow. */
export function rememberReplies(app: FastifyInstance): void {
  app.addHook('preHandler', (request, reply, done) => {
    if (request.headers.prefer !== undefined) replies.set(request.headers, reply)
    done()
  })
}

/** Notes that an answer follows what the request says of it, and tells the client where it was said in `Prefer`. */
export function reportApplied(
  { call, answeredBy }: MockExchange,
  { kind, preferences }: Pick<RequestPreferences, 'kind' | 'preferences'>,
) {
  const words = toWords(preferences)
  if (words.length === 0) return
  answeredBy.push({ kind, name: words.map(([name, value]) => `${name}=${cut(value)}`).join(', ') })
  const reply = kind === 'prefer' ? replies.get(call.rawHeaders) : undefined
  if (reply === undefined) return
  const before = reply.getHeader(HEADER)
  const applied = words.map(([name, value]) => `${name}=${asWord(value)}`)
  reply.header(HEADER, [...(before === undefined ? [] : [before]), ...applied].join(', '))
}

const HEADER = 'preference-applied'

function toWords({ waitMs, ...others }: Preferences): readonly (readonly [name: string, value: string])[] {
  const said = { ...others, wait: waitMs === undefined ? undefined : waitMs / 1000 }
  return Object.entries(said).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const]))
}

/** What is not a token of HTTP stands in quotes; no preference that can be read has quotes in it. */
function asWord(value: string): string {
  return /^[!#$%&'*+.^_`|~\w-]+$/.test(value) ? value : `"${value}"`
}
