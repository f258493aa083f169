import { tryParseJson } from '../../runtime/json.ts'
import type { Finding } from '../../runtime/judge/finding.ts'
import { type Html, html, joinParts } from './html-text.ts'

type Place = Pick<Finding, 'place' | 'by'>

/** A reply as `formatExcerpt` prints it, with a line for each member of its JSON; what the findings are about is marked. */
export function renderReply(reply: string, findings: readonly Place[]): Html {
  const places = findings.flatMap(({ by, place }) => (by === 'server' ? [place] : []))
  const [head = '', ...rest] = reply.split('\n')
  const body = rest.join('\n')
  const isHead = places.some((place) => place === 'status' || place === 'header content-type')
  const isStream = head.includes('text/event-stream')
  const paths = places.flatMap((place) => /^body(?: (\S+))?$/.exec(place)?.slice(1) ?? [])
  const first = isHead ? html`<mark>${head}</mark>` : head
  return html`<div class="code"><pre class="excerpt" tabindex="0">${first}${'\n'}${isStream ? renderEvents(body, places) : renderJson(body, paths)}</pre></div>`
}

/** The events of a stream; those with a finding have a line for each member. */
function renderEvents(body: string, places: readonly string[]): Html {
  const marks = places.flatMap((place) => {
    const [, number, path] = /^event (\d+)(?: \S+(?: (\S+))?)?$/.exec(place) ?? []
    return number === undefined ? [] : [{ number: Number(number), path }]
  })
  let number = 0
  const parts = body.split(/(\r?\n\r?\n)/).map((part) => {
    if (!/^(event|data):/m.test(part)) return part
    number++
    const here = marks.filter((mark) => mark.number === number)
    return here.length === 0 ? part : renderEvent(part, here)
  })
  return joinParts(parts)
}

function renderEvent(event: string, marks: readonly { readonly path: string | undefined }[]): Html {
  const [, before = '', data = ''] = /^([\s\S]*?data: ?)([^\n]*)$/.exec(event) ?? []
  const paths = marks.map(({ path }) => path)
  if (data === '' || paths.includes(undefined)) return html`<mark>${event}</mark>`
  return html`${before}${renderJson(data, paths)}`
}

interface JsonLine {
  readonly path: string | undefined
  readonly text: string
}

function renderJson(text: string, paths: readonly (string | undefined)[]): Html | string {
  const value = tryParseJson(text)
  if (value === undefined) return text
  const lines = [...printLines(value, { path: '', indent: '', before: '', after: '' })]
  const names = new Set(lines.map(({ path }) => path))
  const marked = new Set<string | undefined>(paths.map((path) => findNearest(path ?? '', names)))
  const parts = lines.map(({ path, text }, at) => {
    const [, indent = '', content = '', comma = ''] = /^(\s*)(.*?)(,?)$/s.exec(text) ?? []
    const line = marked.has(path) ? html`${indent}<mark>${content}</mark>${comma}` : text
    return at === 0 ? line : html`${'\n'}${line}`
  })
  return joinParts(parts)
}

/** The value at a path, or the nearest around it if a member is missing. */
function findNearest(path: string, names: ReadonlySet<string | undefined>): string {
  let nearest = path
  while (nearest !== '' && !names.has(nearest)) nearest = nearest.replace(/(?:\.?[^.[\]]+|\[\d+\]|.)$/, '')
  return nearest
}

interface Position {
  readonly path: string
  readonly indent: string
  /** The name of the member. */
  readonly before: string
  readonly after: string
}

/** JSON with an indent of two, as `JSON.stringify` prints it. The line that ends an object or a list has no path. */
function* printLines(value: unknown, { path, indent, before, after }: Position): Generator<JsonLine> {
  const isList = Array.isArray(value)
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : []
  if (members.length === 0) {
    yield { path, text: `${indent}${before}${JSON.stringify(value)}${after}` }
    return
  }
  yield { path, text: `${indent}${before}${isList ? '[' : '{'}` }
  for (const [at, [name, member]] of members.entries())
    yield* printLines(member, {
      path: isList ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`,
      indent: `${indent}  `,
      before: isList ? '' : `${JSON.stringify(name)}: `,
      after: at < members.length - 1 ? ',' : '',
    })
  yield { path: undefined, text: `${indent}${isList ? ']' : '}'}${after}` }
}
