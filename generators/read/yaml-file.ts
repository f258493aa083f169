import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { type Location, SpecError } from '../diagnostics.ts'
import { type Json, pointerKeys } from '../json.ts'

/** A parsed YAML or JSON file with the locations of its values. */
export interface YamlFile {
  /** The name shown in diagnostics. */
  readonly name: string
  readonly data: Json
  /** The location of the value at a pointer, or of its nearest existing ancestor. */
  locate(pointer: string): Location
}

/** Parses `text`; throws a SpecError with all syntax errors. */
export function parseYamlFile(name: string, text: string): YamlFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const at = (offset: number): Location => {
    const { line, col } = lines.linePos(offset)
    return { file: name, line, column: col }
  }
  if (document.errors.length > 0) {
    throw new SpecError(
      document.errors.map((error) => ({
        code: 'yaml-syntax',
        message: error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? error.code,
        at: at(error.pos[0]),
      })),
    )
  }
  const locate = (pointer: string): Location => {
    const keys = pointerKeys(pointer)
    let node: unknown = document.contents
    let offset = 0
    for (const key of keys) {
      node = child(node, key)
      if (!isNode(node) || !node.range) break
      offset = node.range[0]
    }
    return at(offset)
  }
  return { name, data: document.toJS({ maxAliasCount: 100 }) as Json, locate }
}

/** The node under a key; YAML keys may be numbers, such as status codes. */
function child(node: unknown, key: string): unknown {
  if (isSeq(node)) return node.items[Number(key)]
  if (!isMap(node)) return undefined
  return node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === key)?.value
}
