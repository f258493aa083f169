import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createMock } from 'gatewright'
import { expect, test } from 'vitest'
import { bundleSpec } from '../../generators/bundle.ts'
import { buildContract } from '../../generators/model/build-contract.ts'
import { readSpec } from '../../generators/read/read-spec.ts'
import { findInvalid } from '../../generators/read/validity.ts'
import { asObject, type JsonObject } from '../../runtime/json.ts'
import { runCommand } from '../support/start-command.ts'
import { testFolder } from '../support/temporary-folder.ts'

const contracts = ['spec/openapi.yaml', 'spec/chat-completions/openapi.yaml']

/** The streams of a contract that the bundle has: events and order, by operation and condition. */
function listStreams(spec: string) {
  const { streams } = buildContract(readSpec(spec)).contract
  const sent = streams.filter(({ framing }) => framing !== 'json-array')
  return sent.map(({ operationId, when, events, automaton, endMark }) => ({
    operationId,
    when,
    endMark,
    events: events.map(({ name }) => name),
    automaton,
  }))
}

const byOperation = (a: { readonly operationId: string }, b: { readonly operationId: string }) =>
  a.operationId < b.operationId ? -1 : 1

test.each(contracts)(
  'the bundle of %s is valid OpenAPI 3.2, and has events, order, end and condition of each stream',
  (spec) => {
    const bundle = bundleSpec(spec)
    expect(findInvalid(bundle, '3.2', () => ({ file: 'bundle', line: 1, column: 1 }))).toEqual([])
    const path = join(testFolder(), 'openapi.json')
    writeFileSync(path, JSON.stringify(bundle))
    expect(listStreams(path).sort(byOperation)).toEqual(listStreams(spec).sort(byOperation))
  },
)

test('a mock of a bundle sends the end mark once, and only after a whole stream', async () => {
  const spec = join(testFolder(), 'openapi.json')
  writeFileSync(spec, JSON.stringify(bundleSpec('spec/chat-completions/openapi.yaml')))
  const mock = await createMock({ spec })
  const body = JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'Hi' }], stream: true })
  const headers = { authorization: 'Bearer sk-a', 'content-type': 'application/json', accept: 'text/event-stream' }
  const ask = async () =>
    (await mock.fetch(`${mock.baseUrl}/v1/chat/completions`, { method: 'POST', headers, body })).text()
  expect((await ask()).match(/data: .*/g)?.filter((line) => !line.startsWith('data: {'))).toEqual(['data: [DONE]'])
  expect(await mock.control.listRequests()).toMatchObject({ requests: [{ verdicts: [] }] })
  await mock.close()
})

test('the command writes JSON to the standard output, and YAML to a file with such a name', async () => {
  const spec = 'test/golden/bookshop/openapi.yaml'
  const { status, stdout } = await runCommand('bundle', '--openapi', '3.2', '--spec', spec)
  const document: JsonObject = JSON.parse(stdout)
  expect([status, document.openapi]).toEqual([0, '3.2.0'])
  expect(Object.keys(asObject(asObject(document.components).schemas))).toContain('Page')
  const out = join(testFolder(), 'openapi.yaml')
  expect(await runCommand('bundle', '--spec', spec, '--out', out)).toMatchObject({
    status: 0,
    stdout: `${out}: written.\n`,
  })
  expect(listStreams(out)).toEqual(listStreams(spec))
})

test('a lenient bundle has a document with harmless faults', async () => {
  const spec = join(testFolder(), 'openapi.yaml')
  writeFileSync(spec, 'openapi: 3.1.0\ninfo: { title: A, version: 1.5 }\npaths: {}\n')
  expect(await runCommand('bundle', '--spec', spec)).toMatchObject({ status: 1 })
  const { status, stdout } = await runCommand('bundle', '--spec', spec, '--lenient')
  expect([status, JSON.parse(stdout).info]).toEqual([0, { title: 'A', version: '1.5' }])
})

test.each([
  [['--openapi', '3.1'], '--openapi', 2],
  [['--spec', 'nowhere.yaml'], 'there is no file nowhere.yaml', 2],
  [['--spec', 'test/golden/failing/unresolved-ref/openapi.yaml'], 'unresolved-ref', 1],
  [['--spec', 'test/golden/bookshop/openapi.yaml', '--out', 'README.md/x.json'], 'Cannot write README.md/x.json', 2],
])('the command line %j prints what is wrong', async (args, words, code) => {
  const { status, stderr } = await runCommand('bundle', ...args)
  expect(stderr).toContain(words)
  expect(status).toBe(code)
})
