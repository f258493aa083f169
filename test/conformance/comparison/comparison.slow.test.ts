import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { compareScenario } from '../../../conformance/comparison/compare-scenario.ts'
import { matchesPattern, type Verdict } from '../../../conformance/verdict.ts'
import { closeAfterTest } from '../../support/close-after.ts'
import { startServer } from '../../support/local-server.ts'
import { testFolder } from '../../support/temporary-folder.ts'
import { type Alteration, alteredTarget, type Exchange, judgeAll, type Reply } from '../altered-target.ts'
import { startMinimal } from '../minimal-gateway/server.ts'
import { listWrittenScenarios, runSuite } from '../run-suite.ts'

let alteration: Alteration = {}

beforeEach(() => {
  alteration = {}
})

const first = await startMinimal()
const second = await alteredTarget(await startMinimal(), () => alteration)

afterAll(async () => {
  await first.close()
  await second.close()
})

const sides = { before: 'at A', after: 'at B' }

function compare(pattern: string): Promise<Verdict[]> {
  const chosen = listWrittenScenarios().filter((scenario) => matchesPattern(pattern, scenario.case.id))
  return judgeAll(
    chosen.map((scenario) => compareScenario(scenario, second, sides)),
    { ...first, features: new Set(['answers', 'streams', 'tasks', 'downloads']) },
    { timeoutMs: 10_000, choices: false },
  )
}

function listFindings(verdicts: readonly Verdict[]): readonly string[] {
  return verdicts.flatMap(({ findings }) => findings.map(({ rule, place, message }) => `${rule}: ${place} ${message}`))
}

test('equal deployments have no difference, though their ids differ and though they violate the contract', async () => {
  const verdicts = await compare('**')
  expect(verdicts.filter(({ outcome }) => outcome === 'failed')).toEqual([])
  const compared = verdicts.filter(({ outcome }) => outcome === 'passed')
  expect(compared.map((verdict) => verdict.case.id)).toEqual(
    expect.arrayContaining(['messages/stream/text', 'messages/whole-reply', 'models/listModels/example/plain']),
  )
  const polled = verdicts.filter((verdict) => verdict.case.id === video)
  expect(listFindings(polled)).toEqual([`unchecked: step 3 not compared ${bytesNotCompared}`])
})

type Alter = (exchange: Exchange) => Partial<Reply>

const withJson =
  (change: object): Alter =>
  ({ body }) => ({ body: JSON.stringify({ ...JSON.parse(body), ...change }) })

const withText =
  (from: string | RegExp, to: string): Alter =>
  ({ body }) => ({ body: body.replace(from, to) })

const onPath =
  (part: string, alter: Alter): Alter =>
  (exchange) =>
    exchange.path.includes(part) ? alter(exchange) : {}

const message = 'messages/whole-reply'
const stream = 'messages/stream/text'
const video = 'video/native/create-poll-download'
const bytesNotCompared = 'the content of a body of type application/octet-stream'

