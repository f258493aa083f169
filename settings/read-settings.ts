import type { ConfigFile } from './config-file.ts'
import { ErrorList } from './errors.ts'
import type { Option, OptionTable } from './option.ts'
import { parseValue } from './option-types.ts'
import {
  type Flags,
  type Found,
  findStrings,
  parseFlags,
  type Read,
  readAll,
  type SettingSources,
} from './read-flags.ts'

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
  return {
    ...readAll(options, (option) => findStrings(option, flags, given.environment) ?? inFile(option), errors),
    file,
  }
}

async function readFile(options: OptionTable, flags: Flags, given: SettingSources): Promise<ConfigFile | undefined> {
  const { config } = options
  const found = config && findStrings(config, flags, given.environment)
  if (config === undefined || found === undefined) return undefined
  const { readConfigFile } = await import('./config-file.ts')
  return readConfigFile(parseValue(config.type, found.strings.at(-1) ?? '', found.name) as string, given.environment)
}
