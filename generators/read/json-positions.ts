/** A place in a text where JSON is not as it should be. */
export interface JsonFault {
  readonly offset: number
  readonly message: string
}

const space = /[ \t\n\r]*/y
const string = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"/y
const strictString = /"[^"\\\p{Cc}]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\p{Cc}]*)*"/uy
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const bracketOrString = /[{}[\]"]/g

/**
 * Finds the offset of the value at the keys, or of its nearest existing ancestor, in a valid JSON text. It looks into a
 * container when it is first asked for, since few documents need any position at all.
 */
export function makeJsonLocator(text: string): (keys: readonly string[]) => number {
  const known = new Map<number, ReadonlyMap<string, number>>()
  const start = skip(space, text, 0)
  return (keys) => {
    let at = start
    for (const key of keys) {
      const children = known.get(at) ?? findChildren(text, at)
      known.set(at, children)
      const next = children.get(key)
      if (next === undefined) break
      at = next
    }
    return at
  }
}

function findChildren(text: string, container: number): Map<string, number> {
  const children = new Map<string, number>()
  const isList = text[container] === '['
  if (!isList && text[container] !== '{') return children
  let at = skip(space, text, container + 1)
  for (let index = 0; at < text.length && text[at] !== '}' && text[at] !== ']'; index++) {
    let key = String(index)
    if (!isList) {
      const end = skip(string, text, at)
      key = JSON.parse(text.slice(at, end))
      at = skip(space, text, skip(space, text, end) + 1)
    }
    children.set(key, at)
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

/** The first fault of a text that `JSON.parse` refuses: its own message has no position in many cases. */
export function findJsonFault(text: string): JsonFault {
  const open: string[] = []
  let at = skip(space, text, 0)
  const fault = (expected: string): JsonFault => {
    const found = at < text.length ? `\`${text[at]}\`` : 'the end of the file'
    return { offset: at, message: `Expected ${expected}, found ${found}.` }
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
