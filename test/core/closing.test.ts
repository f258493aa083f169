import { once } from 'node:events'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { serverWith } from './fixture.ts'
import { listen, open, server, start, stop, textOf } from './stream-server.ts'

describe('a server that is closed', () => {
  test('lets a stream come to its end', async () => {
    const response = await open(async function* () {
      yield start
      await sleep(100)
      yield stop
    })
    const text = textOf(response)
    await sleep(10)
    await server.close()
    expect(await text).toContain('event: stop')
  })

  test('cuts what runs for longer than the grace time, and tells it', async () => {
    let signal: AbortSignal | undefined
    const response = await open(async function* (call) {
      signal = call.signal
      yield start
      await sleep(60_000, undefined, { signal, ref: false })
    })
    const text = textOf(response).catch((error: Error) => error.message)
    await sleep(10)
    await server.close()
    expect(await text).toBe('aborted')
    await vi.waitFor(() => expect(signal?.aborted).toBe(true))
  })

  test('does not wait for a connection that falls idle meanwhile', async () => {
    const agent = new http.Agent({ keepAlive: true })
    const slow = async () => sleep(100).then(() => ({ bytes: Buffer.from('a'), mediaType: 'video/mp4' }))
    await listen(serverWith({ getParcelContent: slow }, { graceMs: 60_000 }))
    const request = http.get(`${server.listeningOrigin}/v1/parcels/1/content`, { agent })
    request.on('response', (response) => response.resume())
    await sleep(30)
    await server.close()
    agent.destroy()
  })

  test('does not wait for idle connections', async () => {
    const agent = new http.Agent({ keepAlive: true })
    await open(
      async function* () {
        yield stop
      },
      { graceMs: 60_000 },
    )
    const request = http.get(`${server.listeningOrigin}/v1/parcels/1/content`, { agent })
    const [response] = await once(request, 'response')
    response.resume()
    await once(response, 'end')
    await server.close()
    agent.destroy()
  })
})
