import { expect, test } from 'vitest'
import { asObject } from '../../../runtime/json.ts'
import { omitMarked } from '../../../runtime/samples/omit-marked.ts'

const secret = { $ref: '#/$defs/secret' }
const lost = { $ref: '#/$defs/lost' }
const properties = { id: { readOnly: true }, secret, visible: { ...secret, writeOnly: false }, lost }
const $defs = { secret: { type: 'string', writeOnly: true } }
const schema = { items: { properties, required: ['id', 'secret'] }, $defs }

test.each([
  ['writeOnly', ['id', 'visible', 'lost'], ['id']],
  ['readOnly', ['secret', 'visible', 'lost'], ['secret']],
] as const)('properties with the mark %s are neither there nor required', (mark, names, required) => {
  const items = asObject(omitMarked(schema, mark).items)
  expect(Object.keys(asObject(items.properties))).toEqual(names)
  expect(items.required).toEqual(required)
})

test('references of a part are read in the whole document', () => {
  expect(omitMarked({ properties }, 'writeOnly', schema).properties).not.toHaveProperty('secret')
})
