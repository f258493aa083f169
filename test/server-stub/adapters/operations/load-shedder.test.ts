import { createServer } from 'gatewright/core'
import { afterEach, expect, test, vi } from 'vitest'
import { LoadShedder } from '../../../../server-stub/adapters/operations/load-shedder.ts'
import { Traffic } from '../../../../server-stub/adapters/operations/traffic.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('requests are refused after two late samples of the event loop, not after one, until a sample is in time', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const shedder = new LoadShedder({ traffic: new Traffic(), maxRequests: 10, maxLagMs: 200 })
  const contract = { families: [], routes: [] }
  const server = createServer({ contract, handlers: {}, isKey: () => true, extend: (app) => shedder.extend(app) })
  server.get('/', { config: { access: 'public', operationId: 'get' } }, () => 'here')
  await server.ready()
  const sampleAfter = async (ms: number) => {
    now += ms
    vi.advanceTimersByTime(100)
    return (await server.inject('/')).statusCode !== 200
  }
  expect([await sampleAfter(500), await sampleAfter(100), await sampleAfter(500)]).toEqual([false, false, false])
  expect([await sampleAfter(500), await sampleAfter(100)]).toEqual([true, false])
  await server.close()
})
