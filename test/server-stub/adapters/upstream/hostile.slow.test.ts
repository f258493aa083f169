import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { UpstreamConfig } from '../../../../settings/upstream-config.ts'
import { getSender } from '../../../mock/serve-mock.ts'
import { json, type RecordingServer, startRecordingServer } from '../../../support/recording-server.ts'
import type { ServedApp } from '../../../support/serve-app.ts'
import { stubOver, upstreamKey } from './served-over.ts'
import { askMessages } from './upstream-tests.ts'

/** The start of a streamed reply of each kind of upstream, and an incomplete event. */
const beginnings: Readonly<Record<string, { readonly config: Partial<UpstreamConfig>; readonly events: string }>> = {
  'chat-completions': {
    config: { kind: 'chat-completions' },
    events: `data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, delta: { content: 'Once' } }] })}\n\n`,
  },
  responses: {
    config: { kind: 'responses' },
    events: [
      { type: 'response.created', response: {} },
      { type: 'response.output_text.delta', output_index: 0, content_index: 0, delta: 'Once' },
    ]
      .map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
      .join(''),
  },
  'pass-through': {
    config: { kind: 'pass-through', format: 'messages' },
    events: 'event: ping\ndata: {"type":"ping"}\n\nevent: content_block_delta\ndata: {"text":"Once"}\n\n',
  },
}

function begin(response: ServerResponse, type = 'text/event-stream'): void {
  response.writeHead(200, { 'content-type': type })
  response.flushHeaders()
}

/** `isRead` resolves when the client has received the data, if it requested a stream. */
type Misdeed = (response: ServerResponse, events: string, isRead: Promise<void>) => unknown

