import { hash } from 'node:crypto'
import type { CreateResponseEvent } from '../../../generated/handlers.ts'
import type * as wire from '../../../generated/types/responses.ts'
import type { Source } from '../../ports/text-model.ts'
import {
  type BegunItem,
  type Block,
  type DoneItem,
  type FinalStatus,
  getItemPosition,
  type ItemPosition,
  toEvent,
} from './block.ts'

/** A message item, with parts for text and refusals. */
export class MessageBlock implements Block {
  readonly #position: ItemPosition
  /** The last one is open unless the message was closed. */
  readonly #parts: wire.ResponseOutputContent[] = []

  constructor(position: ItemPosition) {
    this.#position = position
  }

  get start(): BegunItem {
    return this.#message('in_progress', [])
  }

  appendText(delta: string): CreateResponseEvent[] {
    const last = this.#parts.at(-1)
    if (last?.type !== 'output_text') {
      return [...this.#begin({ type: 'output_text', text: '', annotations: [] }), ...this.appendText(delta)]
    }
    this.#parts.splice(-1, 1, { ...last, text: last.text + delta })
    return [toEvent({ type: 'response.output_text.delta', ...this.#at(), delta, logprobs: [] })]
  }

  appendRefusal(delta: string): CreateResponseEvent[] {
    const last = this.#parts.at(-1)
    if (last?.type !== 'refusal') {
      return [...this.#begin({ type: 'refusal', refusal: '' }), ...this.appendRefusal(delta)]
    }
    this.#parts.splice(-1, 1, { ...last, refusal: last.refusal + delta })
    return [toEvent({ type: 'response.refusal.delta', ...this.#at(), delta })]
  }

  /** Cites `start` to `end`, exclusive, of the open text; does nothing without one. */
  addCitation(source: Source, start: number, end: number): CreateResponseEvent[] {
    const last = this.#parts.at(-1)
    if (last?.type !== 'output_text') return []
    const annotation = toAnnotation(source, start, end)
    const annotation_index = last.annotations.length
    this.#parts.splice(-1, 1, { ...last, annotations: [...last.annotations, annotation] })
    return [toEvent({ type: 'response.output_text.annotation.added', ...this.#at(), annotation_index, annotation })]
  }

  close(): CreateResponseEvent[] {
    const part = this.#parts.at(-1)
    if (part === undefined) return []
    const done =
      part.type === 'refusal'
        ? toEvent({ type: 'response.refusal.done', ...this.#at(), refusal: part.refusal })
        : toEvent({ type: 'response.output_text.done', ...this.#at(), text: part.text, logprobs: [] })
    return [done, toEvent({ type: 'response.content_part.done', ...this.#at(), part })]
  }

  whole(status: FinalStatus): DoneItem {
    return this.#message(status, this.#parts)
  }

  #begin(part: wire.ResponseOutputContent): CreateResponseEvent[] {
    const closed = this.close()
    this.#parts.push(part)
    return [...closed, toEvent({ type: 'response.content_part.added', ...this.#at(), part })]
  }

  #message<Status extends wire.ResponseItemStatus>(status: Status, content: wire.ResponseOutputContent[]) {
    const [type, role] = ['message', 'assistant'] as const
    return { type, id: this.#position.id, status, role, content }
  }

  #at() {
    return { ...getItemPosition(this.#position), content_index: this.#parts.length - 1 }
  }
}

function toAnnotation(source: Source, start: number, end: number): wire.ResponseAnnotation {
  if (source.type === 'file') {
    return { type: 'file_citation', file_id: source.fileId, filename: source.filename, index: end }
  }
  return { type: 'url_citation', start_index: start, end_index: end, title: source.title, url: source.url }
}

export interface ReasoningView {
  /** Whether to show a summary. */
  readonly summary: boolean
  /** Whether the finished item has encrypted content. */
  readonly sealed: boolean
}

/** A reasoning item with a summary of one part, or none. */
export class ReasoningBlock implements Block {
  readonly #position: ItemPosition
  readonly #view: ReasoningView
  #text = ''

  constructor(position: ItemPosition, view: ReasoningView) {
    this.#position = position
    this.#view = view
  }

  get start(): BegunItem {
    return { type: 'reasoning', id: this.#position.id, summary: [], status: 'in_progress' }
  }

  add(delta: string): CreateResponseEvent[] {
    const begins = this.#text === ''
    this.#text += delta
    if (!this.#view.summary) return []
    const part = { type: 'summary_text', text: '' } as const
    return [
      ...(begins ? [toEvent({ type: 'response.reasoning_summary_part.added', ...this.#at(), part })] : []),
      toEvent({ type: 'response.reasoning_summary_text.delta', ...this.#at(), delta }),
    ]
  }

  close(): CreateResponseEvent[] {
    return this.#summary().flatMap((part) => [
      toEvent({ type: 'response.reasoning_summary_text.done', ...this.#at(), text: part.text }),
      toEvent({ type: 'response.reasoning_summary_part.done', ...this.#at(), part }),
    ])
  }

  whole(status: FinalStatus): DoneItem {
    const { id } = this.#position
    const encrypted = this.#view.sealed ? { encrypted_content: computeDigest(id, this.#text) } : {}
    return { type: 'reasoning', id, summary: this.#summary(), status, ...encrypted }
  }

  #summary(): wire.ResponseSummaryText[] {
    return this.#view.summary ? [{ type: 'summary_text', text: this.#text }] : []
  }

  #at() {
    return { ...getItemPosition(this.#position), summary_index: 0 }
  }
}

/** A digest instead of encrypted content: nothing reads it, and it reveals nothing. */
function computeDigest(id: string, text: string): string {
  return hash('sha512', `${id}\n${text}`, 'base64url')
}
