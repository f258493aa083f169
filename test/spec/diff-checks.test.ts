import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Json, JsonObject } from '../../runtime/json.ts'
import { DiffRepository } from './diff-repository.ts'

/** What a change breaks by the levels of oasdiff, or by ours where docs/diff.md says that they differ. */
type Breaks = 'both' | 'request' | 'response' | 'none'

/** The end of the names of checks of oasdiff, what it breaks, and a schema before and after. */
type SchemaRow = readonly [check: string, breaks: Breaks, before: JsonObject, after: JsonObject]

const text = { type: 'string' }
const integer = { type: 'integer' }
const number = { type: 'number' }
const flag = { type: 'boolean' }
const list = { type: 'array', items: text }
const object = { type: 'object', properties: { a: text, b: text } }
const when = { if: { required: ['a'] } }
// An object with a literal `then` looks like a promise.
const then = Object.fromEntries([['then', { required: ['b'] }]])
const otherwise = { else: { required: ['c'] } }
const having = (properties: JsonObject, others: JsonObject = {}) => ({ ...object, properties, ...others })

/** A keyword that allows fewer values: adding it breaks requests, removing it breaks replies. */
function limit(check: string, schema: JsonObject, keyword: JsonObject): SchemaRow[] {
  return [
    [`${check}-added`, 'request', schema, { ...schema, ...keyword }],
    [`${check}-removed`, 'response', { ...schema, ...keyword }, schema],
  ]
}

function bound(check: string, keyword: string, schema: JsonObject): SchemaRow[] {
  const [low, high] = [1, 2].map((value) => ({ ...schema, [keyword]: value + 1 }))
  if (low === undefined || high === undefined) return []
  const [fewer, more] = check.includes('min')
    ? (['increased', 'decreased'] as const)
    : (['decreased', 'increased'] as const)
  const [from, to] = fewer === 'increased' ? [low, high] : [high, low]
  return [
    [`${check}-${fewer}`, 'request', from, to],
    [`${check}-${more}`, 'response', to, from],
    [`${check}-set`, 'request', schema, low],
    [`${check}-unset`, 'response', low, schema],
  ]
}

const schemaRows: readonly SchemaRow[] = [
  ['type-changed', 'both', text, integer],
  ['type-generalized', 'response', integer, number],
  ['type-specialized', 'request', number, integer],
  ['list-of-types-widened', 'response', text, { type: ['string', 'integer'] }],
  ['list-of-types-narrowed', 'request', { type: ['string', 'integer'] }, text],
  ['became-nullable', 'response', text, { type: ['string', 'null'] }],
  ['became-not-nullable', 'request', { type: ['string', 'null'] }, text],
  ['became-enum', 'request', text, { enum: ['a'], ...text }],
  ['enum-value-added', 'response', { enum: ['a'] }, { enum: ['a', 'b'] }],
  ['enum-value-removed', 'request', { enum: ['a', 'b'] }, { enum: ['a'] }],
  ...limit('const', text, { const: 'a' }),
  ['const-changed', 'both', { const: 'a' }, { const: 'b' }],
  ...bound('min', 'minimum', number),
  ...bound('max', 'maximum', number),
  ...bound('exclusive-min', 'exclusiveMinimum', number),
  ...bound('exclusive-max', 'exclusiveMaximum', number),
  ...bound('min-length', 'minLength', text),
  ...bound('max-length', 'maxLength', text),
  ...bound('min-items', 'minItems', list),
  ...bound('max-items', 'maxItems', list),
  ...bound('min-contains', 'minContains', { ...list, contains: text }),
  ...bound('max-contains', 'maxContains', { ...list, contains: text }),
  ...limit('pattern', text, { pattern: '^a' }),
  ['pattern-changed', 'both', { pattern: '^a' }, { pattern: '^b' }],
  ...limit('contains', list, { contains: text }),
  ...limit('content-schema', { ...text, contentMediaType: 'application/json' }, { contentSchema: object }),
  ['content-media-type-changed', 'both', { contentMediaType: 'a/b' }, { contentMediaType: 'a/c' }],
  ['content-encoding-changed', 'both', { contentEncoding: 'base64' }, { contentEncoding: 'base32' }],
  ...limit('dependent-required', object, { dependentRequired: { a: ['b'] } }),
  ['dependent-required-changed', 'both', { dependentRequired: { a: ['b'] } }, { dependentRequired: { a: ['c'] } }],
  ...limit('dependent-schema', object, { dependentSchemas: { a: { required: ['b'] } } }),
  ...limit('if', object, { ...when, ...then }),
  ...limit('then', { ...object, ...when, ...otherwise }, then),
  ...limit('else', { ...object, ...when, ...then }, otherwise),
  ...limit('all-of', object, { allOf: [{ required: ['a'] }] }),
  ['any-of-added', 'response', { anyOf: [text, integer] }, { anyOf: [text, integer, flag] }],
  ['any-of-removed', 'request', { anyOf: [text, integer, flag] }, { anyOf: [text, integer] }],
  ['one-of-added', 'response', { oneOf: [text, integer] }, { oneOf: [text, integer, flag] }],
  ['one-of-removed', 'request', { oneOf: [text, integer, flag] }, { oneOf: [text, integer] }],
  ['wrapped-in-one-of', 'both', object, { oneOf: [object, having({ z: text }, { required: ['z'] })] }],
  ...limit('pattern-property', object, { patternProperties: { '^x': text } }),
  ...limit('prefix-items', list, { prefixItems: [text] }),
  ...limit('property-names', object, { propertyNames: { maxLength: 3 } }),
  ...limit('unevaluated-items', list, { unevaluatedItems: false }),
  ...limit('unevaluated-properties', object, { unevaluatedProperties: false }),
  ['optional-property-added', 'none', having({ a: text }), object],
  ['required-property-added', 'request', having({ a: text }), { ...object, required: ['b'] }],
  ['optional-property-removed', 'response', object, having({ a: text })],
  ['required-property-removed', 'response', { ...object, required: ['b'] }, having({ a: text })],
  ['became-required', 'request', object, { ...object, required: ['a'] }],
  ['became-optional', 'response', { ...object, required: ['a'] }, object],
  ['deprecated', 'none', text, { ...text, deprecated: true }],
]

