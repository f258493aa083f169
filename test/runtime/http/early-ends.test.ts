import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serverWith } from '../fixture.ts'

const server = serverWith({}, { maxBodyBytes: 100_000 })
beforeAll(() => server.listen({ port: 0, host: '127.0.0.1' }))
afterAll(() => server.close())

const KEY = { 'x-api-key': 'sk-good', 'letters-version': '1' }

function request(line: string, body: string, headers: Record<string, string> = {}): string {
  const all = { host: 'a', ...KEY, 'content-length': String(Buffer.byteLength(body)), ...headers }
  const head = Object.entries(all).flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`]))
  return `${line} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${body}`
}

const FORM = { 'content-type': 'multipart/form-data; boundary=b' }
const WEIGH = 'POST /v1beta/parcels/1:weigh?key=good'
const part = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nx\r\n`
const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
const CHUNKED = { 'content-length': '', 'transfer-encoding': 'chunked' }
const LARGE = 'x'.repeat(200_000)
const JSON_TYPE = { 'content-type': 'application/json' }
const GOOD = request('POST /v1/letters', '{"text":"hi"}', { 'content-type': 'application/json' })

/** Statuses of the replies to `first` and a good request behind it; `closed` where the server hangs up instead of the second. */
function statusesAfter(first: string): Promise<(number | 'closed')[]> {
  const { port } = server.server.address() as AddressInfo
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    const statuses = () => Array.from(received.matchAll(/HTTP\/1\.1 (\d{3})/g), ([, status]) => Number(status))
    socket.on('data', (data) => {
      received += data
      if (statuses().length === 2) socket.destroy()
      else if (statuses().length === 1 && !socket.writableEnded) socket.write(GOOD)
    })
    // The server may hang up while the rest of the body is under way.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(statuses().length === 2 ? statuses() : [...statuses(), 'closed']))
    socket.write(first)
  })
}

describe('after a body that is not read completely the connection is reused or closed', () => {
  test.each([
    ['a good request', GOOD, 200],
    ['no key', request('POST /v1/letters', LARGE, { ...JSON_TYPE, 'x-api-key': '' }), 401],
    ['unknown path', request('POST /nowhere', LARGE, JSON_TYPE), 404],
    ['unknown path, chunked', request('POST /nowhere', chunked(LARGE), { ...JSON_TYPE, ...CHUNKED }), 404],
    ['wrong method', request('PUT /v1/letters', LARGE, JSON_TYPE), 405],
    ['wrong type', request('POST /v1/letters', LARGE.slice(1, 5000), { 'content-type': 'text/plain' }), 415],
    ['too large', request('POST /v1/letters', LARGE, JSON_TYPE), 413],
    ['too large, chunked', request('POST /v1/letters', chunked(LARGE), { ...JSON_TYPE, ...CHUNKED }), 413],
    ['malformed JSON', request('POST /v1/letters', '{"text":', JSON_TYPE), 400],
    ['a body where none is read', request('GET /v1/parcels/7', LARGE, { authorization: 'Bearer sk-good' }), 413],
    ['a form behind its end', request(WEIGH, `--b--\r\n${part('a').repeat(300)}`, FORM), 200],
    ['an empty boundary', request(WEIGH, part('a'), { 'content-type': 'multipart/form-data; boundary=' }), 400],
    ['a form without a boundary', request(WEIGH, part('a'), { 'content-type': 'multipart/form-data' }), 400],
    [
      'a form of another boundary',
      request(WEIGH, `${part('a').repeat(300)}--b--`, { 'content-type': `${FORM['content-type']}c` }),
      400,
    ],
    ['an incomplete form', request(WEIGH, part('a').slice(0, -3), FORM), 400],
    [
      'a form with many fields',
      request(WEIGH, `${'--b\r\ncontent-disposition: form-data; name=a\r\n\r\n\r\n'.repeat(1200)}--b--`, FORM),
      413,
    ],
    [
      'a part that says it is broken JSON',
      request(
        WEIGH,
        `--b\r\ncontent-disposition: form-data; name="a"\r\ncontent-type: application/json\r\n\r\n{\r\n--b--`,
        FORM,
      ),
      200,
    ],
    ['a part without a name', request(WEIGH, '--b\r\n\r\nx\r\n--b--', FORM), 400],
  ])('%s', async (_, first, status) => {
    const [own, next] = await statusesAfter(first)
    expect(own).toBe(status)
    expect([200, 'closed']).toContain(next)
  })
})
