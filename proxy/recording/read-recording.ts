import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { schemaChecker } from '../../settings/check-schema.ts'
import { FileError, type LocatedError, type PathError, toSentence } from '../../settings/errors.ts'
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
import { expandInteraction, type StoredInteraction } from './stored-interaction.ts'

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
  const { strings, unfinished, others } = readTexts(path, option)
  const errors: string[] = []
  const bodies = new Set<string>()
  const exchanges = strings.flatMap((text) => {
    const { value, errors: syntaxErrors, locate } = parseJson(text.text)
    const located =
      value === undefined
        ? syntaxErrors
        : findErrors(value).map((error) => ({ ...error, ...locate(error.path, 'key') }))
    errors.push(...located.map((error) => formatError(error, text)))
    if (located.length > 0) return []
    const exchange = expandInteraction(value as StoredInteraction, text.number)
    for (const { body } of [exchange.request, exchange.reply ?? {}]) if (body && 'file' in body) bodies.add(body.file)
    return [{ location: text.location, exchange: loadFiles(exchange, text, errors) }]
  })
  const misnamed = others.filter((name) => /\.(json|jsonl|ndjson|ya?ml)$/i.test(name) && !bodies.has(name))
  errors.push(...misnamed.map((name) => describeMisnamed(path, name, exchanges)))
  if (errors.length > 0) throw new FileError(errors.join('\n'))
  if (exchanges.length === 0 && unfinished.length === 0)
    throw new FileError(`${option} ${path} contains no exchange${describeFolders(path, others)}.`)
  const ordered = exchanges.sort((a, b) => a.exchange.number - b.exchange.number)
  return { exchanges: ordered, unfinished }
}

function findErrors(value: unknown): readonly PathError[] {
  const isOther = typeof value === 'object' && value !== null && 'recording' in value && value.recording !== 1
  const message = 'must be 1: the recording is from another version of the mock'
  return isOther ? [{ path: ['recording'], message }] : checkSchema(value)
}

function formatError(error: LocatedError, { path, firstLine }: InteractionText): string {
  return `${path}:${firstLine + error.line - 1}:${error.column}: ${toSentence(error)}`
}

interface InteractionText {
  /** The file, and the line if it has several exchanges. */
  readonly location: string
  readonly path: string
  readonly firstLine: number
  /** The number of the exchange, if it says none. */
  readonly number: number
  readonly text: string
  /** The folder of its external files. */
  readonly folder: string | undefined
}

interface InteractionTexts {
  readonly strings: readonly InteractionText[]
  readonly unfinished: readonly string[]
  /** The names of the other files and folders. */
  readonly others: readonly string[]
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
    return text.trim() === ''
      ? []
      : [{ location, path, firstLine: index + 1, number: index + 1, text, folder: undefined }]
  })
  const unfinished = rest.trim() === '' ? [] : [`${path}:${lines.length + 1}: the last line is incomplete and ignored.`]
  return { strings, unfinished, others: [] }
}

function readFiles(path: string): InteractionTexts {
  const names = readdirSync(path)
  const exchangeNames = names.filter((name) => fileNamePattern.test(name)).sort((a, b) => toNumber(a) - toNumber(b))
  const strings = exchangeNames.map((name) => {
    const file = join(path, name)
    const text = readWholeFile(file).toString()
    return { location: file, path: file, firstLine: 1, number: toNumber(name), text, folder: path }
  })
  const parts = names.filter((name) => name.endsWith('.part')).sort()
  const others = names.filter((name) => !fileNamePattern.test(name) && !parts.includes(name)).sort()
  return { strings, unfinished: parts.map((name) => `${join(path, name)}: is incomplete and ignored.`), others }
}

function describeMisnamed(path: string, name: string, exchanges: readonly LocatedInteraction[]): string {
  const highest = exchanges.reduce((most, { exchange }) => Math.max(most, exchange.number), 0)
  const title = name.replace(/^[\d_-]*/, '').replace(/\.\w+$/, '') || 'exchange'
  const expected = `${String(highest + 1).padStart(4, '0')}-${title}.json`
  return `${join(path, name)}: is not read: the files of exchanges are named <number>-<name>.json, such as ${expected}.`
}

/** The folders in one without exchanges may be recordings. */
function describeFolders(path: string, others: readonly string[]): string {
  const folders = others.filter((name) => statSync(join(path, name)).isDirectory())
  return folders.length === 0 ? '' : `; its folders may be recordings: ${folders.slice(0, MAX_NAMED).join(', ')}`
}

const MAX_NAMED = 5

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
