import { readFileSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeBody } from '../../../conformance/document/bodies.ts'
import { closeAfterTest } from '../../support/close-after.ts'
import { startServer } from '../../support/local-server.ts'
import { sharedFolder, testFolder, writeTestFile } from '../../support/temporary-folder.ts'
import { contract, runReported, runSuite } from '../run-suite.ts'

const withText = (text: object) => ({ type: 'object', required: ['a'], properties: { a: { type: 'string', ...text } } })
const limited = (b: object) => ({
  type: 'object',
  required: ['a'],
  properties: { a: { type: 'string', maxLength: 2 }, b },
})

const form = {
  filter: { type: 'object', required: ['from'], properties: { from: { type: 'integer' } } },
  ids: { type: 'array', minItems: 2, items: { type: 'integer' } },
  note: { type: 'object', required: ['text'], properties: { text: { type: 'string' } } },
}
const media = {
  schema: { type: 'object', required: Object.keys(form), properties: form },
  encoding: { filter: { style: 'deepObject', explode: true }, ids: { style: 'pipeDelimited', explode: false } },
  example: { filter: { from: 3 }, ids: [1, 2], note: { text: 'a b' } },
}
const uuids = { type: 'array', minItems: 6, uniqueItems: true, items: { type: 'string', format: 'uuid' } }

/** The schemas of required bodies, by the path of the operation; of `/form` it is the media type. */
const bodies: Readonly<Record<string, object>> = {
  '/date': withText({ format: 'date' }),
  '/pattern': withText({ pattern: '^[a-z]{3}-[0-9]{4}$' }),
  '/none': withText({ pattern: '^b', maxLength: 0 }),
  '/dash': withText({ pattern: '(?i)a' }),
  '/step': { type: 'object', required: ['a'], properties: { a: { type: 'number', multipleOf: 0.37, minimum: 0.1 } } },
  '/unreadable': limited({ type: 'string', pattern: '^(?i)a' }),
  '/names': { ...limited({}), patternProperties: { '^\\-': { type: 'string' } }, additionalProperties: false },
  '/enum': limited({ enum: [] }),
  '/form': media,
  '/uuids': { type: 'object', required: ['ids'], properties: { ids: uuids } },
  '/any': {},
  '/lookahead': withText({ pattern: '^(?=a)a\\b', example: 'a' }),
  '/long': withText({ pattern: '^a', minLength: 500, example: 'a'.repeat(500) }),
}

/** Resolves with what a run of the suite prints. */
async function printRun(...args: string[]): Promise<string> {
  const { out, err } = await runSuite(args)
  return out + err
}

/** Judges the mock by a document with all of them. */
async function judge() {
  const spec = join(sharedFolder(), 'openapi.json')
  const paths = Object.entries(bodies).map(([path, schema]) => {
    const content =
      path === '/form' ? { 'application/x-www-form-urlencoded': schema } : { 'application/json': { schema } }
    const responses = { 200: { description: 'ok' }, 400: { description: 'bad' } }
    return [path, { post: { requestBody: { required: true, content }, responses } }]
  })
  const info = { title: 'T', version: '1' }
  writeFileSync(spec, JSON.stringify({ openapi: '3.1.0', info, paths: Object.fromEntries(paths) }))
  const { printed, report } = await runReported('--spec', spec, '--target', 'mock', '--fuzz', '1', '--seed', '1')
  const [{ verdicts }] = report.targets
  const outcomes = verdicts.map(({ id, outcome, reason }: Record<string, string>) => [id, reason ?? outcome])
  return { out: printed, verdicts, outcomes: Object.fromEntries(outcomes) as Record<string, string> }
}

const judged = await judge()
const noneFits = '1000 random values have none that fits'

