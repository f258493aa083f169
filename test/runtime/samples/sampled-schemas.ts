/** Schemas whose samples the tests judge, by what is special about them. */

export const person = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 2 },
    age: { type: 'integer', minimum: 0, maximum: 150 },
    email: { type: 'string', format: 'email' },
    tags: { type: 'array', items: { type: 'string' }, uniqueItems: true, maxItems: 5 },
  },
  required: ['name', 'age'],
  additionalProperties: false,
}

const text = { type: 'string' }
const overlapping = { type: 'integer', minimum: 5 }
const closed = { type: 'object', additionalProperties: false }
const complete = (properties: object) => ({ type: 'object', properties, required: Object.keys(properties) })
const tagged = (name: string, type: string) => ({ ...complete({ type: { const: name }, [name]: { type } }), ...closed })

const FORMATS = [
  ...'date date-time time duration email hostname ipv4 ipv6 uri'.split(' '),
  ...'uri-reference uri-template uuid json-pointer relative-json-pointer regex'.split(' '),
]

/** Schemas that some value satisfies. */
export const SCHEMAS: Readonly<Record<string, object>> = {
  empty: {},
  person,
  'any type': { type: ['string', 'null'] },
  enum: { enum: ['red', 'green', 7, null] },
  const: complete({ kind: { const: 'circle' }, radius: { type: 'number', exclusiveMinimum: 0 } }),
  'multiple of a tenth': { type: 'number', multipleOf: 0.1, minimum: 3.05, maximum: 3.35 },
  'multiples of 7': { type: 'integer', multipleOf: 7, minimum: 1000, maximum: 1006 },
  'a narrow number': { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 0.0001 },
  'large numbers': { type: 'integer', minimum: 9e15 },
  'large numbers between others': { type: 'integer', exclusiveMinimum: 9e15 + 1, exclusiveMaximum: 9e15 + 9 },
  'negative numbers': { type: 'number', maximum: -273.15 },
  'short text': { type: 'string', maxLength: 1 },
  'plate number': { type: 'string', pattern: '^[A-Z]{1,3}-\\d{2,4}$' },
  'hex color': { type: 'string', pattern: '^#(?:[0-9a-f]{3}){1,2}$' },
  'unanchored pattern': { type: 'string', pattern: 'foo|bar', minLength: 20 },
  'a start and an end by two patterns': { allOf: [{ type: 'string', pattern: '^http.*' }, { pattern: '.*png$' }] },
  'cents within a range': { type: 'number', multipleOf: 0.01, minimum: 4.351, maximum: 4.369 },
  'an address of few characters': { type: 'string', format: 'email', maxLength: 15 },
  'dependent schemas': {
    type: 'object',
    properties: { card: { type: 'integer' } },
    required: ['card'],
    dependentSchemas: { card: { properties: { limit: { type: 'integer', minimum: 1000 } }, required: ['limit'] } },
  },
  'long pattern': { type: 'string', pattern: '^[a-z]+$', minLength: 50, maxLength: 60 },
  'unicode pattern': { type: 'string', pattern: '^\\p{Lu}\\p{Ll}+(\\s\\p{Lu}\\p{Ll}+)*$' },
  password: { type: 'string', pattern: '^(?=.*[A-Z])(?=.*\\d).{8,}$' },
  'not a digit': { type: 'string', pattern: '^[^0-9]{4}$' },
  ...Object.fromEntries(FORMATS.map((format) => [`format ${format}`, { type: 'string', format }])),
  'unknown format': { type: 'string', format: 'moon-phase' },
  tuple: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }], items: false, minItems: 2 },
  'unique booleans': { type: 'array', items: { type: 'boolean' }, uniqueItems: true, minItems: 2 },
  'many unique words': { type: 'array', items: { type: 'string' }, uniqueItems: true, minItems: 60 },
  'unique short words': { type: 'array', items: { type: 'string', maxLength: 4 }, uniqueItems: true, minItems: 60 },
  'many unique numbers': { type: 'array', items: { type: 'integer' }, uniqueItems: true, minItems: 300 },
  'many unique addresses': {
    type: 'array',
    items: complete({ email: { type: 'string', format: 'email' } }),
    uniqueItems: true,
    minItems: 80,
  },
  contains: { type: 'array', items: { type: 'integer' }, contains: { minimum: 1000 }, minContains: 2 },
  'any of with a dead branch': { anyOf: [false, { type: 'integer', minimum: 5, maximum: 1 }, { type: 'boolean' }] },
  'one of with a dead branch': { oneOf: [false, { type: 'boolean' }] },
  'one of that overlap': { oneOf: [overlapping, { type: 'number', minimum: 10 }] },
  'tagged one of': { type: 'array', minItems: 6, items: { oneOf: [tagged('a', 'string'), tagged('b', 'integer')] } },
  'all of': {
    allOf: [complete({ a: text }), { properties: { a: { minLength: 30 }, b: { type: 'integer' } }, required: ['b'] }],
  },
  'all of with bounds': {
    allOf: [{ type: 'number', minimum: 3 }, { type: 'integer', maximum: 4 }, { exclusiveMaximum: 4 }],
  },
  tree: {
    $ref: '#/$defs/node',
    $defs: {
      node: complete({ value: { type: 'integer' }, children: { type: 'array', items: { $ref: '#/$defs/node' } } }),
    },
  },
  'linked list': {
    $defs: { link: complete({ next: { anyOf: [{ $ref: '#/$defs/link' }, { type: 'null' }] } }) },
    $ref: '#/$defs/link',
  },
  'reference by anchor': { $defs: { x: { $anchor: 'here', type: 'integer', minimum: 3 } }, $ref: '#here' },
  'few properties': { type: 'object', properties: { a: {}, b: {}, c: {} }, maxProperties: 2 },
  'property names': {
    type: 'object',
    propertyNames: { pattern: '^[a-z]{3}$' },
    additionalProperties: { type: 'boolean' },
    minProperties: 3,
  },
  'pattern properties': { ...closed, patternProperties: { '^x-': { type: 'integer' } }, minProperties: 1 },
  'names of Object': {
    type: 'object',
    properties: { constructor: { type: 'string' }, toString: { type: 'integer' } },
    required: ['constructor', 'toString', 'valueOf'],
  },
  conditions: {
    ...complete({ country: { enum: ['US', 'CA'] }, code: text }),
    ...JSON.parse(`{
      "if": { "properties": { "country": { "const": "US" } } },
      "then": { "properties": { "code": { "pattern": "^[0-9]{5}$" } } },
      "else": { "properties": { "code": { "pattern": "^[A-Z][0-9][A-Z]$" } } }
    }`),
  },
  'dependent required': {
    type: 'object',
    properties: { card: { type: 'integer' }, address: { type: 'string' } },
    required: ['card'],
    dependentRequired: { card: ['address'] },
  },
  not: { type: 'integer', minimum: 1, maximum: 3, not: { const: 2 } },
  'not of a type': { type: ['string', 'integer'], not: { type: 'string' } },
  'a long enum': { enum: Array.from({ length: 100_000 }, (_, i) => i) },
  examples: { type: 'string', examples: ['as given'], default: 'else' },
  'a wrong example': { type: 'integer', examples: ['not a number'] },
  nullable: { type: 'string', nullable: true },
  'no type but bounds': { minimum: 5, multipleOf: 5 },
  'unevaluated properties': {
    allOf: [{ type: 'object', properties: { a: { type: 'string' } } }],
    properties: { b: { type: 'integer' } },
    required: ['a', 'b'],
    unevaluatedProperties: false,
  },
}

