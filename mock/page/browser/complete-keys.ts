import { isObject, type JsonObject, ownValue } from '../../../runtime/json.ts'
import { toText } from '../../conversation/assemble-answer.ts'
import schema from '../../scenarios.schema.json' with { type: 'json' }

export interface Completion {
  readonly text: string
  readonly about: string
}

export interface Completions {
  /** Number of characters before the caret that a completion replaces. */
  readonly typed: number
  readonly choices: readonly Completion[]
}

/** The keys and values that the schema of scenarios allows at the caret of a YAML text. */
export function completeAt(text: string, caret: number): Completions {
  const lines = text.slice(0, caret).split('\n')
  const line = lines.at(-1) ?? ''
  const [, key, value] = /(?:^|[\s{,-])([\w$]+):\s+([\w-]*)$/.exec(line) ?? []
  const path = findPath(lines)
  const node = path.reduce<JsonObject | undefined>((at, name) => findMember(at, name), schema)
  if (key !== undefined && value !== undefined) {
    const values = findMember(node, key)?.enum
    const list = Array.isArray(values) ? values.map((value) => ({ text: String(value), about: '' })) : []
    return filterCompletions(list, value)
  }
  const [typed = ''] = /[\w$]*$/.exec(line) ?? []
  if (!/^[\s-]*[\w$]*$/.test(line) && !/[{,]\s*[\w$]*$/.test(line)) return { typed: 0, choices: [] }
  const properties = Object.entries(getProperties(node) ?? {})
  const keys = properties.map(([name, of]) => ({
    text: `${name}: `,
    about: toText(isObject(of) ? of.description : undefined) ?? toText(resolveNode(of)?.description) ?? '',
  }))
  return filterCompletions(keys, typed)
}

function filterCompletions(all: readonly Completion[], typed: string): Completions {
  return { typed: typed.length, choices: all.filter(({ text }) => text.startsWith(typed) && text.trim() !== typed) }
}

/** The keys above the last line, from the outermost. */
function findPath(lines: readonly string[]): string[] {
  const last = lines.at(-1) ?? ''
  const path = [...(/([\w$]+):\s*\{[^}]*$/.exec(last)?.slice(1, 2) ?? [])]
  let indent = getIndent(last)
  for (const line of lines.slice(0, -1).reverse()) {
    const [, dash = '', key] = /^\s*(- )?\s*([\w$]+):/.exec(line) ?? []
    if (key === undefined) continue
    if (getIndent(line) < indent) {
      path.unshift(key)
      indent = getIndent(line)
    }
    if (dash && getIndent(line) <= indent) indent = line.search(/\S/) + 0.5
  }
  return path
}

/** The column at which the key of a line begins: after the dash of an item. */
function getIndent(line: string): number {
  return /^[\s-]*/.exec(line)?.[0].length ?? 0
}

function findMember(node: JsonObject | undefined, name: string): JsonObject | undefined {
  return resolveNode(ownValue(getProperties(node) ?? {}, name))
}

/** The properties of a mapping, or of the items of a sequence. */
function getProperties(node: JsonObject | undefined): JsonObject | undefined {
  const properties = node?.properties ?? resolveNode(node?.items)?.properties
  return isObject(properties) ? properties : undefined
}

function resolveNode(node: unknown): JsonObject | undefined {
  if (!isObject(node)) return undefined
  // One or several: `else` is the schema of one.
  if (node.else) return resolveNode(node.else)
  const name = /^#\/\$defs\/(\w+)$/.exec(String(node.$ref))?.[1]
  return name === undefined ? node : Reflect.get(schema.$defs, name)
}

/** The first key that the schema does not know, for a hint while typing; the mock checks the whole. */
export function findUnknownKey(text: string): string | undefined {
  const lines = text.split('\n')
  for (const [index, line] of lines.entries()) {
    const key = /^\s*(?:- )?\s*([\w$]+):/.exec(line)?.[1]
    if (key === undefined) continue
    const path = findPath([...lines.slice(0, index), line.replace(/\{[^}]*$/, '')])
    const node = path.reduce<JsonObject | undefined>((at, name) => findMember(at, name), schema)
    const properties = getProperties(node)
    if (!properties || Object.hasOwn(properties, key)) continue
    return `Line ${index + 1}: \`${key}\` is unknown here; the keys are ${Object.keys(properties).join(', ')}.`
  }
  return undefined
}
