import { parseArgs } from 'node:util'
import { ownValue } from '../core/contract.ts'
import type { ConfigFile } from './config-file.ts'
import { ErrorList } from './error-list.ts'
import { getVariable, type Option, type OptionTable, type SettingsOf } from './option.ts'
import { UsageError } from './usage-error.ts'

export interface SettingSources {
  readonly args: readonly string[]
  readonly environment: Readonly<Record<string, string | undefined>>
}

export type Source = 'flag' | 'environment' | 'file'

/** What is set, and by whom. */
export interface Read<T extends OptionTable> {
  readonly settings: SettingsOf<T>
  readonly file: ConfigFile | undefined
  /** Who has said it; undefined for a value that counts when nothing is said. */
  sourceOf(name: string): Source | undefined
}

/** Finds errors in parts of a file that are read elsewhere; a line each. */
export type CheckFile = (file: ConfigFile, environment: SettingSources['environment']) => Promise<readonly string[]>

/**
 * A flag counts before the environment, that before the file and the file before what counts when nothing is said. Gives
 * undefined where help is asked for. Throws a `UsageError` with a line for each error; `check` adds those that it finds in
 * the file.
 */
export async function readSettings<T extends OptionTable>(
  options: T,
  given: SettingSources,
  check?: CheckFile,
): Promise<Read<T> | undefined> {
  const flags = parse(options, given.args)
  if (flags.help) return undefined
  const file = await getFile(options, flags, given)
  const errors = new ErrorList()
  errors.add(...(file?.errors ?? []), ...((file && (await check?.(file, given.environment))) ?? []))
  const sources = new Map<string, Source>()
  const read = (option: Option<unknown>): unknown => {
    const said: Partial<Record<Source, Said | undefined>> = {
      flag: getFlag(option, flags),
      environment: variable(option, given),
      file: file?.textsOf(option.name),
    }
    const source = order.find((each) => said[each] !== undefined)
    const { texts, name } = (source && said[source]) ?? { texts: option.fallback, name: `--${option.name}` }
    if (source !== undefined) sources.set(option.name, source)
    return option.finish(texts, name)
  }
  const entries = Object.entries(options).map(([name, option]) => [name, errors.attempt(() => read(option))] as const)
  errors.throwIfAny()
  const settings = Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  // Each row has made its own value.
  return { settings: settings as SettingsOf<T>, file, sourceOf: (name) => sources.get(name) }
}

const order: readonly Source[] = ['flag', 'environment', 'file']

type Flags = Readonly<Record<string, readonly (string | boolean)[] | boolean | undefined>>

function parse(options: OptionTable, args: readonly string[]): Flags {
  const flags = Object.values(options).map(({ name, kind }) => {
    return [name, { type: kind === 'switch' ? 'boolean' : 'string', multiple: true }] as const
  })
  const help = { type: 'boolean', short: 'h' } as const
  try {
    // With the widest type of values, since the flags are data.
    const { values } = parseArgs({ args: [...args], options: { ...Object.fromEntries(flags), help } })
    return values as Flags
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    const fix = /use '(--[\w-]+)=/.exec(words)?.[1]
    throw new UsageError(
      `${words.split(/[.\n]/)[0]}${fix ? `: write ${fix}=VALUE where the value begins with a dash` : ''}.`,
    )
  }
}

interface Said {
  readonly texts: readonly string[]
  readonly name: string
}

function getFlag({ name }: Option<unknown>, flags: Flags): Said | undefined {
  const values = ownValue(flags, name)
  return Array.isArray(values) ? { texts: values.map(String), name: `--${name}` } : undefined
}

/** An empty variable says nothing. */
function variable({ name, kind }: Option<unknown>, { environment }: SettingSources): Said | undefined {
  const variableName = getVariable(name)
  const text = ownValue(environment, variableName)
  if (text === undefined || text === '') return undefined
  if (kind === 'switch' && text !== 'true' && text !== 'false')
    throw new UsageError(`${variableName} takes true or false, not \`${text}\`.`)
  const texts = kind === 'many' ? text.split(',').map((each) => each.trim()) : [text]
  return { texts, name: variableName }
}

async function getFile(options: OptionTable, flags: Flags, given: SettingSources): Promise<ConfigFile | undefined> {
  const { config } = options
  if (config === undefined) return undefined
  const path = (getFlag(config, flags) ?? variable(config, given))?.texts.at(-1)
  if (path === undefined) return undefined
  const { readConfigFile } = await import('./config-file.ts')
  return readConfigFile(path, given.environment)
}
