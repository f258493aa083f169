import { isPattern } from '../../../generators/model/schema-keywords.ts'
import { asObject, type Json, ownValue } from '../../../runtime/json.ts'
import { remember } from '../../remember.ts'
import { breakRule, keepRule, leaveOut, type Mutation, type Mutator, mostCharacters } from './mutation.ts'

/** One character in two UTF-16 units: shows a length that is counted in units. */
const wide = '😀'

const tooLong = `a text of more than ${mostCharacters} characters is too long to send`

function mutateMinLength(schema: { readonly minLength?: Json }): Mutation[] {
  const length = Number(schema.minLength)
  if (length === 0) return [keepRule('minLength', 'edge', '')]
  if (length > mostCharacters) return [leaveOut('minLength', 'edge', tooLong)]
  return [
    breakRule('minLength', 'outside', 'x'.repeat(length - 1)),
    ...(length > 1 ? [breakRule('minLength', 'outside-wide', wide.repeat(length - 1))] : []),
    keepRule('minLength', 'edge', 'x'.repeat(length)),
  ]
}

function mutateMaxLength(schema: { readonly maxLength?: Json }): Mutation[] {
  const length = Number(schema.maxLength)
  if (length > mostCharacters) return [leaveOut('maxLength', 'edge', tooLong)]
  return [
    breakRule('maxLength', 'outside', 'x'.repeat(length + 1)),
    keepRule('maxLength', 'edge', 'x'.repeat(length)),
    keepRule('maxLength', 'edge-wide', wide.repeat(length)),
  ]
}

const candidates = ['', ' ', '!', 'x', '0', 'not ok', 'a/b', '-1', 'x'.repeat(65)]

const mutatePattern: Mutator = ({ pattern: written = '' }, value) => {
  if (!isPattern(written)) return []
  const form = new RegExp(String(written), 'u')
  const tail = typeof value === 'string' ? [`${value}\n!`, `!${value}`] : []
  return [...candidates, ...tail]
    .filter((text) => !form.test(text))
    .slice(0, 2)
    .map((text, index) => breakRule('pattern', index === 0 ? 'outside' : 'outside-2', text))
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

const mutateFormat: Mutator = ({ format: name }) => {
  const outside = ownValue(outsideFormats, String(name))
  return outside === undefined ? [] : [breakRule('format', 'outside', outside)]
}

/** The smallest picture: a PNG of one pixel. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR42mNoAAAAggCB2kUIOwAAAABJRU5ErkJggg==',
  'base64',
)

/** A picture of two frames, which is no static picture. */
const movingGif = 'R0lGODlhAQABAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAIfkEAAAAAAAsAAAAAAEAAQAAAgJEAQA7'

/** A picture of a size up to 20 MB, which many bodies share. */
const pngUrl = remember((bytes: number) => {
  return `data:image/png;base64,${Buffer.concat([onePixel, Buffer.alloc(bytes - onePixel.length)]).toString('base64')}`
})

const mutateDataUrl: Mutator = (schema) => {
  const limit = Number(asObject(schema['x-data-url'])['max-bytes'])
  const rule = 'x-data-url'
  return [
    breakRule(rule, 'no-prefix', onePixel.toString('base64')),
    breakRule(rule, 'other-type', `data:text/plain;base64,${Buffer.from('no picture').toString('base64')}`),
    breakRule(rule, 'other-bytes', `data:image/png;base64,${Buffer.from('%PDF-1.4 no picture').toString('base64')}`),
    breakRule(rule, 'not-base64', 'data:image/png;base64,***'),
    breakRule(rule, 'moving', `data:image/gif;base64,${movingGif}`),
    breakRule(rule, 'too-large', pngUrl(limit + 1)),
    // A megabyte may also mean a million bytes.
    keepRule(rule, 'edge', pngUrl(Math.floor(limit / 1.048576))),
  ]
}

export const stringMutators: Readonly<Record<string, Mutator>> = {
  minLength: mutateMinLength,
  maxLength: mutateMaxLength,
  pattern: mutatePattern,
  format: mutateFormat,
  'x-data-url': mutateDataUrl,
}
