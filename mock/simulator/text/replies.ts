import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

export interface Language {
  readonly name: string
  /** Matches texts in this language, if its script shows it. */
  readonly script?: string
  /** Words that do not tell what a text is about, separated by spaces. */
  readonly stopWords: string
  readonly isUnspaced?: boolean
  /** Stands for the subject of a prompt that has none. */
  readonly subject: string
  readonly openings: readonly string[]
  readonly points: readonly (readonly [lead: string, sentence: string])[]
  readonly closings: readonly string[]
  /** The headings of a table of the points. */
  readonly columns: readonly string[]
}

/** The content of `replies.yaml`, which explains it. */
export interface Replies {
  readonly languages: readonly [Language, ...Language[]]
  readonly forms: Readonly<Record<'table' | 'json' | 'code' | 'steps' | 'list', string>>
  readonly code: readonly { readonly language: string; readonly asked: string; readonly text: string }[]
  readonly continuations: readonly string[]
  readonly reasoning: readonly string[]
  readonly long: readonly string[]
  readonly markdown: string
  readonly unicode: string
}

let loaded: Replies | undefined

/** The build replaces this module by one that contains the data. In a clone, the first answer loads the parser, not the start. */
export function loadReplies(): Replies {
  loaded ??= readReplies()
  return loaded
}

function readReplies(): Replies {
  const { parse }: typeof import('yaml') = createRequire(import.meta.url)('yaml')
  return parse(readFileSync(join(import.meta.dirname, 'replies.yaml'), 'utf8'))
}
