import { ownValue } from '../../../runtime/json.ts'
import { suggestion } from '../../../runtime/validation/suggest.ts'
import { type CheckedConfig, checkConfig } from '../../../settings/config-file.ts'
import type { PathError, ValuePath } from '../../../settings/errors.ts'
import {
  type UpstreamConfig,
  type UpstreamKey,
  type UpstreamsConfig,
  wholeFamilies,
} from '../../../settings/upstream-config.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The content of a valid file. */
interface ConfigFile {
  readonly upstreams?: Upstreams
  readonly models?: Readonly<Record<string, string | readonly string[]>>
}

type Upstreams = Readonly<Record<string, UpstreamEntry>>

interface UpstreamEntry extends Omit<UpstreamConfig, 'key'> {
  readonly key?: { readonly env: string } & Pick<UpstreamKey, 'as'>
}

/**
 * Reads `upstreams` and `models` of a YAML or JSON configuration file; keys come from the environment. Throws a
 * `FileError` with the line and the fix of every error.
 */
export function readConfig(path: string, environment: Environment = process.env): UpstreamsConfig {
  const file = checkConfig(path)
  const errors = [...file.errors, ...findErrors(file, environment)]
  if (errors.length > 0) throw file.toFileErrors(errors)
  const { upstreams = {}, models = {} } = file.value as ConfigFile
  return {
    upstreams: mapValues(upstreams, (entry) => resolveUpstream(entry, environment)),
    models: mapValues(models, (names) => [names].flat()),
  }
}

function mapValues<T, R>(record: Readonly<Record<string, T>>, change: (value: T) => R): Readonly<Record<string, R>> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}

function resolveUpstream({ key, baseUrl, ...rest }: UpstreamEntry, environment: Environment): UpstreamConfig {
  const config = { ...rest, baseUrl: baseUrl.replace(/\/+$/, '') }
  if (key === undefined) return config
  return { ...config, key: { value: readKey(key.env, environment), ...(key.as === undefined ? {} : { as: key.as }) } }
}

function readKey(name: string, environment: Environment): string {
  return ownValue(environment, name)?.trim() ?? ''
}

/** The errors of `upstreams` and `models` that the schema cannot find. */
export function findErrors({ value, isSound }: CheckedConfig, environment: Environment): readonly PathError[] {
  const { upstreams: all = {}, models = {} } = value as ConfigFile
  const sound = Object.entries(all).filter(([name]) => isSound(['upstreams', name]))
  const upstreams = Object.fromEntries(sound)
  const routes = Object.entries(models).filter(([model]) => isSound(['models', model]))
  return [
    ...sound.flatMap(([name, entry]) => [...checkFormat(name, entry), ...checkKey(name, entry, environment)]),
    ...[...wholeFamilies].flatMap((format) => refuseSecond(upstreams, format)),
    ...routes.flatMap(([model, names]) => checkRoute(['models', model], [names].flat(), { all, upstreams })),
  ]
}

function checkFormat(name: string, { kind, format }: UpstreamEntry): readonly PathError[] {
  const path = ['upstreams', name]
  if (kind === 'pass-through' && format === undefined) return [{ path, message: 'a pass-through needs a `format`' }]
  if (kind !== 'pass-through' && format !== undefined)
    return [{ path: [...path, 'format'], message: 'only a pass-through has a `format`; remove it' }]
  return []
}

function checkKey(name: string, { key }: UpstreamEntry, environment: Environment): readonly PathError[] {
  if (key === undefined) return []
  const path = ['upstreams', name, 'key']
  const value = readKey(key.env, environment)
  if (value === '') return [{ path, message: `the environment variable ${key.env} is not set` }]
  if (/^[\x21-\x7e]+$/.test(value)) return []
  return [{ path, message: `${key.env} has a character that is not visible ASCII; check how it was set` }]
}

/** Their later requests have no model that selects an upstream. */
function refuseSecond(upstreams: Upstreams, format: string): readonly PathError[] {
  const [first, second] = Object.keys(upstreams).filter((name) => ownValue(upstreams, name)?.format === format)
  if (second === undefined) return []
  const message = `only one upstream is allowed for ${format}; remove this one or \`${first}\``
  return [{ path: ['upstreams', second], message }]
}

/** `all` includes upstreams with errors. */
function checkRoute(
  path: ValuePath,
  names: readonly string[],
  { all, upstreams }: Record<'all' | 'upstreams', Upstreams>,
) {
  const declaredNames = Object.keys(all)
  return names.flatMap((name) => {
    const format = ownValue(upstreams, name)?.format ?? ''
    if (!declaredNames.includes(name))
      return [{ path, message: `unknown upstream \`${name}\`; ${suggestion(name, declaredNames)}` }]
    return wholeFamilies.has(format) ? [{ path, message: `${name} serves all of ${format}; remove it here` }] : []
  })
}
