import { asArray, asObject, asString, type JsonObject, ownValue } from '../../../runtime/json.ts'
import type { Part, ReadReply } from '../chat.ts'

export function textPart(text: string): Part {
  return { kind: 'text', text }
}

/** Reads a data URL; the data of any other URL is the URL itself. */
export function readDataUrl(url: string): Part {
  const [, mediaType = '', data = url] = /^data:([^;,]*);base64,(.*)$/s.exec(url) ?? []
  return { kind: 'image', mediaType, data }
}

/** The texts of content that is a string, or a list of parts with a `text`. */
export function readTexts(content: unknown): string[] {
  if (typeof content === 'string') return [content]
  return asArray(content).flatMap((part) => asString(asObject(part).text) ?? [])
}

/** A member with a number, or no member. */
export function readNumber<Name extends string>(name: Name, value: unknown): Partial<Record<Name, number>> {
  const members: Partial<Record<Name, number>> = {}
  if (typeof value === 'number') members[name] = value
  return members
}

/** The failure that an error body tells of, or a reply without content. */
export function readErrors(body: unknown): { readonly failure: string } {
  const { error } = asObject(body)
  const message = asString(asObject(error).message) ?? asString(error)
  return { failure: message ?? 'the reply has no answer' }
}

/** A reply of which nothing has been read. */
export const absentReply: ReadReply = {
  pieces: [],
  calls: [],
  stop: undefined,
  stopWord: undefined,
  usage: {},
  failure: undefined,
}

/** https://platform.openai.com/docs/guides/error-codes */
const errorCodes: Readonly<Record<string, readonly [type: string, code: string | null]>> = {
  400: ['invalid_request_error', null],
  401: ['invalid_request_error', 'invalid_api_key'],
  403: ['invalid_request_error', 'unsupported_country_region_territory'],
  404: ['invalid_request_error', 'model_not_found'],
  413: ['invalid_request_error', 'request_too_large'],
  429: ['requests', 'rate_limit_exceeded'],
}

/** The error body of responses and chat completions. */
export function writeOpenAiError(status: number, message: string): JsonObject {
  const [type, code] = ownValue(errorCodes, String(status)) ?? ['server_error', null]
  return { error: { message, type, param: null, code } }
}
