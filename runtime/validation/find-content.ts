import type { BodyContent, RequestBody } from '../contract.ts'

type Find = (contentType: string) => BodyContent | undefined

const finders = new WeakMap<RequestBody, Find>()

/**
 * Finds the content for a Content-Type: the most specific media type or range whose parameters do not contradict it. Bytes
 * of no type are `application/octet-stream`.
 */
export function findContent(body: RequestBody, contentType: string | undefined): BodyContent | undefined {
  const find = finders.get(body) ?? compileFinder(body)
  return find(contentType ?? 'application/octet-stream')
}

function compileFinder(body: RequestBody): Find {
  const { content } = body
  const exact = new Map(content.map((declared) => [declared.mediaType.toLowerCase(), declared]))
  const candidates = content.map((declared) => ({ ...parseMediaType(declared.mediaType), content: declared }))
  const find: Find = (contentType) => {
    const same = exact.get(contentType)
    if (same !== undefined) return same
    const sent = parseMediaType(contentType)
    return candidates
      .map((declared) => ({ content: declared.content, score: scoreMatch(declared, sent) }))
      .reduce<{ content?: BodyContent; score: number }>(
        (best, declared) => (declared.score > best.score ? declared : best),
        noMatch,
      ).content
  }
  finders.set(body, find)
  return find
}

const noMatch = { score: 0 }

interface MediaType {
  readonly type: string
  readonly parameters: ReadonlyMap<string, string>
}

function parseMediaType(text: string): MediaType {
  const [type = '', ...parts] = text.toLowerCase().split(';')
  const parameters = parts.map((part): [string, string] => {
    const [name = '', value = ''] = part.split('=', 2)
    return [name.trim(), value.trim().replace(/^"(.*)"$/, '$1')]
  })
  return { type: type.trim(), parameters: new Map(parameters.filter(([name]) => name !== 'charset' && name !== '')) }
}

/** 0 if the types do not match; more for exact types, and for equal parameters. */
function scoreMatch({ type, parameters }: MediaType, sent: MediaType): number {
  const isExact = type === sent.type
  const isInRange = type === '*/*' || (type.endsWith('/*') && sent.type.startsWith(type.slice(0, -1)))
  if (!isExact && !isInRange) return 0
  let equal = 0
  for (const [name, value] of parameters) {
    const sentValue = sent.parameters.get(name)
    if (sentValue !== undefined && sentValue !== value) return 0
    if (sentValue === value) equal++
  }
  return (isExact ? 300 : type === '*/*' ? 100 : 200) + equal
}
