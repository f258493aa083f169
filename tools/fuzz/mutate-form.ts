import { asObject } from '../../runtime/json.ts'
import { inheritedNames, splitWords } from './odd-values.ts'
import type { Random } from './random.ts'
import { type Draft, setHeader } from './request.ts'

/** Sends the members of the JSON as a multipart form with oddities. Does nothing where the request has no JSON. */
export function sendForm(draft: Draft, random: Random): void {
  if (draft.json === undefined) return
  const boundary = random.pick(boundaries)
  const isEmpty = random.chance(20)
  const members = isEmpty ? [] : Object.entries(asObject(draft.json))
  const parts = members.map(([name, value]) =>
    makePart(name, typeof value === 'string' ? value : JSON.stringify(value)),
  )
  for (let i = 0; i < (isEmpty ? 0 : random.pick([0, 1, 2])); i++) {
    const [name, more] = random.pick(oddParts)
    const at = random.integer(0, parts.length)
    parts.splice(at, 0, ...more(random))
    draft.mutations.push(`form ${name}`)
  }
  const [name, end] = random.pick(ends)
  draft.mutations.push(`form ${name}`)
  draft.body = Buffer.from(parts.map((text) => `--${boundary}\r\n${text}\r\n`).join('') + end(boundary), 'latin1')
  draft.json = undefined
  const declared = random.pick([boundary, boundary, boundary, `"${boundary}"`, 'other'])
  setHeader(draft, 'content-type', `multipart/form-data; boundary=${declared}`)
}

const boundaries = [
  ...splitWords("b b ----WebKitFormBoundary7MA4YWxk '()+_,-./:=? -"),
  '',
  'b'.repeat(70),
  'b'.repeat(300),
]
const fileNames = ['a.png', '', '../../x', '\xff', '__proto__']
const partTypes = ['application/json', 'text/plain; charset=utf-16', '/', '']
const encodings = ['base64', 'quoted-printable', '8bit', 'x']
const withoutName = [
  ...['content-disposition: form-data\r\n\r\nx', 'content-disposition: attachment; name=a\r\n\r\nx'],
  ...['x: y\r\n\r\nz', '\r\nz', 'no header at all', ''],
]
const nested =
  'content-type: multipart/mixed; boundary=c\r\ncontent-disposition: form-data; name="n"\r\n\r\n--c\r\n\r\nx\r\n--c--'

function makePart(name: string, value: string, more = ''): string {
  return `content-disposition: form-data; name="${name}"${more}\r\n\r\n${value}`
}

const asFile = (name: string) => `; filename="${name}"\r\ncontent-type: image/png`

const oddParts: readonly (readonly [name: string, parts: (random: Random) => readonly string[]])[] = [
  ['inherited name', (random) => [makePart(random.pick(inheritedNames), 'x')]],
  ['many parts', (random) => Array.from({ length: random.pick([50, 1001, 3000]) }, () => makePart('a', ''))],
  ['file', (random) => [makePart('input_reference', '\x89PNG\r\n\x1a\n', asFile(random.pick(fileNames)))]],
  ['odd type', (random) => [makePart('model', '{', `\r\ncontent-type: ${random.pick(partTypes)}`)]],
  ['odd disposition', (random) => [random.pick(withoutName)]],
  ['nested form', () => [nested]],
  ['many headers', () => [`${'x-h: 1\r\n'.repeat(300)}${makePart('a', 'x')}`]],
  ['long name', () => [makePart('n'.repeat(20_000), 'x')]],
  [
    'transfer encoding',
    (random) => [makePart('prompt', '=FF', `\r\ncontent-transfer-encoding: ${random.pick(encodings)}`)],
  ],
]

const ends: readonly (readonly [name: string, end: (boundary: string) => string])[] = [
  ['end', (boundary) => `--${boundary}--\r\n`],
  ['end', (boundary) => `--${boundary}--\r\n`],
  ['end without line break', (boundary) => `--${boundary}--`],
  ['no end', () => ''],
  ['half an end', (boundary) => `--${boundary}-`],
  ['epilogue', (boundary) => `--${boundary}--\r\n${'epilogue '.repeat(100)}`],
  ['parts behind the end', (boundary) => behindEnd(boundary, 300)],
  ['many parts behind the end', (boundary) => behindEnd(boundary, 3000)],
  ['two ends', (boundary) => `--${boundary}--\r\n--${boundary}--\r\n`],
]

function behindEnd(boundary: string, count: number): string {
  const end = `--${boundary}--\r\n`
  return `${end}${`--${boundary}\r\n${makePart('a', 'x')}\r\n`.repeat(count)}${end}`
}
