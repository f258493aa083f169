import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createControl } from 'gatewright'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { makePace, NoMoreRequests } from '../../conformance/http/pace.ts'
import { shuffleItems } from '../../conformance/plan.ts'
import type { Target } from '../../conformance/targets/target.ts'
import { closeAfterTest } from '../support/close-after.ts'
import { freePort } from '../support/local-server.ts'
import { startCommand } from '../support/start-command.ts'
import { sharedFolder, writeTestFile } from '../support/temporary-folder.ts'
import { alteredTarget, type Exchange } from './altered-target.ts'
import { scenarios } from './plan.ts'
import { contract, runSuite, selectScenarios, startApp } from './run-suite.ts'

const folder = sharedFolder()
let broken: Target
let sent = 0

beforeAll(async () => {
  const reply = ({ status }: Exchange) => {
    sent++
    return status === 401 ? { status: 403 } : {}
  }
  broken = await alteredTarget(await startApp('mock'), () => ({ reply }))
})

afterAll(() => broken.close())

const complaints: string[] = []
const run = async (args: readonly string[]) => {
  const { exitCode, err } = await runSuite(args)
  complaints.push(err)
  return exitCode
}
const address = () => ['--target', broken.baseUrl, '--key', broken.key]

test('a conforming run exits with 0, a failing one with 1', async () => {
  expect(await run([...address(), '--only', 'models/listing'])).toBe(0)
  expect(await run([...address(), '--only', 'models/listing', '--only', 'models/wrong-key'])).toBe(1)
})

test('a run that cannot start exits with 2', async () => {
  expect(await run([...address(), '--only', 'of-no-case'])).toBe(2)
  expect(await run([])).toBe(2)
})

test('a refused key, a wrong address and an empty selection exit with 2', async () => {
  complaints.length = 0
  const plain = await startApp('mock')
  expect(await run(['--target', plain.baseUrl, '--key', 'sk-of-another', '--only', 'models'])).toBe(2)
  expect(complaints.join('')).toBe(`${plain.baseUrl} refuses the key: GET ${plain.baseUrl}/v1/models answers 401.\n`)
  complaints.length = 0
  const { baseUrl, key } = plain
  for (const target of [`${baseUrl}/v1`, baseUrl.replace('http', 'https'), `http://localhost:${await freePort()}`])
    expect(await run(['--target', target, '--key', key, '--only', 'models'])).toBe(2)
  expect(complaints).toEqual([
    `GET ${baseUrl}/v1/v1/models answers 404: leave /v1 out of --target.\n`,
    expect.stringContaining('does not answer: it does not speak TLS: write http:// in place of https://.\n'),
    expect.stringContaining('does not answer: connect ECONNREFUSED '),
  ])
  await plain.close()
  expect(await run([...address(), '--only', 'messages/createMessage/preferred'])).toBe(2)
})

test('a run that cannot start leaves the earlier report, and no empty one', async () => {
  const [earlier, other] = [`${folder}/earlier.xml`, `${folder}/none.xml`]
  writeFileSync(earlier, 'earlier')
  const nobody = ['--target', `http://127.0.0.1:${await freePort()}`, '--key', 'sk-1']
  expect(await run([...nobody, '--report', `junit=${earlier}`, '--report', `junit=${other}`])).toBe(2)
  expect(readFileSync(earlier, 'utf8')).toBe('earlier')
  expect(existsSync(other)).toBe(false)
})

test('a report that cannot be written exits with 2 before the first request', async () => {
  complaints.length = 0
  const file = '/dev/null/report.xml'
  expect(await run([...address(), '--only', 'models', '--report', `junit=${file}`])).toBe(2)
  expect(complaints.join('')).toBe(`--report cannot write ${file}: a part of the path is a file.\n`)
})

test('the command exits with the code, and shows no key', () => {
  const report = ['--report', `json=${folder}/own.json`]
  const args = ['cli/gatewright.ts', 'conformance', '--target', 'mock', '--only', 'models', ...report]
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 300_000 })
  expect(stdout).toMatch(/The gateway conforms to the contract\.\n$/)
  // Without a terminal there are no colours.
  expect(stdout).not.toContain('\u001b')
  expect(status).toBe(0)
})

