import type { RateLimitHeaders } from '../contract.ts'

/** What is left of a limit. */
export interface RateLimit {
  readonly limit: number
  readonly remaining: number
  /** When it is renewed, in milliseconds since the Unix epoch; infinite for never. */
  readonly resetAt: number
}

/** The limits of one kind of request. */
export interface RateLimits {
  readonly requests: RateLimit
  readonly tokens?: RateLimit | undefined
}

/**
 * The headers that say what is left, in the names of a family. A limit that is never renewed has no `reset`; a date is
 * that of the next whole second, so that the limit is renewed by then.
 */
export function encodeRateLimits(
  headers: RateLimitHeaders,
  limits: RateLimits,
  now: number,
): Readonly<Record<string, string>> {
  const entries = (['requests', 'tokens'] as const).flatMap((unit): [string, string][] => {
    const [names, state] = [headers[unit], limits[unit]]
    if (names === undefined || state === undefined) return []
    const { limit, remaining, resetAt } = state
    const counts: [string, string][] = [
      [names.limit, String(limit)],
      [names.remaining, String(remaining)],
    ]
    if (!Number.isFinite(resetAt)) return counts
    const reset = headers.format === 'duration' ? formatDuration(Math.max(0, resetAt - now)) : formatDate(resetAt)
    return [...counts, [names.reset, reset]]
  })
  return Object.fromEntries(entries)
}

function formatDate(time: number): string {
  return new Date(Math.ceil(time / 1000) * 1000).toISOString().replace('.000', '')
}

/** Prints a duration as the language Go does: `340ms`, `1.5s`, `6m0s`, `24h0m0s`. */
function formatDuration(ms: number): string {
  const whole = Math.ceil(ms)
  if (whole > 0 && whole < 1000) return `${whole}ms`
  const minutes = Math.floor(whole / 60_000)
  const seconds = `${(whole % 60_000) / 1000}s`
  if (minutes === 0) return seconds
  return minutes < 60 ? `${minutes}m${seconds}` : `${Math.floor(minutes / 60)}h${minutes % 60}m${seconds}`
}