/** A whole check of oasdiff, whether the change is major, and a path item before and after. */
type OperationRow = readonly [check: string, isMajor: boolean, before: JsonObject, after: JsonObject]

const done = { 200: { description: 'Done.' } }
const json = (schema: JsonObject) => ({ 'application/json': { schema } })
const both = { ...json(object), 'text/plain': {} }
const get = (members: JsonObject = {}, others: JsonObject = {}) => ({ get: { responses: done, ...members }, ...others })
const post = (members: JsonObject = {}) => ({ post: { responses: done, ...members } })
const body = (content: JsonObject, others: JsonObject = {}) => post({ requestBody: { content, ...others } })
const reply = (members: JsonObject) => post({ responses: { 200: { description: 'Done.', ...members } } })
const statuses = (...codes: number[]) =>
  post({ responses: Object.fromEntries(codes.map((code) => [code, { description: 'Done.' }])) })
const query = { name: 'q', in: 'query', schema: text }
const other = { name: 'r', in: 'query', schema: text }
const taking = (...parameters: Json[]) => get({ parameters })
const header = (members: JsonObject) => reply({ headers: { 'X-Name': { schema: text, ...members } } })
const secured = (...security: Json[]) => get({ security })
const calling = (operation: JsonObject) => post({ callbacks: { done: { '{$request.body#/url}': operation } } })

const operationRows: readonly OperationRow[] = [
  ['request-body-added-required', true, post(), body(json(object), { required: true })],
  ['request-body-added-optional', false, post(), body(json(object))],
  ['request-body-became-required', true, body(json(object)), body(json(object), { required: true })],
  ['request-body-became-optional', false, body(json(object), { required: true }), body(json(object))],
  ['request-body-removed', true, body(json(object)), post()],
  ['request-body-media-type-added', false, body(json(object)), body(both)],
  ['request-body-media-type-removed', true, body(both), body(json(object))],
  ['request-body-media-type-schema-added', true, body({ 'application/json': {} }), body(json(object))],
  [
    'response-body-media-type-schema-removed',
    true,
    reply({ content: json(object) }),
    reply({ content: { 'application/json': {} } }),
  ],
  ['response-media-type-added', false, reply({ content: json(object) }), reply({ content: both })],
  ['response-media-type-removed', true, reply({ content: both }), reply({ content: json(object) })],
  ['response-success-status-removed', true, statuses(200, 201), statuses(200)],
  ['response-success-status-added', false, statuses(200), statuses(200, 201)],
  ['response-non-success-status-removed', true, statuses(200, 404), statuses(200)],
  ['response-non-success-status-added', false, statuses(200), statuses(200, 404)],
  ['response-header-added', false, reply({}), header({})],
  ['required-response-header-removed', true, header({ required: true }), reply({})],
  ['response-header-became-optional', true, header({ required: true }), header({})],
  ['response-header-type-changed', true, header({}), header({ schema: integer })],
  ['new-required-request-parameter', true, get(), taking({ ...query, required: true })],
  ['new-optional-request-parameter', false, get(), taking(query)],
  ['request-parameter-removed', true, taking(query), get()],
  ['request-parameter-became-required', true, taking(query), taking({ ...query, required: true })],
  ['request-parameter-became-optional', false, taking({ ...query, required: true }), taking(query)],
  [
    'request-parameter-default-value-changed',
    true,
    taking({ ...query, schema: { ...text, default: 'a' } }),
    taking({ ...query, schema: { ...text, default: 'b' } }),
  ],
  [
    'request-parameter-default-value-added',
    true,
    taking(query),
    taking({ ...query, schema: { ...text, default: 'a' } }),
  ],
  [
    'a parameter in another place of the list',
    false,
    taking(query, other),
    taking({ ...other, description: 'Rewritten.' }, query),
  ],
  ['a parameter that is rewritten', false, taking(query), taking({ ...query, description: 'Rewritten. '.repeat(20) })],
  [
    'a parameter in another case',
    false,
    taking({ ...query, in: 'header' }),
    taking({ ...query, in: 'header', name: 'Q' }),
  ],
  ['a parameter of the path of the operation', false, taking(query), get({}, { parameters: [query] })],
  ['api-removed-without-deprecation', true, { ...get(), ...post() }, get()],
  ['endpoint-added', false, get(), { ...get(), ...post() }],
  ['endpoint-deprecated', false, get(), get({ deprecated: true })],
  ['api-tag-removed', false, get({ tags: ['A'] }), get()],
  ['api-operation-id-removed', true, get({ operationId: 'before' }), get({ operationId: 'after' })],
  ['api-security-added', false, secured({ key: [] }), secured({ key: [] }, { other: [] })],
  ['api-security-removed', true, secured({ key: [] }, { other: [] }), secured({ key: [] })],
  ['api-security-scope-added', true, secured({ oauth: [] }), secured({ oauth: ['a'] })],
  ['api-security-scope-removed', false, secured({ oauth: ['a'] }), secured({ oauth: [] })],
  ...['allOf', 'anyOf', 'oneOf'].map((list): OperationRow => {
    const closed = (part: JsonObject) =>
      body(json({ [list]: [{ $ref: '#/components/schemas/Wide' }, part], unevaluatedProperties: false }))
    return [`a property less in ${list} of a closed schema`, true, closed(object), closed(having({ a: text }))]
  }),
  [
    'a property less in a part of an open schema',
    false,
    body(json({ allOf: [object] })),
    body(json({ allOf: [having({ a: text })] })),
  ],
  ['a callback less', true, calling(post()), post()],
  ['a member less in a callback', true, calling(body(json(object))), calling(body(json(having({ a: text }))))],
  [
    'an optional member more in a callback',
    false,
    calling(body(json(having({ a: text })))),
    calling(body(json(object))),
  ],
]

