import { isObject, type Json, type JsonObject } from '../../runtime/json.ts'

/** A parameter of a request as OpenAPI writes it: by its place, `style` and `explode`, or as JSON. */
export function writeParameter(parameter: JsonObject, value: Json): string {
  const { in: where, content } = parameter
  const encode = where === 'header' ? String : encodeURIComponent
  const name = where === 'cookie' ? String(parameter.name) : encodeURIComponent(String(parameter.name))
  const isNamed = where === 'query' || where === 'cookie'
  const text = (each: Json) => encode(typeof each === 'string' ? each : JSON.stringify(each))
  if (content !== undefined) return isNamed ? `${name}=${encode(JSON.stringify(value))}` : encode(JSON.stringify(value))
  const { style = isNamed ? 'form' : 'simple' } = parameter
  const written = { name, style: String(style), explode: (parameter.explode ?? style === 'form') === true }
  if (Array.isArray(value)) return writeList(written, value.map(text))
  if (isObject(value))
    return writeObject(
      written,
      Object.entries(value).map(([key, each]) => [encode(key), text(each)]),
    )
  if (style === 'simple') return text(value)
  if (style === 'label') return `.${text(value)}`
  return `${style === 'matrix' ? ';' : ''}${name}=${text(value)}`
}

interface Written {
  readonly name: string
  readonly style: string
  readonly explode: boolean
}

const delimiters: Readonly<Record<string, string>> = { spaceDelimited: '%20', pipeDelimited: '%7C' }

function writeList({ name, style, explode }: Written, items: readonly string[]): string {
  if (style === 'simple') return items.join(',')
  if (style === 'label') return `.${items.join(explode ? '.' : ',')}`
  const named = items.map((item) => `${name}=${item}`)
  if (style === 'matrix') return explode ? `;${named.join(';')}` : `;${name}=${items.join(',')}`
  return explode ? named.join('&') : `${name}=${items.join(delimiters[style] ?? ',')}`
}

function writeObject({ name, style, explode }: Written, entries: readonly (readonly [string, string])[]): string {
  if (style === 'deepObject') return entries.map(([key, each]) => `${name}[${key}]=${each}`).join('&')
  const pairs = explode ? entries.map((pair) => pair.join('=')) : entries.flat()
  if (style === 'simple') return pairs.join(',')
  if (style === 'label') return `.${pairs.join(explode ? '.' : ',')}`
  if (style === 'matrix') return explode ? `;${pairs.join(';')}` : `;${name}=${pairs.join(',')}`
  return explode ? pairs.join('&') : `${name}=${pairs.join(delimiters[style] ?? ',')}`
}
