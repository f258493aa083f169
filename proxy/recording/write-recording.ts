import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { UsageError } from '../../settings/errors.ts'
import { getFileReason, makeFolder } from '../../settings/files.ts'
import { fileNamePattern, isLines, toNumber } from './recorded-interaction.ts'
import type { NumberedInteraction, StoredBody } from './stored-interaction.ts'

/** Appends exchanges to a recording, and writes them immediately and atomically. */
export interface RecordingWriter {
  /** The number of the next exchange. */
  begin(): number
  /** Returns the file. */
  write(exchange: NumberedInteraction): string
  /** Whether it had no exchange when it was opened. */
  readonly isEmpty: boolean
}

/**
 * Creates the recording if it does not exist. `replaces`: the first exchange replaces all in the folder. Throws a `UsageError` if that
 * fails.
 */
export function openRecording(path: string, option: string, replaces = false): RecordingWriter {
  try {
    return isLines(path) ? linesWriter(path) : folderWriter(path, replaces)
  } catch (error) {
    throw new UsageError(
      `${option} cannot write to ${path}: ${getFileReason(error)}; use a folder or a file that ends in .jsonl.`,
    )
  }
}

function linesWriter(path: string): RecordingWriter {
  makeFolder(dirname(path))
  const lines = getWholeLines(path)
  let last = Math.max(lines.length, lastNumber(lines.map((line) => Number(/"number":(\d+)/.exec(line)?.[1] ?? 0))))
  return {
    isEmpty: lines.length === 0,
    begin: () => ++last,
    write: (exchange) => {
      appendFileSync(path, `${JSON.stringify(exchange)}\n`)
      return path
    },
  }
}

/** Removes an incomplete last line, left by a killed recorder. */
function getWholeLines(path: string): readonly string[] {
  if (!existsSync(path)) {
    writeFileSync(path, '')
    return []
  }
  const bytes = readFileSync(path)
  const end = bytes.lastIndexOf('\n') + 1
  if (end < bytes.length) truncateSync(path, end)
  return bytes.toString('utf8', 0, end).split('\n').slice(0, -1)
}

function folderWriter(path: string, replaces: boolean): RecordingWriter {
  makeFolder(path)
  const names = readdirSync(path).filter((name) => fileNamePattern.test(name))
  let last = replaces ? 0 : lastNumber(names.map(toNumber))
  let replaced = replaces ? readdirSync(path).filter((name) => writtenName.test(name)) : []
  return {
    isEmpty: replaces || names.length === 0,
    begin: () => ++last,
    write: (exchange) => {
      for (const name of replaced) rmSync(join(path, name))
      replaced = []
      const name = `${String(exchange.number).padStart(4, '0')}-${exchange.operation ?? 'unknown'}`
      const { exchange: extract, files } = extractFiles(exchange, name)
      for (const [file, bytes] of files) replaceFile(join(path, file), bytes)
      const file = join(path, `${name}.json`)
      replaceFile(file, `${JSON.stringify(extract, null, 2)}\n`)
      return file
    },
  }
}

/** Matches the names of the files that a recorder writes. */
const writtenName = /^\d+-.*\.(json|(request|reply)\.bin)$/

function lastNumber(numbers: readonly number[]): number {
  return numbers.reduce((most, number) => Math.max(most, number), 0)
}

/** Writes the file atomically. */
function replaceFile(path: string, content: string | Uint8Array): void {
  writeFileSync(`${path}.part`, content)
  renameSync(`${path}.part`, path)
}

/** Longer bodies are written to separate files. */
const MAX_BASE64 = 4096

function extractFiles(exchange: NumberedInteraction, name: string) {
  const files: [name: string, bytes: Uint8Array][] = []
  const extract = <B extends StoredBody>(side: 'request' | 'reply', body: B | undefined) => {
    if (body === undefined || !('base64' in body) || body.base64.length <= MAX_BASE64) return {}
    const file = `${name}.${side}.bin`
    files.push([file, Buffer.from(body.base64, 'base64')])
    return { body: { file } }
  }
  const { request, reply, ...rest } = exchange
  const lean = {
    ...rest,
    request: { ...request, ...extract('request', request.body) },
    ...(reply ? { reply: { ...reply, ...extract('reply', reply.body) } } : {}),
  }
  return { exchange: lean, files }
}
