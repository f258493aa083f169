import type { EventBatches, Warn } from '../../runtime/handler.ts'

/**
 * The port behind all three text formats. A backend implements `generate`; the codecs in `handlers/` convert the wire
 * formats. `textModel` in `write-text.ts` creates one from a function that yields text.
 */
export interface TextModel {
  /**
   * Generates a reply as a sequence of deltas: one `start`, then content, then one `finish` per candidate and one
   * `end`. Yields single deltas or arrays of deltas that are ready at the same time. Stops as soon as `signal` is
   * aborted. Throws a `Problem` to refuse or to fail.
   */
  generate(prompt: Prompt, signal: AbortSignal, options?: GenerateOptions): EventBatches<Delta>
  /** The number of input tokens of the prompt. */
  countTokens(prompt: Prompt): number
}

export interface GenerateOptions {
  /** The reply is not sent as a stream: a block may be one delta. May be ignored. */
  readonly whole?: boolean
  /** Tells the client about a part of the prompt that the reply ignores, or that it cannot mean; before `generate` returns. */
  readonly warn?: Warn
}

/** The request to the model, independent of the format. */
export interface Prompt {
  readonly model: string
  readonly instructions: string
  readonly turns: readonly Turn[]
  readonly tools: readonly Tool[]
  readonly toolChoice: ToolChoice
  readonly output: OutputFormat
  readonly reasoning: Reasoning
  readonly sampling: Sampling
  /** Maximum output tokens, including reasoning; default the limit of the model. */
  readonly maxOutputTokens?: number
  readonly stopSequences: readonly string[]
  /** Number of alternative replies; 1 if the format has no such option. */
  readonly candidates: number
  /** Number of alternatives to report per token; absent for no log probabilities. */
  readonly logprobs?: number
  /** URLs of pages to read before the reply; all are reported by a `page-read`. */
  readonly pages?: readonly string[]
  /** The name of cached content at the start of the prompt. */
  readonly cachedContent?: string
  /** Input tokens per image or video frame; default the measure of the model. */
  readonly tokensPerImage?: number
  /** The request has disabled all safety filters. */
  readonly unfiltered?: true
}

/** Consecutive turns have different roles. If the last turn is the assistant's, the model continues it. */
export interface Turn {
  readonly role: 'user' | 'assistant'
  readonly parts: readonly PromptPart[]
}

export type PromptPart =
  | { readonly type: 'text'; readonly text: string }
  /** An image, sound, video or document: `data` in base64, a `url`, or the provider's `fileId`. */
  | {
      readonly type: 'media'
      readonly mediaType: string
      readonly data?: string
      readonly url?: string
      readonly fileId?: string
      readonly title?: string
    }
  | { readonly type: 'tool-call'; readonly id: string; readonly name: string; readonly input: unknown }
  | { readonly type: 'tool-result'; readonly id: string; readonly text: string; readonly isError: boolean }

export type Tool =
  | { readonly type: 'function'; readonly name: string; readonly description: string; readonly schema: object }
  /** Limited to `domains` and their subdomains, if there are any. */
  | { readonly type: 'web-search'; readonly domains?: readonly string[]; readonly options?: ToolOptions }
  /** Without files that do not match the filter, and passages that score below `minScore`. */
  | {
      readonly type: 'file-search'
      readonly maxResults: number
      readonly minScore?: number
      readonly filter?: FileFilter
      readonly options?: ToolOptions
    }
  | { readonly type: 'code-execution' }
  | { readonly type: 'computer'; readonly width: number; readonly height: number; readonly options?: ToolOptions }

/** A condition on the attributes of a file. */
export type FileFilter =
  | { readonly type: 'and' | 'or'; readonly filters: readonly FileFilter[] }
  | {
      readonly type: 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'
      readonly key: string
      readonly value: FileAttributes[string]
    }

export type FileAttributes = Readonly<Record<string, string | number | boolean>>

/** Format-specific settings of a built-in tool, such as the stores to search. */
export type ToolOptions = Readonly<Record<string, unknown>>

export interface ToolChoice {
  /** `auto`: the model decides; `none`: no calls; `required`: at least one call; `named`: a call of `name`. */
  readonly mode: 'auto' | 'none' | 'required' | 'named'
  /** The name of a function, or the type of a built-in tool. */
  readonly name?: string
  /** The functions that may be called; default all. */
  readonly allowed?: readonly string[]
  /** Whether a reply may contain several calls. */
  readonly parallel: boolean
}

export type OutputFormat =
  | { readonly type: 'text' }
  /**
   * JSON that is valid for `schema`, or any JSON object without one. `place` is the location of the schema in the
   * request.
   */
  | { readonly type: 'json'; readonly schema?: object; readonly place?: string }
  /** Exactly one of these values. */
  | { readonly type: 'choice'; readonly values: readonly string[] }
  /** A picture or a sound, with or without text. */
  | { readonly type: 'media'; readonly modalities: readonly ('text' | 'image' | 'audio')[]; readonly voice?: string }

