import { ownValue } from '../core/contract.ts'
import { checkConfig } from '../settings/check-config.ts'
import { ErrorList } from '../settings/error-list.ts'
import { FileError } from '../settings/file-error.ts'
import { type LocatedFile, type Place, readLocatedFile } from '../settings/located-file.ts'
import type { Config, UpstreamConfig, UpstreamKey } from './config.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** As the file has it once it is known to fit the schema. */
interface Written {
  readonly upstreams?: Readonly<Record<string, WrittenUpstream>>
  readonly models?: Readonly<Record<string, string | readonly string[]>>
}

interface WrittenUpstream extends Omit<UpstreamConfig, 'key'> {
  readonly key?: { readonly env: string } & Pick<UpstreamKey, 'as'>
}

/**
 * Reads `upstreams` and `models` of a configuration file, YAML or JSON; keys come from the environment. Throws a
 * `FileError` that names the file, and for each error the line and what to change there.
 */
export function readConfig(file: string, environment: Environment = process.env): Config {
  const { config, errors, formErrors } = read(file, environment)
  errors.add(...formErrors)
  errors.throwIfAny()
  return config
}

/** The errors of `upstreams` and `models`, a line each, but for those of the form, which `checkConfig` finds. */
export function upstreamErrors(file: string, environment: Environment): readonly string[] {
  return read(file, environment).errors.lines
}

function read(path: string, environment: Environment) {
  const source = readLocatedFile(path, '--config')
  const { errors: formErrors, isSound } = checkConfig(source)
  const written = (source.value ?? {}) as Written
  const all = written.upstreams ?? {}
  const errors = new ErrorList()
  const upstreams = Object.fromEntries(Object.entries(all).filter(([name]) => isSound(['upstreams', name])))
  for (const upstream of Object.entries(upstreams)) errors.attempt(() => checkName(source, upstream))
  for (const format of wholeFamilies) errors.attempt(() => checkFormat(source, upstreams, format))
  const routes = Object.entries(written.models ?? {}).flatMap(([model, names]) => {
    if (!isSound(['models', model])) return []
    const route = { model, names: [names].flat(), known: Object.keys(all) }
    return [[model, errors.attempt(() => checkRoute(source, upstreams, route)) ?? []] as const]
  })
  const resolved = Object.entries(upstreams).flatMap(([name, each]) => {
    const config = errors.attempt(() => resolve(source, { ...each, name }, environment))
    return config ? [[name, config] as const] : []
  })
  const config: Config = { upstreams: Object.fromEntries(resolved), models: Object.fromEntries(routes) }
  return { config, errors, formErrors }
}

function mistake({ locate }: LocatedFile, place: Place, message: string): FileError {
  return new FileError(`${locate(place)}: ${message}`)
}

type Upstreams = Readonly<Record<string, WrittenUpstream>>

function checkName(source: LocatedFile, [name, { kind, format }]: readonly [string, WrittenUpstream]): void {
  const place = ['upstreams', name]
  if (kind === 'pass-through' && format === undefined) {
    throw mistake(source, place, `The upstream ${name} is a pass-through and needs a \`format\`.`)
  }
  if (kind !== 'pass-through' && format !== undefined) {
    throw mistake(source, [...place, 'format'], `Only a pass-through has a \`format\`; take it out of ${name}.`)
  }
}

const wholeFamilies = ['video', 'image', 'models']

/** Their later requests name no model to tell upstreams apart by. */
function checkFormat(source: LocatedFile, upstreams: Upstreams, format: string): void {
  const [first, second] = Object.keys(upstreams).filter((name) => ownValue(upstreams, name)?.format === format)
  if (second === undefined) return
  const message = `There is one upstream for ${format}, and ${first} is it; take ${second} out.`
  throw mistake(source, ['upstreams', second], message)
}

function checkRoute(
  source: LocatedFile,
  upstreams: Upstreams,
  {
    model,
    names,
    known,
  }: { readonly model: string; readonly names: readonly string[]; readonly known: readonly string[] },
): readonly string[] {
  for (const name of names) {
    const found = ownValue(upstreams, name)
    if (found === undefined && !known.includes(name)) {
      const others = known.join(', ') || 'none'
      throw mistake(source, ['models', model], `There is no upstream ${name} for ${model}; there are: ${others}.`)
    }
    if (found && wholeFamilies.includes(found.format ?? '')) {
      const message = `${name} serves all of ${found.format} and takes no models; take it out of ${model}.`
      throw mistake(source, ['models', model], message)
    }
  }
  return names
}

function resolve(
  source: LocatedFile,
  { name, key, baseUrl, ...rest }: WrittenUpstream & { readonly name: string },
  environment: Environment,
): UpstreamConfig {
  const config = { ...rest, baseUrl: baseUrl.replace(/\/+$/, '') }
  if (key === undefined) return config
  const value = ownValue(environment, key.env)?.trim() ?? ''
  const place = ['upstreams', name, 'key']
  if (value === '')
    throw mistake(source, place, `The upstream ${name} needs its key in the environment: set ${key.env}.`)
  if (!/^[\x21-\x7e]+$/.test(value)) {
    throw mistake(
      source,
      place,
      `The key in ${key.env} holds what is no visible ASCII character; check how it was set.`,
    )
  }
  return { ...config, key: { value, ...(key.as === undefined ? {} : { as: key.as }) } }
}
