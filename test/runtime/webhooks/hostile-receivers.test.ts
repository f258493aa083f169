import { createServer, type Socket } from 'node:net'
import { beforeEach, expect, it, vi } from 'vitest'
import { realClock } from '../../../runtime/clock.ts'
import type { Resolve } from '../../../runtime/webhooks/address-filter.ts'
import { getMessage } from '../../../runtime/webhooks/message.ts'
import { type CallbackAttempt, CallbackSender, type CallbackSenderOptions } from '../../../runtime/webhooks/sender.ts'
import { closeAfterTest } from '../../support/close-after.ts'
import { turns } from '../../support/example-requests.ts'
import { startServer } from '../../support/local-server.ts'

let sockets: Socket[]
let asked: string[]
let behave: (socket: Socket) => void
let port: number

beforeEach(async () => {
  sockets = []
  asked = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.once('data', (text) => {
      asked.push(String(text).split('\r\n', 1)[0] ?? '')
      behave(socket)
    })
  })
  port = (await closeAfterTest(startServer(server))).port
})

async function attempt(
  url: string,
  options: Partial<CallbackSenderOptions> = {},
  maySend?: () => boolean,
): Promise<CallbackAttempt | undefined> {
  const attempts: CallbackAttempt[] = []
  const onAttempt = (each: CallbackAttempt) => void attempts.push(each)
  const sender = new CallbackSender({ clock: realClock(0), secret: 's', timeoutMs: 600_000, onAttempt, ...options })
  await sender.attempt(getMessage({ subject: '1', url, body: {} }), 1, new AbortController().signal, maySend)
  expect(attempts).toHaveLength(1)
  return attempts[0]
}

const here = () => `http://127.0.0.1:${port}/hook`
const head = 'HTTP/1.1 200 OK\r\n'

/** Writes the start, then a piece again and again until the connection is closed. */
function drip(socket: Socket, start: string, piece: string): void {
  socket.write(start)
  const timer = setInterval(() => socket.write(piece), 5)
  socket.on('close', () => clearInterval(timer))
}

it.each<[string, (socket: Socket) => void, string]>([
  ['sends nothing', () => {}, 'failed'],
  ['hangs up', (socket) => socket.destroy(), 'failed'],
  ['sends no HTTP', (socket) => socket.end('what?\r\n\r\n'), 'failed'],
  ['never ends its head', (socket) => drip(socket, head, 'x-more: yes\r\n'), 'failed'],
  ['sends a huge head', (socket) => socket.write(`${head}x-big: ${'a'.repeat(4 << 20)}`), 'failed'],
  ['sends a body byte by byte', (socket) => drip(socket, `${head}\r\n`, '.'), 'delivered'],
  ['sends a huge body', (socket) => socket.write(`${head}\r\n${'a'.repeat(16 << 20)}`), 'delivered'],
  ['sends less than its Content-Length', (socket) => socket.end(`${head}content-length: 9\r\n\r\n`), 'delivered'],
])('the connection to a receiver that %s is closed', async (_, how, outcome) => {
  const isOver = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(isOver.signal)
  behave = (socket) => {
    how(socket)
    void turns().then(() => isOver.abort())
  }
  expect(await attempt(here())).toMatchObject({ outcome })
  await expect.poll(() => sockets.every((socket) => socket.destroyed)).toBe(true)
})

it.each([301, 302, 303, 307, 308])('a redirect with %i is not followed', async (status) => {
  behave = (socket) => socket.end(`HTTP/1.1 ${status} Go\r\nlocation: ${here()}/inner\r\ncontent-length: 0\r\n\r\n`)
  expect(await attempt(here())).toMatchObject({ outcome: 'failed', status })
  expect(asked).toEqual(['POST /hook HTTP/1.1'])
})

it('a name is resolved only once, so that its address cannot change', async () => {
  behave = (socket) => socket.end(`${head}content-length: 0\r\n\r\n`)
  const answers = ['127.0.0.1', '169.254.169.254']
  const names: string[] = []
  const resolve: Resolve = async (name) => {
    names.push(name)
    return [{ address: answers.shift() ?? '', family: 4 }]
  }
  const options = { resolve, allow: ['127.0.0.1', '192.0.2.0/24'] }
  expect(await attempt(`http://rebound.example:${port}/`, options)).toMatchObject({ outcome: 'delivered' })
  expect(names).toEqual(['rebound.example'])
  expect(await attempt(`http://rebound.example:${port}/`, options)).toMatchObject({ outcome: 'refused' })
})

it('only the allowed addresses of a name are called', async () => {
  behave = (socket) => socket.end(`${head}content-length: 0\r\n\r\n`)
  const addresses = ['10.0.0.1', '::ffff:10.0.0.1', 'fd00::1', '127.0.0.1', '0.0.0.0', '::']
  const resolve: Resolve = async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  const options = { resolve, allow: ['127.0.0.0/8', '192.0.2.0/24'] }
  expect(await attempt(`http://mixed.example:${port}/`, options)).toMatchObject({ outcome: 'delivered' })
})

it('a name that cannot be allowed is not resolved', async () => {
  const resolve: Resolve = () => {
    throw new Error('asked')
  }
  const refused = { outcome: 'refused', reason: 'inner.example is not allowed: add --callback-host inner.example' }
  expect(await attempt('http://inner.example/', { resolve })).toMatchObject(refused)
})

it('disguised addresses in URLs are recognised', async () => {
  const hidden = ['http://0x7f.1.1.1.1/', 'http://2852039166/', 'http://[::ffff:169.254.169.254]/', 'http://0/']
  for (const url of [...hidden, 'http://127.0.0.1@10.0.0.1/', 'http://１０.0.0.1/', 'http://10。0。0。1/']) {
    expect(await attempt(url), url).toMatchObject({ outcome: 'refused' })
  }
})

it.each(['//me:hunter2@', 'me:hunter2@', '//me@', '//:hunter2@'])(
  'credentials in http:%s are not sent',
  async (start) => {
    behave = (socket) => socket.end(`${head}content-length: 0\r\n\r\n`)
    const refused = { outcome: 'refused', reason: 'the URL carries a user name or a password' }
    expect(await attempt(`http:${start}127.0.0.1:${port}/hook`)).toMatchObject(refused)
    expect(asked).toEqual([])
  },
)

it('a message claimed by another process during the connect is not sent', async () => {
  let isOurs = true
  const resolve = async () => {
    isOurs = false
    return [{ address: '127.0.0.1', family: 4 }]
  }
  const url = `http://a.localhost:${port}/hook`
  expect(await attempt(url, { resolve }, () => isOurs)).toMatchObject({ outcome: 'dropped' })
  await expect.poll(() => sockets.length > 0 && sockets.every((socket) => socket.destroyed)).toBe(true)
  expect(asked).toEqual([])
})
