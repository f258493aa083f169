import type { Stream } from 'gatewright/core'
import { expect, test } from 'vitest'
import { makeAjv } from '../../../generators/emit/ajv.ts'
import { ajvSchema } from '../../../generators/emit/ajv-schema.ts'
import { compileOrder, parseOrder } from '../../../generators/model/event-order.ts'
import type { Json } from '../../../runtime/json.ts'
import { EventJudge } from '../../../runtime/judge/event-judge.ts'
import { findSchemaError } from '../../../runtime/validation/explain.ts'

function compile(schema: Json) {
  return makeAjv([]).compile(ajvSchema(schema, { identify: (name) => name, lookup: () => undefined }))
}

const noted = compile({
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string' }, code: { type: 'integer', 'x-choice': 'all-codes' } },
  'x-choice': { 'all-times': { required: ['at'], properties: { at: { type: 'integer' } } } },
})

test.each<[string, Json, object | undefined]>([
  ['what both demand', { id: 'a', at: 1, code: 2 }, undefined],
  ['a missing member that only we add', { id: 'a' }, { param: 'at', question: 'all-times' }],
  ['a wrong value where all is a choice', { id: 'a', at: 1, code: 'x' }, { param: 'code', question: 'all-codes' }],
  ['what the document demands, before our choices', { code: 'x' }, { param: 'id' }],
])('%s', (_, value, expected) => {
  const error = findSchemaError(noted, value, 'server')
  if (expected === undefined) expect(error).toBeUndefined()
  else expect(error).toEqual({ message: expect.any(String), ...expected })
})

test('the first error of a value is that of the document', () => {
  expect(noted({})).toBe(false)
  expect(noted.errors).toMatchObject([{ keyword: 'required', params: { missingProperty: 'id' } }])
})

test('a lenient reader skips the rules for strict servers, and no other choice', () => {
  const union = compile({
    anyOf: [
      { type: 'object', required: ['text'], 'x-choice': { 'all-notes': { 'x-strict': true, required: ['notes'] } } },
      { type: 'object', required: ['json'], 'x-choice': { 'all-tags': { required: ['type'] } } },
    ],
  })
  expect(findSchemaError(union, { text: 'a' }, 'client')).toMatchObject({ question: 'all-notes' })
  expect(findSchemaError(union, { text: 'a' }, 'server')).toMatchObject({ question: 'all-notes' })
  expect(findSchemaError(union, { text: 'a' }, 'lenient')).toBeUndefined()
  expect(findSchemaError(union, { json: 'a' }, 'lenient')).toMatchObject({ question: 'all-tags' })
  expect(findSchemaError(union, {}, 'lenient')).not.toHaveProperty('question')
})

test('a branch of a union that only a choice refuses fits the document', () => {
  const tagged = { type: 'object', required: ['text'], 'x-choice': { 'all-tags': { required: ['type'] } } }
  const union = compile({ anyOf: [tagged, { type: 'object', required: ['json'] }] })
  expect(findSchemaError(union, { text: 'a' }, 'server')?.question).toBe('all-tags')
  expect(findSchemaError(union, { other: 'a' }, 'server')).not.toHaveProperty('question')
})

test('the tag of a union branch that is a choice stays', () => {
  const branch = (tag: string, more: object) => ({
    type: 'object',
    required: ['type', 'value'],
    properties: { type: { const: tag }, value: { type: 'string' } },
    ...more,
  })
  const union = compile({
    discriminator: { propertyName: 'type' },
    oneOf: [branch('stated', {}), branch('added', { 'x-choice': 'all-kinds' })],
  })
  expect(findSchemaError(union, { type: 'stated' }, 'server')).not.toHaveProperty('question')
  expect(findSchemaError(union, { type: 'added' }, 'server')).toMatchObject({ param: 'value', question: 'all-kinds' })
  expect(findSchemaError(union, { type: 'unknown' }, 'server')).not.toHaveProperty('question')
})

test('null and a single value that are choices stay, so that other values break what the document states', () => {
  const most = { const: 'most', 'x-choice': 'all-levels' }
  const none = { type: 'null', 'x-choice': 'all-nulls' }
  const union = compile({ anyOf: [{ type: 'string', enum: ['low', 'high'] }, most, none] })
  for (const value of ['low', 'most', null]) expect(findSchemaError(union, value, 'server')).toBeUndefined()
  expect(findSchemaError(union, 'none', 'server')).toEqual({ param: '', message: expect.any(String) })
})

const any = () => true
const stream: Stream = {
  name: 'talk',
  operationId: 'talk',
  framing: 'named',
  events: [
    { name: 'start', validate: any },
    { name: 'word', validate: any },
    { name: 'note', validate: any, question: 'all-notes' },
    { name: 'end', validate: any },
  ],
  order: compileOrder(parseOrder('start note? word+ end')),
  documented: compileOrder(parseOrder('start word* end')),
}

test.each<[string, string, readonly string[]]>([
  ['the full order', 'start note word end', []],
  ['what only the full order demands', 'start end', ['order choice all-notes']],
  ['an event of ours in another place', 'start word note end', ['order choice all-notes']],
  ['an unknown event', 'start word other end', ['order choice all-notes']],
  ['what the document excludes', 'word start end', ['order violation']],
  ['a missing end', 'start word', ['order violation']],
  ['a missing end after an event of ours', 'start note word', ['order choice all-notes']],
])('%s', (_, names, expected) => {
  const found: string[] = []
  const judge = new EventJudge(stream, undefined, {
    onFinding: ({ rule, question }) => found.push([rule, question ? `choice ${question}` : 'violation'].join(' ')),
  })
  for (const event of names.split(' ')) judge.take({ event, data: {} })
  judge.end()
  expect(found.slice(0, 1)).toEqual(expected)
})