test('reports contain rule, place and source', async () => {
  const reports = ['junit', 'json', 'html'].flatMap((format) => ['--report', `${format}=${folder}/deep/r.${format}`])
  expect(await run([...address(), '--only', 'models/wrong-key', ...reports]), complaints.join('')).toBe(1)
  const [junit = '', json = '', html = ''] = ['junit', 'json', 'html'].map((name) =>
    readFileSync(`${folder}/deep/r.${name}`, 'utf8'),
  )
  expect(junit).toMatch(/<testsuite name="[^"]+ models" tests="1" failures="1" skipped="0"/)
  expect(junit).toContain('<failure type="server" message="violation: reply status: expected 401, got 403 [status]">')
  const facts = JSON.parse(json)
  const sha256 = hash('sha256', readFileSync('generated/openapi.json'))
  expect(facts).toMatchObject({ node: process.version, contract: { version: '1.0.0', sha256 } })
  expect(facts.command).toMatch(
    /^npx gatewright conformance --target \S+ --key "\$GATEWAY_KEY" --only models\/wrong-key /,
  )
  const [judged] = facts.targets
  expect(judged.counts).toMatchObject({ passed: 0, failed: 1 })
  const rule = { source: ['Errors / Responses format and model listing'] }
  expect(judged.verdicts[0]).toMatchObject({ id: 'models/wrong-key', outcome: 'failed', who: 'server', rule })
  expect(judged.verdicts[0].curl).toMatch(/^curl -i -X GET '.*\/v1\/models' -H 'authorization: Bearer sk-unknown'$/)
  expect(judged.coverage.operations).toHaveLength(20)
  expect(html).toContain('models/wrong-key')
  expect(html).not.toMatch(/(?:src|href)="(?!#)|url\(|@import/)
  for (const text of [junit, json, html]) expect(text).not.toContain(broken.key)
})

test('the number of requests is limited', async () => {
  sent = 0
  await run([...address(), '--only', 'messages', '--max-requests', '7'])
  // The first request checks that the target answers.
  expect(sent).toBe(7)
})

test('requests keep the rate', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const pace = makePace({ timeoutMs: 1, pollMs: 1, rate: 100, maxRequests: 4 })
  let sent = 0
  const send = async () => {
    for (; sent < 4; sent++) await pace.waitForTurn()
  }
  void send()
  await vi.advanceTimersByTimeAsync(29)
  expect(sent).toBe(3)
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toBe(4)
  await expect(pace.waitForTurn()).rejects.toThrow(NoMoreRequests)
  const stopped = makePace({ timeoutMs: 1, pollMs: 1, signal: AbortSignal.abort() })
  expect(stopped.isOver()).toBe(true)
  await expect(stopped.waitForTurn()).rejects.toThrow('the run was stopped')
})

test('a seed determines the order', () => {
  const chosen = selectScenarios(contract, scenarios, { only: ['models'], skip: ['models/*/method'], readOnly: false })
  expect(chosen.length).toBeGreaterThan(5)
  expect(chosen.some((scenario) => scenario.case.id.includes('/method/'))).toBe(false)
  expect(shuffleItems(chosen, 7)).toEqual(shuffleItems(chosen, 7))
  expect(shuffleItems(chosen, 7)).not.toEqual(shuffleItems(chosen, 8))
})

test('the control API runs the suite against the mock, by the document that it serves', async () => {
  const paths = '{ /pets: { get: { operationId: listPets, responses: { "204": { description: None. } } } } }'
  const file = writeTestFile('pets.yaml', `openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths: ${paths}`)
  for (const [args, only, operationId] of [
    [[], 'models/**', 'listModels'],
    [[file], '**', 'listPets'],
  ] as const) {
    const { baseUrl } = await closeAfterTest(startCommand(['mock', ...args, '--log', 'off']))
    const control = createControl({ baseUrl })
    const run = await control.startConformance({ only: [only] }, { waitMs: 60_000 })
    expect(run).toMatchObject({ state: 'conforms', counts: { failed: 0 } })
    expect(run.counts?.passed).toBeGreaterThan(0)
    // With a fault its sandbox does not conform.
    await control.addFault({ kind: 'status', status: 418 })
    const faulty = await control.startConformance({ only: [only], thisSandbox: true }, { waitMs: 60_000 })
    expect(faulty.state).toBe('does-not-conform')
    expect(faulty.failures.map((failure) => failure.operationId)).toContain(operationId)
  }
})
