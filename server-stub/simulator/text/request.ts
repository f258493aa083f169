import type { Prompt, PromptPart } from '../../ports/text-model.ts'
import { type Effect, readDirectives } from './directives.ts'

type Media = Extract<PromptPart, { type: 'media' }>

/** What a tool gave back, with the name it was called by. */
export interface ToolResult {
  readonly name: string
  readonly text: string
  readonly isError: boolean
}

/** What the model reads out of a prompt. */
export interface Request {
  readonly prompt: Prompt
  /** Of the last user turn, without directives; the beginning of a very long one. */
  readonly text: string
  readonly echo: string
  readonly effect: Effect
  readonly media: readonly Media[]
  readonly results: readonly ToolResult[]
  /** The beginning of the reply, when the prompt ends with it; else empty. */
  readonly prefill: string
}

export function readRequest(prompt: Prompt): Request {
  const last = prompt.turns.at(-1)
  const user = prompt.turns.findLast((turn) => turn.role === 'user')
  const parts = user?.parts ?? []
  const said = readDirectives(toText(parts), prompt.unfiltered)
  const results = parts.filter((part) => part.type === 'tool-result')
  const names = results.length > 0 ? callNames(prompt) : undefined
  return {
    prompt,
    ...said,
    media: parts.filter((part) => part.type === 'media'),
    results: results.map((part) => ({ ...part, name: names?.get(part.id) ?? 'tool' })),
    prefill: last?.role === 'assistant' ? toText(last.parts) : '',
  }
}

function toText(parts: readonly PromptPart[]): string {
  const texts: string[] = []
  for (const part of parts) if (part.type === 'text') texts.push(part.text)
  return texts.join('\n')
}

/** Names of all functions that the prompt calls, by id of the call; of a repeated id the last one counts. */
function callNames({ turns }: Prompt): ReadonlyMap<string, string> {
  const calls = turns.flatMap(({ parts }) => parts.filter((part) => part.type === 'tool-call'))
  return new Map(calls.map(({ id, name }) => [id, name]))
}
