import { expect, test } from 'vitest'
import { getContract } from '../../../conformance/contract.ts'
import { readDocuments } from '../../../conformance/document/read-documents.ts'
import { schemaFindings } from '../../../conformance/judge/schema-findings.ts'
import { writeTestFile } from '../../support/temporary-folder.ts'

const string = { type: 'string' }
const cat = { type: 'object', required: ['kind', 'mews'], properties: { kind: { const: 'cat' }, mews: string } }
const dog = { type: 'object', required: ['kind', 'barks'], properties: { kind: { const: 'dog' }, barks: string } }

test.each([
  [
    'a misspelled name',
    { required: ['text'], properties: { text: string } },
    { txet: 'a' },
    ['body text: is required; `txet` is unknown, did you mean `text`? [required]'],
  ],
  ['a missing name like no other', { required: ['text'] }, { words: 'a' }, ['body text: is required [required]']],
  [
    'a declared name like a missing one',
    { required: ['text'], properties: { test: string } },
    { test: 'a' },
    ['body text: is required [required]'],
  ],
  [
    'other properties',
    { additionalProperties: false },
    { a: 1, 'b/c': 2 },
    ['body a: is not allowed here [additionalProperties]', 'body ["b/c"]: is not allowed here [additionalProperties]'],
  ],
  [
    'decimals',
    { items: { multipleOf: 0.01 } },
    [1.13, 0.015],
    ['body [1]: must be a multiple of 0.01, got 0.015 [multipleOf]'],
  ],
  ['a limit', { properties: { n: { maximum: 5 } } }, { n: 6 }, ['body n: must be at most 5, got 6 [maximum]']],
  [
    'types of a union',
    { items: { anyOf: [string, { type: 'null' }] } },
    ['a', 5],
    ['body [1]: must be a string or null, got 5 [type]'],
  ],
  [
    'a union of a text and an object',
    { properties: { of: { oneOf: [string, cat] } } },
    { of: { kind: 'cat' } },
    ['body of.mews: is required [required]'],
  ],
  [
    'a union with tags',
    { oneOf: [cat, dog], discriminator: { propertyName: 'kind' } },
    { kind: 'dog', barks: 1 },
    ['body barks: must be a string, got 1 [type]'],
  ],
  [
    'names',
    { propertyNames: { pattern: '^x' } },
    { y: 1 },
    ['body: has a name that is not allowed: "y" [propertyNames]'],
  ],
  [
    'two rules for one value',
    { allOf: [{ minLength: 3 }, { pattern: '^x' }] },
    'a',
    ['body: must have at least 3 characters, has 1 [minLength]', 'body: must match ^x, got "a" [pattern]'],
  ],
])('%s in a reply: the findings use the words of refused requests', async (_, schema, value, expected) => {
  const responses = { 200: { description: 'ok', content: { 'application/json': { schema } } } }
  const paths = { '/a': { get: { operationId: 'a', responses } } }
  const text = JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths })
  const contract = getContract(await readDocuments(writeTestFile('openapi.json', text), () => {}))
  const pointer = contract.replyPointer(contract.findOperation('a'), 200, 'application/json') ?? ''
  const findings = schemaFindings(contract, pointer, value)
  expect(findings.map(({ place, message, rule }) => `${place}: ${message} [${rule}]`)).toEqual(expected)
})
