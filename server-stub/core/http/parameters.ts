import { ownValue, type Parameter } from '../contract.ts'

export type Values = Readonly<Record<string, unknown>>

/** Takes the declared parameters out of what a request carries in one place, under the contract's names. */
export type ReadParameters = (source: Values) => Values

interface Field {
  readonly name: string
  /** Where it may be found, the contract's own spelling first. */
  readonly keys: readonly string[]
  readonly parse: (text: unknown) => unknown
}

const nothing: Values = Object.freeze({})

/** Of the query or the headers; aliases count unless `strict`. */
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
      parse: parserOf[type],
    })),
  )
}

/** Of a path whose template has the parameters `names`; the router calls them `p0`, `p1` and so on. */
export function pathReader(names: readonly string[], parameters: readonly Parameter[]): ReadParameters {
  const typeOf = new Map(parameters.filter((each) => each.in === 'path').map(({ name, type }) => [name, type]))
  return reader(names.map((name, at) => ({ name, keys: [`p${at}`], parse: parserOf[typeOf.get(name) ?? 'string'] })))
}

function reader(fields: readonly Field[]): ReadParameters {
  if (fields.length === 0) return () => nothing
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

/** Text that does not have the form of its type stays text, so that validation says what was expected. */
const parserOf: Readonly<Record<Parameter['type'], (text: unknown) => unknown>> = {
  string: (text) => text,
  integer: parseNumber,
  number: parseNumber,
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : text),
}

function parseNumber(text: unknown): unknown {
  return typeof text === 'string' && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? Number(text) : text
}
