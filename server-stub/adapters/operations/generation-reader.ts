import type { GenerationFacts } from '../../../runtime/contract.ts'
import { asArray, isObject, ownValue } from '../../../runtime/json.ts'
import { countAt } from '../../../runtime/json-path.ts'

export type GenerationValue = string | number | boolean | readonly string[]

const LONGEST_TEXT = 200
const MOST_ANSWERS = 100

/** Reads what a request to a model and its reply say, where the contract says that it stands. */
export class GenerationReader {
  readonly #facts: GenerationFacts
  readonly #request = new Map<string, GenerationValue>()
  /** The last value at each path, by attribute. */
  readonly #reply = new Map<string, (string | number)[]>()
  /** The reason why each answer has ended. */
  readonly #reasons = new Map<number, string>()
  readonly #callers = new Set<number>()
  /** Whether the reply has begun to say something. */
  hasOutput = false

  constructor(facts: GenerationFacts) {
    this.#facts = facts
  }

  /** Takes a parsed body and the parameters of the path, which may be invalid. */
  takeRequest(body: unknown, parameters: Readonly<Record<string, unknown>>): void {
    for (const [attribute, paths] of Object.entries(this.#facts.request)) {
      const values = paths.map((path) =>
        path.startsWith('{') ? ownValue(parameters, path.slice(1, -1)) : findValues(body, path)[0],
      )
      const value = values.map(toShort).find((value) => value !== undefined)
      if (value !== undefined) this.#request.set(attribute, value)
    }
  }

  /** Takes a whole reply, or the data of one event of a stream. */
  takeReply(data: unknown): void {
    if (!isObject(data)) return
    const { within, answers } = this.#facts
    for (const part of [data, ...within.map((name) => ownValue(data, name))].filter(isObject)) {
      this.#takeValues(part)
      this.#takeAnswer(part, 0)
      if (answers === undefined) continue
      for (const [position, answer] of asArray(findValues(part, answers)[0])
        .slice(0, MOST_ANSWERS)
        .filter(isObject)
        .entries())
        this.#takeAnswer(answer, countAt(answer, 'index') ?? position)
    }
  }

  #takeValues(part: object): void {
    for (const [attribute, paths] of Object.entries(this.#facts.reply)) {
      for (const [position, path] of paths.entries()) {
        const value = toShort(findValues(part, path)[0])
        if (value === undefined) continue
        const values = this.#reply.get(attribute) ?? []
        values[position] = value
        this.#reply.set(attribute, values)
      }
    }
  }

  #takeAnswer(answer: object, index: number): void {
    if (index >= MOST_ANSWERS) return
    const { finish, call, output } = this.#facts
    const has = (path: string) => findValues(answer, path).some(hasContent)
    for (const [path, reasons] of Object.entries(finish)) {
      const [word] = findValues(answer, path)
      const reason = typeof word === 'string' ? ownValue(reasons, word) : undefined
      if (reason !== undefined) this.#reasons.set(index, reason)
    }
    if (call.some(has)) this.#callers.add(index)
    this.hasOutput ||= output.some(has)
  }

  /** The attributes of the request by their names in the GenAI conventions. */
  get request(): Readonly<Record<string, GenerationValue>> {
    return Object.fromEntries(this.#request)
  }

  /** The attributes of the reply so far. */
  get reply(): Readonly<Record<string, GenerationValue>> {
    const reasons = [...this.#reasons].sort(([a], [b]) => a - b)
    const names = reasons.map(([index, reason]) =>
      reason === 'stop' && this.#callers.has(index) ? 'tool_call' : reason,
    )
    return {
      ...Object.fromEntries(Array.from(this.#reply, ([attribute, values]) => [attribute, addUp(values)])),
      ...(names.length > 0 && { 'gen_ai.response.finish_reasons': names }),
    }
  }
}

/** The keys of the paths in use, which are those of contracts. */
const pathKeys = new Map<string, readonly string[]>()

function getKeys(path: string): readonly string[] {
  const keys = pathKeys.get(path) ?? path.split('/')
  pathKeys.set(path, keys)
  return keys
}

/** The values at a path with `/` between its levels; `*` stands for every element. */
function findValues(value: unknown, path: string): readonly unknown[] {
  let nodes: readonly unknown[] = [value]
  for (const key of getKeys(path)) {
    // Most events have little of what a reply says.
    if (nodes.length === 0) return nodes
    nodes = nodes.length === 1 ? getMembers(nodes[0], key) : nodes.flatMap((node) => getMembers(node, key))
  }
  return nodes
}

function getMembers(node: unknown, key: string): readonly unknown[] {
  if (typeof node !== 'object' || node === null) return []
  if (key === '*') return Object.values(node)
  const member = ownValue(node, key)
  return member === undefined ? [] : [member]
}

function hasContent(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0
  return value !== null && value !== ''
}

function toShort(value: unknown): string | number | undefined {
  if (typeof value === 'string') return value.slice(0, LONGEST_TEXT)
  return typeof value === 'number' ? value : undefined
}

function addUp(values: readonly (string | number)[]): string | number {
  const numbers = Object.values(values).filter((value) => typeof value === 'number')
  return numbers.length > 0 ? numbers.reduce((sum, value) => sum + value, 0) : (Object.values(values)[0] ?? '')
}
