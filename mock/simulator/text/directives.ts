import type { ProblemKind } from '../../../runtime/contract.ts'
import { getRest } from '../../../runtime/excerpt.ts'
import { ownValue } from '../../../runtime/json.ts'
import type { Delta, FinishReason } from '../../../server-stub/ports/text-model.ts'

/** The content of a reply if the prompt does not determine it. */
export type Content =
  | 'prose'
  | 'echo'
  | 'empty'
  | 'long'
  | 'unicode'
  | 'markdown'
  | 'json'
  | 'refusal'
  | 'function'
  | 'web-search'
  | 'file-search'
  | 'code-execution'
  | 'computer'
  | 'image'
  | 'audio'
  | 'stop-sequence'
  | 'recital'

export interface Effect {
  readonly content?: Content
  readonly finish?: FinishReason
  readonly blocked?: Extract<Delta, { type: 'blocked' }>['reason']
  readonly fail?: { readonly kind: ProblemKind; readonly headers?: Readonly<Record<string, string>> }
  /** Fails after this number of tokens. */
  readonly failAfter?: number
  /** The output limit if the prompt sets none. */
  readonly limit?: number
  readonly think?: true
  /** The effect is that of a safety filter, which a request may turn off. */
  readonly filter?: true
  /** Factor for all durations. */
  readonly slowdown?: number
}

/**
 * Directives in the last user turn, written `sim:<word>`. They may be combined (`sim:think sim:slow`); later ones
 * override earlier ones; unknown ones are ordinary text.
 */
export const directives: Readonly<Record<string, Effect & { readonly about: string }>> = {
  text: { about: 'answers in words, whatever tools are offered', content: 'prose' },
  echo: { about: 'answers with exactly the text that follows', content: 'echo' },
  empty: { about: 'answers with nothing', content: 'empty' },
  long: { about: 'answers with about 2,000 tokens', content: 'long' },
  unicode: {
    about: 'answers with emoji, CJK, combining marks, right-to-left text and a long word',
    content: 'unicode',
  },
  markdown: { about: 'answers with headings, a list, a table and a code block', content: 'markdown' },
  json: { about: 'answers with a JSON object', content: 'json' },
  think: { about: 'shows its reasoning first', think: true },
  tool: { about: 'calls a function, if one is offered, even after a result', content: 'function' },
  search: { about: 'searches the web and cites pages', content: 'web-search' },
  files: { about: 'searches files and cites them', content: 'file-search' },
  code: { about: 'runs code and reports the result', content: 'code-execution' },
  computer: { about: 'asks for an action on a screen', content: 'computer' },
  image: { about: 'answers with a picture', content: 'image' },
  audio: { about: 'answers with a sound', content: 'audio' },
  refuse: { about: 'refuses in words', content: 'refusal' },
  length: {
    about: 'runs into the output limit; 64 tokens when the request sets none',
    content: 'long',
    limit: 64,
    finish: 'length',
  },
  'stop-sequence': { about: 'writes the first of the stop sequences', content: 'stop-sequence' },
  safety: { about: 'stops for safety', content: 'prose', finish: 'safety', filter: true },
  recitation: { about: 'recites a page and stops for it', content: 'recital', finish: 'recitation' },
  language: { about: 'stops for an unsupported language', content: 'prose', finish: 'language' },
  blocklist: { about: 'stops at a blocked term', content: 'prose', finish: 'blocklist' },
  prohibited: { about: 'stops at prohibited content', content: 'prose', finish: 'prohibited' },
  'personal-data': { about: 'stops at personal data', content: 'prose', finish: 'personal-data' },
  'malformed-call': {
    about: 'stops at a function call it could not write',
    content: 'empty',
    finish: 'malformed-call',
  },
  'image-safety': {
    about: 'withholds a picture for safety',
    content: 'empty',
    finish: 'image-safety',
    filter: true,
  },
  other: { about: 'stops for another reason', content: 'prose', finish: 'other' },
  blocked: { about: 'refuses the prompt for safety', blocked: 'safety', filter: true },
  'blocked-blocklist': { about: 'refuses the prompt for a blocked term', blocked: 'blocklist' },
  'blocked-prohibited': { about: 'refuses the prompt as prohibited', blocked: 'prohibited' },
  'blocked-other': { about: 'refuses the prompt for another reason', blocked: 'other' },
  fail: { about: 'an internal error before anything is sent', fail: { kind: 'internal' } },
  overloaded: { about: 'unavailable before anything is sent', fail: { kind: 'unavailable' } },
  timeout: { about: 'a timeout before anything is sent', fail: { kind: 'timeout' } },
  'rate-limit': {
    about: 'rate limited, with Retry-After',
    fail: { kind: 'rate-limited', headers: { 'retry-after': '2' } },
  },
  'fail-midway': { about: 'becomes unavailable in the middle of the reply', failAfter: 5 },
  slow: { about: 'takes ten times as long', slowdown: 10 },
}

/** A directive in a text, with its word. */
export const DIRECTIVE = /(?<![\w:])sim:([a-z]+(?:-[a-z]+)*)/g

/**
 * Parses the directives in the excerpt of a text: their combined effect, the excerpt without them, and the text for
 * `echo` to repeat. If the request is `unfiltered`, those of safety filters have no effect.
 */
export function readDirectives(
  text: string,
  getFull: () => string,
  unfiltered = false,
): { effect: Effect; text: string; echo: string } {
  if (!text.includes('sim:')) return { effect: {}, text: text.toWellFormed().trim(), echo: '' }
  let effect: Effect = {}
  let rest = ''
  let end = 0
  for (const match of text.matchAll(DIRECTIVE)) {
    const directive = ownValue(directives, match[1] ?? '')
    if (!directive) continue
    const { about, filter, ...directiveEffect } = directive
    if (!(filter && unfiltered)) effect = { ...effect, ...directiveEffect }
    rest += text.slice(end, match.index)
    end = match.index + match[0].length
    if (directiveEffect.content === 'echo')
      return { effect, text: rest, echo: getRest(getFull(), end).replace(/^\s/, '') }
  }
  return { effect, text: (rest + text.slice(end)).toWellFormed().trim(), echo: '' }
}
