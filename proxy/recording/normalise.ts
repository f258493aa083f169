import type { Route } from '../../runtime/contract.ts'
import { essence } from '../../runtime/http/media-types.ts'
import { byName, type Json, ownValue, tryParseJson } from '../../runtime/json.ts'
import { parseEvents } from '../../runtime/stream/read-events.ts'
import { idsIn } from './ids-in.ts'
import { getReplyBytes } from './judge-recorded.ts'
import type { RecordedBody, RecordedInteraction, RecordedReply, RecordedRequest } from './recorded-interaction.ts'
import { type FindSpans, Redaction, redactJson, redactText } from './redact.ts'
import { redactEvents } from './redact-events.ts'
import { isSecretName } from './secrets.ts'
import { StableValues } from './stable-values.ts'
import type { NumberedInteraction, StoredBody, StoredEvent, StoredReply } from './stored-interaction.ts'

export interface NormaliserOptions {
  /** Finds the operation of a request. */
  readonly findRoute: (method: string, path: string) => { readonly route: Route | undefined }
  /** The address of the deployment, as its replies have it. */
  readonly origin: string
  readonly redaction: Redaction
}

export type EditExchange = (exchange: RecordedInteraction) => NumberedInteraction

/** What the options `normalise` and `redact` change in exchanges; undefined without them. Throws a `UsageError` for a pattern. */
export function createEdit(
  { normalise, redact }: { readonly normalise: boolean; readonly redact: readonly string[] },
  { findRoute, target }: Pick<NormaliserOptions, 'findRoute'> & { readonly target: URL },
): EditExchange | undefined {
  if (!normalise && redact.length === 0) return undefined
  const normaliser = new Normaliser({ findRoute, origin: target.origin, redaction: new Redaction(redact, '--redact') })
  return (exchange) => normaliser.normalise(exchange)
}

/**
 * Makes the exchanges of a recording readable, and the same in the next recording: without times and headers that do not matter, events
 * one by one, and with stable ids and dates. Takes the exchanges in the order of their ends.
 */
export class Normaliser {
  readonly #options: NormaliserOptions
  readonly #values: StableValues

  constructor(options: NormaliserOptions) {
    this.#options = options
    this.#values = new StableValues(options.origin)
  }

