import { on, once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Report, readReports } from '../../tools/client-errors/reports.ts'
import { scenariosFrom, serveBothTransports } from '../mock/serve-mock.ts'
import { turns } from '../support/example-requests.ts'
import { readPage } from './page.ts'

const reports = readReports()

test('every section is read, and its entry has at most five lines', () => {
  const titles = [...readPage('docs/mock/reports.md').text.matchAll(/^### (.*)/gm)].map(([, title]) => title)
  expect(reports.map(({ title }) => title)).toEqual(titles)
  expect(titles.length).toBeGreaterThan(40)
  expect(reports.filter(({ scenario }) => scenario.trim().split('\n').length > 5)).toEqual([])
})

const [model, text] = ['gw-text-large', 'Hello']

/** The path and the body of the request that a scenario for this operation matches. */
function getRequest({
  operationId,
  isStreamed: stream,
}: Pick<Report, 'operationId' | 'isStreamed'>): readonly [path: string, body: object] {
  const contents = [{ role: 'user', parts: [{ text }] }]
  const messages = [{ role: 'user', content: text }]
  if (operationId === 'createResponse') return ['/v1/responses', { model, input: text, stream }]
  if (operationId === 'createMessage') return ['/v1/messages', { model, max_tokens: 99, messages, stream }]
  if (operationId === 'generateContent') return [`/v1beta/models/${model}:generateContent`, { contents }]
  if (operationId === 'createVideo') return ['/v1/videos', { model: 'gw-video-1', prompt: text }]
  return [`/v1beta/models/${model}:streamGenerateContent?alt=sse`, { contents }]
}

interface Reply {
  readonly status: number | undefined
  readonly type: string
  /** Each piece of the body as it arrives; rejects if the connection breaks. */
  readonly pieces: AsyncIterator<Uint8Array>
  /** Leaves without the rest. */
  readonly leave: () => void
}

interface Sending {
  readonly url: string
  readonly fetch: typeof fetch
  readonly headers: Readonly<Record<string, string>>
  readonly body: object
}

/** A client of HTTP that joins no chunks. */
async function sendOverSocket({ url, headers, body }: Sending): Promise<Reply> {
  const sent = request(url, { method: 'POST', headers, agent: false })
  sent.end(JSON.stringify(body))
  const [reply]: IncomingMessage[] = await once(sent, 'response')
  if (!reply) throw new Error('no reply')
  async function* read(chunks: AsyncIterable<Uint8Array[]>) {
    for await (const [chunk = new Uint8Array()] of chunks) yield chunk
  }
  const pieces = read(on(reply, 'data', { close: ['end'] }))
  return {
    status: reply.statusCode,
    type: reply.headers['content-type'] ?? '',
    pieces,
    leave: () => void sent.destroy(),
  }
}

async function sendInProcess({ url, fetch, headers, body }: Sending): Promise<Reply> {
  const leaving = new AbortController()
  const init = { method: 'POST', headers, body: JSON.stringify(body), signal: leaving.signal }
  const reply = await fetch(url, init)
  const pieces = (reply.body ?? new ReadableStream())[Symbol.asyncIterator]()
  return {
    status: reply.status,
    type: reply.headers.get('content-type') ?? '',
    pieces,
    leave: () => leaving.abort(),
  }
}

/** The reply as the page writes it; `count` is the number of pieces after which it may stay open. */
async function describeReply({ status, type, pieces, leave }: Reply, count: number, isInPieces: boolean) {
  const lines: string[] = []
  let end: string | undefined
  while (end === undefined) {
    const next = pieces.next().then(
      ({ value, done }) => (done ? '' : Buffer.from(value)),
      () => '(cut)',
    )
    const silence = turns().then(() => '(open)')
    const piece = await (lines.length < count ? next : Promise.race([next, silence]))
    if (typeof piece === 'string') end = piece
    else if (piece.length > 0) lines.push(escapeBytes(piece))
  }
  if (end === '(open)') leave()
  const body = isInPieces ? lines : [lines.join('')].filter((line) => line !== '')
  return [`${status} ${type}`, ...body, ...(end === '' ? [] : [end])].join('\n')
}

function escapeBytes(bytes: Buffer): string {
  const escaped = bytes.toString('latin1').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
  return escaped.replaceAll(/[\x80-\xff]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16)}`)
}

/** What the page says, with `…` for anything. */
function toPattern(received: string): RegExp {
  const literal = received.trimEnd().replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return new RegExp(`^${literal.replaceAll('…', '.*')}$`, 's')
}

const transports = await serveBothTransports()
const runs = transports.flatMap(([name, served]) => [0, 1].map((speed) => ({ name, speed, served })))

describe.each(runs)('$name, at speed $speed', ({ name, speed, served }) => {
  /** What arrives, and what the journal says it comes from. */
  async function receive({ title, scenario, received, ...report }: Report) {
    const sandbox = `at-${speed}-${reports.findIndex((other) => other.title === title)}`
    const { scenarios, clock, control } = served.sandboxes.get(sandbox)
    clock.setSpeed(speed)
    scenarios.replace((await scenariosFrom(`scenarios:\n${scenario}`)).current)
    const [path, body] = getRequest(report)
    const authorization = `Bearer sk-test~${sandbox}`
    const headers = { authorization, 'anthropic-version': '1', 'content-type': 'application/json' }
    const send = name === 'in process' ? sendInProcess : sendOverSocket
    const reply = await send({ url: served.baseUrl + path, fetch: served.fetch, headers, body })
    const isInPieces = /reply:|\[split\]/.test(scenario)
    const [, ...lines] = received.split('\n(open)')[0]?.split('\n') ?? []
    const arrived = await describeReply(reply, received.includes('(open)') ? lines.length : Infinity, isInPieces)
    return { arrived, origins: control.journal.get(1)?.answeredBy.map(({ kind }) => kind) }
  }

  // All are sent at once, as some answers take their time.
  const replies = new Map<Report, ReturnType<typeof receive>>()
  beforeAll(() => {
    for (const report of reports) replies.set(report, receive(report))
  })

  test.each(reports)('$title', async (report) => {
    // What `fetch` cannot decode is an error in place of the body.
    const isUnreadable = name === 'in process' && report.scenario.includes('content-encoding')
    const expected = isUnreadable ? report.received.replace(/\n.*/, '\n(cut)') : report.received
    const reply = await replies.get(report)
    expect(reply?.arrived).toMatch(toPattern(expected))
    // The findings of such a reply are information.
    expect(reply?.origins).toContainEqual(expect.stringMatching(/^(scripted|fault)$/))
  })
})
