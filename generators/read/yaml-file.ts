import { isNode, LineCounter, parseDocument } from 'yaml'
import { type Location, SpecError } from '../diagnostics.ts'
import { type Json, pointerKeys } from '../json.ts'

/** One parsed YAML or JSON file that can tell where each of its values stands. */
export interface YamlFile {
  /** The name by which diagnostics and origins call the file. */
  readonly name: string
  readonly data: Json
  locate(pointer: string): Location
}

/** Parses `text`; throws a SpecError with the place of each syntax error. */
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
    for (let depth = keys.length; depth > 0; depth -= 1) {
      const node = document.getIn(keys.slice(0, depth), true)
      if (isNode(node) && node.range) return at(node.range[0])
    }
    return { file: name, line: 1, column: 1 }
  }
  return { name, data: document.toJS({ maxAliasCount: 100 }) as Json, locate }
}
