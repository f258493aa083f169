import { createControl } from 'gatewright'
import { expect, test, vi } from 'vitest'
import type { RunControl, RunSuite, SuiteResult } from '../../../mock/control/operations/suite-run.ts'
import { Forward } from '../../../mock/forward/forward.ts'
import { ask } from '../../proxy/start-proxy.ts'
import { testMock, testMockInProcess } from '../serve-mock.ts'

const failed: SuiteResult = {
  exitCode: 1,
  output: '',
  report: {
    targets: [
      {
        counts: { passed: 3, failed: 12 },
        verdicts: Array.from({ length: 13 }, (_, at) => ({
          id: `case-${at}`,
          rule: { name: 'status', source: [] },
          operationId: 'listModels',
          outcome: at === 0 ? 'passed' : 'failed',
          findings: [{ place: 'status', message: 'x'.repeat(2000), source: [] }],
        })),
      },
    ],
  },
}

/** A suite that ends when it is stopped, or at `end`. */
function holdSuite() {
  let end = () => {}
  const runs: (RunControl & { readonly args: readonly string[] })[] = []
  const runSuite: RunSuite = (args, control) => {
    runs.push({ args, ...control })
    control.onProgress(`${runs.length} of 13`)
    return new Promise((resolve) => {
      end = () => resolve(failed)
      control.signal.addEventListener('abort', end)
    })
  }
  return { runSuite, runs, end: () => end() }
}

test('a run tests this mock in a sandbox of its own, goes on, and has its failures in pages', async () => {
  const { runSuite, runs, end } = holdSuite()
  const { baseUrl, control, key } = await testMock({ runSuite })
  await createControl({ baseUrl, sandbox: 'conformance' }).addFault({ kind: 'status', status: 500 })
  expect(await control.getConformance()).toMatchObject({ state: 'none', failures: [] })
  expect(await control.startConformance({ only: ['models/**'], readOnly: true })).toEqual({
    state: 'running',
    progress: '1 of 13',
    total: 0,
    failures: [],
  })
  const target = `--target=${baseUrl.replace('localhost', '127.0.0.1')}/~conformance`
  expect(runs[0]?.args).toEqual([target, `--key=${key}`, '--only=models/**', '--read-only'])
  const { clock } = await createControl({ baseUrl, sandbox: 'conformance' }).getState()
  expect(clock.speed).toBe(0)
  expect((await createControl({ baseUrl, sandbox: 'conformance' }).listFaults()).faults).toEqual([])
  await expect(control.startConformance()).rejects.toMatchObject({ status: 400, code: 'illegal_change' })
  const waiting = control.getConformance({ waitMs: 5000 })
  end()
  const first = await waiting
  expect(first).toMatchObject({ state: 'does-not-conform', counts: { passed: 3, failed: 12 }, total: 12, cursor: 10 })
  expect(JSON.stringify(first).length).toBeLessThan(16_000)
  const rest = await control.getConformance({ cursor: 10 })
  expect(rest.failures.map(({ id }) => id)).toEqual(['case-11', 'case-12'])
})

test('a run ends when it is stopped, when its client leaves, and when the mock closes', async () => {
  const { runSuite, runs } = holdSuite()
  const { baseUrl, control, mock } = await testMock({ runSuite })
  await control.startConformance()
  expect(await control.stopConformance()).toMatchObject({ state: 'stopped', total: 12 })
  const left = new AbortController()
  const url = `${baseUrl}/__mock/conformance?waitMs=60000`
  const waiting = fetch(url, { method: 'POST', signal: left.signal }).catch(() => 'left')
  await expect.poll(() => runs).toHaveLength(2)
  left.abort()
  expect(await waiting).toBe('left')
  await expect.poll(() => runs[1]?.signal.aborted).toBe(true)
  await expect.poll(async () => (await control.getConformance()).state).toBe('stopped')
  const { reset } = mock.sandboxes
  vi.spyOn(mock.sandboxes, 'reset').mockImplementationOnce(async (name) => {
    early.abort()
    await new Promise((resolve) => setTimeout(resolve, 50))
    await reset.call(mock.sandboxes, name)
  })
  const early = new AbortController()
  await expect(fetch(url, { method: 'POST', signal: early.signal })).rejects.toThrow()
  await expect.poll(() => runs[2]?.signal.aborted).toBe(true)
  await expect.poll(async () => (await control.getConformance()).state).toBe('stopped')
  await createControl({ baseUrl, sandbox: 'shop' }).startConformance({ thisSandbox: true })
  expect(runs[3]?.args[0]).toMatch(/\/~shop$/)
  await mock.app.close()
  expect(runs[3]?.signal.aborted).toBe(true)
})

test('the target is this mock, whatever host a call names and whatever page sends it', async () => {
  const { runSuite, runs } = holdSuite()
  const { mock, baseUrl } = await testMock({ runSuite, control: { key: 'ck' } })
  const { port } = new URL(baseUrl)
  const start = (headers: object, body: object = {}) =>
    mock.app.inject({ method: 'POST', url: '/__mock/conformance', headers: { ...headers }, payload: body })
  const authorization = 'Bearer ck'
  expect((await start({})).statusCode).toBe(401)
  expect((await start({ authorization }, { target: 'http://10.0.0.1' })).statusCode).toBe(400)
  const headers = { authorization, host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  const { status } = await ask(`${baseUrl}/__mock/conformance`, { method: 'POST', headers })
  expect(status).toBe(200)
  expect(runs.map(({ args }) => args[0])).toEqual([`--target=http://127.0.0.1:${port}/~conformance`])
  const open = await testMock({ runSuite })
  const foreign = await fetch(`${open.baseUrl}/__mock/conformance`, {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
  })
  expect(foreign.status).toBe(403)
})

test('a mock that cannot run it says how to get it', async () => {
  const message = expect.stringContaining('npx gatewright conformance --target URL')
  const without = { status: 501, code: 'not_available', message }
  await expect((await testMock()).control.startConformance()).rejects.toMatchObject(without)
  await expect((await testMockInProcess()).control.startConformance()).rejects.toMatchObject(without)
  const forward = new Forward({ target: new URL('http://127.0.0.1:9') })
  const forwarding = await testMock({ runSuite: holdSuite().runSuite, forward })
  await expect(forwarding.control.startConformance()).rejects.toMatchObject({ status: 400, message })
  const { runSuite, runs } = holdSuite()
  const { mock, baseUrl, control } = await testMock({ runSuite })
  mock.sandboxes.get('shop').source = { forward }
  const shop = createControl({ baseUrl, sandbox: 'shop' })
  await expect(shop.startConformance({ thisSandbox: true })).rejects.toMatchObject({ status: 400, message })
  expect(runs).toEqual([])
  expect((await control.startConformance()).state).toBe('running')
})
