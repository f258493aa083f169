import type { JsonObject } from '../../runtime/json.ts'

/** What a client asks a model, in no format. */
export interface ChatRequest {
  readonly model: string
  readonly stream: boolean
  readonly system?: string
  readonly turns: readonly Turn[]
  readonly tools?: readonly Tool[]
  readonly toolChoice?: 'none' | 'required' | { readonly name: string }
  readonly temperature?: number
  readonly topP?: number
  readonly maxTokens?: number
  readonly stop?: readonly string[]
  /** JSON Schema of the answer. */
  readonly schema?: JsonObject
}

export interface Turn {
  readonly role: 'user' | 'assistant'
  readonly parts: readonly Part[]
}

export type Part =
  | { readonly kind: 'text'; readonly text: string }
  /** `data` is base64. */
  | { readonly kind: 'image'; readonly mediaType: string; readonly data: string }
  | ({ readonly kind: 'call' } & Call)
  | { readonly kind: 'result'; readonly id: string; readonly name: string; readonly text: string }

export interface Tool {
  readonly name: string
  readonly description: string
  readonly parameters: JsonObject
}

export interface Call {
  readonly id: string
  readonly name: string
  /** JSON, as the model wrote it. */
  readonly arguments: string
}

export type StopReason = 'end' | 'limit' | 'stop-sequence' | 'tool-call' | 'filter'

/** Counts of tokens. Cached tokens are part of the input, and reasoning is part of the output. */
export interface Usage {
  readonly input: number
  readonly output: number
  readonly cached?: number
  readonly reasoning?: number
}

/** What a model answers, in no format. */
export interface ChatReply {
  /** The text, in the pieces of a stream. */
  readonly pieces: readonly string[]
  readonly calls: readonly Call[]
  readonly stop: StopReason
  /** The sequence that ended the answer. */
  readonly stopSequence?: string
  readonly usage: Usage
}

/** A reply as a client read it. What the reply did not have is undefined. */
export interface ReadReply extends Pick<ChatReply, 'pieces' | 'calls'> {
  readonly stop: StopReason | undefined
  /** Why the reply ended, in the words of its format. */
  readonly stopWord: string | undefined
  readonly usage: Partial<Usage>
  /** Why the client takes the reply for a failure; undefined if it looks complete. */
  readonly failure: string | undefined
}

export function getText({ pieces }: Pick<ChatReply, 'pieces'>): string {
  return pieces.join('')
}
