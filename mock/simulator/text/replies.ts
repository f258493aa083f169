import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type yaml from 'yaml'

export interface Language {
  readonly name: string
  /** Matches texts in this language, if its script shows it. */
  readonly script?: string
  /** Words that do not tell what a text is about, separated by spaces. */
  readonly stopWords: string
  readonly isUnspaced?: boolean
  /** Matches the words of a question up to its verb, which is not what the text is about. */
  readonly asking?: string
  /** Stands for the subject of a prompt that has none. */
  readonly subject: string
  readonly openings: readonly string[]
  readonly points: readonly (readonly [lead: string, sentence: string])[]
  readonly closings: readonly string[]
  /** The headings of a table of the points. */
  readonly columns: readonly string[]
}

/** A form of answer that a prompt may ask for. */
export type Form = 'table' | 'json' | 'code' | 'steps' | 'list'

/** The content of `replies.yaml`, which explains it. */
export interface Replies {
  readonly languages: readonly [Language, ...Language[]]
  readonly forms: readonly { readonly form: Form; readonly asked: string }[]
  readonly code: readonly { readonly language: string; readonly asked: string; readonly text: string }[]
  readonly continuations: readonly string[]
  readonly reasoning: readonly string[]
  readonly long: readonly string[]
  readonly markdown: string
  readonly unicode: string
}

let loaded: Replies | undefined

/** The build replaces this module by one that contains the data. */
export function loadReplies(): Replies {
  if (loaded !== undefined) return loaded
  // A start without a prompt needs no parser.
  const { parse }: typeof yaml = createRequire(import.meta.url)('yaml')
  const replies: Replies = parse(readFileSync(join(import.meta.dirname, 'replies.yaml'), 'utf8'))
  loaded = replies
  return replies
}
