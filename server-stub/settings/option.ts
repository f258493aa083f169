/**
 * One setting: a flag, an environment variable and an entry in the section `server` of a configuration file, all under the
 * same name. Everything that is said or read about options comes from such rows.
 */
export interface Option<T> {
  /** As it is written after `--` and in the file. */
  readonly name: string
  readonly kind: 'one' | 'many' | 'switch'
  /** What stands for the value in the help, such as `NUMBER`; empty for a switch. */
  readonly value: string
  /** The texts that count when nothing is said. */
  readonly fallback: readonly string[]
  /** One sentence without its full stop. */
  readonly about: string
  /** The value of these texts, none of them where nothing is said. Throws a `UsageError` that begins with `name`. */
  finish(texts: readonly string[], name: string): T
}

/** Turns the text of a value into the value; throws a `UsageError` whose message begins with `name`. */
export type Read<T> = (text: string, name: string) => T

interface Row<T> {
  readonly name: string
  readonly value: string
  readonly about: string
  readonly read: Read<T>
}

/** An option with one value. */
export function one<T>({ read, fallback, ...row }: Row<T> & { readonly fallback: string }): Option<T> {
  const finish = (texts: readonly string[], name: string) => read(texts.at(-1) ?? fallback, name)
  return { ...row, kind: 'one', fallback: [fallback], finish }
}

/** An option with one value, or none. */
export function maybe<T>({ read, ...row }: Row<T>): Option<T | undefined> {
  const finish = (texts: readonly string[], name: string) => {
    const text = texts.at(-1)
    return text === undefined ? undefined : read(text, name)
  }
  return { ...row, kind: 'one', fallback: [], finish }
}

/** An option that may be repeated. */
export function many<T>(row: Row<T> & { readonly fallback?: readonly string[] }): Option<readonly T[]> {
  const { read, fallback = [], ...rest } = row
  const finish = (texts: readonly string[], name: string) => texts.map((text) => read(text, name))
  return { ...rest, kind: 'many', fallback, finish }
}

/** An option without a value. */
export function toggle(row: Omit<Row<boolean>, 'value' | 'read'>): Option<boolean> {
  return { ...row, kind: 'switch', value: '', fallback: [], finish: (texts) => texts.at(-1) === 'true' }
}

/** Rows by the name of the setting in code. */
export type OptionTable = Readonly<Record<string, Option<unknown>>>

type ValueOf<O> = O extends Option<infer T> ? T : never
type Certain<T> = { [K in keyof T as undefined extends ValueOf<T[K]> ? never : K]: ValueOf<T[K]> }
type Possible<T> = { [K in keyof T as undefined extends ValueOf<T[K]> ? K : never]?: Exclude<ValueOf<T[K]>, undefined> }

/** What the rows of a table say together; nothing stands under the names of those that are not set. */
export type SettingsOf<T extends OptionTable> = Readonly<Certain<T> & Possible<T>>

/** The environment variable of an option. */
export function getVariable(name: string): string {
  return `GATEWRIGHT_${name.replaceAll('-', '_').toUpperCase()}`
}
