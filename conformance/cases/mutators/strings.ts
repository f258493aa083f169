import { isPattern } from '../../../generators/model/schema-keywords.ts'
import { asObject, type Json, ownValue } from '../../../runtime/json.ts'
import { remember } from '../../contract.ts'
import { breaks, keeps, type Mutation, type Mutator } from './mutation.ts'

/** One character in two UTF-16 units: shows a length that is counted in units. */
const wide = '😀'

function minLength(schema: { readonly minLength?: Json }): Mutation[] {
  const length = Number(schema.minLength)
  if (length === 0) return [keeps('minLength', 'edge', '')]
  return [
    breaks('minLength', 'outside', 'x'.repeat(length - 1)),
    ...(length > 1 ? [breaks('minLength', 'outside-wide', wide.repeat(length - 1))] : []),
    keeps('minLength', 'edge', 'x'.repeat(length)),
  ]
}

function maxLength(schema: { readonly maxLength?: Json }): Mutation[] {
  const length = Number(schema.maxLength)
  return [
    breaks('maxLength', 'outside', 'x'.repeat(length + 1)),
    keeps('maxLength', 'edge', 'x'.repeat(length)),
    keeps('maxLength', 'edge-wide', wide.repeat(length)),
  ]
}

const candidates = ['', ' ', '!', 'x', '0', 'not ok', 'a/b', '-1', 'x'.repeat(65)]

const pattern: Mutator = ({ pattern: written = '' }, value) => {
  if (!isPattern(written)) return []
  const form = new RegExp(String(written), 'u')
  const tail = typeof value === 'string' ? [`${value}\n!`, `!${value}`] : []
  return [...candidates, ...tail]
    .filter((text) => !form.test(text))
    .slice(0, 2)
    .map((text, index) => breaks('pattern', index === 0 ? 'outside' : 'outside-2', text))
}

const outsideFormats: Readonly<Record<string, string>> = {
  date: '2025-13-01',
  'date-time': '2025-01-01 25:00',
  email: 'no at sign',
  uri: 'no scheme',
  'uri-reference': '\\\\',
  uuid: '1234',
  ipv4: '300.1.1.1',
}

const format: Mutator = ({ format: name }) => {
  const outside = ownValue(outsideFormats, String(name))
  return outside === undefined ? [] : [breaks('format', 'outside', outside)]
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR42mNoAAAAggCB2kUIOwAAAABJRU5ErkJggg==',
  'base64',
)

/** Has two frames, where a static picture is required. */
const movingGif = 'R0lGODlhAQABAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAIfkEAAAAAAAsAAAAAAEAAQAAAgJEAQA7'

/** Up to 20 MB, for many places. */
const pngUrl = remember((bytes: number) => {
  return `data:image/png;base64,${Buffer.concat([png, Buffer.alloc(bytes - png.length)]).toString('base64')}`
})

const dataUrl: Mutator = (schema) => {
  const limit = Number(asObject(schema['x-data-url'])['max-bytes'])
  const rule = 'x-data-url'
  return [
    breaks(rule, 'no-prefix', png.toString('base64')),
    breaks(rule, 'other-type', `data:text/plain;base64,${Buffer.from('no picture').toString('base64')}`),
    breaks(rule, 'other-bytes', `data:image/png;base64,${Buffer.from('%PDF-1.4 no picture').toString('base64')}`),
    breaks(rule, 'not-base64', 'data:image/png;base64,***'),
    breaks(rule, 'moving', `data:image/gif;base64,${movingGif}`),
    breaks(rule, 'too-large', pngUrl(limit + 1)),
    // A megabyte may also mean a million bytes.
    keeps(rule, 'edge', pngUrl(Math.floor(limit / 1.048576))),
  ]
}

export const stringMutators: Readonly<Record<string, Mutator>> = {
  minLength,
  maxLength,
  pattern,
  format,
  'x-data-url': dataUrl,
}
