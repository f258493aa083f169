import type { ValuePath } from './errors.ts'

/** A syntax error, as a sentence without its full stop. */
export interface TextError {
  readonly offset: number
  readonly message: string
}

const space = /[ \t\n\r]*/y
const string = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"/y
const strictString =
  /"[[^"\\\p{Cc}]\u007F-\u009F]*(?:\\(?:["\\\/bfnrt]|u[\da-fA-F]{4})[[^"\\\p{Cc}]\u007F-\u009F]*)*"/vy
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const bracketOrString = /[{}[\]"]/g

/**
 * Finds the offset of the value at the path, or of its nearest existing ancestor, in a valid JSON text; with `key`,
 * that of its key. It looks into a container when it is first asked for, since few documents need any position at all.
 */
export function makeJsonLocator(text: string): (path: ValuePath, part?: 'key') => number {
  const childrenByOffset = new Map<number, ReadonlyMap<string, Child>>()
  const value = skipMatch(space, text, 0)
  return (path, part) => {
    let child: Child = { key: value, value }
    for (const step of path) {
      const children = childrenByOffset.get(child.value) ?? findChildren(text, child.value)
      childrenByOffset.set(child.value, children)
      const next = children.get(String(step))
      if (next === undefined) break
      child = next
    }
    return child[part ?? 'value']
  }
}

/** The offsets of a member of an object; those of an item of an array are the same. */
interface Child {
  readonly key: number
  readonly value: number
}

function findChildren(text: string, container: number): Map<string, Child> {
  const children = new Map<string, Child>()
  const isList = text[container] === '['
  if (!isList && text[container] !== '{') return children
  let at = skipMatch(space, text, container + 1)
  for (let index = 0; at < text.length && text[at] !== '}' && text[at] !== ']'; index++) {
    const key = at
    let name = String(index)
    if (!isList) {
      const end = skipMatch(string, text, at)
      name = JSON.parse(text.slice(at, end))
      at = skipMatch(space, text, skipMatch(space, text, end) + 1)
    }
    children.set(name, { key, value: at })
    at = skipMatch(space, text, skipValue(text, at))
    if (text[at] === ',') at = skipMatch(space, text, at + 1)
  }
  return children
}

function skipValue(text: string, at: number): number {
  if (text[at] === '"') return skipMatch(string, text, at)
  if (text[at] !== '{' && text[at] !== '[') return skipMatch(scalar, text, at)
  let depth = 0
  bracketOrString.lastIndex = at
  for (let match = bracketOrString.exec(text); match; match = bracketOrString.exec(text)) {
    if (match[0] === '"') bracketOrString.lastIndex = skipMatch(string, text, match.index)
    else depth += match[0] === '{' || match[0] === '[' ? 1 : -1
    if (depth === 0) return match.index + 1
  }
  return text.length
}

function skipMatch(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

/** Whether an object in a valid JSON text, whose value is `value`, has a key twice: the value has only the last one. */
export function repeatsKey(text: string, value: unknown): boolean {
  return countColons(text) > countKeys(value)
}

/** The colons outside of strings: one for each key. */
function countColons(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x3a) count++
    if (code !== 0x22) continue
    for (at++; text.charCodeAt(at) !== 0x22; at++) if (text.charCodeAt(at) === 0x5c) at++
  }
  return count
}

function countKeys(root: unknown): number {
  let count = 0
  const containers = [root]
  while (containers.length > 0) {
    const container = containers.pop()
    if (typeof container !== 'object' || container === null) continue
    const children = Object.values(container)
    if (!Array.isArray(container)) count += children.length
    for (const child of children) if (typeof child === 'object') containers.push(child)
  }
  return count
}

/**
 * The first error in JSON that `JSON.parse` rejects, whose message has no position in many cases, or the first key that
 * an object has twice.
 */
export function findJsonError(text: string): TextError {
  const open: { readonly bracket: string; readonly keys: Set<string> }[] = []
  let at = skipMatch(space, text, 0)
  const fail = (expected: string): TextError => {
    const actual = at < text.length ? `\`${text[at]}\`` : 'the end of the file'
    return { offset: at, message: `Expected ${expected}, found ${actual}` }
  }
  let expected: 'value' | 'name' | 'next' = 'value'
  while (true) {
    if (expected === 'name') {
      const end = skipMatch(strictString, text, at)
      if (end === at) return fail('a name in double quotes')
      const keys = open.at(-1)?.keys
      const key: string = JSON.parse(text.slice(at, end))
      if (keys?.has(key)) return { offset: at, message: 'Map keys must be unique' }
      keys?.add(key)
      at = skipMatch(space, text, end)
      if (text[at] !== ':') return fail('`:`')
      at = skipMatch(space, text, at + 1)
      expected = 'value'
    } else if (expected === 'value') {
      const bracket = text[at] === '{' ? '}' : text[at] === '[' ? ']' : undefined
      const end = bracket === undefined ? skipMatch(text[at] === '"' ? strictString : scalar, text, at) : at + 1
      if (end === at) return fail('a value')
      at = skipMatch(space, text, end)
      if (bracket !== undefined) open.push({ bracket, keys: new Set() })
      expected = bracket === undefined || text[at] === bracket ? 'next' : bracket === '}' ? 'name' : 'value'
    } else {
      const bracket = open.at(-1)?.bracket
      if (bracket === undefined) return fail('the end of the file')
      if (text[at] !== bracket && text[at] !== ',') return fail(`\`,\` or \`${bracket}\``)
      if (text[at] === bracket) open.pop()
      else expected = bracket === '}' ? 'name' : 'value'
      at = skipMatch(space, text, at + 1)
    }
  }
}
