import { type Grant, type GrantedKey, withoutPrefix } from '../runtime/http/keys.ts'
import { ownValue } from '../runtime/json.ts'
import { schemaChecker } from './check-schema.ts'
import { makeSchema } from './config-schema.ts'
import { ErrorList, FileError, type Place, type PlacedError } from './errors.ts'
import { readTextFile } from './files.ts'
import { type LocatedFile, readLocatedFile } from './located-file.ts'
import { key as keyType, parseValue } from './option-types.ts'

export interface CheckedConfig extends LocatedFile {
  readonly errors: readonly PlacedError[]
  /** Whether the part at a place, its ancestors and its content have no errors, so that it can be read. */
  isSound(place: Place): boolean
}

const checkSchema = schemaChecker(makeSchema())

/** Throws a `FileError` where the file cannot be read, or is not YAML. */
export function checkConfig(path: string): CheckedConfig {
  const file = readLocatedFile(path, '--config')
  const value = file.value ?? {}
  const errors = checkSchema(value)
  const isSound = (place: Place) =>
    !errors.some((error) => isWithin(error.place, place) || isWithin(place, error.place))
  return { ...file, value, errors, isSound }
}

function isWithin(place: Place, outer: Place): boolean {
  return outer.every((step, depth) => String(step) === String(place[depth]))
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
  /** One line each; errors of options are thrown by `getStrings` and the option types. */
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
  const resolveAt = (place: Place, entry: Entry) => resolve(entry, checked.describe(place), environment)
  const errors = new ErrorList()
  const granted = (Array.isArray(keys) ? keys : []).flatMap((each: Grant & { readonly key: Secret }, index) => {
    if (!checked.isSound(['keys', index])) return []
    const { key, ...grant } = each
    const place = ['keys', index, 'key']
    const text = errors.attempt(() => parseValue(keyType, resolveAt(place, key), checked.describe(place)))
    return [{ key: text, grant, index }]
  })
  const all = [...checked.errors, ...findDuplicates(granted)]
  errors.add(...(all.length > 0 ? checked.toFileErrors(all).message.split('\n') : []))
  return {
    getStrings: (name) => {
      const place = ['server', name]
      const entry = checked.isSound(place) ? ownValue(server, name) : undefined
      if (entry === undefined) return undefined
      const entries: readonly Entry[] = Array.isArray(entry) ? entry : [entry as Entry]
      return { strings: entries.map((each) => resolveAt(place, each)), name: checked.describe(place) }
    },
    keys: granted.flatMap(({ key, grant }) => (key === undefined ? [] : [{ key, grant }])),
    path,
    checked,
    hasUpstreams: upstreams !== undefined || models !== undefined,
    errors: errors.lines,
  }
}

function resolve(entry: Entry, name: string, environment: Environment): string {
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
function findDuplicates(keys: readonly ReadKey[]): readonly PlacedError[] {
  return keys.flatMap(({ key, grant, index }, at) => {
    const others = keys.slice(0, at)
    const hasId = others.some((each) => each.grant.id === grant.id)
    const same = others.find((each) => each.key && key && withoutPrefix(each.key) === withoutPrefix(key))
    return [
      ...(hasId ? [{ place: ['keys', index, 'id'], message: `there is another key ${grant.id}` }] : []),
      ...(same
        ? [{ place: ['keys', index, 'key'], message: `the same as that of ${same.grant.id}; remove one of the two` }]
        : []),
    ]
  })
}
