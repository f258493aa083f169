import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { tryParseJson } from '../../runtime/json.ts'
import { schemaChecker } from '../../settings/check-schema.ts'
import { FileError, type PathError, toSentence } from '../../settings/errors.ts'
import { getFileReason, readWholeFile } from '../../settings/files.ts'
import { parseJson } from '../../settings/parse-text.ts'
import schema from './interaction.schema.json' with { type: 'json' }
import { recordBytes } from './recorded-body.ts'
import {
  fileNamePattern,
  isLines,
  type RecordedBody,
  type RecordedInteraction,
  type RecordedStream,
  toNumber,
} from './recorded-interaction.ts'

export interface LocatedInteraction {
  readonly exchange: RecordedInteraction
  /** The file, with the line if it has several. */
  readonly location: string
}

export interface StoredRecording {
  /** Sorted by number. */
  readonly exchanges: readonly LocatedInteraction[]
  /** Warnings about incomplete exchanges of a killed recorder. */
  readonly unfinished: readonly string[]
}

const checkSchema = schemaChecker(schema)

/** Throws a `FileError` with one line per error; `option` is the option that names the recording. */
export function readRecording(path: string, option: string): StoredRecording {
  const { strings, unfinished } = readTexts(path, option)
  const errors: string[] = []
  const exchanges = strings.flatMap((text) => {
    const value = tryParseJson(text.text)
    const pathErrors = value === undefined ? [{ path: [], message: 'is not JSON' }] : findErrors(value)
    errors.push(...pathErrors.map((error) => locateError(error, text)))
    if (pathErrors.length > 0) return []
    return [{ location: text.location, exchange: loadFiles(value as RecordedInteraction, text, errors) }]
  })
  if (errors.length > 0) throw new FileError(errors.join('\n'))
  if (exchanges.length === 0 && unfinished.length === 0) throw new FileError(`${option} ${path} contains no exchange.`)
  const ordered = exchanges.sort((a, b) => a.exchange.number - b.exchange.number)
  return { exchanges: ordered, unfinished }
}

function findErrors(value: unknown): readonly PathError[] {
  const isOther = typeof value === 'object' && value !== null && 'recording' in value && value.recording !== 1
  const message = 'must be 1: the recording is from another version of the mock'
  return isOther ? [{ path: ['recording'], message }] : checkSchema(value)
}

/** Adds the file, line and column to an error; positions are only computed for errors, since that is slow. */
function locateError(error: PathError, { path, firstLine, text }: InteractionText): string {
  const { line, column } = parseJson(text).locate(error.path, 'key')
  return `${path}:${firstLine + line - 1}:${column}: ${toSentence(error)}`
}

interface InteractionText {
  /** The file, and the line if it has several exchanges. */
  readonly location: string
  readonly path: string
  readonly firstLine: number
  readonly text: string
  /** The folder of its external files. */
  readonly folder: string | undefined
}

interface InteractionTexts {
  readonly strings: readonly InteractionText[]
  readonly unfinished: readonly string[]
}

function readTexts(path: string, option: string): InteractionTexts {
  try {
    return isLines(path) && !statSync(path).isDirectory() ? readLines(path) : readFiles(path)
  } catch (error) {
    const advice = 'use the folder or the .jsonl file of a recording'
    throw new FileError(`${option} cannot read ${path}: ${getFileReason(error)}; ${advice}.`)
  }
}

function readLines(path: string): InteractionTexts {
  const lines = readWholeFile(path).toString().split('\n')
  const rest = lines.pop() ?? ''
  const strings = lines.flatMap((text, index) => {
    const location = `${path}:${index + 1}`
    return text.trim() === '' ? [] : [{ location, path, firstLine: index + 1, text, folder: undefined }]
  })
  const unfinished = rest.trim() === '' ? [] : [`${path}:${lines.length + 1}: the last line is incomplete and ignored.`]
  return { strings, unfinished }
}

function readFiles(path: string): InteractionTexts {
  const names = readdirSync(path)
  const exchangeNames = names.filter((name) => fileNamePattern.test(name)).sort((a, b) => toNumber(a) - toNumber(b))
  const strings = exchangeNames.map((name) => {
    const file = join(path, name)
    return { location: file, path: file, firstLine: 1, text: readWholeFile(file).toString(), folder: path }
  })
  const parts = names.filter((name) => name.endsWith('.part')).sort()
  return { strings, unfinished: parts.map((name) => `${join(path, name)}: is incomplete and ignored.`) }
}

function loadFiles(exchange: RecordedInteraction, { location, folder }: InteractionText, errors: string[]) {
  const { request, reply } = exchange
  const read = <B extends RecordedBody | RecordedStream>(part: { readonly body?: B }) => {
    if (part.body === undefined || !('file' in part.body)) return {}
    const { file } = part.body
    try {
      return { body: recordBytes(readWholeFile(join(folder ?? '', file))) }
    } catch {
      errors.push(`${location}: the file ${file} with a body is missing.`)
      return {}
    }
  }
  return {
    ...exchange,
    request: { ...request, ...read(request) },
    ...(reply ? { reply: { ...reply, ...read(reply) } } : {}),
  }
}
