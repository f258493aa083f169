import { ownValue } from '../core/contract.ts'
import { type Grant, type GrantedKey, withoutPrefix } from '../core/http/keys.ts'
import { checkConfig } from './check-config.ts'
import { FileError } from './file-error.ts'
import { type LocatedFile, type Place, readLocatedFile } from './located-file.ts'
import { key as readKey, textOfFile } from './readers.ts'

/** What a configuration file says; the shape has been checked. */
export interface ConfigFile {
  /** The texts of an option, and by what name to call it in a message; none where the file says nothing. */
  textsOf(name: string): { readonly texts: readonly string[]; readonly name: string } | undefined
  readonly keys: readonly GrantedKey[]
  readonly path: string
  /** Whether there is something about upstreams, for those who read it. */
  readonly hasUpstreams: boolean
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

/** Throws a `UsageError` with a line for each mistake. */
export function readConfigFile(path: string, environment: Environment): ConfigFile {
  const file = readLocatedFile(path, '--config')
  checkConfig(file)
  const { server = {}, keys = [], upstreams, models } = (file.value ?? {}) as Shape
  const textAt = (place: Place, entry: Entry) => resolve(entry, `${file.locate(place)}: ${nameOf(place)}`, environment)
  const granted = keys.map(({ key, ...grant }, index) => {
    const place = ['keys', index, 'key']
    return { key: readKey(textAt(place, key), `${file.locate(place)}: ${nameOf(place)}`), grant }
  })
  refuseTwins(granted, file)
  return {
    textsOf: (name) => {
      const entry = ownValue(server, name)
      if (entry === undefined) return undefined
      const place = ['server', name]
      const entries: readonly Entry[] = Array.isArray(entry) ? entry : [entry as Entry]
      return { texts: entries.map((each) => textAt(place, each)), name: `${file.locate(place)}: ${nameOf(place)}` }
    },
    keys: granted,
    path,
    hasUpstreams: upstreams !== undefined || models !== undefined,
  }
}

function nameOf(place: Place): string {
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

/** The second of two that are the same would count for nothing, whatever it says. */
function refuseTwins(keys: readonly GrantedKey[], { locate }: LocatedFile): void {
  for (const [index, { key, grant }] of keys.entries()) {
    const others = keys.slice(0, index)
    const at = (name: string) => `${locate(['keys', index, name])}: keys[${index}].${name}`
    if (others.some((each) => each.grant.id === grant.id))
      throw new FileError(`${at('id')}: there is another key ${grant.id}.`)
    const same = others.find((each) => withoutPrefix(each.key) === withoutPrefix(key))
    if (same) throw new FileError(`${at('key')} is the same as that of ${same.grant.id}; take one of the two out.`)
  }
}
