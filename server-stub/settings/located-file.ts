import { isMap, isScalar, LineCounter, type Node, type Pair, parseDocument } from 'yaml'
import { FileError } from './file-error.ts'
import { textOfFile } from './readers.ts'

export type Place = readonly (string | number)[]

/** The value in a YAML or JSON file, and where each part of it stands. */
export interface LocatedFile {
  readonly value: unknown
  /** `<file>:<line>` of the part at that place, or of the nearest one around it that there is. */
  locate(place: Place): string
  /** Line and column of that part, both from 1. */
  getPosition(place: Place): Position
}

export interface Position {
  readonly line: number
  readonly column: number
}

/** Throws a `FileError` with a line for each mistake. */
export function readLocatedFile(path: string, name: string): LocatedFile {
  const { errors, ...file } = readLocatedText(textOfFile(path, name), path)
  if (errors.length === 0) return file
  throw new FileError(errors.map(({ line, message }) => `${path}:${line}: ${message}.`).join('\n'))
}

export interface LocatedText extends LocatedFile {
  /** What is not YAML about it; without any `value` can be read. */
  readonly errors: readonly (Position & { readonly message: string })[]
}

/** The same for a text that has been read, or has come from elsewhere; `path` names it. */
export function readLocatedText(text: string, path: string): LocatedText {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false, merge: true })
  const positionAt = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset)
    return { line, column: col }
  }
  const getPosition = (place: Place) => positionAt(getOffset(document.contents, place))
  const errors = document.errors.map(({ pos, code, message }) => ({
    ...positionAt(pos[0]),
    message: said[code] ?? message,
  }))
  let value: unknown = null
  try {
    if (errors.length === 0) value = document.toJS()
  } catch (error) {
    // Of an alias it is told only here that nothing stands behind it, or more than can be.
    const message = error instanceof Error ? error.message : String(error)
    errors.push({ line: 1, column: 1, message: message.startsWith('Excessive alias') ? said.ALIASES : message })
  }
  return {
    errors,
    value,
    locate: (place) => `${path}:${getPosition(place).line}`,
    getPosition,
  }
}

/** In the place of words of the library that are for programmers. */
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
