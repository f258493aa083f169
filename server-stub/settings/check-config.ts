import { Ajv2020 } from 'ajv/dist/2020.js'
import schema from '../config.schema.json' with { type: 'json' }
import type { ValidationError } from '../core/contract.ts'
import { explain } from '../core/validation/explain.ts'
import type { LocatedFile, Place } from './located-file.ts'

/** With the part of the schema whose rule was broken: of a part that refers to others the path to it is not told. */
interface ConfigError extends ValidationError {
  readonly parentSchema: { readonly properties?: object }
}

/** What the schema says of a configuration file. */
export interface ConfigCheck {
  /** A line each, with file and line. */
  readonly errors: readonly string[]
  /** Whether the part at a place, with all around and in it, has no error, so that it can be read. */
  isSound(place: Place): boolean
}

export function checkConfig(file: LocatedFile): ConfigCheck {
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true, verbose: true }).compile(schema)
  const isValid = validate(file.value ?? {})
  const all = isValid ? [] : ((validate.errors ?? []) as readonly ConfigError[])
  const errors = all.filter(isTelling).filter(isOutermost)
  const places = all.map(getPlace)
  return {
    errors: errors.map((error) => tell(error, file)),
    isSound: (place) => !places.some((wrong) => isWithin(wrong, place) || isWithin(place, wrong)),
  }
}

function isWithin(place: Place, outer: Place): boolean {
  return outer.every((step, depth) => String(step) === String(place[depth]))
}

/** Of alternatives each branch is told, and of a name what is wrong with it: that there is something wrong says enough. */
function isTelling({ schemaPath }: ValidationError): boolean {
  return !/\/(anyOf\/\d+|propertyNames)\//.test(schemaPath)
}

/** Of alternatives within alternatives those around are told last, and say what all of them may be. */
function isOutermost(
  { keyword, instancePath }: ValidationError,
  index: number,
  all: readonly ValidationError[],
): boolean {
  const later = all.slice(index + 1).filter((other) => other.keyword === 'anyOf')
  return keyword !== 'anyOf' || !later.some((other) => `${instancePath}/`.startsWith(`${other.instancePath}/`))
}

function tell(error: ConfigError, { locate, value }: LocatedFile): string {
  const place = getPlace(error)
  const { param, message } = explain([error], value)
  return `${locate(place)}: ${param || 'The file'} ${toWords(error) ?? withoutSecrets(place, message)}.`
}

/** What was found where keys stand is not repeated. */
function withoutSecrets([section]: Place, message: string): string {
  return section === 'keys' ? message.replace(/, got .*$/, '') : message
}

/** What to write instead, where the rule's own words do not say or would repeat what may be secret. */
const hints: Readonly<Record<string, string>> = {
  'type /key': 'names the environment variable that holds the key, as `key: {env: NAME}`; no key stands in the file',
  'pattern /env': 'is the name of an environment variable; no key stands in the file',
  'pattern /id': 'takes up to 64 letters, digits, dots, dashes and _, a letter or digit first',
  'pattern /baseUrl': 'takes an http or https address without user, query or fragment',
  'propertyNames /models': 'has model ids as names, with a * at the end only',
  'propertyNames /upstreams': 'has names of letters, digits, - and _',
}

function toWords({ keyword, instancePath, schemaPath, parentSchema }: ConfigError): string | undefined {
  if (keyword === 'additionalProperties') return `is an unknown property; known: ${namesIn(parentSchema).join(', ')}`
  if (keyword === 'anyOf') {
    const ending = schemaPath === '#/$defs/text/anyOf' ? '' : ', or an array of these'
    return `must be a string, \`{env: NAME}\` or \`{file: PATH}\`${ending}`
  }
  return hints[`${keyword} ${instancePath.slice(instancePath.lastIndexOf('/'))}`]
}

function namesIn({ properties = {} }: ConfigError['parentSchema']): string[] {
  return Object.keys(properties).filter((name) => name !== '$schema')
}

function getPlace({ instancePath, params }: ValidationError): Place {
  const steps = instancePath.split('/').slice(1).map(getStep)
  const added = params.additionalProperty ?? params.propertyName
  return typeof added === 'string' ? [...steps, added] : steps
}

function getStep(step: string): string | number {
  const text = step.replaceAll('~1', '/').replaceAll('~0', '~')
  return /^\d+$/.test(text) ? Number(text) : text
}
