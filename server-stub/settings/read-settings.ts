import { parseArgs } from 'node:util'
import { explainParseError } from '../../generators/command.ts'
import { ownValue } from '../core/contract.ts'
import type { ConfigFile } from './config-file.ts'
import { ErrorList, UsageError } from './errors.ts'
import { getVariable, type Option, type OptionTable, parseOption, type SettingsOf } from './option.ts'
import { parseValue } from './option-types.ts'

export interface SettingSources {
  readonly args: readonly string[]
  readonly environment: Readonly<Record<string, string | undefined>>
}

export type Source = 'flag' | 'environment' | 'file'

/** Settings and their origins. */
export interface Read<T extends OptionTable> {
  readonly settings: SettingsOf<T>
  /** Origin of the option of this name; undefined for its default. */
  sourceOf(name: string): Source | undefined
}

/** Finds errors in parts of a file that are read elsewhere; one line each. */
export type CheckFile = (file: ConfigFile, environment: SettingSources['environment']) => Promise<readonly string[]>

/**
 * Precedence: flag, environment, file, default. Returns undefined for `--help`. Throws a `UsageError` with one line per error, including those of `check`.
 */
export async function readSettings<T extends OptionTable>(
  options: T,
  given: SettingSources,
  check?: CheckFile,
): Promise<(Read<T> & { readonly file: ConfigFile | undefined }) | undefined> {
  const flags = parseFlags(options, given.args)
  if (flags.help) return undefined
  const file = await readFile(options, flags, given)
  const errors = new ErrorList()
  errors.add(...(file?.errors ?? []), ...((file && (await check?.(file, given.environment))) ?? []))
  const inFile = (option: Option<unknown>): Found | undefined => {
    const entry = file?.getStrings(option.name)
    return entry && { ...entry, source: 'file' }
  }
  return { ...readAll(options, (option) => findStrings(option, flags, given) ?? inFile(option), errors), file }
}

/** The settings of a program that has no configuration file; undefined for `--help`. */
export function readFlags<T extends OptionTable>(options: T, given: SettingSources): SettingsOf<T> | undefined {
  const flags = parseFlags(options, given.args)
  return flags.help ? undefined : readAll(options, (option) => findStrings(option, flags, given)).settings
}

type Find = (option: Option<unknown>) => Found | undefined

function readAll<T extends OptionTable>(options: T, find: Find, errors = new ErrorList()): Read<T> {
  const sources = new Map<string, Source>()
  const read = (option: Option<unknown>): unknown => {
    const found = find(option)
    if (found === undefined) return option.fallback
    sources.set(option.name, found.source)
    return parseOption(option, found.strings, found.name)
  }
  const entries = Object.entries(options).map(([name, option]) => [name, errors.attempt(() => read(option))] as const)
  errors.throwIfAny()
  const settings = Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  // The type of each value follows from its option.
  return { settings: settings as SettingsOf<T>, sourceOf: (name) => sources.get(name) }
}

type Flags = Readonly<Record<string, readonly (string | boolean)[] | boolean | undefined>>

/** Takes the first argument that is no option, which may stand anywhere, out of the arguments. */
export function takePositional(options: OptionTable, args: readonly string[]) {
  const lenient = { strict: false, allowPositionals: true, tokens: true } as const
  const { tokens } = parseArgs({ args: [...args], options: getFlags(options), ...lenient })
  const found = tokens.find(({ kind }) => kind === 'positional')
  if (found?.kind !== 'positional') return { positional: undefined, rest: args }
  return { positional: found.value, rest: args.toSpliced(found.index, 1) }
}

/** Options for `parseArgs`. */
export function getFlags(options: OptionTable) {
  const flags = Object.values(options).map(({ name, kind }) => {
    return [name, { type: kind === 'switch' ? 'boolean' : 'string', multiple: true }] as const
  })
  const help = { type: 'boolean', short: 'h' } as const
  return { ...Object.fromEntries(flags), help }
}

function parseFlags(options: OptionTable, args: readonly string[]): Flags {
  try {
    // Typed widely, since the flags are data.
    const { values } = parseArgs({ args: [...args], options: getFlags(options) })
    return values as Flags
  } catch (error) {
    throw new UsageError(
      explainParseError(
        error,
        Object.values(options).map(({ name }) => name),
      ),
    )
  }
}

interface Found {
  readonly strings: readonly string[]
  /** The flag or variable. */
  readonly name: string
  readonly source: Source
}

function findStrings(option: Option<unknown>, flags: Flags, { environment }: SettingSources): Found | undefined {
  const values = ownValue(flags, option.name)
  if (Array.isArray(values)) return { strings: values.map(String), name: `--${option.name}`, source: 'flag' }
  const name = getVariable(option)
  const text = ownValue(environment, name)
  // A variable that is empty is not set.
  if (text === undefined || text === '') return undefined
  const strings = option.kind === 'many' ? text.split(',').map((each) => each.trim()) : [text]
  return { strings, name, source: 'environment' }
}

async function readFile(options: OptionTable, flags: Flags, given: SettingSources): Promise<ConfigFile | undefined> {
  const { config } = options
  const found = config && findStrings(config, flags, given)
  if (config === undefined || found === undefined) return undefined
  const { readConfigFile } = await import('./config-file.ts')
  return readConfigFile(parseValue(config.type, found.strings.at(-1) ?? '', found.name) as string, given.environment)
}