/** Before anything was sent to the client: the reply is an error in its format. */
const early: Readonly<Record<string, Misdeed>> = {
  'never answers': () => undefined,
  'resets the connection': (response) => response.socket?.resetAndDestroy(),
  'hangs up': (response) => response.socket?.end(),
  'is not an HTTP server': (response) => response.socket?.end('SSH-2.0-OpenSSH_9.9\r\n\r\n'),
  'sends half a head': (response) => response.socket?.end('HTTP/1.1 200 OK\r\ncontent-ty'),
  'sends a head without end': (response) => response.socket?.write(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(100_000)}`),
  'sends a head and hangs': (response) => begin(response),
  'sends a head and hangs up': (response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).end(),
  'sends a page': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>'),
  'sends no type': (response) => response.writeHead(200).end('data: {}\n\n'),
  'says that it sends gzip': (response, events) =>
    response.writeHead(200, { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' }).end(events),
  'switches protocols': (response) =>
    response.socket?.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'),
  redirects: (response) => response.writeHead(307, { location: 'http://127.0.0.1:1/elsewhere' }).end(),
  'is not ours': (response) => response.writeHead(401).end(`{"error":{"message":"Wrong key ${upstreamKey}"}}`),
  'fails at great length': (response) => {
    response.writeHead(500, { 'content-type': 'application/json' })
    pour(response, `"${'x'.repeat(65_536)}"`, 2000)
  },
  'sends an event without end': (response) => {
    begin(response)
    response.write('data: ')
    pour(response, 'x'.repeat(65_536), 2000)
  },
}

/** After something was sent to the client: the stream ends with the failure event of its format. */
const late: Readonly<Record<string, Misdeed>> = {
  'resets in the middle': async (response, events, isRead) => {
    begin(response)
    response.write(events)
    await isRead
    response.socket?.resetAndDestroy()
  },
  'hangs up in the middle': async (response, events, isRead) => {
    begin(response)
    response.write(events)
    await isRead
    response.socket?.end()
  },
  'ends in the middle': (response, events) => {
    begin(response)
    response.end(events)
  },
  'ends in the middle of an event': (response, events) => {
    begin(response)
    response.end(`${events}data: {"type":`)
  },
  'falls silent in the middle': (response, events) => {
    begin(response)
    response.write(events)
  },
  'sends more than is allowed': (response, events) => {
    begin(response)
    response.write(events)
    pour(response, events.repeat(200), 100_000)
  },
}

/** `data:` and two bytes that are invalid UTF-8. */
const noText = Buffer.from('646174613afffe0a0a', 'hex')

/** Only if events are decoded: a pass-through does not decode them. */
const garbled: Readonly<Record<string, Misdeed>> = {
  'sends an event that is not JSON': (response, events) => {
    begin(response)
    response.end(`${events}data: {"choices": [nonsense\n\n`)
  },
  'sends JSON of another kind': (response, events) => {
    begin(response)
    response.end(`${events}data: "Hello"\n\ndata: [1]\n\n`)
  },
  'sends what is not UTF-8': async (response, events, isRead) => {
    begin(response)
    response.write(events)
    await isRead
    response.end(noText)
  },
  'tells of an error in the stream': (response, events) => {
    begin(response)
    const error = { code: 'server_error', message: `At ${upstreamKey}` }
    response.end(`${events}data: ${JSON.stringify({ ...error, type: 'error', error })}\n\n`)
  },
}

/** Writes a lot, with backpressure, until the receiver stops. */
function pour(response: ServerResponse, piece: string, times: number): void {
  let left = times
  const more = () => {
    while (left-- > 0 && !response.destroyed) if (!response.write(piece)) return void response.once('drain', more)
    response.end()
  }
  more()
}

/** Cases that only a timeout can distinguish from a slow upstream. */
const silent: Readonly<Record<string, UpstreamConfig['timeouts']>> = {
  'never answers': { headersMs: 300 },
  'sends a head and hangs': { idleMs: 300 },
  'falls silent in the middle': { idleMs: 300 },
}

const limits: Partial<UpstreamConfig> = { retries: { times: 0 }, breaker: { failures: 0 }, maxReplyBytes: 1_000_000 }

describe.each(Object.entries(beginnings))('over %s, an upstream that', (_, { config, events }) => {
  let upstream: RecordingServer
  let stub: ServedApp
  const logged: string[] = []

  function openStub(timeouts: UpstreamConfig['timeouts'] = {}): Promise<ServedApp> {
    const key = { value: upstreamKey }
    return stubOver({ kind: 'responses', baseUrl: upstream.url, key, timeouts, ...limits, ...config }, logged)
  }

  beforeAll(async () => {
    upstream = await startRecordingServer(json({}))
    stub = await openStub()
  })
  afterAll(async () => {
    await stub.close()
    await upstream.close()
  })
  afterEach(async () => {
    // One connection may stay open for reuse; all others are closed.
    await expect.poll(() => upstream.sockets.size).toBeLessThanOrEqual(1)
    expect(logged.join('\n')).not.toContain(upstreamKey)
    logged.length = 0
  })

  const ask = (stream: boolean, served = stub) => askMessages(getSender({ ...served, fetch }), { stream })

  /** Sets the behaviour of the upstream; returns the stub. */
  async function misbehave(misdeed: Misdeed | undefined, name: string, isRead = Promise.resolve()): Promise<ServedApp> {
    upstream.answerWith((response) => misdeed?.(response, events, isRead))
    if (!(name in silent)) return stub
    const impatient = await openStub(silent[name])
    onTestFinished(impatient.close)
    return impatient
  }

  async function expectRefusal(response: Response): Promise<void> {
    const body = await response.text()
    expect({ status: response.status, body }).toMatchObject({ status: 500 })
    expect(JSON.parse(body)).toMatchObject({
      type: 'error',
      error: { type: 'server_error', message: expect.any(String) },
    })
    expect(body).not.toContain(upstreamKey)
    expect(logged).toHaveLength(1)
  }

  test.each(Object.keys(early))('%s: an error', async (name) => {
    const asked = await misbehave(early[name], name)
    await expectRefusal(await ask(true, asked))
    logged.length = 0
    await expectRefusal(await ask(false, asked))
  })

  const inTheMiddle = config.kind === 'pass-through' ? late : { ...late, ...garbled }

  test.each(Object.keys(inTheMiddle))('%s: a failure event', async (name) => {
    const isRead = Promise.withResolvers<void>()
    const response = await ask(true, await misbehave(inTheMiddle[name], name, isRead.promise))
    expect(response.status).toBe(200)
    let body = ''
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      body += piece
      if (body.includes('Once')) isRead.resolve()
    }
    expect(body).toContain('Once')
    expect(body).not.toContain(upstreamKey)
    const [last = ''] = body.trimEnd().split('\n\n').slice(-1)
    expect(last).toMatch(/^event: error\ndata: \{"type":"error","error":\{"type":"server_error"/)
    expect(body.split('event: error')).toHaveLength(2)
  })

  if (config.kind !== 'pass-through') {
    test.each(Object.keys(inTheMiddle))('%s: an error without streaming', async (name) => {
      await expectRefusal(await ask(false, await misbehave(inTheMiddle[name], name)))
    })
  }

  test('sends early hints first is served', async () => {
    upstream.answerWith((response) => {
      response.writeEarlyHints({ link: '</a.css>; rel=preload' })
      begin(response)
      response.end(events)
    })
    expect(await (await ask(true)).text()).toContain('Once')
  })

  test('is slow is waited for', async () => {
    upstream.answerWith(async (response) => {
      begin(response)
      for (const [at, character] of [...events].entries()) {
        response.write(character)
        if (at % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 5))
      }
      response.end()
    })
    expect(await (await ask(true)).text()).toContain('Once')
  })
})