  /** Throws if the patterns to redact take too long. */
  normalise({ request, reply, end, ...exchange }: RecordedInteraction): NumberedInteraction {
    const { findRoute, redaction } = this.#options
    const { route } = findRoute(request.method, request.path)
    this.#values.keepSent([request.path, ...(request.body ? Object.values(request.body) : [])])
    if (reply) this.#values.learnIds(idsIn(reply), exchange.number)
    const stable = {
      ...exchange,
      request: this.#normaliseRequest(request, route),
      ...(reply ? { reply: this.#normaliseReply(reply) } : {}),
      ...(end === 'whole' ? {} : { end }),
    }
    return redaction.run((find) => redactInteraction(stable, find))
  }

  #normaliseRequest({ method, path, query, headers, body }: RecordedRequest, route: Route | undefined) {
    const values = this.#values
    const kept = Object.entries(headers).filter(([name]) => isSentHeader(name, route))
    return {
      method,
      path: values.replaceText(path),
      ...(Object.keys(query).length === 0 ? {} : { query: mapQuery(query, (text) => values.replaceText(text)) }),
      headers: Object.fromEntries(kept.map(([name, value]) => [name, values.replaceText(value)])),
      ...(body ? { body: this.#normaliseBody(body) } : {}),
    }
  }

  #normaliseReply(reply: RecordedReply): StoredReply {
    const { status, headers, body } = reply
    const kept = Object.entries(headers).filter(([name]) => isReplyHeader(name))
    return {
      status,
      headers: Object.fromEntries(kept.map(([name, value]) => [name, this.#normaliseHeader(name, value, headers)])),
      ...(body ? { body: this.#normaliseReplyBody(body, reply) } : {}),
    }
  }

  /** Counters of a limit count down. */
  #normaliseHeader(name: string, value: string, headers: RecordedReply['headers']): string {
    if (/rate-?limit/.test(name)) {
      if (/remaining/.test(name)) return ownValue(headers, name.replace('remaining', 'limit')) ?? '1'
      if (/reset/.test(name) && /^[\d.]+(m?s)?$/.test(value)) return value.replace(/[\d.]+/, '1')
    }
    return this.#values.replaceText(value)
  }

  #normaliseReplyBody(body: NonNullable<RecordedReply['body']>, reply: RecordedReply): StoredBody {
    if (!('chunks' in body)) return this.#normaliseBody(body)
    const bytes = getReplyBytes(reply)
    const text = bytes.toString()
    if (!Buffer.from(text).equals(bytes)) return { chunks: [{ base64: bytes.toString('base64') }] }
    if (essence(reply.headers['content-type'] ?? '') === 'text/event-stream' && /(\r\n?|\n)(\r\n?|\n)$/.test(text))
      return { events: parseEvents(text).map((event) => this.#normaliseEvent(event)) }
    const json = tryParseJson(text)
    if (json !== undefined) return { json: this.#values.replaceJson(json as Json) }
    return { chunks: [{ text: this.#values.replaceText(text) }] }
  }

  #normaliseEvent({ event, id, data }: ReturnType<typeof parseEvents>[number]): StoredEvent {
    const json = tryParseJson(data)
    const hasParts = typeof json === 'object' && json !== null
    return {
      ...(event === undefined ? {} : { event }),
      ...(id === undefined ? {} : { id: this.#values.replaceText(id) }),
      data: hasParts ? this.#values.replaceJson(json as Json) : this.#values.replaceText(data),
    }
  }

  #normaliseBody(body: RecordedBody): RecordedBody {
    if ('json' in body) return { json: this.#values.replaceJson(body.json) }
    if ('form' in body) return { form: mapFields(body.form, (value, name) => this.#values.replaceJson(value, name)) }
    return 'text' in body ? { text: this.#values.replaceText(body.text) } : body
  }
}

/** Redacts texts of the request, and of the reply, which may repeat them. */
function redactInteraction({ request, reply, ...exchange }: NumberedInteraction, find: FindSpans): NumberedInteraction {
  const { path, query, headers = {}, body } = request
  const redact = (text: string) => redactText(text, find)
  return {
    ...exchange,
    request: {
      ...request,
      path: redact(path),
      ...(query ? { query: mapQuery(query, redact) } : {}),
      headers: mapFields(headers, redact),
      ...(body ? { body: redactBody(body, find) } : {}),
    },
    ...(reply ? { reply: redactReply(reply, find) } : {}),
  }
}

function redactReply({ headers = {}, body, ...reply }: StoredReply, find: FindSpans): StoredReply {
  const redacted = mapFields(headers, (text) => redactText(text, find))
  return { ...reply, headers: redacted, ...(body ? { body: redactReplyBody(body, find) } : {}) }
}

function redactReplyBody(body: StoredBody, find: FindSpans): StoredBody {
  if ('events' in body) return { events: redactEvents(body.events, find) }
  if (!('chunks' in body)) return redactBody(body, find)
  return {
    chunks: body.chunks.map((chunk) => ('text' in chunk ? { ...chunk, text: redactText(chunk.text, find) } : chunk)),
  }
}

function redactBody(body: RecordedBody, find: FindSpans): RecordedBody {
  if ('json' in body) return { json: redactJson(body.json, find) }
  if ('form' in body) return { form: mapFields(body.form, (value) => redactJson(value, find)) }
  return 'text' in body ? { text: redactText(body.text, find) } : body
}

function mapFields<T>(fields: Readonly<Record<string, T>>, change: (value: T, name: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value, name)]))
}

function mapQuery(query: RecordedRequest['query'], change: (text: string) => string): RecordedRequest['query'] {
  return Object.fromEntries(
    Object.entries(query)
      .toSorted(([a], [b]) => byName(a, b))
      .map(([name, value]) => [name, typeof value === 'string' ? change(value) : value.map(change)]),
  )
}

/** Headers that may change the reply, and those with a credential. */
function isSentHeader(name: string, route: Route | undefined): boolean {
  if (/^(accept|content-(encoding|type)|if-.*|range)$/.test(name) || isSecretName(name)) return true
  const isNamed = (names: readonly string[]) => names.some((declared) => declared.toLowerCase() === name)
  return (
    route?.parameters.some(
      (parameter) => parameter.in === 'header' && isNamed([parameter.name, ...parameter.aliases]),
    ) ?? false
  )
}

/** Whether clients act on a header of a reply. */
export function isReplyHeader(name: string): boolean {
  return replyHeader.test(name)
}

const replyHeader =
  /^(accept-ranges|allow|content-(disposition|encoding|language|range|type)|link|location|retry-after|www-authenticate|.*rate-?limit.*)$/
