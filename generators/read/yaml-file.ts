import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLParseError,
} from 'yaml'
import { type Diagnostic, type Location, SpecError } from '../diagnostics.ts'
import { isObject, type Json, pointerKeys } from '../json.ts'
import { findJsonFault, makeJsonLocator } from './json-positions.ts'

/** A parsed YAML or JSON file with the locations of its values. */
export interface YamlFile {
  /** The name shown in diagnostics. */
  readonly name: string
  readonly data: Json
  /** The location of the value at a pointer, or of its nearest existing ancestor; in YAML also of its key. */
  locate(pointer: string, part?: 'key'): Location
}

/** Parses `text`; throws a SpecError with all syntax errors. JSON is parsed many times faster than YAML. */
export function parseYamlFile(name: string, text: string): YamlFile {
  if (/^(?:\uFFFD{2}|\0?[^\0]\0)/.test(text)) throw new SpecError([reportUtf16(name)])
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text
  const isJson = name.endsWith('.json')
  if (!isJson && !/^\s*[{[]/.test(source)) return parseYaml(name, source)
  const data = parseJson(source)
  if (data !== undefined) return { name, data, locate: locateIn(name, source) }
  if (!isJson) return parseYaml(name, source)
  const { offset, message } = findJsonFault(source)
  throw new SpecError([{ code: 'yaml-syntax', message, at: makeLocator(name, countLines(source))(offset) }])
}

/** Read as UTF-8, a text in UTF-16 begins with two bytes that are none, or has a NUL beside its first character. */
function reportUtf16(name: string): Diagnostic {
  const help = `Save the file as UTF-8, such as with \`iconv -f UTF-16 -t UTF-8 ${name}\`.`
  const at = { file: name, line: 1, column: 1 }
  return { code: 'yaml-syntax', message: 'The file is not encoded as UTF-8, but as UTF-16.', at, help }
}

function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function locateIn(name: string, text: string): YamlFile['locate'] {
  let find: ReturnType<typeof makeJsonLocator> | undefined
  let toLocation: ReturnType<typeof makeLocator> | undefined
  return (pointer) => {
    find ??= makeJsonLocator(text)
    toLocation ??= makeLocator(name, countLines(text))
    return toLocation(pointer === '' ? 0 : find(pointerKeys(pointer)))
  }
}

function countLines(text: string): LineCounter {
  const lines = new LineCounter()
  lines.addNewLine(0)
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines.addNewLine(at + 1)
  return lines
}

function makeLocator(file: string, lines: LineCounter): (offset: number) => Location {
  return (offset) => {
    const { line, col } = lines.linePos(offset)
    return { file, line, column: col }
  }
}

function parseYaml(name: string, text: string): YamlFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, merge: true })
  const at = makeLocator(name, lines)
  const errors = document.errors.map((error): Diagnostic => {
    return { code: 'yaml-syntax', message: describe(error), at: at(error.pos[0]) }
  })
  if (errors.length > 0) throw new SpecError(errors)
  const locate: YamlFile['locate'] = (pointer, part) => {
    let node: Node | undefined = document.contents ?? undefined
    let offset = 0
    const keys = pointerKeys(pointer)
    for (const [index, key] of keys.entries()) {
      node = findChild(document, node, key, index === keys.length - 1 ? part : undefined)
      if (!node?.range) break
      offset = node.range[0]
    }
    return at(offset)
  }
  return { name, data: readValues(document, at), locate }
}

function describe({ code, message }: YAMLParseError): string {
  if (code === 'MULTIPLE_DOCS') return 'The file contains more than one document.'
  return message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? code
}

/** An alias is a second place of the same value: a document with many is small, what it describes need not be. */
const maxAliases = 10_000

function readValues(document: Document, at: (offset: number) => Location): Json {
  const fail = (message: string, offset = 0): never => {
    throw new SpecError([{ code: 'yaml-syntax', message, at: at(offset) }])
  }
  try {
    const data = document.toJS({ maxAliasCount: maxAliases }) as Json
    return containsItself(data, new Set()) ? fail('An alias lies inside of the node that it repeats.') : data
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error
    const unknown = findUnknownAlias(document)
    if (unknown) return fail(`No node before this one has the anchor \`${unknown.source}\`.`, unknown.range?.[0])
    return fail('The aliases of this file repeat too many nodes.')
  }
}

function findUnknownAlias(document: Document): Alias | undefined {
  const anchors = new Set<string>()
  let found: Alias | undefined
  visit(document, (_, node) => {
    if (isAlias(node) && !anchors.has(node.source)) found ??= node
    else if (isNode(node) && 'anchor' in node && node.anchor) anchors.add(node.anchor)
    return found && visit.BREAK
  })
  return found
}

function containsItself(value: Json, above: Set<Json>, safe = new Set<Json>()): boolean {
  if (!(Array.isArray(value) || isObject(value)) || safe.has(value)) return false
  if (above.has(value)) return true
  above.add(value)
  const found = Object.values(value).some((item) => containsItself(item, above, safe))
  above.delete(value)
  safe.add(value)
  return found
}

/** The node under a key, or that of the key; YAML keys may be numbers, such as status codes. */
function findChild(document: Document, parent: Node | undefined, key: string, part?: 'key'): Node | undefined {
  const node = isAlias(parent) ? parent.resolve(document) : parent
  if (isSeq(node)) return asNode(node.items[Number(key)])
  if (!isMap(node)) return undefined
  const pairs = node.items.filter((pair) => isScalar(pair.key))
  const own = pairs.find((pair) => isScalar(pair.key) && String(pair.key.value) === key)
  if (own) return asNode(part === 'key' ? own.key : own.value)
  const merged = pairs.find((pair) => isScalar(pair.key) && pair.key.source === '<<')
  const sources = isSeq(merged?.value) ? merged.value.items.map(asNode) : [asNode(merged?.value)]
  return sources.map((source) => source && findChild(document, source, key, part)).find((found) => found !== undefined)
}

function asNode(value: unknown): Node | undefined {
  return isNode(value) ? value : undefined
}
