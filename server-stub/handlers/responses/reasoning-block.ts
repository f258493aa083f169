import { hash } from 'node:crypto'
import type { CreateResponseEvent } from '../../../generated/handlers.ts'
import type * as wire from '../../../generated/types/responses.ts'
import {
  type BegunItem,
  type Block,
  type DoneItem,
  type FinalStatus,
  getItemPosition,
  type ItemPosition,
  toEvent,
} from './block.ts'

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
