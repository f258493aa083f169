import type { LimitHeaders, RateLimitHeaders } from '../../runtime/contract.ts'
import { asObject, isObject, type JsonObject } from '../../runtime/json.ts'
import type { DocumentReader } from './documents.ts'

/** Reads `x-rate-limit-headers` of a tag. Names are in lower case. */
export function buildRateLimitHeaders(reader: DocumentReader, tag: JsonObject): RateLimitHeaders | undefined {
  const written = tag['x-rate-limit-headers']
  if (!isObject(written)) return undefined
  const { format } = written
  const [requests, tokens] = [written.requests, written.tokens].map((names) => readNames(asObject(names)))
  const isComplete = requests !== undefined && (written.tokens === undefined || tokens !== undefined)
  if ((format !== 'date-time' && format !== 'duration') || !isComplete) {
    const message =
      'needs `format`, `date-time` or `duration`, and for `requests` three names: limit, remaining, reset.'
    reader.report('incomplete-rate-limit-headers', message, tag, 'x-rate-limit-headers')
    return undefined
  }
  return { format, requests, ...(tokens && { tokens }) }
}

function readNames({ limit, remaining, reset }: JsonObject): LimitHeaders | undefined {
  if (typeof limit !== 'string' || typeof remaining !== 'string' || typeof reset !== 'string') return undefined
  return { limit: limit.toLowerCase(), remaining: remaining.toLowerCase(), reset: reset.toLowerCase() }
}
