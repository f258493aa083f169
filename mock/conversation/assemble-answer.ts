import { isObject, type JsonObject } from '../../runtime/json.ts'
import type { components } from '../control/generated/types/control.ts'

export type JournalRequest = components['schemas']['JournalRequest']

/** A piece of an answer. */
export interface Piece {
  /** The number of its event, from 0; 0 for a reply that is no stream. */
  readonly index: number
  readonly ms: number
  readonly text: string
}

export interface Part {
  readonly kind: 'text' | 'thinking' | 'refusal' | 'tool call'
  /** The name of the tool. */
  readonly name: string
  /** The id that the result of a tool call repeats. */
  readonly id: string | undefined
  readonly pieces: Piece[]
}

/** An answer as its user sees it. */
export interface Answer {
  readonly parts: readonly Part[]
  readonly usage: Readonly<Record<string, unknown>> | undefined
  readonly finish: string | undefined
  readonly error: string | undefined
  readonly firstTokenMs: number | undefined
  /** Number of events whose payloads were not kept. */
  readonly dropped: number
}

/** Puts the answer of any family together, from its events or its reply. Unknown parts are left out. */
export function assembleAnswer({ stream, reply, ms }: Pick<JournalRequest, 'stream' | 'reply' | 'ms'>): Answer {
  const builder = new AnswerBuilder()
  const events = stream?.events ?? []
  for (const [index, { data, ms: at }] of events.entries()) builder.take(data, { index, ms: at })
  if (stream === null) builder.take(reply, { index: 0, ms: ms ?? 0 })
  const kept = events.filter(({ data }) => data !== undefined)
  const dropped = (stream?.count ?? 0) - kept.length
  const last = kept.at(-1)?.data
  if (dropped === 0 || !isObject(last) || !isObject(last.response)) return { ...builder.finish(), dropped }
  // The last event repeats the whole.
  const whole = new AnswerBuilder()
  whole.take(last.response, { index: 0, ms: 0 })
  return { ...whole.finish(), firstTokenMs: builder.finish().firstTokenMs, dropped: 0 }
}

type EventPosition = Omit<Piece, 'text'>

class AnswerBuilder {
  #parts = new Map<string, Part>()
  #usage: JsonObject | undefined
  #finish: string | undefined
  #error: string | undefined
  #position: EventPosition = { index: 0, ms: 0 }

  take(data: unknown, position: EventPosition): void {
    if (!isObject(data)) return
    this.#position = position
    this.#takeMessages(data)
    this.#takeResponses(data)
    this.#takeCandidates(data)
    this.#takeChoices(data)
    const { error, message, usage, usageMetadata, delta } = data
    for (const counts of [isObject(message) && message.usage, isObject(delta) && delta.usage, usage, usageMetadata])
      if (isObject(counts)) this.#usage = { ...this.#usage, ...counts }
    if (isObject(error)) this.#error = toText(error.message) ?? this.#error
    else if (data.type === 'error') this.#error = toText(message) ?? this.#error
  }