export interface Reasoning {
  readonly enabled: boolean
  /** Whether to show the reasoning, or a summary of it. */
  readonly visible: boolean
  readonly budgetTokens?: number
  readonly effort?: 'low' | 'medium' | 'high'
}

export interface Sampling {
  readonly temperature?: number
  readonly topP?: number
  readonly topK?: number
  readonly seed?: number
}

/**
 * `candidate` is 0 unless several were requested; a delta without one belongs to candidate 0. A block of text,
 * reasoning or arguments ends when another starts; a citation ends none.
 */
export type Delta =
  | {
      readonly type: 'start'
      readonly inputTokens: number
      readonly cachedTokens: number
      /** The tokens at the end may be fewer than the deltas, so these must not be counted. */
      readonly countsAtEnd?: boolean
    }
  | {
      readonly type: 'text'
      readonly text: string
      readonly candidate: number
      readonly logprobs?: readonly TokenLogprob[]
    }
  | { readonly type: 'refusal'; readonly text: string }
  | { readonly type: 'reasoning'; readonly text: string }
  /** Cites the text from `start` to `end`, exclusive, in UTF-16 code units of the preceding block of text. */
  | { readonly type: 'citation'; readonly source: Source; readonly start: number; readonly end: number }
  | {
      readonly type: 'tool-call'
      readonly id: string
      readonly name: string
      readonly candidate: number
      /** Whether a call without arguments stays so, though the formats ask for JSON; by default they become `{}`. */
      readonly keepsEmpty?: boolean
    }
  /** A fragment of the JSON arguments of the last call; incomplete if the limit truncates the reply. */
  | { readonly type: 'tool-arguments'; readonly json: string }
  | {
      readonly type: 'search'
      readonly id: string
      readonly tool: 'web-search' | 'file-search'
      readonly queries: readonly string[]
      readonly results: readonly Source[]
    }
  /** A page of the prompt was read; `ok` is false if that failed. */
  | { readonly type: 'page-read'; readonly url: string; readonly ok: boolean }
  | { readonly type: 'computer-call'; readonly id: string; readonly action: ComputerAction }
  | { readonly type: 'code'; readonly code: string }
  | { readonly type: 'code-result'; readonly outcome: 'ok' | 'failed' | 'timeout'; readonly output: string }
  | { readonly type: 'media'; readonly mediaType: string; readonly data: string; readonly candidate: number }
  /** The prompt was blocked before anything was generated; `end` follows. */
  | { readonly type: 'blocked'; readonly reason: 'safety' | 'blocklist' | 'prohibited' | 'other' }
  | { readonly type: 'finish'; readonly candidate: number; readonly reason: FinishReason; readonly sequence?: string }
  /** `input` reports the input tokens if they were unknown at the start. */
  | {
      readonly type: 'end'
      readonly outputTokens: number
      readonly reasoningTokens: number
      readonly input?: { readonly tokens: number; readonly cached: number }
    }

/** `sequence` of a finish is the matched stop sequence, for `stop-sequence`. */
export type FinishReason =
  | 'stop'
  | 'length'
  | 'stop-sequence'
  | 'tool-calls'
  | 'safety'
  | 'recitation'
  | 'language'
  | 'blocklist'
  | 'prohibited'
  | 'personal-data'
  | 'malformed-call'
  | 'image-safety'
  | 'other'

export interface TokenLogprob {
  readonly token: string
  readonly tokenId: number
  readonly logprob: number
  readonly top: readonly { readonly token: string; readonly tokenId: number; readonly logprob: number }[]
}

/** A result of a search: a page (`url`) or a file (`fileId`). Scores are from 0 to 1. */
export type Source =
  | { readonly type: 'page'; readonly url: string; readonly title: string; readonly score?: number }
  | {
      readonly type: 'file'
      readonly fileId: string
      readonly filename: string
      readonly score: number
      readonly text: string
      readonly attributes?: FileAttributes
    }

export type ComputerAction =
  | {
      readonly type: 'click' | 'double_click' | 'move'
      readonly x: number
      readonly y: number
      readonly button?: string
    }
  | { readonly type: 'drag'; readonly path: readonly { readonly x: number; readonly y: number }[] }
  | { readonly type: 'keypress'; readonly keys: readonly string[] }
  | { readonly type: 'screenshot' | 'wait' }
  | { readonly type: 'scroll'; readonly x: number; readonly y: number; readonly dx: number; readonly dy: number }
  | { readonly type: 'type'; readonly text: string }
