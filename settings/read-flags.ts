import { parseArgs } from 'node:util'
import { ownValue } from '../runtime/json.ts'
import { suggest } from '../runtime/validation/suggest.ts'
import { ErrorList, UsageError } from './errors.ts'
import { getVariable, type Option, type OptionTable, parseOption, type SettingsOf } from './option.ts'

export interface SettingSources {
  readonly args: readonly string[]
  readonly environment: Readonly<Record<string, string | undefined>>
}

export type Source = 'flag' | 'environment' | 'file'

export interface ReadOptions<T extends OptionTable> {
  readonly settings: SettingsOf<T>
  /** Origin of the option of this name; undefined for its default. */
  getSource(name: string): Source | undefined
}

/** The settings of a program that has no configuration file; undefined for `--help`. Throws a `UsageError`. */
export function readFlags<T extends OptionTable>(
  options: T,
  args: readonly string[],
  environment: SettingSources['environment'] = {},
): SettingsOf<T> | undefined {
  const flags = parseFlags(options, args)
  return flags.help ? undefined : readOptions(options, (option) => findStrings(option, flags, environment)).settings
}

export type FindStrings = (option: Option<unknown>) => FoundStrings | undefined

/** Throws a `UsageError` with one line per error, including those in `errors`. */
export function readOptions<T extends OptionTable>(
  options: T,
  find: FindStrings,
  errors = new ErrorList(),
): ReadOptions<T> {
  const sources = new Map<string, Source>()
  const read = (option: Option<unknown>): unknown => {
    const chosen = find(option)
    if (chosen === undefined) return option.fallback
    sources.set(option.name, chosen.source)
    return parseOption(option, chosen.strings, chosen.name)
  }
  const entries = Object.entries(options).map(([name, option]) => [name, errors.attempt(() => read(option))] as const)
  errors.throwIfAny()
  const settings = Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  // The type of a value follows from its option.
  return { settings: settings as SettingsOf<T>, getSource: (name) => sources.get(name) }
}

export type Flags = Readonly<Record<string, readonly (string | boolean)[] | boolean | undefined>>

/** Takes arguments that are no options, which may stand anywhere, out of the arguments: the first ones up to `most`. */
export function takePositionals(options: OptionTable, args: readonly string[], most = args.length) {
  const tokens = tokenizeArgs(options, args).filter((token) => token.kind === 'positional')
  const taken = new Map(tokens.slice(0, most).map(({ index, value }) => [index, value]))
  return { positionals: [...taken.values()], rest: args.filter((_, index) => !taken.has(index)) }
}

/** The options and other arguments in their order, without checks. */
export function tokenizeArgs(options: OptionTable, args: readonly string[]) {
  const lenient = { strict: false, allowPositionals: true, tokens: true } as const
  return parseArgs({ args: [...args], options: getFlags(options), ...lenient }).tokens
}

function getFlags(options: OptionTable) {
  const flags = Object.values(options).map(({ name, kind, short }) => {
    const type = kind === 'switch' ? 'boolean' : 'string'
    return [name, { type, multiple: true, ...(short === undefined ? {} : { short }) }] as const
  })
  const help = { type: 'boolean', short: 'h' } as const
  return { ...Object.fromEntries(flags), help }
}

export function parseFlags(options: OptionTable, args: readonly string[]): Flags {
  try {
    // Typed widely, since the flags are data.
    const { values } = parseArgs({ args: [...args], options: getFlags(options) })
    return values as Flags
  } catch (error) {
    const names = Object.values(options).map(({ name }) => name)
    throw new UsageError(explainParseError(error, names))
  }
}

/** What is wrong with arguments, by the names of the options; an argument without one is meant for `out` or `spec`, a URL for `target`. */
function explainParseError(error: unknown, names: readonly string[]): string {
  const message = error instanceof Error ? error.message : String(error)
  const [sentence = ''] = message.split(/\.(?:\s|$)|\n/)
  const ambiguous = /use '(--[\w-]+)=/.exec(message)?.[1]
  if (ambiguous) return `${sentence}: write ${ambiguous}=VALUE where the value begins with a dash.`
  const extra = /^Unexpected argument '(.*?)'(?:\. |$)/.exec(message)?.[1]
  const isTarget = names.includes('target') && /^https?:/.test(extra ?? '')
  const wanted = isTarget ? 'target' : names.find((name) => name === 'out' || name === 'spec')
  if (extra !== undefined && wanted) return `Unexpected argument ${extra}: write --${wanted} ${extra}.`
  const unknown = /^Unknown option '--([\w-]+)'/.exec(sentence)?.[1]
  const meant = unknown && suggest(unknown, names)
  return meant ? `${sentence}; did you mean \`--${meant}\`?` : `${sentence}.`
}

export interface FoundStrings {
  readonly strings: readonly string[]
  /** The flag or variable. */
  readonly name: string
  readonly source: Source
}

export function findStrings(
  option: Option<unknown>,
  flags: Flags,
  environment: SettingSources['environment'],
): FoundStrings | undefined {
  const values = ownValue(flags, option.name)
  if (Array.isArray(values)) return { strings: values.map(String), name: `--${option.name}`, source: 'flag' }
  const name = getVariable(option)
  const text = ownValue(environment, name)
  // A variable that is empty is not set.
  if (text === undefined || text === '') return undefined
  const strings = option.kind === 'many' ? text.split(',').map((part) => part.trim()) : [text]
  return { strings, name, source: 'environment' }
}
