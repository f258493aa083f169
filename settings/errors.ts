/** An invalid command line, environment or file; every line of the message is one error, for the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
  /** Printed after every line: where to read more. */
  readonly hint: string = ' See --help.'
}

/** Errors in a file that the user named: the file must change, not the options. */
export class FileError extends UsageError {
  override readonly hint = ''
}

/**
 * Writes the control characters of text from documents, requests and replies as escapes, such as `\u001b`: a terminal
 * would obey them. Newlines and tabs stay. Colours are added after it.
 */
export function showText(text: string): string {
  return text.replaceAll(/(?![\n\t])\p{Cc}|[\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, writeEscape)
}

/** Escapes line breaks and tabs too, for text that must stay on its line. */
export function showLine(text: string): string {
  return showText(text).replaceAll(/[\n\t]/g, writeEscape)
}

function writeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** Prints a message for the user to standard error. */
export function printMessage(text: string): void {
  process.stderr.write(`${showText(text)}\n`)
}

/** Whether an error is for the user; the files of the package have a class each. */
export function isUsageError(error: unknown): error is UsageError {
  return error instanceof Error && error.name === 'UsageError'
}

/** An error for the user in place of that of a full call stack, on which each level of a document takes room. */
export function explainOverflow(error: unknown): unknown {
  if (!(error instanceof RangeError && error.message.startsWith('Maximum call stack'))) return error
  return new FileError(
    'The document is nested, or its references lead, deeper than can be read. Merge schemas that only hold or refer to the next one.',
  )
}

/** Prints a `UsageError`, and returns the exit code. Throws any other error. */
export function printUsageError(thrown: unknown): number {
  const error = explainOverflow(thrown)
  if (!isUsageError(error)) throw error
  process.stderr.write(`${showText(error.message).replaceAll(/$/gm, error.hint)}\n`)
  return 2
}

/** The names and indexes that lead from a value to one of its parts. */
export type ValuePath = readonly (string | number)[]

/** An error at a path in a value: the rule, and how to fix it, as a sentence without its full stop. */
export interface PathError {
  readonly path: ValuePath
  readonly message: string
}

/** Line and column, both from 1. */
export interface Position {
  readonly line: number
  readonly column: number
}

export interface LocatedError extends PathError, Position {}

/** Errors of one file; the message has one line per error, `<file>:<line>:<column>: <path>: <rule and fix>`. */
export class FileErrors extends FileError {
  readonly errors: readonly LocatedError[]

  constructor(file: string, errors: readonly LocatedError[]) {
    const sorted = errors.toSorted((a, b) => a.line - b.line || a.column - b.column)
    const lines = sorted.map((error) => `${file}:${error.line}:${error.column}: ${toSentence(error)}`)
    super([...new Set(lines)].join('\n'))
    this.errors = sorted
  }
}

export function toSentence({ path, message }: PathError): string {
  const name = formatPath(path)
  const sentence = message.endsWith('?') ? message : `${message}.`
  return name === '' ? sentence : `${name}: ${sentence}`
}

/** `keys[0].id`. */
export function formatPath(path: ValuePath): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number' || /^\d+$/.test(step)) return `${text}[${step}]`
    if (!/^[\w$-]+$/.test(step)) return `${text}['${step}']`
    return text === '' ? step : `${text}.${step}`
  }, '')
}

/** Collects errors, to report all of them at once. */
export class ErrorList {
  readonly #errors: UsageError[] = []

  add(...messages: readonly string[]): void {
    for (const message of messages) this.#errors.push(new FileError(message))
  }

  /** The result of `read`; undefined if it throws a `UsageError`, which is collected. */
  attempt<T>(read: () => T): T | undefined {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      this.#errors.push(error)
      return undefined
    }
  }

  /** All lines; those about a file come last, sorted by line number. */
  get lines(): readonly string[] {
    const all = this.#errors.flatMap(({ message, hint }) => message.split('\n').map((line) => ({ line, hint })))
    return all.sort((a, b) => lineNumber(a.line) - lineNumber(b.line)).map(({ line, hint }) => `${line}${hint}`)
  }

  throwIfAny(): void {
    const [first, ...others] = this.#errors
    if (first === undefined) return
    throw others.length === 0 ? first : new FileError(this.lines.join('\n'))
  }
}

function lineNumber(line: string): number {
  return Number(/^[^\s].*?:(\d+):\d+: /.exec(line)?.[1] ?? 0)
}

/** Why a connection failed, in one line. */
export function getNetworkReason(error: unknown): string {
  // A name with several addresses, as `localhost` has, fails with several errors and no message.
  if (error instanceof AggregateError) return getNetworkReason(error.errors[0])
  const message = error instanceof Error ? error.message : String(error)
  if (message.includes(':wrong version number:')) return 'it does not speak TLS: write http:// in place of https://'
  return message.replace(/\.$/, '')
}

interface Wanted {
  readonly host: string
  readonly port: number
  /** The options that choose the port and the host. */
  readonly options: readonly [port: string, host: string]
}

/** Explains why the server cannot listen, with a remedy. */
export function listenMessage(error: unknown, { host, port, options: [portOption, hostOption] }: Wanted): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${host} is taken: stop what runs there, or choose another with ${portOption}.`
  if (code === 'EACCES')
    return `Port ${port} of ${host} needs more privileges: choose one above 1023 with ${portOption}.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${host} is not an address of this machine: choose another with ${hostOption}.`
  if (code === 'FST_ERR_DUPLICATED_ROUTE')
    return `The document declares a path that the server itself uses: ${(error as Error).message}. Remove it, or start with --no-control.`
  return `Cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : error}.`
}
