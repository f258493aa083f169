import { accessSync, constants, statSync } from 'node:fs'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { suggest } from '../server-stub/core/validation/suggest.ts'
import { downloadFirst, isUrl } from './diagnostics.ts'

type OptionTable = NonNullable<ParseArgsConfig['options']>
type Values<T extends OptionTable> = ReturnType<typeof parseArgs<{ options: T & typeof helpOption }>>['values']

const helpOption = { help: { type: 'boolean', short: 'h', default: false } } as const

/** The values of the options and of `--help`, or what is wrong with the arguments. */
export function readOptions<const T extends OptionTable>(args: string[], options: T): Values<T> | string {
  try {
    return parseArgs({ args, options: { ...options, ...helpOption } }).values
  } catch (error) {
    return explainParseError(error, Object.keys(options))
  }
}

/** What is wrong with arguments, by the names of the options; an argument without one is meant for `out`, else `spec`. */
export function explainParseError(error: unknown, names: readonly string[]): string {
  const message = error instanceof Error ? error.message : String(error)
  const [words = ''] = message.split(/\.(?:\s|$)|\n/)
  const ambiguous = /use '(--[\w-]+)=/.exec(message)?.[1]
  if (ambiguous) return `${words}: write ${ambiguous}=VALUE where the value begins with a dash.`
  const extra = /^Unexpected argument '(.*?)'(?:\. |$)/.exec(message)?.[1]
  const wanted = names.find((name) => name === 'out' || name === 'spec')
  if (extra !== undefined && wanted) return `Unexpected argument ${extra}: write --${wanted} ${extra}.`
  const unknown = /^Unknown option '--([\w-]+)'/.exec(words)?.[1]
  const meant = unknown && suggest(unknown, names)
  return meant ? `${words}; did you mean \`--${meant}\`?` : `${words}.`
}

/** How the user starts a program: by a script of npm, or by the installed command. */
export function getCommand(program: string): string {
  const script = process.env.npm_lifecycle_event
  if (script === 'start') return 'npm start --'
  return script === program ? `npm run ${program} --` : `npx gatewright ${program}`
}

/** Prints to standard output; returns the exit code. */
export function print(text: string): number {
  process.stdout.write(text)
  return 0
}

/** Prints a line to standard error; returns the exit code. */
export function fail(text: string, code: number): number {
  process.stderr.write(`${text}\n`)
  return code
}

/** Whether a path is that of a file that can be read. */
export function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** The error of an option whose file cannot be read. */
export function noFile(option: string, path: string): string {
  if (isUrl(path)) return `--${option}: ${path} is a URL: ${downloadFirst(path)}.`
  return `--${option}: there is no file ${path}, or it cannot be read.`
}
