import type { EventBatches } from '../core/handler.ts'

/**
 * The one port behind all three text formats. A backend implements `generate`; the codecs in `handlers/` translate the
 * wire formats to and from it. `textModel` of `write-text.ts` makes one from a function that just yields text.
 */
export interface TextModel {
  /**
   * Generates a reply as a sequence of deltas: one `start`, then content, then one `finish` for each candidate and one
   * `end`. They come one by one, or in one array those that are ready at the same time. Stops as soon as `signal` is
   * aborted. Throws a `Problem` to refuse or to fail.
   */
  generate(prompt: Prompt, signal: AbortSignal): EventBatches<Delta>
  /** How many input tokens the prompt takes. */
  countTokens(prompt: Prompt): number
}

/** What the model is asked, whatever format the request came in. */
export interface Prompt {
  readonly model: string
  readonly instructions: string
  readonly turns: readonly Turn[]
  readonly tools: readonly Tool[]
  readonly toolChoice: ToolChoice
  readonly output: OutputFormat
  readonly reasoning: Reasoning
  readonly sampling: Sampling
  /** At most this many output tokens, reasoning included; the model's own limit when absent. */
  readonly maxOutputTokens?: number
  readonly stopSequences: readonly string[]
  /** How many alternative replies; 1 unless the format offers more. */
  readonly candidates: number
  /** How many alternatives to report for each token; absent means no log probabilities. */
  readonly logprobs?: number
  /** Addresses of pages to read before the reply; each is told by a `page-read`. */
  readonly pages?: readonly string[]
  /** The name of content that was handed in before and that the prompt begins with. */
  readonly cachedContent?: string
  /** How many input tokens an image or a frame of a video takes; the model's own measure when absent. */
  readonly tokensPerImage?: number
  /** The request has turned off all filters for safety, so nothing may be blocked by them. */
  readonly unfiltered?: true
}

/** Consecutive turns have different roles. A last turn of the assistant asks the model to continue it. */
export interface Turn {
  readonly role: 'user' | 'assistant'
  readonly parts: readonly PromptPart[]
}

export type PromptPart =
  | { readonly type: 'text'; readonly text: string }
  /** An image, sound, video or document: `data` in base64, or a `url`, or the provider's own `fileId`. */
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
  /** Keeps to `domains` and what is below them, where there are any. */
  | { readonly type: 'web-search'; readonly domains?: readonly string[]; readonly options?: ToolOptions }
  /** Leaves out files that do not pass the filter, and passages that score below `minScore`. */
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

/** Settings of a built-in tool, in the words of the request's format, such as the stores to search. */
export type ToolOptions = Readonly<Record<string, unknown>>

export interface ToolChoice {
  /** `auto`: the model decides; `none`: no calls; `required`: some call; `named`: a call of `name`. */
  readonly mode: 'auto' | 'none' | 'required' | 'named'
  /** Of a function, or the type of a built-in tool. */
  readonly name?: string
  /** Only these functions may be called; all when absent. */
  readonly allowed?: readonly string[]
  /** Whether one reply may hold several calls. */
  readonly parallel: boolean
}

export type OutputFormat =
  | { readonly type: 'text' }
  /** JSON that fits `schema`, or any JSON object when there is none. `place` is where the request has the schema. */
  | { readonly type: 'json'; readonly schema?: object; readonly place?: string }
  /** One of these words and nothing else. */
  | { readonly type: 'choice'; readonly values: readonly string[] }
  /** A picture or a sound beside or instead of text. */
  | { readonly type: 'media'; readonly modalities: readonly ('text' | 'image' | 'audio')[]; readonly voice?: string }

export interface Reasoning {
  readonly enabled: boolean
  /** Whether the reasoning, or a summary of it, is shown. */
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
 * `candidate` is 0 unless several were asked for; a delta without one belongs to candidate 0. A block of text, reasoning
 * or arguments ends where another begins; a citation ends none.
 */
export type Delta =
  | { readonly type: 'start'; readonly inputTokens: number; readonly cachedTokens: number }
  | {
      readonly type: 'text'
      readonly text: string
      readonly candidate: number
      readonly logprobs?: readonly TokenLogprob[]
    }
  | { readonly type: 'refusal'; readonly text: string }
  | { readonly type: 'reasoning'; readonly text: string }
  /** Of the text from `start` to `end`, exclusive, in UTF-16 code units of the block of text it follows. */
  | { readonly type: 'citation'; readonly source: Source; readonly start: number; readonly end: number }
  | { readonly type: 'tool-call'; readonly id: string; readonly name: string; readonly candidate: number }
  /** A fragment of the JSON text of the arguments of the call that began last; a reply cut by its limit leaves it open. */
  | { readonly type: 'tool-arguments'; readonly json: string }
  | {
      readonly type: 'search'
      readonly id: string
      readonly tool: 'web-search' | 'file-search'
      readonly queries: readonly string[]
      readonly results: readonly Source[]
    }
  /** A page that the prompt named was read; not `ok`: could not be read. */
  | { readonly type: 'page-read'; readonly url: string; readonly ok: boolean }
  | { readonly type: 'computer-call'; readonly id: string; readonly action: ComputerAction }
  | { readonly type: 'code'; readonly code: string }
  | { readonly type: 'code-result'; readonly outcome: 'ok' | 'failed' | 'timeout'; readonly output: string }
  | { readonly type: 'media'; readonly mediaType: string; readonly data: string; readonly candidate: number }
  /** The prompt was refused before anything was generated; `end` follows. */
  | { readonly type: 'blocked'; readonly reason: 'safety' | 'blocklist' | 'prohibited' | 'other' }
  | { readonly type: 'finish'; readonly candidate: number; readonly reason: FinishReason; readonly sequence?: string }
  /** `input` where the start could not tell how many input tokens there are, and now they are known. */
  | {
      readonly type: 'end'
      readonly outputTokens: number
      readonly reasoningTokens: number
      readonly input?: { readonly tokens: number; readonly cached: number }
    }

/** `sequence` of a finish is the stop sequence that was met, for `stop-sequence`. */
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

/** Something a search found: a page (`url`) or a file (`fileId`). A score is from 0 to 1. */
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
