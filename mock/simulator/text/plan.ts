import type { Delta, FinishReason, Source } from '../../../server-stub/ports/text-model.ts'

/** The complete reply of one candidate, before it is split into tokens and limited. */
export interface Plan {
  readonly steps: readonly Step[]
  /** The finish reason if no limit and no stop sequence applies. */
  readonly finish: FinishReason
  /** The stop sequence at the end, for `stop-sequence`. */
  readonly sequence?: string
}

export type Step =
  | { readonly type: 'reasoning'; readonly text: string }
  | {
      readonly type: 'text'
      readonly text: string
      readonly citations?: readonly Citation[]
      /** Sent unchanged in one delta. */
      readonly whole?: true
    }
  | { readonly type: 'refusal'; readonly text: string }
  | { readonly type: 'call'; readonly id: string; readonly name: string; readonly json: string }
  | { readonly type: 'code'; readonly code: string }
  /** Sent in one delta and counted as this number of tokens. */
  | { readonly type: 'whole'; readonly delta: Delta; readonly tokens: 0 | 1 }

/** Offsets in UTF-16 code units of the step's text; the end is exclusive. */
export interface Citation {
  readonly source: Source
  readonly start: number
  readonly end: number
}
