import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { readDocumentContract } from '../../../generators/document-contract.ts'
import { ExchangeJudge } from '../../../runtime/judge/exchange.ts'
import { describeFinding, type Finding } from '../../../runtime/judge/finding.ts'
import { closeAfterTest } from '../../support/close-after.ts'
import { startServer } from '../../support/local-server.ts'
import { runSuite, type SuiteRun } from '../run-suite.ts'

const spec = 'test/generators/documents/openapi-3.2-streams.yaml'

type Body = readonly [contentType: string, text: string]

/** What a right server sends. */
const right: Readonly<Record<string, Body>> = {
  '/answers': [
    'text/event-stream',
    'event: word\ndata: {"text":"a"}\n\n: a comment\n\nevent: word\ndata: {"text":\ndata: "b"}\n\nevent: stopped\ndata: {"words":2}\n\nevent: end\ndata: [DONE]\n\n',
  ],
  '/headlines': [
    'text/event-stream',
    'retry: 3000\n\nid: h1\nretry: 100\ndata: {"title":"A"}\n\nevent: any\nid: h2\ndata: {"title":"B","urgent":true}\n\n',
  ],
  '/log': ['application/jsonl', '{"line":"a"}\n\n{"line":"b","level":"info"}'],
  '/search': ['application/jsonl', '{"line":"a"}'],
  '/archive': ['application/json-seq', '\u001e{"line":"a"}\n\u001e{"line":"b","level":"info"}\n'],
  '/album': [
    'multipart/mixed; boundary="x y"',
    '--x y\r\nContent-Type: application/json\r\n\r\n{"line":"a"}\r\n--x y\r\ncontent-type: application/json\r\n\r\n{"line":"b"}\r\n--x y--\r\n',
  ],
}

const methods: Readonly<Record<string, string>> = { '/answers': 'POST', '/search': 'QUERY' }

/** A server with one planted error: another body at one path. It answers in JSON unless a stream is asked for, and at the path `json`. */
function makeServer(
  planted: Readonly<Record<string, string>> = {},
  { streams = true, json = '' } = {},
): RequestListener {
  return async (request, response) => {
    const path = request.url ?? ''
    const [contentType, text] = right[path] ?? ['', '']
    const sent = Buffer.concat(await request.toArray()).toString()
    const { pathname } = new URL(path, 'http://localhost')
    if (request.method !== (methods[path] ?? 'GET') || pathname !== path || contentType === '')
      return void response.writeHead(contentType === '' ? 404 : 405).end()
    if (path === '/answers' && !isQuestion(sent)) return void response.writeHead(400).end()
    const isWhole =
      path === json || (path === '/answers' && !(streams && request.headers.accept?.includes('event-stream')))
    response.writeHead(200, { 'content-type': isWhole ? 'application/json' : contentType })
    response.end(isWhole ? (planted[json] ?? '{"text":"a b"}') : (planted[path] ?? text))
  }
}

function isQuestion(text: string): boolean {
  try {
    const { question, stream = true } = JSON.parse(text)
    return typeof question === 'string' && typeof stream === 'boolean'
  } catch {
    return false
  }
}

async function judge(listener: RequestListener): Promise<SuiteRun> {
  const { url } = await closeAfterTest(startServer(listener))
  return runSuite(['--spec', spec, '--target', url, '--only', '**/example/*'])
}

test('a server that sends its streams as described conforms', async () => {
  const { exitCode, out } = await judge(makeServer())
  expect(out).toMatch(/The gateway conforms to the contract\.\n$/)
  expect(exitCode).toBe(0)
})

test('the mock conforms, with random requests too', async () => {
  const { exitCode, out } = await runSuite(['--spec', spec, '--target', 'mock', '--fuzz', '5', '--seed', '1'])
  expect(out).toMatch(/The gateway conforms to the contract\.\n$/)
  expect(exitCode).toBe(0)
})

test('a stream that never comes is counted as not judged', async () => {
  const { out } = await judge(makeServer({ '/log': '' }, { streams: false }))
  expect(out).toContain('POST /answers: no text/event-stream reply with an item came: its stream is not judged')
  expect(out).toContain('GET /log: no application/jsonl reply with an item came: its stream is not judged')
  expect(out).toMatch(/But 2 operations were not tested, or not wholly: see above\.\n$/)
})

test.each([
  ['/headlines', 'text/event-stream'],
  ['/log', 'application/jsonl'],
  ['/archive', 'application/json-seq'],
  ['/album', 'multipart/mixed'],
])(
  'a whole reply of JSON at %s, which declares only a stream, is a violation that names %s',
  async (path, declared) => {
    const { exitCode, out } = await judge(makeServer({}, { json: path }))
    expect(out).toContain(`reply header content-type: must be ${declared}, got application/json [content-type]`)
    expect(exitCode).toBe(1)
  },
)

test('the JSON is judged where the document declares both', async () => {
  const { exitCode, out } = await judge(makeServer({ '/answers': '{"words":"a b"}' }, { json: '/answers' }))
  expect(out).toContain('reply body text: is required [required]')
  expect(exitCode).toBe(1)
})