test.each([
  [
    'bodies are made of formats and patterns, also unreadable ones',
    {
      'postDate/example/sampled': 'passed',
      'postDate/body/a/format/outside': 'passed',
      'postPattern/example/sampled': 'passed',
      'postStep/body/a/minimum/edge': 'passed',
      'postStep/body/a/multipleOf/outside': 'passed',
      'postDash/example/sampled': 'passed',
    },
  ],
  [
    'an operation without a valid body is tested without one',
    { 'postNone/missing-body/none': 'passed', 'postNone/malformed-body/no-json': 'passed' },
  ],
  [
    'an unreadable pattern and an empty enum leave the rest of their schema checked',
    {
      'postUnreadable/body/a/maxLength/outside': 'passed',
      'postNames/body/a/maxLength/outside': 'passed',
      'postEnum/body/a/maxLength/outside': 'passed',
      'postEnum/fuzz/valid': 'passed',
    },
  ],
  [
    'random requests end for every schema, and one that has none is skipped',
    {
      'postUuids/fuzz/valid': 'passed',
      'postUuids/fuzz/invalid': 'passed',
      'postAny/fuzz/valid': 'passed',
      'postAny/fuzz/invalid': noneFits,
      'postAny/fuzz/bytes': 'passed',
      'postLookahead/fuzz/valid': 'passed',
      'postLong/fuzz/valid': noneFits,
      'postStep/fuzz/valid': 'passed',
      'postStep/fuzz/invalid': 'passed',
    },
  ],
])('%s', (_, expected) => {
  const cases = Object.entries(expected).map(([id, outcome]) => [`default/${id}`, outcome])
  expect(judged.outcomes).toMatchObject(Object.fromEntries(cases))
})

test.each([
  'POST /none: no valid body could be made; its body is not tested. Add an example.',
  'The server conforms to the document. But 1 operation was not tested, or not wholly: see above.',
  'JavaScript cannot read the regular expression `^(?i)a`: it is not checked.',
])('the report says: %s', (words) => expect(judged.out).toContain(words))

test('a form is written as its encoding says', () => {
  const id = 'default/postForm/example/default'
  expect(judged.outcomes).toMatchObject({ [id]: 'passed' })
  const sent = judged.verdicts.find((verdict: { id: string }) => verdict.id === id)
  expect(sent.curl).toContain('filter%5Bfrom%5D=3&ids=1%7C2&note=%7B%22text%22%3A%22a%20b%22%7D')
})

test.each([
  ['*/*', 'text/plain'],
  ['text/*', 'text/plain'],
  ['application/*', 'application/octet-stream'],
  ['image/*', 'image/png'],
  ['model/obj', 'model/obj'],
])('a body of %s is sent as %s', (mediaType, type) => {
  const [operation] = contract.operations
  const content = [{ mediaType, format: 'bytes' as const }]
  const body = { required: true, content, protojson: false, examples: [] }
  expect(operation && writeBody(contract, { ...operation, body }, 'text')).toEqual({ rawBody: 'text', type })
})

test('a stream that the request does not choose is recognised by its media type, in any case of letters', async () => {
  const answer: RequestListener = (_, reply) => {
    reply.writeHead(200, { 'content-type': 'Text/Event-Stream' }).end('event: close\ndata: {}\n\n')
  }
  const { url } = await closeAfterTest(startServer(answer))
  const specFolder = testFolder()
  for (const name of ['openapi.yaml', 'asyncapi.yaml']) {
    const text = readFileSync(`test/golden/bookshop/${name}`, 'utf8')
    writeFileSync(join(specFolder, name), text.replace(/.*x-stream-when.*\n/, ''))
  }
  const chosen = ['--target', url, '--key', 'k', '--only', '**/readBook/example/*']
  expect(await printRun('--spec', join(specFolder, 'openapi.yaml'), ...chosen)).toContain(
    'violation: reply event 1 close: expected page at the start, got close [order]',
  )
})

test('text of a document that looks like a placeholder is sent as it is', async () => {
  const home = '$'.concat('{HOME}')
  const seen: string[] = []
  const { url } = await closeAfterTest(
    startServer(async (request, response) => {
      seen.push(`${request.url} ${Buffer.concat(await request.toArray())}`)
      response.writeHead(204).end()
    }),
  )
  const schema = { type: 'object', required: ['a'], properties: { a: { type: 'string' } } }
  const requestBody = { required: true, content: { 'application/json': { schema, example: { a: `${home}/x` } } } }
  const parameters = [{ name: 'q', in: 'query', required: true, schema: { type: 'string', enum: [home] } }]
  const paths = { '/o': { post: { parameters, requestBody, responses: { 204: { description: 'ok' } } } } }
  const document = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths }
  const spec = writeTestFile('openapi.json', JSON.stringify(document))
  await printRun('--spec', spec, '--target', url)
  expect(seen).toContain(`/o?q=%24%7BHOME%7D {"a":"${home}/x"}`)
  expect(seen.filter((request) => request.includes('"HOME'))).toEqual([])
})
