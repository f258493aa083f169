/** Code that is printed verbatim. */
export class Code {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Data, code, and arrays and plain objects of both. Undefined properties are omitted. */
export type Printable = null | boolean | number | string | undefined | object

/** The code of a property printed as a getter, so that constants may refer to one another circularly. */
export class Getter extends Code {}

/** The texts of all code in a value. */
export function listCode(value: Printable): readonly string[] {
  if (value instanceof Code) return [value.text]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listCode) : []
}

const lineWidth = 120

/** Prints a value as a TypeScript expression: on one line if it fits, else one entry per line. */
export function printLiteral(value: Printable, indent = 0, used = indent): string {
  const flat = printFlat(value, lineWidth - used)
  if (used + flat.length <= lineWidth) return flat
  const pad = ' '.repeat(indent + 2)
  const close = `\n${' '.repeat(indent)}`
  if (Array.isArray(value)) {
    return `[${value.map((item) => `\n${pad}${printLiteral(item, indent + 2)},`).join('')}${close}]`
  }
  if (isRecord(value)) {
    const entries = getDefinedEntries(value).map(([key, item]) => `\n${pad}${printEntry(key, item, indent + 2)},`)
    return `{${entries.join('')}${close}}`
  }
  return flat
}

function printEntry(key: string, value: Printable, indent: number): string {
  if (value instanceof Getter) return printGetter(key, value)
  const name = printKey(key)
  return `${name}: ${printLiteral(value, indent, indent + name.length + 2)}`
}

/** The value on one line; of one that is longer than `width` only a part, which is longer too. */
function printFlat(value: Printable, width: number): string {
  if (value instanceof Code) return value.text
  if (typeof value === 'string') return printString(value)
  if (!Array.isArray(value) && !isRecord(value)) return String(value)
  const texts: string[] = []
  let rest = width
  for (const [key, item] of Array.isArray(value) ? value.entries() : getDefinedEntries(value)) {
    if (rest < 0) break
    const name = typeof key === 'number' ? '' : `${printKey(key)}: `
    const text = item instanceof Getter ? printGetter(`${key}`, item) : name + printFlat(item, rest - name.length - 2)
    texts.push(text)
    rest -= text.length + 2
  }
  const all = texts.join(', ')
  return Array.isArray(value) ? `[${all}]` : all === '' ? '{}' : `{ ${all} }`
}

function printGetter(key: string, { text }: Getter): string {
  return `get ${printKey(key)}() { return ${text} }`
}

/** A string in single quotes, escaped as in JSON. */
export function printString(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${inner.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`
}

/** Text as part of a comment, of either kind: it stays on its line and does not end the comment. */
export function printComment(text: string): string {
  return printLine(text).replaceAll('*/', '*\\/')
}

/** The first line of a text for people, as part of a comment; empty if there is none. */
export function printFirstLine(text: string | undefined): string {
  return printComment(text?.trim().split('\n')[0] ?? '').trim()
}

/** Text on one line, without control characters. */
export function printLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}

/** Text as part of a paragraph of Markdown, without markup. */
export function printMarkdown(text: string): string {
  return printLine(text).replace(/[\\`*_[\]<>&#|!]/g, '\\$&')
}

/** A property name; `__proto__` is computed because a plain key would set the prototype. */
export function printKey(key: string): string {
  if (key === '__proto__') return "['__proto__']"
  return isIdentifier(key) ? key : printString(key)
}

export function isIdentifier(text: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(text)
}

/** Whether a value that is not an array is a plain object. */
function isRecord(value: Printable): value is { readonly [key: string]: Printable } {
  return typeof value === 'object' && value !== null && !(value instanceof Code)
}

function getDefinedEntries(value: { readonly [key: string]: Printable }): [string, Printable][] {
  return Object.entries(value).filter(([, item]) => item !== undefined)
}
