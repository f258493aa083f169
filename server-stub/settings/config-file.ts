import { ownValue } from '../core/contract.ts'
import { type Grant, type GrantedKey, withoutPrefix } from '../core/http/keys.ts'
import { checkConfig } from './check-config.ts'
import { ErrorList } from './error-list.ts'
import { FileError } from './file-error.ts'
import { type LocatedFile, type Place, readLocatedFile } from './located-file.ts'
import { key as readKey, textOfFile } from './readers.ts'

/** What a configuration file says, as far as it has no errors. */
export interface ConfigFile {
  /** The texts of an option, and by what name to call it in a message; none where the file says nothing. */
  textsOf(name: string): { readonly texts: readonly string[]; readonly name: string } | undefined
  readonly keys: readonly GrantedKey[]
  readonly path: string
  /** Whether there is something about upstreams, for those who read it. */
  readonly hasUpstreams: boolean
  /** A line each, but for those of options, which `textsOf` and their readers throw. */
  readonly errors: readonly string[]
}

type Environment = Readonly<Record<string, string | undefined>>
type Secret = string | { readonly env: string } | { readonly file: string }
type Entry = Secret | number | boolean

interface Shape {
  readonly server?: Readonly<Record<string, Entry | readonly Entry[]>>
  readonly keys?: readonly (Grant & { readonly key: Secret })[]
  readonly upstreams?: unknown
  readonly models?: unknown
}

/** Throws a `FileError` where the file cannot be read, or is not YAML. */
export function readConfigFile(path: string, environment: Environment): ConfigFile {
  const file = readLocatedFile(path, '--config')
  const { errors: found, isSound } = checkConfig(file)
  const { server = {}, keys = [], upstreams, models } = (file.value ?? {}) as Shape
  const textAt = (place: Place, entry: Entry) => resolve(entry, `${file.locate(place)}: ${getName(place)}`, environment)
  const errors = new ErrorList()
  errors.add(...found)
  const granted = (Array.isArray(keys) ? keys : []).map((each, index) => {
    const place = ['keys', index, 'key']
    if (!isSound(['keys', index])) return undefined
    const { key, ...grant }: Grant & { readonly key: Secret } = each
    const read = () => readKey(textAt(place, key), `${file.locate(place)}: ${getName(place)}`)
    return { key: errors.attempt(read), grant }
  })
  errors.add(...duplicates(granted, file))
  return {
    textsOf: (name) => {
      const entry = isObject(server) ? ownValue(server, name) : undefined
      const place = ['server', name]
      if (entry === undefined || !isSound(place)) return undefined
      const entries: readonly Entry[] = Array.isArray(entry) ? entry : [entry as Entry]
      return { texts: entries.map((each) => textAt(place, each)), name: `${file.locate(place)}: ${getName(place)}` }
    },
    keys: granted.flatMap((each) => (each?.key === undefined ? [] : [{ ...each, key: each.key }])),
    path,
    hasUpstreams: upstreams !== undefined || models !== undefined,
    errors: errors.lines,
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function getName(place: Place): string {
  return place.reduce<string>((path, step) => {
    if (/^\d+$/.test(String(step))) return `${path}[${step}]`
    return path === '' ? String(step) : `${path}.${step}`
  }, '')
}

function resolve(entry: Entry, name: string, environment: Environment): string {
  if (typeof entry !== 'object') return String(entry)
  if ('file' in entry) return textOfFile(entry.file, name).trim()
  const text = ownValue(environment, entry.env)
  if (text) return text
  throw new FileError(`${name} takes its value from the environment variable ${entry.env}, which is not set.`)
}

/** A key as far as it could be read; undefined where its form is wrong. */
type ReadKey = { readonly key: string | undefined; readonly grant: Grant } | undefined

/** The second of two keys that are the same would have no effect, whatever its grant. */
function duplicates(keys: readonly ReadKey[], { locate }: LocatedFile): readonly string[] {
  return keys.flatMap((own, index) => {
    const others = keys.slice(0, index).filter((each) => each !== undefined)
    const at = (name: string) => `${locate(['keys', index, name])}: keys[${index}].${name}`
    if (own === undefined) return []
    const { key, grant } = own
    const hasId = others.some((each) => each.grant.id === grant.id)
    const same = others.find((each) => each.key && key && withoutPrefix(each.key) === withoutPrefix(key))
    return [
      ...(hasId ? [`${at('id')}: there is another key ${grant.id}.`] : []),
      ...(same ? [`${at('key')} is the same as that of ${same.grant.id}; remove one of the two.`] : []),
    ]
  })
}
