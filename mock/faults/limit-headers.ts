import type { Outcome } from '../../runtime/handler.ts'
import { encodeRateLimits, type RateLimit, type RateLimits } from '../../runtime/http/rate-limit-headers.ts'
import { createContextKey } from '../../runtime/http/request-context.ts'
import type { MockExchange } from '../middleware.ts'

const limitsKey = createContextKey<RateLimits | undefined>('limits', undefined)

/** Says in the headers of the reply what is left of a limit; of several limits the one that refuses first. */
export function reportLimits(exchange: MockExchange, limits: RateLimits): void {
  const { call } = exchange
  const before = call.get(limitsKey)
  const requests = chooseTighter(before?.requests, limits.requests)
  call.set(limitsKey, {
    requests,
    tokens: limits.tokens ? chooseTighter(before?.tokens, limits.tokens) : before?.tokens,
  })
  for (const [name, value] of Object.entries(getLimitHeaders(exchange))) call.setExposedHeader(name, value)
}

/** The same outcome. A relayed reply of another deployment says what is left here, and not there. */
export function withLimitHeaders(exchange: MockExchange, outcome: Outcome): Outcome {
  const isRelayed = exchange.answeredBy.some(({ kind }) => kind === 'recording' || kind === 'forward')
  if (!isRelayed || !('relay' in outcome)) return outcome
  const headers = { ...outcome.relay.headers, ...getLimitHeaders(exchange) }
  return { relay: { ...outcome.relay, headers } }
}

function getLimitHeaders({ contract, route, call, clock }: MockExchange): Readonly<Record<string, string>> {
  const limits = call.get(limitsKey)
  const { rateLimitHeaders } = contract.families.find(({ name }) => name === route.family) ?? {}
  return limits && rateLimitHeaders ? encodeRateLimits(rateLimitHeaders, limits, clock.now()) : {}
}

function chooseTighter(first: RateLimit | undefined, second: RateLimit): RateLimit {
  if (first === undefined || second.remaining < first.remaining) return second
  return second.remaining === first.remaining && second.resetAt > first.resetAt ? second : first
}
