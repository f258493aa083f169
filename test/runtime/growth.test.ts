import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { Secrets } from '../../proxy/recording/secrets.ts'
import { createClient } from '../../runtime/client/client.ts'
import type { Parameter, ValidationError } from '../../runtime/contract.ts'
import { bodyReader } from '../../runtime/http/body-reader.ts'
import { parseRange } from '../../runtime/http/byte-range.ts'
import { readCookies } from '../../runtime/http/field-styles.ts'
import { isDeeper, parseJson } from '../../runtime/http/json-body.ts'
import { pathSuggester } from '../../runtime/http/not-found.ts'
import { parameterReader } from '../../runtime/http/parameters.ts'
import { routeFinder } from '../../runtime/http/route-finder.ts'
import { Problem } from '../../runtime/problem.ts'
import { SseSplitter } from '../../runtime/stream/sse-splitter.ts'
import { searchStrings } from '../../runtime/string-search.ts'
import { explain } from '../../runtime/validation/explain.ts'
import { misspellingFinder } from '../../runtime/validation/suggest.ts'
import { type GrowthRow, testGrowth } from '../support/growth.ts'

/** `text` as often as it fits in about `size` characters. */
const fill = (text: string, size: number) => text.repeat(Math.ceil(size / text.length))

/** Bodies of more than half a megabyte are scanned, others checked once they are parsed. */
const json = (name: string, text: string): GrowthRow => [
  `JSON strings of ${name}`,
  600_000,
  (size) => {
    const bytes = Buffer.from(`["${fill(text, size)}"]`)
    return () => parseJson(bytes)
  },
]

/** Garbage of the larger size fits in the young generation: beside busy processes a collection costs many times as much. */
const depth = (name: string, text: string): GrowthRow => [
  `the depth of ${name}`,
  30_000,
  (size) => {
    const value = JSON.parse(`[${fill(`${text},`, size)}0]`)
    return () => isDeeper(value, 128)
  },
]

const colors = { object: [['R', 'integer']], others: 'string' } as const
const parameters = (style: NonNullable<Parameter['style']>): readonly Parameter[] => [
  { name: 'color', in: 'query', aliases: [], type: colors, style, explode: true },
]

const query = (name: string, style: NonNullable<Parameter['style']>, text: string): GrowthRow => [
  `a query of ${name}`,
  10_000,
  (size) => {
    const read = parameterReader(parameters(style), 'query')
    return () => read({}, `/x?color${fill(text, size)}=1`)
  },
]

const cookie = (name: string, text: string): GrowthRow => [
  `cookies of ${name}`,
  100_000,
  (size) => () => readCookies(fill(text, size)),
]

/** A reply in small chunks to the generated client, which reads the items of the stream. */
const clientStream = (name: string, text: string): GrowthRow => [
  `a stream of ${name} to the client`,
  60_000,
  (size) => async () => {
    const bytes = new TextEncoder().encode(`data: "${fill(text, size)}"\n\n`)
    const chunks = Array.from({ length: Math.ceil(bytes.length / 64) }, (_, at) =>
      bytes.subarray(64 * at, 64 * at + 64),
    )
    const fetch = async () =>
      new Response(ReadableStream.from(chunks), { headers: { 'content-type': 'text/event-stream' } })
    const { data } = await createClient<StreamPaths>({ baseUrl: 'http://client.test', fetch }).GET('/')
    for await (const _ of data);
  },
]
type StreamPaths = { '/': { get: { responses: { 200: { content: { 'text/event-stream': string } } } } } }

