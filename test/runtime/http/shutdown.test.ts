import { once } from 'node:events'
import http from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { letterRequest, serverWith } from '../fixture.ts'
import { listen, open, send, server, start, stop, toText } from '../stream/stream-server.ts'

/** Longer than any test may take. */
const LONG = 3_600_000

describe('closing a server', () => {
  test('lets a stream end within the grace time', async () => {
    const isClosing = Promise.withResolvers<void>()
    const response = await open(
      async function* () {
        yield start
        await isClosing.promise
        yield stop
      },
      { graceMs: LONG },
    )
    const text = toText(response)
    const closed = server.close()
    await expect.poll(() => server.server.listening).toBe(false)
    isClosing.resolve()
    await closed
    expect(await text).toContain('event: stop')
  })

  test('may take longer than 10 seconds, the limit of Fastify', () => {
    expect(serverWith().initialConfig.pluginTimeout).toBe(0)
  })

  test('ends a longer stream with the failure event and aborts its handler', async () => {
    let signal: AbortSignal | undefined
    const response = await open(async function* (call) {
      signal = call.signal
      yield start
      await sleep(LONG, undefined, { signal, ref: false })
    })
    const text = toText(response)
    await server.close()
    const [, failure = ''] = (await text).split('\n\n')
    expect(failure).toMatch(/^event: error\n/)
    expect(failure).toContain('shutting down')
    await expect.poll(() => signal?.aborted).toBe(true)
  })

  test('answers a stream without events with a 503 of the family after the grace time', async () => {
    const called = Promise.withResolvers<void>()
    const silent = open(async function* ({ signal }) {
      called.resolve()
      await sleep(LONG, undefined, { signal, ref: false })
      yield start
    })
    await called.promise
    const [response] = await Promise.all([silent, server.close()])
    const { statusCode, headers } = response
    expect([statusCode, headers.connection, headers['retry-after']]).toEqual([503, 'close', '1'])
    expect(JSON.parse(await toText(response))).toMatchObject({ type: 'error', error: { type: 'server_error' } })
  })

  test('refuses new requests in the error format of the family while open ones finish', async () => {
    const made = serverWith()
    const [isClosing, isRefused] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    made.addHook('preClose', () => {
      isClosing.resolve()
      return isRefused.promise
    })
    await listen(made)
    const closed = server.close()
    await isClosing.promise
    const response = await send(letterRequest())
    const { statusCode, headers } = response
    expect([statusCode, headers.connection, headers['retry-after']]).toEqual([503, 'close', '1'])
    expect(JSON.parse(await toText(response))).toMatchObject({ type: 'error', error: { type: 'server_error' } })
    isRefused.resolve()
    await closed
  })

  test('does not wait for a connection that becomes idle', async () => {
    const agent = new http.Agent({ keepAlive: true })
    const [called, isClosing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow = async () => {
      called.resolve()
      await isClosing.promise
      return { bytes: Buffer.from('a'), mediaType: 'video/mp4' }
    }
    await listen(serverWith({ getParcelContent: slow }, { graceMs: LONG }))
    const request = http.get(`${server.listeningOrigin}/v1/parcels/1/content`, { agent })
    request.on('response', (response) => response.resume())
    // Node closes a connection whose reply has ended in the same turn, before it is written.
    request.on('error', () => undefined)
    await called.promise
    const closed = server.close()
    await expect.poll(() => server.server.listening).toBe(false)
    isClosing.resolve()
    await closed
    agent.destroy()
  })

  test('does not wait for idle connections', async () => {
    const agent = new http.Agent({ keepAlive: true })
    await open(
      async function* () {
        yield stop
      },
      { graceMs: LONG },
    )
    const request = http.get(`${server.listeningOrigin}/v1/parcels/1/content`, { agent })
    const [response] = await once(request, 'response')
    response.resume()
    await once(response, 'end')
    await server.close()
    agent.destroy()
  })

  test('does not wait for a connection without a request', async () => {
    await listen(serverWith({}, { graceMs: LONG }))
    const socket = connect(Number(new URL(server.listeningOrigin).port), '127.0.0.1')
    await Promise.all([once(socket, 'connect'), once(server.server, 'connection')])
    await Promise.all([server.close(), once(socket.resume(), 'close')])
  })
})
