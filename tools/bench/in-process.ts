/**
 * Lists models by `fetch` in this process, which Mock Service Worker or `createMock` answers, and prints the cost of a request
 * in each range of requests.
 *
 *   node in-process.js (msw | createMock) END...
 */
import type { RangeCost } from './cold.ts'
import { key } from './requests.ts'

const url = 'http://models.test/v1/models'
const [library, ...ends] = process.argv.slice(2)

async function answerByMsw(): Promise<typeof fetch> {
  const [{ HttpResponse, http }, { setupServer }] = await Promise.all([import('msw'), import('msw/node')])
  setupServer(http.get(url, () => HttpResponse.json({ object: 'list', data: [] }))).listen()
  return fetch
}

async function answerByMock(): Promise<typeof fetch> {
  const { createMock } = await import('gatewright')
  return (await createMock({ keys: [key] })).fetch
}

const send = await (library === 'msw' ? answerByMsw() : answerByMock())
const costs: RangeCost[] = []
let count = 0
for (const end of ends.map(Number)) {
  const [cpu, start, first] = [process.cpuUsage(), performance.now(), count]
  for (; count < end; count++) {
    const reply = await send(url, { headers: { authorization: `Bearer ${key}` } })
    if (reply.status !== 200) throw new Error(`expected the status 200, got ${reply.status}`)
    await reply.json()
  }
  const { user, system } = process.cpuUsage(cpu)
  const requests = end - first
  costs.push({ cpuUs: (user + system) / requests, wallUs: ((performance.now() - start) * 1000) / requests })
}
process.stdout.write(JSON.stringify(costs), () => process.exit())
