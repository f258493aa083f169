import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml'
import { tryParseJson } from '../runtime/json.ts'
import type { LocatedError, Position, ValuePath } from './errors.ts'
import { findJsonError, makeJsonLocator, repeatsKey, type TextError } from './json-positions.ts'

/** The value of a YAML or JSON text, and the positions of its parts. */
export interface ParsedText {
  /** Undefined if there are errors. */
  readonly value: unknown
  /** The syntax errors. */
  readonly errors: readonly LocatedError[]
  /** The position of the value at that path, or of its nearest existing ancestor; with `key`, that of its key. */
  locate(path: ValuePath, part?: 'key'): Position
}

/** Parses JSON, which is many times faster than YAML. */
export function parseJson(text: string): ParsedText {
  const parsed = tryParseJson(text)
  const value = parsed !== undefined && repeatsKey(text, parsed) ? undefined : parsed
  const find = makeJsonLocator(text)
  return addPositions(text, { value, syntaxErrors: value === undefined ? [findJsonError(text)] : [], find })
}

/** Parses YAML; `maxAliases` limits how often anchors are repeated, which makes a small text a large value. */
export function parseYaml(text: string, maxAliases = 100): ParsedText {
  const document = parseDocument(text, { prettyErrors: false, merge: true })
  const syntax = document.errors.map(({ code, message, pos }) => {
    return { offset: pos[0], message: code === 'MULTIPLE_DOCS' ? severalDocuments : message.replace(/\.$/, '') }
  })
  const { value, syntaxErrors } =
    syntax.length > 0 ? { value: undefined, syntaxErrors: syntax } : readValue(document, maxAliases)
  return addPositions(text, { value, syntaxErrors, find: (path, part) => findOffset(document, path, part) })
}

interface Parts {
  readonly value: unknown
  readonly syntaxErrors: readonly TextError[]
  find(path: ValuePath, part?: 'key'): number
}

/** Lines are only counted for a position: few files need one. */
function addPositions(text: string, { value, syntaxErrors, find }: Parts): ParsedText {
  let lines: LineCounter | undefined
  const getPosition = (offset: number): Position => {
    lines ??= countLines(text)
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
  const errors = syntaxErrors.map(({ offset, message }) => ({ ...getPosition(offset), path: [], message }))
  return { value, errors, locate: (path, part) => getPosition(find(path, part)) }
}

function countLines(text: string): LineCounter {
  const lines = new LineCounter()
  lines.addNewLine(0)
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines.addNewLine(at + 1)
  return lines
}

const severalDocuments = 'There is another document from here on: a file holds one, so leave `---` out'
const tooManyAliases = 'The aliases stand for more than can be read: write out what they stand for'
const selfAlias = 'An alias is inside the node that it repeats'

/** Unknown, recursive and excessive aliases show only during the conversion. */
function readValue(document: Document, maxAliasCount: number): Pick<Parts, 'value' | 'syntaxErrors'> {
  const fail = (message: string, offset = 0) => ({ value: undefined, syntaxErrors: [{ offset, message }] })
  try {
    const value: unknown = document.toJS({ maxAliasCount })
    return containsItself(value, new Set()) ? fail(selfAlias) : { value, syntaxErrors: [] }
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error
    const unknown = findUnknownAlias(document)
    if (unknown) return fail(`No node before this one has the anchor \`${unknown.source}\``, unknown.range?.[0])
    return fail(tooManyAliases)
  }
}

function findUnknownAlias(document: Document): Alias | undefined {
  const anchors = new Set<string>()
  let unknown: Alias | undefined
  visit(document, (_, node) => {
    if (isAlias(node) && !anchors.has(node.source)) unknown ??= node
    else if (isNode(node) && 'anchor' in node && node.anchor) anchors.add(node.anchor)
    return unknown && visit.BREAK
  })
  return unknown
}

function containsItself(value: unknown, above: Set<unknown>, safe = new Set<unknown>()): boolean {
  if (typeof value !== 'object' || value === null || safe.has(value)) return false
  if (above.has(value)) return true
  above.add(value)
  const isCyclic = Object.values(value).some((item) => containsItself(item, above, safe))
  above.delete(value)
  safe.add(value)
  return isCyclic
}

function findOffset(document: Document, path: ValuePath, part?: 'key'): number {
  let node: unknown = document.contents
  let offset = 0
  for (const step of path) {
    const child = findChild(document, node, String(step))
    const at = (part && getStart(child?.key)) ?? getStart(child?.value)
    if (at === undefined) break
    offset = at
    node = child?.value
  }
  return offset
}

interface Child {
  readonly key?: unknown
  readonly value: unknown
}

/** Follows aliases and merge keys; YAML keys may be numbers, such as status codes. */
function findChild(document: Document, parent: unknown, name: string): Child | undefined {
  const node = isAlias(parent) ? parent.resolve(document) : parent
  if (isSeq(node)) return { value: node.items[Number(name)] }
  if (!isMap(node)) return undefined
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === name)
  if (pair) return pair
  const merged = node.items.find(({ key }) => isScalar(key) && key.source === '<<')?.value
  const sources = isSeq(merged) ? merged.items : [merged]
  return sources.map((source) => findChild(document, source, name)).find((child) => child !== undefined)
}

function getStart(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined
}