test.each<[string, string, Alter, readonly string[]]>([
  ['a text', message, withJson({ id: 'other', model: 'other' }), []],
  ['a status', message, () => ({ status: 202 }), ['status is 202, and 200 at A']],
  ['a lost field', message, withJson({ role: undefined }), ['body role is lost at B']],
  ['an added field', message, withJson({ more: 1 }), ['body more is added: number at B']],
  ['a type', message, withJson({ id: 7 }), ['body id is number, and string at A']],
  [
    'a header',
    message,
    ({ headers }) => ({ headers: { ...headers, 'retry-after': '1' } }),
    ['header retry-after is added at B'],
  ],
  [
    'a media type',
    message,
    ({ headers }) => ({ headers: { ...headers, 'content-type': 'application/problem+json' } }),
    ['header content-type is application/problem+json, and application/json at A'],
  ],
  ['a lost event', stream, withText(/data: \S*message_stop.*/s, ''), ['event message_stop is lost at B']],
  [
    'the order of events',
    stream,
    withText(/(data: \S*message_delta.*\n\n)(data: \S*message_stop.*\n\n)/, '$2$1'),
    ['event message_stop the first one comes before the first message_delta, and after it at A'],
  ],
  [
    'the record of a task',
    video,
    onPath('/generations/', withText(/,"url":"[^"]*"/, '')),
    ['step 2 body url is lost at B'],
  ],
])('%s is named alone', async (_, id, reply, expected) => {
  alteration = { reply }
  const findings = listFindings(await compare(id)).filter((finding) => !finding.endsWith(bytesNotCompared))
  expect(findings).toEqual(expected.map((text) => `difference: ${text}`))
})

test('later steps are not compared after another status, and the report says so', async () => {
  alteration = { reply: onPath('/generations', () => ({ status: 500 })) }
  const [verdict, ...others] = await compare(video)
  expect(others).toEqual([])
  expect(listFindings(verdict ? [verdict] : [])).toEqual([
    'difference: step 1 status is 500, and 201 at A',
    'unchecked: not compared the steps after 1: this one differs',
  ])
  expect(verdict).toMatchObject({ outcome: 'failed', curl: expect.stringContaining('/v1/video/generations') })
  expect(verdict).not.toHaveProperty('who')
  expect(verdict?.reply).toMatch(/^at A: 201 .*at B: 500 /s)
})

test('later steps are compared after a difference in a field, whatever its name is', async () => {
  const change = withText(/^\{/, '{"end":1,')
  alteration = { reply: onPath('/generations', change) }
  expect(listFindings(await compare(video))).toEqual([
    'difference: step 1 body end is added: number at B',
    'difference: step 2 body end is added: number at B',
    `unchecked: step 3 not compared ${bytesNotCompared}`,
  ])
})

test('a reply that is cut at one deployment is a difference', async () => {
  alteration = { reply: () => ({ cutAfter: 9 }) }
  expect(listFindings(await compare(message))).toEqual([
    expect.stringMatching(/^difference: end did not come: .* at B$/),
  ])
})

const limits = ['--only', 'messages/whole-reply', '--only', 'messages/stream/text', '--timeout', '60']
const both = ['--target', first.baseUrl, '--against', second.baseUrl, '--key', first.key, ...limits]

test('the command has the exit code 0 without differences', async () => {
  expect(await runSuite(both)).toMatchObject({
    exitCode: 0,
    out: expect.stringContaining(`${second.baseUrl} answers as ${first.baseUrl} does.`),
  })
})

test('the command reports each difference, in every format, with the exit code 1', async () => {
  const folder = testFolder()
  const files = ['json', 'junit', 'html'].map((format) => [format, join(folder, format)] as const)
  alteration = { reply: onPath('/v1/messages', withText('"role":"assistant"', '"role":7')) }
  const { exitCode, out } = await runSuite([
    ...both,
    '--against-key',
    second.key,
    ...files.flatMap(([format, file]) => ['--report', `${format}=${file}`]),
  ])
  expect(exitCode).toBe(1)
  const message = `is number, and string at ${first.baseUrl}`
  const place = 'event message_start data.message.role'
  for (const text of [out, ...files.map(([, file]) => readFileSync(file, 'utf8'))]) {
    expect(text).toContain(message)
    expect(text).toContain(place)
    expect(text).toContain('difference')
    expect(text).not.toContain('violation: ')
    expect(text).not.toContain(first.key)
  }
  expect(out).toContain(`${second.baseUrl} does not answer as ${first.baseUrl} does.`)
})

test('each deployment gets its own key', async () => {
  expect(await runSuite([...both, '--against-key', 'sk-other-key'])).toMatchObject({
    exitCode: 2,
    err: expect.stringContaining(`${second.baseUrl} refuses the key`),
  })
})

test('a deployment that goes away during the run gives the exit code 2', async () => {
  let requests = 0
  const request = () => {
    if (requests++ > 0) throw new Error('It has gone away.')
    return {}
  }
  const left = await closeAfterTest(alteredTarget({ ...first, close: async () => {} }, () => ({ request })))
  const args = both.map((word) => (word === second.baseUrl ? left.baseUrl : word))
  const { exitCode, err } = await runSuite(args)
  expect([exitCode, err]).toEqual([2, expect.stringContaining(`${left.baseUrl} does not answer`)])
})

test('a deployment that does not answer gives the exit code 2', async () => {
  const gone = await startServer(createServer())
  await gone.close()
  const args = both.map((word) => (word === second.baseUrl ? gone.url : word))
  expect(await runSuite(args)).toMatchObject({
    exitCode: 2,
    err: expect.stringContaining(`${gone.url} does not answer`),
  })
})