test('items that the document does not describe, or not so that they can be read, are counted as not judged', async () => {
  const forms = 'test/generators/documents/openapi-3.2-stream-forms.yaml'
  const { exitCode, out } = await runSuite(['--spec', forms, '--target', 'mock', '--only', '**/example/*'])
  expect(out).toContain('GET /open: the items of its text/event-stream reply are not checked')
  expect(out).toContain('GET /unknown: the items of its application/x-items reply are not checked')
  expect(out).toMatch(/But 2 operations were not tested, or not wholly: see above\.\n$/)
  expect(exitCode).toBe(0)
})

const word = 'event: word\ndata: {"text":"a"}\n\n'
const headline = 'id: h1\ndata: {"title":"A"}\n\n'
const part = (json: string, type = 'application/json') => `--x y\r\ncontent-type: ${type}\r\n\r\n${json}\r\n`

/** The path with the planted error, what is sent there, the finding, and the line of the document. */
const planted: readonly (readonly [path: string, body: string, finding: string, line: number])[] = [
  [
    '/answers',
    'event: wrod\ndata: {}\n\n',
    'event 1 wrod: is no event of the stream: expected word, done, stopped or end, got "wrod" [event-name]',
    20,
  ],
  ['/answers', 'data: {"text":"a"}\n\n', 'event 1: matches no form of an event: event is required [schema]', 20],
  ['/answers', `${word}event: word\ndata: {}\n\n`, 'event 2 word data.text: is required [schema]', 24],
  [
    '/answers',
    'event: done\ndata: {"words":"2"}\n\n',
    'event 1 done data.words: must be an integer, got "2" [schema]',
    29,
  ],
  ['/answers', 'event: word\ndata: {"text":\n\n', 'event 1 word data: is not JSON: "{\\"text\\":" [json]', 24],
  ['/answers', `${word}event: end\ndata: [END]\n\n`, 'event 2 end data: must be "[DONE]", got "[END]" [schema]', 34],
  ['/headlines', `${headline}data: [DONE]\n\n`, 'event 2 message data: is not JSON: "[DONE]" [json]', 44],
  ['/answers', `${word}event: done\n\n`, 'event 2: an event has no `data:` line: clients ignore it [framing]', 20],
  ['/answers', 'event: word\ndata: {}', 'event 1: the last event does not end with a blank line [framing]', 20],
  ['/headlines', `${headline}data: {"title":"B"}\n\n`, 'event 2 message id: is required [schema]', 44],
  ['/headlines', 'id: 1\ndata: {"title":"A"}\n\n', 'event 1 message id: must match ^h[0-9]+$, got "1" [schema]', 44],
  ['/headlines', `retry: 5\n${headline}`, 'event 1 message retry: must be at least 100, got 5 [schema]', 44],
  ['/log', '{"line":"a"}\n{"line":\n', 'event 2: is not JSON: "{\\"line\\":" [json]', 62],
  ['/log', '{"line":"a"}\n{"line":2}\n', 'event 2 Entry line: must be a string, got 2 [schema]', 62],
  ['/log', '[{"line":"a"}]', 'event 1 Entry: must be an object, got an array [schema]', 62],
  ['/archive', '{"line":"a"}\n', 'event 1: the sequence does not start with a record separator (0x1e) [framing]', 69],
  ['/archive', '\u001e{"line":"a"}\n\u001e{"level":"info"}\n', 'event 2 Entry line: is required [schema]', 69],
  [
    '/album',
    `${part('{"line":"a"}')}${part('{"line":"b","level":"x"}')}--x y--`,
    'event 2 Entry level: must be one of "info", "warning", got "x" [schema]',
    78,
  ],
  [
    '/album',
    `${part('{"line":"a"}')}${part('b', 'text/plain')}--x y--`,
    'event 2: a part must be JSON, and its content type is "text/plain" [framing]',
    78,
  ],
  ['/album', part('{"line":"a"}'), 'event 1: the last part does not end with the closing boundary [framing]', 78],
]

const judged = (await readDocumentContract(spec, () => {})).judged

test.each(planted)('the judge of the proxy sees in bytes of %s that come one by one: %j: %s', (path, body, finding) => {
  const findings: Finding[] = []
  const head = { method: methods[path] ?? 'GET', path, query: {}, headers: {} }
  const judge = new ExchangeJudge(judged, head, { onFinding: (finding) => findings.push(finding) })
  const reply = judge.takeReply(200, right[path]?.[0] ?? '')
  for (const byte of Buffer.from(body)) reply?.feed(Uint8Array.of(byte))
  reply?.end()
  expect(findings.map((found) => describeFinding(found)).join('\n')).toContain(`reply ${finding}`)
})

test.each(planted)('the suite names event and line in a reply of %s: %j: %s', async (path, body, finding, line) => {
  const { exitCode, out } = await judge(makeServer({ [path]: body }))
  expect(out).toContain(`reply ${finding}`)
  expect(out).toContain(`${spec}:${line}`)
  expect(exitCode).toBe(1)
})
