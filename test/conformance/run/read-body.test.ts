import { createServer } from 'node:http'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { runCase } from '../../../conformance/run/run-case.ts'
import type { Target } from '../../../conformance/targets/target.ts'
import { turns } from '../../support/example-requests.ts'
import { startServer } from '../../support/local-server.ts'
import { contract, listWrittenScenarios } from '../run-suite.ts'

const wrong = 'event: response.completed\ndata: {"type":"response.completed"}\n\n'
const first = 'event: response.created\n'

/** Starts a stream with the text selected by the key, and never ends it. */
const server = createServer((request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(request.headers.authorization?.includes('sk-wrong') ? wrong : first)
})
const { url: baseUrl, close } = await startServer(server)
afterAll(close)

const scenario = listWrittenScenarios().find(({ case: { id } }) => id === 'responses/stream/text')

async function streamFrom(key: string, timeoutMs: number) {
  const [step] = scenario?.steps ?? []
  if (step === undefined) throw new Error('There is no such case.')
  const target: Target = { name: 'url', baseUrl, key, features: new Set(['streams']), close: async () => {} }
  return runCase(step.case, target, { contract, timeoutMs })
}

test('an endless stream is aborted soon after its first finding', async () => {
  const { findings } = await streamFrom('sk-wrong', 600_000)
  expect(findings.map(({ rule }) => rule)).toEqual(['order', 'schema'])
})

test('the received part of a reply that times out is shown', async () => {
  const isOver = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(isOver.signal)
  onTestFinished(() => timeout.mockRestore())
  server.once('request', async () => {
    await turns()
    isOver.abort(new DOMException('The time is over.', 'TimeoutError'))
  })
  const { findings, received } = await streamFrom('sk-1', 500)
  expect(findings).toMatchObject([{ rule: 'timeout', message: 'did not end within 500 ms' }])
  expect(Buffer.from(received?.bytes ?? []).toString()).toBe(first)
})
