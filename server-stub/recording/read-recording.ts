import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { FileError } from '../settings/file-error.ts'
import schema from './interaction.schema.json' with { type: 'json' }
import { recordBytes } from './recorded-body.ts'
import type { RecordedBody, RecordedInteraction, RecordedStream } from './recorded-interaction.ts'
import { fileNamePattern, isLines, toNumber } from './recording-path.ts'

/** An exchange and where it stands. */
export interface LocatedInteraction {
  readonly exchange: RecordedInteraction
  /** A file, and the line in it where it has several. */
  readonly place: string
}

export interface StoredRecording {
  /** In the order of their numbers. */
  readonly exchanges: readonly LocatedInteraction[]
  /** What a killed recorder has left undone, in words. */
  readonly unfinished: readonly string[]
}

/** Throws a `FileError` with a line for each mistake; `option` is what the recording was named by. */
export function readRecording(path: string, option: string): StoredRecording {
  const { texts, unfinished } = toStrings(path, option)
  const validate = new Ajv2020({ allErrors: true, strict: false }).compile<RecordedInteraction>(schema)
  const mistakes: string[] = []
  const exchanges = texts.flatMap(({ place, text, folder }) => {
    const value = parse(text)
    if (value === undefined) mistakes.push(`${place}: is not JSON.`)
    else if (!validate(value)) mistakes.push(...tell(place, validate.errors ?? [], value))
    else return [{ place, exchange: withFiles(value, { place, folder, mistakes }) }]
    return []
  })
  if (mistakes.length > 0) throw new FileError(mistakes.join('\n'))
  if (exchanges.length === 0 && unfinished.length === 0) throw new FileError(`${option} ${path} holds no exchange.`)
  const ordered = exchanges.sort((a, b) => a.exchange.number - b.exchange.number)
  return { exchanges: ordered, unfinished }
}

interface InteractionText {
  readonly place: string
  readonly text: string
  /** Where its files are. */
  readonly folder: string | undefined
}

function toStrings(path: string, option: string): { texts: readonly InteractionText[]; unfinished: readonly string[] } {
  try {
    return isLines(path) && statSync(path).isFile() ? formatLines(path) : getFiles(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new FileError(`${option} cannot read ${path} (${code}): name the folder, or the .jsonl file, of a recording.`)
  }
}

function formatLines(path: string) {
  const lines = readFileSync(path, 'utf8').split('\n')
  const torn = lines.pop() ?? ''
  const texts = lines.flatMap((text, index) => {
    return text.trim() === '' ? [] : [{ place: `${path}:${index + 1}`, text, folder: undefined }]
  })
  const unfinished =
    torn.trim() === '' ? [] : [`${path}:${lines.length + 1}: the last line is not whole, and is left out.`]
  return { texts, unfinished }
}

function getFiles(path: string) {
  const names = readdirSync(path)
  const own = names.filter((name) => fileNamePattern.test(name)).sort((a, b) => toNumber(a) - toNumber(b))
  const texts = own.map((name) => {
    const place = join(path, name)
    return { place, text: readFileSync(place, 'utf8'), folder: path }
  })
  const parts = names.filter((name) => name.endsWith('.part')).sort()
  return { texts, unfinished: parts.map((name) => `${join(path, name)}: was not written to its end, and is left out.`) }
}

/** Of a body that may have several forms ajv tells each of them; what matters is that it has none. */
function tell(place: string, errors: readonly ErrorObject[], value: unknown): readonly string[] {
  if (isOfOtherVersion(value))
    return [`${place}: recording must be 1: this is a recording of another version of the mock.`]
  const main = errors.filter(({ schemaPath }) => !/#\/\$defs\/(json|text|base64|form|file|stream)\//.test(schemaPath))
  return (main.length > 0 ? main : errors).map(({ instancePath, message, params }) => {
    const at = instancePath.slice(1).replaceAll('/', '.') || 'the exchange'
    const name = typeof params.additionalProperty === 'string' ? ` (${params.additionalProperty})` : ''
    return `${place}: ${at} ${message}${name}.`
  })
}

function isOfOtherVersion(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'recording' in value && value.recording !== 1
}

interface Beside {
  readonly place: string
  readonly folder: string | undefined
  readonly mistakes: string[]
}

function withFiles(exchange: RecordedInteraction, beside: Beside): RecordedInteraction {
  const { request, reply } = exchange
  const read = <B extends RecordedBody | RecordedStream>(part: { readonly body?: B }) =>
    part.body && 'file' in part.body ? { body: getFile(part.body.file, beside) } : {}
  return {
    ...exchange,
    request: { ...request, ...read(request) },
    ...(reply ? { reply: { ...reply, ...read(reply) } } : {}),
  }
}

function getFile(name: string, { place, folder, mistakes }: Beside): RecordedBody {
  try {
    return recordBytes(readFileSync(join(folder ?? '', name)))
  } catch {
    mistakes.push(`${place}: the file ${name}, which holds a body, is not beside it.`)
    return { text: '' }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
