import { ownValue, type Parameter } from '../contract.ts'

export type Values = Readonly<Record<string, unknown>>

/** Reads the declared parameters of one place of a request, by their names in the contract. */
export type ReadParameters = (source: Values) => Values

interface Field {
  readonly name: string
  /** The name in the contract, then its aliases. */
  readonly keys: readonly string[]
  readonly parse: (text: unknown) => unknown
}

const noValues: Values = Object.freeze({})

/** Reads query parameters or headers; `strict` excludes aliases. */
export function parameterReader(
  parameters: readonly Parameter[],
  place: 'query' | 'header',
  strict = false,
): ReadParameters {
  const declared = parameters.filter((parameter) => parameter.in === place)
  return reader(
    declared.map(({ name, aliases, type }) => ({
      name,
      keys: strict ? [name] : [name, ...aliases],
      parse: parsers[type],
    })),
  )
}

/** Reads path parameters in the order of `names`; the router calls them `p0`, `p1` and so on. */
export function pathReader(names: readonly string[], parameters: readonly Parameter[]): ReadParameters {
  const types = new Map(parameters.filter((each) => each.in === 'path').map(({ name, type }) => [name, type]))
  return reader(names.map((name, at) => ({ name, keys: [`p${at}`], parse: parsers[types.get(name) ?? 'string'] })))
}

function reader(fields: readonly Field[]): ReadParameters {
  if (fields.length === 0) return () => noValues
  return (source) => {
    const values: [string, unknown][] = []
    for (const { name, keys, parse } of fields) {
      for (const key of keys) {
        const found = ownValue(source, key)
        if (found === undefined) continue
        values.push([name, parse(found)])
        break
      }
    }
    return Object.fromEntries(values)
  }
}

/** Unparsable strings stay strings, so that validation reports the expected type. */
const parsers: Readonly<Record<Parameter['type'], (text: unknown) => unknown>> = {
  string: (text) => text,
  integer: parseNumber,
  number: parseNumber,
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : text),
}

function parseNumber(text: unknown): unknown {
  return typeof text === 'string' && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? Number(text) : text
}
