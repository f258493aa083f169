import { type Json, pointerKeys } from '../../runtime/json.ts'
import { parseJson, parseYaml } from '../../settings/parse-text.ts'
import { type Diagnostic, type Location, SpecError } from '../diagnostics.ts'
import { upgradeRecursion } from './upgrade-schema.ts'

/** A parsed YAML or JSON file with the locations of its values. */
export interface YamlFile {
  /** The name shown in diagnostics. */
  readonly name: string
  readonly data: Json
  /** The number of its characters. */
  readonly length: number
  /** A number or another word as it is written: `1.0` is the same number as `1`. */
  readWord(at: Location): string
  /** The location of the value at a pointer, or of its nearest existing ancestor; with `key`, that of its key. */
  locate(pointer: string, part?: 'key'): Location
}

/** An alias repeats a value: a document with many is small, what it describes need not be. */
const maxAliases = 10_000

/** Parses `text`; throws a SpecError with all syntax errors. */
export function parseYamlFile(name: string, text: string): YamlFile {
  if (/^(?:\uFFFD{2}|\0?[^\0]\0)/.test(text)) throw new SpecError([reportUtf16(name)])
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text
  const isJson = name.endsWith('.json')
  const json = isJson || /^\s*[{[]/.test(source) ? parseJson(source) : undefined
  const { value, errors, locate } = json && (isJson || json.errors.length === 0) ? json : parseYaml(source, maxAliases)
  const diagnostics = errors.map(({ line, column, message }): Diagnostic => {
    return { code: 'yaml-syntax', message: `${message}.`, at: { file: name, line, column } }
  })
  if (diagnostics.length > 0) throw new SpecError(diagnostics)
  let lines: readonly string[] | undefined
  return {
    name,
    length: text.length,
    data: text.includes('$recursiveAnchor') ? upgradeRecursion(value as Json) : (value as Json),
    readWord: ({ line, column }) => {
      lines ??= source.split('\n')
      return /^[^\s,\]}]*/.exec(lines[line - 1]?.slice(column - 1) ?? '')?.[0] ?? ''
    },
    locate: (pointer, part) => ({ file: name, ...locate(pointerKeys(pointer), part) }),
  }
}

/** UTF-16 that is read as UTF-8 begins with two invalid bytes, or has a NUL beside its first character. */
function reportUtf16(name: string): Diagnostic {
  const help = `Save the file as UTF-8, such as with \`iconv -f UTF-16 -t UTF-8 ${name}\`.`
  const at = { file: name, line: 1, column: 1 }
  return { code: 'yaml-syntax', message: 'The file is not encoded as UTF-8, but as UTF-16.', at, help }
}
