import type { CallToolResult } from '@modelcontextprotocol/server'
import { isObject, ownValue } from '../../runtime/json.ts'
import { getNetworkReason } from '../../settings/errors.ts'
import { ControlError } from '../control/control-error.ts'

/** Maximum of characters of an answer: some 4,000 tokens. */
const MAX_CHARS = 16_000

/** What a tool answers; its `next` says what to call next. */
export type ToolAnswer = object

/** The answer as JSON of a bounded size, in which every character that is not shown is an escape. */
export function encodeAnswer(answer: ToolAnswer): CallToolResult {
  return { content: [{ type: 'text', text: escapeHidden(JSON.stringify(fitJson(answer, MAX_CHARS))) }] }
}

/** What failed and how to mend it, as an error of the tool. */
export function encodeError(error: unknown, baseUrl: string): CallToolResult {
  const text = escapeHidden(explainError(error, baseUrl).slice(0, MAX_CHARS))
  return { content: [{ type: 'text', text }], isError: true }
}

/** What failed, in words for an agent or a person. */
export function explainError(error: unknown, baseUrl: string): string {
  if (error instanceof ControlError && error.status === 401)
    return `${error.message} Start gatewright mcp with --control-key KEY.`
  if (error instanceof ControlError) return error.message
  if (!(error instanceof Error)) return String(error)
  if (!(error instanceof TypeError && error.cause !== undefined)) return error.message
  return `The mock at ${baseUrl} does not answer (${getNetworkReason(error.cause)}): start it with npx gatewright mock, or restart this server.`
}

/** Steps by which an answer is shortened until it fits: characters of a string, and items of a list. */
const steps = [
  [8000, 1000],
  [2000, 200],
  [500, 50],
  [120, 20],
  [60, 5],
] as const

/** A copy of at most `max` characters of JSON: long strings and lists are cut, with a note. */
export function fitJson(value: unknown, max: number): unknown {
  if (JSON.stringify(value).length <= max) return value
  for (const [chars, items] of steps) {
    const cut = cutValue(value, { chars, items, depth: 0 })
    if (JSON.stringify(cut).length <= max) return cut
  }
  const next = isObject(value) ? ownValue(value, 'next') : undefined
  const text = JSON.stringify(value).slice(0, max / 4)
  return { cut: 'The answer is too long: ask for a part of it.', begins: text, ...(next === undefined ? {} : { next }) }
}

interface Cut {
  readonly chars: number
  readonly items: number
  readonly depth: number
}

const MAX_DEPTH = 30

function cutValue(value: unknown, { chars, items, depth }: Cut): unknown {
  if (typeof value === 'string' && value.length > chars)
    return `${value.slice(0, chars).toWellFormed()}… (${value.length - chars} more characters)`
  if (typeof value !== 'object' || value === null) return value
  if (depth > MAX_DEPTH) return '…'
  const inner = (child: unknown) => cutValue(child, { chars, items, depth: depth + 1 })
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, inner(child)]))
  const kept = value.slice(0, items).map(inner)
  return value.length > items ? [...kept, `… (${value.length - items} more items)`] : kept
}

/** Writes what no reader sees (controls, marks of direction, tags, spaces without width) as escapes of JSON. */
function escapeHidden(text: string): string {
  return text.replaceAll(/(?![\n\t])[\p{C}\u2028\u2029]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
      .join(''),
  )
}