  finish(): Omit<Answer, 'dropped'> {
    const parts = [...this.#parts.values()].filter(({ pieces, kind }) => pieces.length > 0 || kind === 'tool call')
    const first = Math.min(...parts.flatMap(({ pieces }) => pieces[0]?.ms ?? []))
    const firstTokenMs = Number.isFinite(first) ? first : undefined
    return { parts, usage: this.#usage, finish: this.#finish, error: this.#error, firstTokenMs }
  }

  #add(
    key: string,
    kind: Part['kind'],
    { text = '', name = '', id }: { text?: unknown; name?: unknown; id?: unknown },
  ): void {
    const part = this.#parts.get(key) ?? { kind, name: toText(name) ?? '', id: toText(id), pieces: [] }
    this.#parts.set(key, part)
    const shown = toText(typeof text === 'object' ? JSON.stringify(text) : text)
    if (shown !== undefined) part.pieces.push({ ...this.#position, text: shown })
  }

  #takeMessages({ type, index, content_block: block, delta, content, stop_reason: reason }: JsonObject): void {
    if (isObject(block)) this.#addBlock(block, `block ${index}`)
    if (Array.isArray(content)) for (const [at, member] of content.entries()) this.#addBlock(member, `block ${at}`)
    if (isObject(delta) && type === 'content_block_delta') {
      const kind =
        delta.type === 'thinking_delta' ? 'thinking' : delta.type === 'input_json_delta' ? 'tool call' : 'text'
      this.#add(`block ${index}`, kind, { text: delta.text ?? delta.thinking ?? delta.partial_json })
    }
    this.#finish = toText(reason) ?? (isObject(delta) ? toText(delta.stop_reason) : undefined) ?? this.#finish
  }

  #addBlock(block: unknown, key: string): void {
    if (!isObject(block)) return
    const { type, text, thinking, id, name, input } = block
    if (type === 'text') this.#add(key, 'text', { text })
    if (type === 'thinking') this.#add(key, 'thinking', { text: thinking })
    if (type === 'tool_use') this.#add(key, 'tool call', { id, name, text: isEmpty(input) ? '' : input })
  }

  #takeResponses({ type, delta, item, output_index: at, output, response, status }: JsonObject): void {
    const kind = getDeltaKind(type)
    if (kind) this.#add(`item ${at} ${kind}`, kind, { text: delta })
    if (isObject(item) && item.type === 'function_call')
      this.#add(`item ${at} tool call`, 'tool call', { id: item.call_id, name: item.name })
    if (Array.isArray(output)) for (const [index, member] of output.entries()) this.#addItem(member, `item ${index}`)
    if (isObject(response) && response.output) {
      const hasText = [...this.#parts.values()].some(({ pieces }) => pieces.length > 0)
      this.#takeResponses(hasText ? { ...response, output: null } : response)
      if (isObject(response.usage)) this.#usage = response.usage
      if (isObject(response.error)) this.#error = toText(response.error.message)
    } else if (Array.isArray(output) || this.#finish === undefined) this.#finish = toText(status) ?? this.#finish
    if (!isObject(response) && toText(status)) this.#finish = toText(status)
  }

  #addItem(item: unknown, key: string): void {
    if (!isObject(item)) return
    const { type, content, summary, call_id: id, name, arguments: args } = item
    if (type === 'function_call') this.#add(`${key} tool call`, 'tool call', { id, name, text: args })
    for (const { text } of listObjects(summary)) this.#add(`${key} thinking`, 'thinking', { text })
    if (type !== 'message') return
    for (const { refusal, text } of listObjects(content))
      this.#add(`${key} ${refusal ? 'refusal' : 'text'}`, refusal ? 'refusal' : 'text', { text: refusal ?? text })
  }

  #takeCandidates({ candidates }: JsonObject): void {
    for (const { content, finishReason } of listObjects(candidates)) {
      for (const { text, thought, functionCall } of listObjects(isObject(content) ? content.parts : [])) {
        if (isObject(functionCall)) {
          const key = `call ${this.#parts.size}`
          const { id, name, args } = functionCall
          this.#add(key, 'tool call', { id, name, text: args })
        } else this.#add(thought ? 'thinking' : 'text', thought ? 'thinking' : 'text', { text })
      }
      this.#finish = toText(finishReason) ?? this.#finish
    }
  }

  /** Choices of a completion, or pieces of them. */
  #takeChoices({ choices }: JsonObject): void {
    for (const { index, message, delta, finish_reason: reason } of listObjects(choices)) {
      const { content, refusal, tool_calls: calls } = isObject(delta) ? delta : isObject(message) ? message : {}
      if (content) this.#add(`choice ${index} text`, 'text', { text: content })
      if (refusal) this.#add(`choice ${index} refusal`, 'refusal', { text: refusal })
      for (const [position, { index: at = position, id, function: called }] of listObjects(calls).entries())
        if (isObject(called))
          this.#add(`choice ${index} call ${at}`, 'tool call', {
            id,
            name: called.name,
            text: called.arguments || undefined,
          })
      this.#finish = toText(reason) ?? this.#finish
    }
  }
}

function getDeltaKind(type: unknown): Part['kind'] | undefined {
  const [, name] =
    /^response\.(output_text|refusal|reasoning_summary_text|function_call_arguments)\.delta$/.exec(String(type)) ?? []
  if (name === 'output_text') return 'text'
  if (name === 'refusal') return 'refusal'
  if (name === 'reasoning_summary_text') return 'thinking'
  return name === undefined ? undefined : 'tool call'
}

function listObjects(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

function isEmpty(value: unknown): boolean {
  return !isObject(value) || Object.keys(value).length === 0
}

export function getPartText({ pieces }: Part): string {
  return pieces.map(({ text }) => text).join('')
}

/** The text of all parts of a kind. */
export function joinParts(parts: readonly Part[], kind: Part['kind'], separator = ''): string {
  const texts = parts.filter((part) => part.kind === kind).map(getPartText)
  return texts.join(separator)
}

/** A string that is not empty. */
export function toText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
