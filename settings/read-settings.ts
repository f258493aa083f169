import type { ConfigFile } from './config-file.ts'
import { ErrorList } from './errors.ts'
import type { Option, OptionTable } from './option.ts'
import { parseValue } from './option-types.ts'
import {
  type Flags,
  type FoundStrings,
  findStrings,
  parseFlags,
  type ReadOptions,
  readOptions,
  type SettingSources,
} from './read-flags.ts'

/** Finds errors in parts of a file that are read elsewhere; one line per error. */
export type CheckFile = (file: ConfigFile, environment: SettingSources['environment']) => Promise<readonly string[]>

/**
 * Precedence: flag, environment, file, default. Returns undefined for `--help`. Throws a `UsageError` with one line per error, including those of `check`.
 */
export async function readSettings<T extends OptionTable>(
  options: T,
  sources: SettingSources,
  check?: CheckFile,
): Promise<(ReadOptions<T> & { readonly file: ConfigFile | undefined }) | undefined> {
  const flags = parseFlags(options, sources.args)
  if (flags.help) return undefined
  const file = await readFile(options, flags, sources)
  const errors = new ErrorList()
  errors.add(...(file?.errors ?? []), ...((file && (await check?.(file, sources.environment))) ?? []))
  const inFile = (option: Option<unknown>): FoundStrings | undefined => {
    const entry = file?.getStrings(option.name)
    return entry && { ...entry, source: 'file' }
  }
  return {
    ...readOptions(options, (option) => findStrings(option, flags, sources.environment) ?? inFile(option), errors),
    file,
  }
}

async function readFile(options: OptionTable, flags: Flags, sources: SettingSources): Promise<ConfigFile | undefined> {
  const { config } = options
  const chosen = config && findStrings(config, flags, sources.environment)
  if (config === undefined || chosen === undefined) return undefined
  const { readConfigFile } = await import('./config-file.ts')
  return readConfigFile(
    parseValue(config.type, chosen.strings.at(-1) ?? '', chosen.name) as string,
    sources.environment,
  )
}
