/**
 * Answers `fetch` in this process by Mock Service Worker or `createMock`, and prints the cost of a request in each range of
 * requests; or of each test of many, with a sandbox and three requests.
 *
 *   node in-process.js (msw | gatewright | tests) END...
 */
import type { RangeCost } from './cold-cases.ts'
import { key, requests } from './requests.ts'

const origin = 'http://models.test'
const [library = '', ...ends] = process.argv.slice(2)

async function answerByMsw(): Promise<() => Promise<void>> {
  const [{ HttpResponse, http }, { setupServer }] = await Promise.all([import('msw'), import('msw/node')])
  setupServer(http.get(`${origin}/v1/models`, () => HttpResponse.json({ object: 'list', data: [] }))).listen()
  return () => send(fetch, 'listing', 200)
}

async function answerByMock(): Promise<() => Promise<void>> {
  const { createMock } = await import('gatewright')
  const mock = await createMock({ keys: [key] })
  return () => send(mock.fetch, 'listing', 200)
}

async function runTests(): Promise<() => Promise<void>> {
  const { createMock } = await import('gatewright')
  const mock = await createMock({ keys: [key] })
  let count = 0
  return async () => {
    const sandbox = mock.sandbox(`test-${count++}`)
    await send(sandbox.fetch, 'listing', 200)
    await send(sandbox.fetch, 'small', 200)
    await send(sandbox.fetch, 'notFound', 404)
    await sandbox.close()
  }
}

async function send(by: typeof fetch, name: keyof typeof requests, status: number): Promise<void> {
  const { path, ...request } = requests[name]
  const reply = await by(`${origin}${path}`, request)
  if (reply.status !== status) throw new Error(`expected the status ${status}, got ${reply.status}`)
  await reply.json()
}

const run = await (library === 'msw' ? answerByMsw() : library === 'tests' ? runTests() : answerByMock())
const costs: RangeCost[] = []
let count = 0
for (const end of ends.map(Number)) {
  const [cpu, start, first] = [process.cpuUsage(), performance.now(), count]
  for (; count < end; count++) await run()
  const { user, system } = process.cpuUsage(cpu)
  costs.push({ cpuUs: (user + system) / (end - first), wallUs: ((performance.now() - start) * 1000) / (end - first) })
}
process.stdout.write(JSON.stringify(costs), () => process.exit())
