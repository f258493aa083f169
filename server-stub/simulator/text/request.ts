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

const MAX_READ = 10_000

export function readRequest(prompt: Prompt): Request {
  const last = prompt.turns.at(-1)
  const user = prompt.turns.findLast((turn) => turn.role === 'user')
  const parts = user?.parts ?? []
  const said = readDirectives(textOf(parts), prompt.unfiltered)
  return {
    prompt,
    ...said,
    text: said.text.slice(0, MAX_READ).toWellFormed(),
    media: parts.filter((part) => part.type === 'media'),
    results: parts
      .filter((part) => part.type === 'tool-result')
      .map((part) => ({ ...part, name: nameOf(part.id, prompt) })),
    prefill: last?.role === 'assistant' ? textOf(last.parts) : '',
  }
}

function textOf(parts: readonly PromptPart[]): string {
  return parts
    .filter((part) => part.type === 'text')
    .map((part) => part.text)
    .join('\n')
    .toWellFormed()
}

function nameOf(id: string, prompt: Prompt): string {
  for (const turn of prompt.turns.toReversed()) {
    for (const part of turn.parts) if (part.type === 'tool-call' && part.id === id) return part.name
  }
  return 'tool'
}
