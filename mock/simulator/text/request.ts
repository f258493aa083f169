import { excerptTexts } from '../../../runtime/excerpt.ts'
import type { Warn } from '../../../runtime/handler.ts'
import { Budget } from '../../../runtime/samples/budget.ts'
import type { Prompt, PromptPart } from '../../../server-stub/ports/text-model.ts'
import { type Effect, readDirectives } from './directives.ts'

type Media = Extract<PromptPart, { type: 'media' }>

/** The result of a tool, with the name of the tool. */
export interface ToolResult {
  readonly name: string
  readonly text: string
  readonly isError: boolean
}

/** The parts of a prompt that the model uses. */
export interface Request {
  readonly prompt: Prompt
  /** The last user turn without directives, truncated. */
  readonly text: string
  readonly echo: string
  readonly effect: Effect
  readonly media: readonly Media[]
  readonly results: readonly ToolResult[]
  /** An excerpt of the prefill at the end of the prompt, if any; else empty. */
  readonly prefill: string
  /** What the samples of all schemas of the request may cost. */
  readonly budget: Budget
  readonly warn: Warn
}

export function readRequest(prompt: Prompt, warn: Warn = () => {}): Request {
  const last = prompt.turns.at(-1)
  const user = prompt.turns.findLast((turn) => turn.role === 'user')
  const parts = user?.parts ?? []
  const said = readDirectives(excerptParts(parts), () => joinTexts(parts), prompt.unfiltered)
  const results = parts.filter((part) => part.type === 'tool-result')
  const names = results.length > 0 ? callNames(prompt) : undefined
  return {
    prompt,
    text: said.text,
    echo: said.echo,
    effect: said.effect,
    media: parts.filter((part) => part.type === 'media'),
    results: results.map((part) => ({ ...part, name: names?.get(part.id) ?? 'tool' })),
    budget: new Budget(),
    warn,
    prefill: last?.role === 'assistant' ? excerptParts(last.parts) : '',
  }
}

function excerptParts(parts: readonly PromptPart[]): string {
  return excerptTexts(parts.length, (index) => {
    const part = parts[index]
    return part?.type === 'text' ? part.text : undefined
  })
}

function joinTexts(parts: readonly PromptPart[]): string {
  return parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')
}

/** Names of all called functions by call id; for a repeated id the last one wins. */
function callNames({ turns }: Prompt): ReadonlyMap<string, string> {
  const calls = turns.flatMap(({ parts }) => parts.filter((part) => part.type === 'tool-call'))
  return new Map(calls.map(({ id, name }) => [id, name]))
}
