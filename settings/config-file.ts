import { type Grant, type GrantedKey, withoutPrefix } from '../runtime/http/keys.ts'
import { ownValue } from '../runtime/json.ts'
import { schemaChecker } from './check-schema.ts'
import { makeSchema } from './config-schema.ts'
import { ErrorList, FileError, type PathError, type ValuePath } from './errors.ts'
import { readTextFile } from './files.ts'
import { type LocatedFile, readLocatedFile } from './located-file.ts'
import { key as keyType, parseValue } from './option-types.ts'

export interface CheckedConfig extends LocatedFile {
  readonly errors: readonly PathError[]
  /** Whether the part at a path, its ancestors and its content have no errors, so that it can be read. */
  isSound(valuePath: ValuePath): boolean
}

const checkSchema = schemaChecker(makeSchema())

/** Throws a `FileError` where the file cannot be read, or is not YAML. */
export function checkConfig(path: string): CheckedConfig {
  const file = readLocatedFile(path, '--config')
  const value = file.value ?? {}
  const errors = checkSchema(value)
  const isSound = (valuePath: ValuePath) =>
    !errors.some((error) => isWithin(error.path, valuePath) || isWithin(valuePath, error.path))
  return { ...file, value, errors, isSound }
}

function isWithin(inner: ValuePath, outer: ValuePath): boolean {
  return outer.every((step, depth) => String(step) === String(inner[depth]))
}

/** The content of a configuration file, as far as it has no errors. */
export interface ConfigFile {
  /** The strings of an option, and its name in messages; undefined if the file does not set it. */
  getStrings(name: string): { readonly strings: readonly string[]; readonly name: string } | undefined
  readonly keys: readonly GrantedKey[]
  readonly path: string
  readonly checked: CheckedConfig
  /** Whether the file configures upstreams, which are read elsewhere. */
  readonly hasUpstreams: boolean
  /** One line per error; errors of options are thrown by `getStrings` and the option types. */
  readonly errors: readonly string[]
}

type Environment = Readonly<Record<string, string | undefined>>
type Secret = string | { readonly env: string } | { readonly file: string }
type Entry = Secret | number | boolean

interface Content {
  readonly server?: Readonly<Record<string, Entry | readonly Entry[]>>
  readonly keys?: readonly (Grant & { readonly key: Secret })[]
  readonly upstreams?: unknown
  readonly models?: unknown
}

/** Throws a `FileError` where the file cannot be read, or is not YAML. */
export function readConfigFile(path: string, environment: Environment): ConfigFile {
  const checked = checkConfig(path)
  const { server = {}, keys = [], upstreams, models } = checked.value as Content
  const resolveAt = (valuePath: ValuePath, entry: Entry) =>
    resolveEntry(entry, checked.describe(valuePath), environment)
  const errors = new ErrorList()
  const granted = (Array.isArray(keys) ? keys : []).flatMap((entry: Grant & { readonly key: Secret }, index) => {
    if (!checked.isSound(['keys', index])) return []
    const { key, ...grant } = entry
    const valuePath = ['keys', index, 'key']
    const text = errors.attempt(() => parseValue(keyType, resolveAt(valuePath, key), checked.describe(valuePath)))
    return [{ key: text, grant, index }]
  })
  const all = [...checked.errors, ...findDuplicates(granted)]
  errors.add(...(all.length > 0 ? checked.toFileErrors(all).message.split('\n') : []))
  return {
    getStrings: (name) => {
      const valuePath = ['server', name]
      const entry = checked.isSound(valuePath) ? ownValue(server, name) : undefined
      if (entry === undefined) return undefined
      const entries: readonly Entry[] = Array.isArray(entry) ? entry : [entry as Entry]
      return { strings: entries.map((item) => resolveAt(valuePath, item)), name: checked.describe(valuePath) }
    },
    keys: granted.flatMap(({ key, grant }) => (key === undefined ? [] : [{ key, grant }])),
    path,
    checked,
    hasUpstreams: upstreams !== undefined || models !== undefined,
    errors: errors.lines,
  }
}

function resolveEntry(entry: Entry, name: string, environment: Environment): string {
  if (typeof entry !== 'object') return String(entry)
  if ('file' in entry) return readTextFile(entry.file, name).trim()
  const text = ownValue(environment, entry.env)
  if (text) return text
  throw new FileError(`${name}: the environment variable ${entry.env} is not set.`)
}

/** A key, undefined if it cannot be read, and its index. */
interface ReadKey {
  readonly key: string | undefined
  readonly grant: Grant
  readonly index: number
}

/** The second of two equal keys would have no effect. */
function findDuplicates(keys: readonly ReadKey[]): readonly PathError[] {
  return keys.flatMap(({ key, grant, index }, at) => {
    const others = keys.slice(0, at)
    const hasId = others.some((other) => other.grant.id === grant.id)
    const same = others.find((other) => other.key && key && withoutPrefix(other.key) === withoutPrefix(key))
    return [
      ...(hasId ? [{ path: ['keys', index, 'id'], message: `there is another key ${grant.id}` }] : []),
      ...(same
        ? [{ path: ['keys', index, 'key'], message: `the same as that of ${same.grant.id}; remove one of the two` }]
        : []),
    ]
  })
}
