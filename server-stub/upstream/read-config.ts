import { ownValue } from '../core/contract.ts'
import { checkConfig } from '../settings/check-config.ts'
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
 * `FileError` that names the file, the line, and what to change there.
 */
export function readConfig(file: string, environment: Environment = process.env): Config {
  const source = readLocatedFile(file, '--config')
  checkConfig(source)
  const { upstreams = {}, models = {} } = (source.value ?? {}) as Written
  checkNames(source, upstreams)
  checkFormats(source, upstreams)
  const routes = Object.entries(models).map(([model, names]) => {
    return [model, checkRoute(source, upstreams, { model, names: [names].flat() })] as const
  })
  const resolved = Object.entries(upstreams).map(([name, each]) => {
    return [name, resolve(source, { ...each, name }, environment)] as const
  })
  return { upstreams: Object.fromEntries(resolved), models: Object.fromEntries(routes) }
}

function mistake({ locate }: LocatedFile, place: Place, message: string): FileError {
  return new FileError(`${locate(place)}: ${message}`)
}

type Upstreams = Readonly<Record<string, WrittenUpstream>>

function checkNames(source: LocatedFile, upstreams: Upstreams): void {
  for (const [name, { kind, format }] of Object.entries(upstreams)) {
    const place = ['upstreams', name]
    if (kind === 'pass-through' && format === undefined) {
      throw mistake(source, place, `The upstream ${name} is a pass-through and needs a \`format\`.`)
    }
    if (kind !== 'pass-through' && format !== undefined) {
      throw mistake(source, [...place, 'format'], `Only a pass-through has a \`format\`; take it out of ${name}.`)
    }
  }
}

const wholeFamilies = ['video', 'image', 'models']

/** Their later requests name no model to tell upstreams apart by. */
function checkFormats(source: LocatedFile, upstreams: Upstreams): void {
  for (const format of wholeFamilies) {
    const [first, second] = Object.keys(upstreams).filter((name) => ownValue(upstreams, name)?.format === format)
    if (second === undefined) continue
    const message = `There is one upstream for ${format}, and ${first} is it; take ${second} out.`
    throw mistake(source, ['upstreams', second], message)
  }
}

function checkRoute(
  source: LocatedFile,
  upstreams: Upstreams,
  { model, names }: { readonly model: string; readonly names: readonly string[] },
): readonly string[] {
  for (const name of names) {
    const found = ownValue(upstreams, name)
    const known = Object.keys(upstreams).join(', ') || 'none'
    if (found === undefined) {
      throw mistake(source, ['models', model], `There is no upstream ${name} for ${model}; there are: ${known}.`)
    }
    if (wholeFamilies.includes(found.format ?? '')) {
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