const wrap = (schema: JsonObject) => json({ type: 'object', properties: { wrapped: schema } })

function contract(side: 2 | 3): JsonObject {
  const schemas = schemaRows.flatMap((row) => [
    [`/request/${row[0]}`, body(wrap(row[side]))],
    [`/response/${row[0]}`, reply({ content: wrap(row[side]) })],
  ])
  const operations = operationRows.map((row) => [`/operation/${row[0].replaceAll(' ', '-')}`, row[side]])
  const schemes = { key: { type: 'apiKey', in: 'header', name: 'X-Key' }, other: { type: 'http', scheme: 'bearer' } }
  const flows = { clientCredentials: { tokenUrl: 'https://example.com', scopes: { a: 'A' } } }
  return {
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: Object.fromEntries([...schemas, ...operations]),
    webhooks: { ...(side === 2 ? { old: post() } : { new: post() }), kept: post() },
    components: { schemas: { Wide: object }, securitySchemes: { ...schemes, oauth: { type: 'oauth2', flows } } },
  }
}

const repository = new DiffRepository()
repository.commit({ openapi: contract(2) })
repository.write({ openapi: contract(3) })
const { stdout } = await repository.diff()
afterAll(() => repository.remove())

/** Whether a change of an operation of the path breaks clients. */
function isMajor(path: string): boolean {
  const parts = stdout.split(/^(?=\S)/m)
  return parts.some((part) => part.split('\n')[0]?.split(' ').at(-1) === path && /^ {2}major /m.test(part))
}

const page = readFileSync('docs/diff.md', 'utf8')

test.each(schemaRows)('%s breaks %s', (check, breaks) => {
  expect({ request: isMajor(`/request/${check}`), response: isMajor(`/response/${check}`) }).toEqual({
    request: breaks === 'request' || breaks === 'both',
    response: breaks === 'response' || breaks === 'both',
  })
  const isBound = /^(exclusive-)?(min|max)(-length|-items|-contains)?-/
  expect(page).toContain(`\`${check.replace(isBound, '$2-')}\``)
})

test.each(operationRows)('%s is major: %s', (check, expected) => {
  expect(isMajor(`/operation/${check.replaceAll(' ', '-')}`)).toBe(expected)
  if (!check.includes(' ')) expect(page).toContain(`\`${check}\``)
})

test('a change of a parameter has its line and its index', () => {
  const [report = ''] = stdout.match(/^GET \/operation\/request-parameter-became-required\n(?: .*\n)+/m) ?? []
  const [, line] = /parameters\/0 · required\n.*\n +at spec\/openapi\.yaml:(\d+):/.exec(report) ?? []
  const lines = readFileSync(join(repository.folder, 'spec/openapi.yaml'), 'utf8').split('\n')
  expect(lines[Number(line) - 1]).toContain('"required": true')
})

test('a webhook less is major, a new one minor', () => {
  expect(stdout).toMatch(/^POST old \(webhook\)\n {2}major |^old \(webhook\)\n {2}major /m)
  expect(stdout).toMatch(/^new \(webhook\)\n {2}minor /m)
  expect(stdout).not.toContain('kept')
})
