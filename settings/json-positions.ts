import type { Place } from './errors.ts'

/** A syntax error, as a sentence without its full stop. */
export interface TextFault {
  readonly offset: number
  readonly message: string
}

const space = /[ \t\n\r]*/y
const string = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"/y
const strictString = /"[^"\\\p{Cc}]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\p{Cc}]*)*"/uy
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const bracketOrString = /[{}[\]"]/g

/**
 * Finds the offset of the value at the place, or of its nearest existing ancestor, in a valid JSON text; with `key`,
 * that of its key. It looks into a container when it is first asked for, since few documents need any position at all.
 */
export function makeJsonLocator(text: string): (place: Place, part?: 'key') => number {
  const known = new Map<number, ReadonlyMap<string, Child>>()
  const value = skip(space, text, 0)
  return (place, part) => {
    let child: Child = { key: value, value }
    for (const step of place) {
      const children = known.get(child.value) ?? findChildren(text, child.value)
      known.set(child.value, children)
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
  let at = skip(space, text, container + 1)
  for (let index = 0; at < text.length && text[at] !== '}' && text[at] !== ']'; index++) {
    const key = at
    let name = String(index)
    if (!isList) {
      const end = skip(string, text, at)
      name = JSON.parse(text.slice(at, end))
      at = skip(space, text, skip(space, text, end) + 1)
    }
    children.set(name, { key, value: at })
    at = skip(space, text, skipValue(text, at))
    if (text[at] === ',') at = skip(space, text, at + 1)
  }
  return children
}

function skipValue(text: string, at: number): number {
  if (text[at] === '"') return skip(string, text, at)
  if (text[at] !== '{' && text[at] !== '[') return skip(scalar, text, at)
  let depth = 0
  bracketOrString.lastIndex = at
  for (let match = bracketOrString.exec(text); match; match = bracketOrString.exec(text)) {
    if (match[0] === '"') bracketOrString.lastIndex = skip(string, text, match.index)
    else depth += match[0] === '{' || match[0] === '[' ? 1 : -1
    if (depth === 0) return match.index + 1
  }
  return text.length
}

function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

/** The first error in JSON that `JSON.parse` rejects: its own message has no position in many cases. */
export function findJsonFault(text: string): TextFault {
  const open: string[] = []
  let at = skip(space, text, 0)
  const fault = (expected: string): TextFault => {
    const found = at < text.length ? `\`${text[at]}\`` : 'the end of the file'
    return { offset: at, message: `Expected ${expected}, found ${found}` }
  }
  let expected: 'value' | 'name' | 'next' = 'value'
  while (true) {
    if (expected === 'name') {
      const end = skip(strictString, text, at)
      if (end === at) return fault('a name in double quotes')
      at = skip(space, text, end)
      if (text[at] !== ':') return fault('`:`')
      at = skip(space, text, at + 1)
      expected = 'value'
    } else if (expected === 'value') {
      const bracket = text[at] === '{' ? '}' : text[at] === '[' ? ']' : undefined
      const end = bracket === undefined ? skip(text[at] === '"' ? strictString : scalar, text, at) : at + 1
      if (end === at) return fault('a value')
      at = skip(space, text, end)
      if (bracket !== undefined) open.push(bracket)
      expected = bracket === undefined || text[at] === bracket ? 'next' : bracket === '}' ? 'name' : 'value'
    } else {
      const bracket = open.at(-1)
      if (bracket === undefined) return fault('the end of the file')
      if (text[at] !== bracket && text[at] !== ',') return fault(`\`,\` or \`${bracket}\``)
      if (text[at] === bracket) open.pop()
      else expected = bracket === '}' ? 'name' : 'value'
      at = skip(space, text, at + 1)
    }
  }
}
