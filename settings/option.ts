import { type Json, ownValue } from '../runtime/json.ts'
import { quote } from '../runtime/validation/quote.ts'
import { redactCredentials } from '../runtime/webhooks/url-credentials.ts'
import { UsageError } from './errors.ts'
import { type OptionType, oneOf, parseValue } from './option-types.ts'

/**
 * One setting: a flag, an environment variable and an entry in the section `server` of a configuration file, all under the
 * same name; and an option of a function under its name in code. Everything that reads or describes options uses these rows.
 */
export interface Option<T> {
  /** Name after `--` and in the file. */
  readonly name: string
  /** The placeholder of the value in the help, such as `NUMBER`; empty for a switch. */
  readonly value: string
  /** One sentence without its full stop. */
  readonly about: string
  readonly kind: 'one' | 'many' | 'switch'
  readonly type: OptionType<unknown>
  readonly fallback: T
  /** One letter that may be written after a single `-` instead of the name. */
  readonly short?: string
  /** The environment variable, if it is not named after the option. */
  readonly variable?: string
}

const trueOrFalse: OptionType<boolean> = {
  takes: 'true or false',
  values: [true, false],
  parse: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
}

/** An option with one value; `flag` is its name and the placeholder of its value. */
export function valueOption<T>(
  flag: string,
  about: string,
  rule: { type: OptionType<T>; fallback: NoInfer<T> },
): Option<T> {
  return { ...parseFlag(flag), about, kind: 'one', ...rule }
}

/** An optional option with one value. */
export function optionalOption<T>(flag: string, about: string, type: OptionType<T>): Option<T | undefined> {
  return { ...parseFlag(flag), about, kind: 'one', type, fallback: undefined }
}

/** An option that may be repeated. */
export function listOption<T>(flag: string, about: string, type: OptionType<T>): Option<readonly T[]> {
  return { ...parseFlag(flag), about, kind: 'many', type, fallback: [] }
}

/** An option without a value. */
export function switchOption(flag: string, about: string): Option<boolean> {
  return { ...parseFlag(flag), about, kind: 'switch', type: trueOrFalse, fallback: false }
}

/** The option of the commands that serve handlers. */
export const invalidReplies = valueOption(
  'invalid-replies off|log|refuse',
  'replies that the contract does not allow: off sends them unchecked, log reports them, refuse sends a 500 instead',
  { type: oneOf('off', 'log', 'refuse'), fallback: 'off' },
)

export const allowOutside = switchOption(
  'allow-outside',
  'read files outside the folder of the document if it refers to them',
)

const lenient = switchOption(
  'lenient',
  'repair harmless faults of the document, such as a missing description, with a warning for each',
)

export const allowPrivate = switchOption(
  'allow-private',
  'download a document from an address that is not public, such as 127.0.0.1',
)

/** Options of the commands that read a document of the user. */
export const readingOptions = { allowOutside, allowPrivate, lenient }

function parseFlag(flag: string) {
  const [name = '', ...value] = flag.split(' ')
  return { name, value: value.join(' ') }
}

/** Options by their name in code. */
export type OptionTable = Readonly<Record<string, Option<unknown>>>

export type ReadingSettings = SettingsOf<typeof readingOptions>

/** The flags of those that are set, as in `--lenient`. */
export function listReadingFlags(settings: Partial<ReadingSettings>): string[] {
  const rows = Object.entries(readingOptions)
  return rows.flatMap(([key, { name }]) => (ownValue(settings, key) === true ? [`--${name}`] : []))
}

type ValueOf<O> = O extends Option<infer T> ? T : never
type Certain<T> = { [K in keyof T as undefined extends ValueOf<T[K]> ? never : K]: ValueOf<T[K]> }
type Possible<T> = { [K in keyof T as undefined extends ValueOf<T[K]> ? K : never]?: Exclude<ValueOf<T[K]>, undefined> }

/** The values of a table; unset ones are absent. */
export type SettingsOf<T extends OptionTable> = Readonly<Certain<T> & Possible<T>>

export function getVariable({ name, variable }: Pick<Option<unknown>, 'name' | 'variable'>): string {
  return variable ?? `GATEWRIGHT_${name.replaceAll('-', '_').toUpperCase()}`
}

/** The default of an option, for people; empty if there is none. */
export function getDefault({ kind, fallback }: Option<unknown>): string {
  return kind === 'switch' ? '' : [fallback ?? []].flat().join(', ')
}

/** The value of these strings. Throws a `UsageError` that begins with `name`, their origin. */
export function parseOption({ kind, type }: Option<unknown>, strings: readonly string[], name: string): unknown {
  if (kind === 'many') return strings.map((string) => parseValue(type, string, name))
  return parseValue(type, strings.at(-1) ?? '', name)
}

/** An option that only code can set. */
export interface CodeOption {
  readonly takes: string
  readonly accepts: (value: unknown) => boolean
}

/** Errors of the value of an option of a function, one sentence per error; `name` is the option. */
export function checkValue(option: Option<unknown> | CodeOption, value: unknown, name: string): readonly string[] {
  if ('accepts' in option) return option.accepts(value) ? [] : [describeRefusal(option, value, name)]
  const { kind, type } = option
  if (kind !== 'many') return checkItem(type, value, name)
  if (!Array.isArray(value)) return [describeRefusal({ takes: 'an array' }, value, name)]
  return value.flatMap((item, index) => checkItem(type, item, `${name}[${index}]`))
}

function checkItem(type: OptionType<unknown>, value: unknown, name: string): readonly string[] {
  const expected = type.schema ? 'number' : typeof (type.values?.[0] ?? '')
  if (typeof value !== expected) return [describeRefusal(type, value, name)]
  try {
    return type.parse(String(value), name) === undefined ? [describeRefusal(type, value, name)] : []
  } catch (error) {
    if (error instanceof UsageError) return [error.message]
    throw error
  }
}

function describeRefusal(
  { takes, isSecret }: Pick<OptionType<unknown>, 'takes' | 'isSecret'>,
  value: unknown,
  name: string,
) {
  return `${name} takes ${takes}${isSecret ? '' : `, not ${redactCredentials(quote(value))}`}.`
}

/** JSON Schema of an option in the configuration file; `string` and `strings` are definitions there. */
export function getSchema({ about, kind, type, fallback }: Option<unknown>): Json {
  const string = {
    $ref: kind === 'many' ? '#/$defs/strings' : '#/$defs/string',
    ...(type.values ? { examples: [...type.values] } : {}),
  }
  const form = kind === 'switch' ? { type: 'boolean' } : (type.schema ?? string)
  const isEmpty = fallback === undefined || (Array.isArray(fallback) && fallback.length === 0)
  // Defaults are written as in the file.
  return { description: about, ...form, ...(isEmpty ? {} : { default: fallback as Json }) }
}
