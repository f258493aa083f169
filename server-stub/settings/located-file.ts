import { type Document, isMap, isScalar, LineCounter, type Node, type Pair, parseDocument } from 'yaml'
import { FileErrors, formatPlace, type Place, type PlacedError, type Position, readTextFile } from './errors.ts'

/** The value of a YAML or JSON file, and the position of each part. */
export interface LocatedFile {
  readonly value: unknown
  /** `<file>:<line>` of the part at that place, or of its nearest existing ancestor. */
  locate(place: Place): string
  /** `<file>:<line>:<column>: <place>`, the prefix of messages about that part. */
  describe(place: Place): string
  /** The errors with their positions, sorted by position. */
  toFileErrors(errors: readonly PlacedError[]): FileErrors
}

/** Reads a file that `name`, such as `--config`, names. Throws a `FileError`. */
export function readLocatedFile(path: string, name: string): LocatedFile {
  return parseLocatedFile(readTextFile(path, name), path)
}

/** The same for a string; `path` is its name in messages. Throws `FileErrors`. */
export function parseLocatedFile(text: string, path: string): LocatedFile {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false, merge: true })
  const [first] = document.errors
  if (first) {
    const inJson = path.endsWith('.json') ? findJsonError(text, first.pos[0]) : undefined
    const errors = document.errors.map(({ pos, code, message }) => {
      return { offset: pos[0], message: said[code] ?? message.replace(/\.$/, '') }
    })
    const placed = (inJson ? [inJson] : errors).map(({ offset, message }) => {
      return { ...toPosition(lineCounter, offset), place: [], message }
    })
    throw new FileErrors(path, placed)
  }
  const getPosition = (place: Place) => toPosition(lineCounter, getOffset(document.contents, place))
  return {
    value: toValue(document, path),
    locate: (place) => `${path}:${getPosition(place).line}`,
    describe: (place) => {
      const { line, column } = getPosition(place)
      return `${path}:${line}:${column}: ${formatPlace(place)}`
    },
    toFileErrors: (placed) => {
      const errors = placed.map((error) => ({ ...error, ...getPosition(error.place) }))
      return new FileErrors(path, errors)
    },
  }
}

/** The same for a file in which `check` finds no errors. */
export function parseValidFile(
  path: string,
  text: string,
  check: (value: unknown) => readonly PlacedError[],
): LocatedFile {
  const file = parseLocatedFile(text, path)
  const errors = check(file.value)
  if (errors.length > 0) throw file.toFileErrors(errors)
  return file
}

/** The syntax error of a JSON text, undefined for a valid one; `fallback` is its position if the engine names none. */
function findJsonError(text: string, fallback: number) {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    const { message } = error as Error
    const offset = /at position (\d+)/.exec(message)?.[1] ?? (/ end /.test(message) ? text.length : fallback)
    return { offset: Number(offset), message: `invalid JSON: ${message.replace(/ in JSON.*$|, (\.{3})?".*$/s, '')}` }
  }
}

/** Line and column of a part of a JSON text; the beginning if that cannot be parsed. */
export function findPosition(text: string, place: Place): Position {
  const lineCounter = new LineCounter()
  const { contents } = parseDocument(text, { lineCounter, prettyErrors: false })
  return toPosition(lineCounter, getOffset(contents, place))
}

function toPosition(lineCounter: LineCounter, offset: number): Position {
  const { line, col } = lineCounter.linePos(offset)
  return { line, column: col }
}

/** Unknown and excessive aliases are only found during the conversion. */
function toValue(document: Document, path: string): unknown {
  try {
    return document.toJS()
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    const message = words.startsWith('Excessive alias') ? said.ALIASES : words
    throw new FileErrors(path, [{ line: 1, column: 1, place: [], message }])
  }
}

/** Replaces messages of the library that are meant for programmers. */
const said: Readonly<Record<string, string>> & { readonly ALIASES: string } = {
  MULTIPLE_DOCS: 'There is another document from here on: a file holds one, so leave `---` out',
  ALIASES: 'The aliases stand for more than can be read: write out what they stand for',
}

function getOffset(root: unknown, place: Place): number {
  let node = root
  let offset = 0
  for (const step of place) {
    const pair = isMap(node) ? node.items.find((each) => getName(each) === String(step)) : undefined
    const next = pair ? pair.value : getChild(node, step)
    const at = getStart(pair?.key) ?? getStart(next)
    if (at === undefined) break
    offset = at
    node = next
  }
  return offset
}

function getName({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : ''
}

function getChild(node: unknown, step: string | number): unknown {
  return typeof node === 'object' && node !== null && 'items' in node && Array.isArray(node.items)
    ? node.items[Number(step)]
    : undefined
}

function getStart(node: unknown): number | undefined {
  return typeof node === 'object' && node !== null && 'range' in node ? (node as Node).range?.[0] : undefined
}