const boundary = 'b'.repeat(20)
const form = (name: string, contentType: string, write: (size: number) => string): GrowthRow => [
  name,
  200,
  (size) => {
    const read = bodyReader({
      required: true,
      content: [{ mediaType: contentType.split(';')[0] ?? '', format: 'form' }],
    })
    const body = Buffer.from(write(size))
    return () => read(contentType, body)
  },
]
const part = (name: string, text: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`
const multipart = (name: string, write: (size: number) => string) =>
  form(`multipart ${name}`, `multipart/form-data; boundary=${boundary}`, (size) => `${write(size)}--${boundary}--\r\n`)
const urlEncoded = (name: string, write: (size: number) => string) =>
  form(`a URL-encoded form of ${name}`, 'application/x-www-form-urlencoded', write)

const route: Parameters<typeof routeFinder>[0][number] = {
  operationId: 'read',
  family: 'f',
  method: 'GET',
  path: '/v1/{a}-{b}-{c}-{d}-{e}.json',
  aliases: [],
  parameters: ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, in: 'path', aliases: [], type: 'string' }) as const),
  credentials: [],
  replies: [],
  streams: [],
}

const path = (name: string, text: string, length = 1_000): GrowthRow => [
  `a path of ${name}`,
  length,
  (size) => {
    const [find, suggest] = [routeFinder([route]), pathSuggester([route.path, '/v1/other'])]
    const sent = `/v1/${fill(text, size)}`
    return () => [find(sent), suggest(sent)]
  },
]

const events = (name: string, text: string, chunkSize = Infinity): GrowthRow => [
  `events of ${name}`,
  200_000,
  (size) => {
    const bytes = Buffer.from(`${fill(text, size)}\n\n`)
    return () => {
      const splitter = new SseSplitter()
      for (let at = 0; at < bytes.length; at += chunkSize) splitter.split(bytes.subarray(at, at + chunkSize))
    }
  },
]

const schemaErrors = (name: string, schema: object, makeValue: (size: number) => unknown): GrowthRow => [
  `the errors of ${name}`,
  3_000,
  (size) => {
    const validate = new Ajv2020({ allErrors: true, strict: false }).compile(schema)
    const value = makeValue(size)
    validate(value)
    const errors = (validate.errors ?? []) as readonly ValidationError[]
    return () => explain(errors, value)
  },
]

const search = (
  name: string,
  make: (size: number) => readonly [strings: readonly string[], text: string],
): GrowthRow => [
  `a search for ${name}`,
  20_000,
  (size) => {
    const [strings, text] = make(size)
    return () => [...searchStrings(strings, text)].length
  },
]

testGrowth([
  json('escapes', '\\u0061'),
  json('escapes 16 bytes apart', `${'a'.repeat(16)}\\n`),
  json('escapes 100 bytes apart', `${'a'.repeat(100)}\\n`),
  json('escaped quotes', '\\"'),
  json('escaped quotes 20 bytes apart', `${'a'.repeat(20)}\\"`),
  json('backslashes', '\\\\'),
  json('unpaired surrogates', '\\ud800'),
  json('marks', '\u0301'),
  json('spaces', ' '),
  json('digits', '0'),
  json('one word each', `${'a'.repeat(20)}","`),
  json('an escape each', `${'a'.repeat(20)}\\n","`),
  json('base64', 'abcd'),
  json('base64 with another character at its end', `${'abcd'.repeat(99_999)}abc `),
  json('base64, many', `${'abcd'.repeat(70_000)}","`),
  ['nested JSON', 120_000, (size) => () => parseJson(Buffer.from(fill('[', size)))],
  depth('numbers', '0'),
  depth('objects', '{"a":{}}'),
  depth('nested values', `${'[{"a":'.repeat(60)}0${'}]'.repeat(60)}`),
  ['JSON of white space', 600_000, (size) => () => parseJson(Buffer.from(`[${fill(' \n', size)}]`))],
  query('open brackets', 'deepObject', '['),
  query('closed brackets', 'deepObject', '[a]'),
  query('brackets in many names', 'deepObject', '[a][b]=1&color'),
  query('many names', 'form', 'a=1&R'),
  query('one name', 'form', '=1&color'),
  query('percent signs', 'form', '%'),
  query('plus signs', 'form', '=+'),
  clientStream('one long line', 'a'),
  clientStream('lines of one event', '\ndata: a'),
  clientStream('events', '\n\ndata: {"a":1}'),
  clientStream('empty lines', '\n'),
  clientStream('carriage returns', '\r'),
  cookie('names', 'a=b; '),
  cookie('quotes', 'a="'),
  cookie('spaces', ' '),
  cookie('spaces in values', 'a=b      c'),
  ['a range of digits', 100_000, (size) => () => parseRange(`bytes=${fill('1', size)}-${fill('2', size)}`, 10)],
  ['many ranges', 100_000, (size) => () => parseRange(`bytes=${fill('1-2,', size)}`, 10)],
  multipart('parts', (size) => Array.from({ length: size }, (_, at) => part(`n${at}`, 'a')).join('')),
  multipart('parts of one name', (size) => fill(part('a', 'a'), size * 80)),
  multipart('text of line ends', (size) => part('a', fill('\r\n-', size * 500))),
  multipart('text that looks like boundaries', (size) => part('a', fill(`\r\n--${boundary.slice(1)}`, size * 500))),
  multipart('names of quotes', (size) => part(fill('\\"', size), 'a')),
  urlEncoded('fields', (size) => Array.from({ length: size }, (_, at) => `n${at}=1`).join('&')),
  urlEncoded('one name', (size) => fill('a=1&', size * 4)),
  urlEncoded('a long field', (size) => `a=${fill('%41+', size * 500)}`),
  path('dashes', '-', 25),
  path('dashes and letters', '-a'),
  path('segments', 'a/'),
  path('slashes', '/'),
  [
    'unknown names of a body',
    10_000,
    (size) => {
      const find = misspellingFinder({ names: ['temperature', 'max_tokens', 'messages'] })
      const body = Object.fromEntries(Array.from({ length: size }, (_, at) => [`temperatur${at}`, {}]))
      return () => find(body, 2_000)
    },
  ],
  events('lines', 'data: a\n\n'),
  events('lines in chunks of 7 bytes', 'data: a\n\n', 7),
  events('one long line in chunks', 'data: a', 1_000),
  events('comments', ': a\n'),
  events('carriage returns', 'data: a\r\n'),
  events('line feeds', '\n'),
  schemaErrors(
    'a list of tagged objects',
    { items: { oneOf: ['a', 'b'].map((tag) => ({ required: [tag], properties: { type: { const: tag } } })) } },
    (size) => Array.from({ length: size }, () => ({ type: 'c' })),
  ),
  search('one string that almost repeats', (size) => {
    const half = 'a'.repeat(size / 4)
    return [[`${half}b${half}`], 'a'.repeat(size)]
  }),
  search('many strings', (size) => [Array.from({ length: size / 4 }, (_, at) => `s${at}x`), fill('s1234', size)]),
  search('many beginnings of one string', (size) => [
    Array.from({ length: Math.sqrt(size) }, (_, at) => `${'a'.repeat(at)}b`),
    'a'.repeat(size),
  ]),
  [
    'secrets of a recorded body',
    500,
    (size) => () => {
      const secrets = new Secrets()
      const items = Array.from({ length: size }, (_, at) => ({ api_key: `secret-${at}`, note: `a secret-${at}` }))
      secrets.learnFrom({ items })
      return secrets.maskBody({ json: { items } })
    },
  ],
])

test.each([
  [70, false],
  [71, true],
])('a boundary of %i characters is refused: %s', async (length, isRefused) => {
  const [long, type] = ['b'.repeat(length), 'multipart/form-data']
  const read = bodyReader({ required: true, content: [{ mediaType: type, format: 'form' }] })
  const body = Buffer.from(`--${long}\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--${long}--\r\n`)
  const result = await read(`${type}; boundary=${long}`, body)
  expect(result instanceof Problem).toBe(isRefused)
  if (isRefused)
    expect(result).toMatchObject({ kind: 'invalid-request', message: expect.stringContaining('at most 70') })
})
