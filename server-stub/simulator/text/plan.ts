import type { Delta, FinishReason, Source } from '../../ports/text-model.ts'

/** What one candidate is going to say, before it is cut into tokens and to limits. */
export interface Plan {
  readonly steps: readonly Step[]
  /** How it ends when no limit and no stop sequence ends it first. */
  readonly finish: FinishReason
  /** The stop sequence that it ends with, for `stop-sequence`. */
  readonly sequence?: string
}

export type Step =
  | { readonly type: 'reasoning'; readonly text: string }
  | {
      readonly type: 'text'
      readonly text: string
      readonly citations?: readonly Citation[]
      /** Sent as it is, in one delta. */
      readonly whole?: true
    }
  | { readonly type: 'refusal'; readonly text: string }
  | { readonly type: 'call'; readonly id: string; readonly name: string; readonly json: string }
  | { readonly type: 'code'; readonly code: string }
  /** Something that is sent as a whole and counts as so many tokens. */
  | { readonly type: 'whole'; readonly delta: Delta; readonly tokens: 0 | 1 }

/** Offsets in UTF-16 code units of the step's text; the end is exclusive. */
export interface Citation {
  readonly source: Source
  readonly start: number
  readonly end: number
}