const DRAFT_07 = 'http://json-schema.org/draft-07/schema#'
const DRAFT_04 = 'http://json-schema.org/draft-04/schema#'
const open = { maximum: 5, exclusiveMaximum: true }
const pair = [{ type: 'string' }, { type: 'number' }]

/** Schemas that clients send, with keywords of older drafts. */
export const OLDER: Readonly<Record<string, object>> = {
  // AI SDK 6 and 7 send z.tuple so.
  'a tuple of draft 7': {
    $schema: DRAFT_07,
    ...complete({ pair: { type: 'array', minItems: 2, maxItems: 2, items: pair } }),
    additionalProperties: false,
  },
  'a closed tuple of draft 7': { $schema: DRAFT_07, type: 'array', items: pair, additionalItems: false, minItems: 2 },
  'after a tuple': { $schema: DRAFT_07, type: 'array', items: pair, additionalItems: { type: 'boolean' }, minItems: 5 },
  'a tuple without a draft': { type: 'array', items: pair, minItems: 2 },
  'definitions and dependencies': {
    $schema: DRAFT_07,
    definitions: { card: { type: 'integer' } },
    type: 'object',
    properties: { card: { $ref: '#/definitions/card' }, address: { type: 'string' }, zip: { type: 'string' } },
    required: ['card'],
    dependencies: { card: ['address'], address: { required: ['zip'], properties: { zip: { pattern: '^[0-9]{5}$' } } } },
  },
  'bounds of draft 4': { $schema: DRAFT_04, type: 'integer', minimum: 3, exclusiveMinimum: true, ...open },
  'an id of draft 4': { $schema: DRAFT_04, definitions: { x: { id: '#x', type: 'integer', minimum: 7 } }, $ref: '#x' },
  'a recursion of draft 2019-09': {
    $schema: 'https://json-schema.org/draft/2019-09/schema',
    ...complete({ value: { type: 'integer' }, next: { anyOf: [{ $recursiveRef: '#' }, { type: 'null' }] } }),
  },
}

/** Schemas without a value, or whose values cost more than the budget. */
export const HOSTILE: Readonly<Record<string, object>> = {
  'too many items': { type: 'array', minItems: 1e9, items: { type: 'integer' } },
  'too many items, nested': nestedArrays(5),
  'too long a text': { type: 'string', minLength: 1e9 },
  'too long a pattern': { type: 'string', pattern: '^(((a{1000}){1000}){1000})$' },
  'too many properties': { type: 'object', minProperties: 1e9 },
  'a recursion without end': {
    $ref: '#/$defs/a',
    $defs: { a: complete({ x: { $ref: '#/$defs/a' }, y: { $ref: '#/$defs/a' } }) },
  },
  'a reference to itself': { $ref: '#' },
  'references in a circle': { $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } } },
  'an all-of in itself': { $ref: '#/$defs/a', $defs: { a: { allOf: [{ $ref: '#/$defs/a' }, { $ref: '#/$defs/a' }] } } },
  'a reference to nowhere': { $ref: 'https://example.com/other.json' },
  'types that exclude each other': { allOf: [{ type: 'string' }, { type: 'number' }] },
  'bounds that cross': { type: 'integer', minimum: 5, maximum: 4 },
  'an evil pattern': { enum: [`${'a'.repeat(50)}!`], pattern: '^(a+)+$' },
  'an unreadable pattern': { type: 'string', pattern: '(' },
  'more unique items than there are': { type: 'array', items: { type: 'boolean' }, uniqueItems: true, minItems: 3 },
  'a value of many megabytes': { const: 'x'.repeat(5e6) },
  nothing: { not: {}, allOf: [false] },
}

function nestedArrays(depth: number): object {
  return depth === 0 ? { type: 'integer' } : { type: 'array', minItems: 100, items: nestedArrays(depth - 1) }
}
