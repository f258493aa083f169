import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { UpstreamConfig } from '../../../../settings/upstream-config.ts'
import { chunk, json } from '../../../support/recording-server.ts'
import { steady } from '../../../support/steady.ts'
import { askMessages, upstreamTests } from './upstream-tests.ts'

const now = upstreamTests({ kind: 'chat-completions' })
const { over } = now
const ask = (more?: object, signal?: AbortSignal) => askMessages(now.request, more, signal ? { signal } : {})

describe('a client that disconnects', () => {
  const begin = (response: ServerResponse) => void response.write(chunk('Hello'))

  test.each<[string, boolean, (response: ServerResponse) => void, Partial<UpstreamConfig>?]>([
    ['before the reply', false, () => undefined],
    ['in a stream', true, begin],
    ['in a stream that is passed through', true, begin, { kind: 'pass-through', format: 'messages' }],
    ['before a whole reply is complete', false, begin],
  ])('%s: aborts the upstream request', async (_, stream, write, config) => {
    await over(config)
    const [started, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    now.upstream.answerWith((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      write(response)
      response.once('close', () => gone.resolve())
      setTimeout(() => started.resolve(), 30)
    })
    const controller = new AbortController()
    const asked = ask({ stream }, controller.signal).then((response) => response.text())
    asked.catch(() => undefined)
    await started.promise
    controller.abort()
    await gone.promise
    await expect(asked).rejects.toThrow()
  })

  test('cancels a retry', async () => {
    await over({ retries: { times: 5, maxWaitMs: 60_000 } })
    now.upstream.answerWith(json({}, 503, { 'retry-after': '3' }))
    const controller = new AbortController()
    const asked = ask({}, controller.signal)
    await expect.poll(() => now.upstream.received.length).toBe(1)
    controller.abort()
    await expect(asked).rejects.toThrow()
    await sleep(3500)
    expect(now.upstream.received).toHaveLength(1)
  })
})

describe('a client that does not read', () => {
  const piece = chunk('x'.repeat(16_000))
  const enough = 100_000_000

  test.each([
    ['chat-completions', {}, piece],
    ['pass-through', { kind: 'pass-through', format: 'messages' }, `event: ping\n${piece}`],
  ] as const)('applies backpressure to its upstream, over %s', async (_, config, event) => {
    await over(config)
    let written = 0
    now.upstream.answerWith((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const more = () => {
        while (written < enough && !response.destroyed) {
          written += event.length
          if (!response.write(event)) return void response.once('drain', more)
        }
      }
      more()
    })
    const controller = new AbortController()
    const response = await ask({ stream: true }, controller.signal)
    const before = await steady(() => written)
    // Some data is buffered in sockets and streams; the rest must wait.
    expect(before).toBeLessThan(enough / 4)
    const reader = response.body?.getReader()
    while (written === before) await reader?.read()
    controller.abort()
  })
})

test('a reply of 100 MB is aborted at the limit', async () => {
  await over({ kind: 'pass-through', format: 'messages' })
  let written = 0
  const piece = Buffer.alloc(65_536, ' ')
  const gone = Promise.withResolvers<void>()
  now.upstream.answerWith((response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = () => {
      while (written < 200_000_000 && !response.destroyed) {
        written += piece.length
        if (!response.write(piece)) return void response.once('drain', more)
      }
    }
    response.once('close', () => gone.resolve())
    more()
  })
  const response = await ask()
  await expect(response.arrayBuffer()).rejects.toThrow()
  await gone.promise
  expect(written).toBeLessThan(100_000_000)
})
