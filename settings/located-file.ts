import { FileErrors, formatPath, type PathError, type ValuePath } from './errors.ts'
import { readTextFile } from './files.ts'
import { parseJson, parseYaml } from './parse-text.ts'

/** The value of a YAML or JSON file, and the positions of its parts. */
export interface LocatedFile {
  readonly value: unknown
  /** `<file>:<line>` of the part at that path, or of its nearest existing ancestor. */
  locate(valuePath: ValuePath): string
  /** `<file>:<line>:<column>: <path>`, the prefix of messages about that part. */
  describe(valuePath: ValuePath): string
  /** The errors with their positions, sorted by position. */
  toFileErrors(errors: readonly PathError[]): FileErrors
}

/** Reads a file that `name`, such as `--config`, names. Throws a `FileError`. */
export function readLocatedFile(path: string, name: string): LocatedFile {
  return parseLocatedFile(readTextFile(path, name), path)
}

/** Parses a string likewise; `path` is its name in messages. Throws `FileErrors`. */
export function parseLocatedFile(text: string, path: string): LocatedFile {
  const { value, errors, locate } = parseYaml(text)
  // A JSON file with comments is valid here: its errors are those of JSON only if it is not valid as YAML either.
  const inJson = errors.length > 0 && path.endsWith('.json') ? parseJson(text).errors : []
  const explained = inJson.map((error) => ({ ...error, message: `invalid JSON: ${error.message}` }))
  if (errors.length > 0) throw new FileErrors(path, explained.length > 0 ? explained : errors)
  return {
    value,
    locate: (valuePath) => `${path}:${locate(valuePath, 'key').line}`,
    describe: (valuePath) => {
      const { line, column } = locate(valuePath, 'key')
      return `${path}:${line}:${column}: ${formatPath(valuePath)}`
    },
    toFileErrors: (pathErrors) => {
      return new FileErrors(
        path,
        pathErrors.map((error) => ({ ...error, ...locate(error.path, 'key') })),
      )
    },
  }
}

/** Parses a file likewise, and throws the errors that `check` finds. */
export function parseValidFile(
  path: string,
  text: string,
  check: (value: unknown) => readonly PathError[],
): LocatedFile {
  const file = parseLocatedFile(text, path)
  const errors = check(file.value)
  if (errors.length > 0) throw file.toFileErrors(errors)
  return file
}
