import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { APIError as AnthropicError } from '@anthropic-ai/sdk'
import { createControl } from 'gatewright'
import { describe, expect, test } from 'vitest'
import { createClients } from '../../sdk/clients.ts'
import { testFolder } from '../../support/temporary-folder.ts'
import { openScenarioFiles } from '../gateway-readers.ts'
import {
  getSender,
  scenariosFrom,
  sharedMock,
  sharedMockInProcess,
  testMock,
  testMockInProcess,
} from '../serve-mock.ts'

const scenarios = await scenariosFrom(`
scenarios:
  - name: the edge answers
    match: { text: edge }
    answer:
      reply: { status: 529, headers: { content-type: text/html, x-try: 7, set-cookie: [a=1, b=2] }, body: <h1>Overloaded</h1> }
  - name: json
    match: { text: json }
    answer: { reply: { status: 402, json: { error: { message: Pay first. } } } }
  - name: no body
    match: { text: nothing }
    answer: { reply: { status: 204 } }
  - name: events
    match: { text: events }
    answer:
      reply:
        framing: { lineEnd: crlf, names: false, bom: true }
        events: [{ comment: alive }, { wait: 5 }, { event: a, id: '1', retry: 9, data: "two\\nlines" }, { event: b, data: { x: null } }]
  - name: chunks
    match: { text: pieces }
    answer: { reply: { headers: { content-type: text/event-stream }, chunks: ['data: {"a":"', { base64: w6k= }, { base64: 4oI= }, { wait: 1 }, { base64: rA== }, "\\"}\\n\\n"] } }
  - name: cut
    match: { text: broken }
    answer: { reply: { events: [{ event: response.created, data: {} }], end: cut } }
  - name: cut at once
    match: { text: headless }
    answer: { reply: { status: 200, headers: { x-sent: yes }, end: cut } }
  - name: never
    match: { text: endless }
    answer: { reply: { events: [{ data: '{not json' }], end: never } }
  - name: patched
    match: { text: patched }
    answer:
      text: Hi
      patch: { $.usage: null, '$.output[*].status': weird, $.added: { a: 1 }, $.__proto__: 1, response.completed: { $.response.status: odd } }
      remove: { response.completed: ['$.response.output[0]', $.response.usage] }
  - name: removed
    match: { operation: generateContent, text: bare }
    answer: { remove: ['$.candidates[*].content'] }
  - name: removed in any order
    match: { text: shortened }
    answer: { text: Hi, patch: { $.output: [a, b, c, d] }, remove: ['$.output[1,0,0]'] }
  - name: no arguments
    match: { text: an empty call }
    answer: { calls: [{ name: f, arguments: '' }] }
  - name: raw arguments
    match: { text: half a call }
    answer: { calls: [{ name: f, arguments: '{"a":' }] }
`)

const overSocket = await sharedMock({ scenarios, log: () => {} })
const inProcess = await sharedMockInProcess({ scenarios, keys: ['sk-test'] })
const { openai, anthropic, google } = createClients(overSocket)

const input = (prompt: string, stream = false) => ({ json: { model: 'gw-text-large', input: prompt, stream } })

describe.each([
  ['over a socket', getSender({ ...overSocket, fetch })],
  ['in process', getSender(inProcess)],
])('%s', (_, send) => {
  const ask = (prompt: string, stream = false) => send('/v1/responses', input(prompt, stream))
  const readChunks = async (reply: Response) => {
    const chunks: Buffer[] = []
    for await (const chunk of reply.body ?? []) chunks.push(Buffer.from(chunk))
    return chunks.filter(({ length }) => length > 0)
  }

  test('a reply has the status, the headers and the body that are written', async () => {
    const reply = await ask('edge')
    expect([reply.status, await reply.text()]).toEqual([529, '<h1>Overloaded</h1>'])
    const headers = { 'content-type': 'text/html', 'content-length': '19', 'x-try': '7' }
    expect(Object.fromEntries(reply.headers)).toMatchObject(headers)
    expect(reply.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(await (await ask('json')).json()).toEqual({ error: { message: 'Pay first.' } })
    expect([(await ask('nothing')).status, await (await ask('nothing')).text()]).toEqual([204, ''])
  })

  test('events are framed as it says', async () => {
    const chunks = await readChunks(await ask('events', true))
    const second = 'id: 1\r\nretry: 9\r\ndata: two\r\ndata: lines\r\n\r\n'
    expect(chunks.map(String)).toEqual(['\ufeff', ': alive\r\n\r\n', second, 'data: {"x":null}\r\n\r\n'])
  })

  test('every chunk arrives alone, also half a character', async () => {
    const chunks = await readChunks(await ask('pieces', true))
    const bytes = ['data: {"a":"', 'é', [0xe2, 0x82], [0xac], '"}\n\n'].map((piece) => Buffer.from(piece as string))
    expect(chunks).toEqual(bytes)
  })

  test('a cut breaks the connection after the head', async () => {
    for (const prompt of ['broken', 'headless']) {
      const reply = await ask(prompt, true)
      expect(reply.status).toBe(200)
      await expect(reply.text()).rejects.toThrow('terminated')
    }
  })

  test('a reply without an end stays open until the client leaves', async () => {
    const leaving = new AbortController()
    const reply = await send('/v1/responses', { ...input('endless', true), signal: leaving.signal })
    const reader = reply.body?.getReader()
    await expect(reader?.read()).resolves.toMatchObject({ done: false })
    const next = reader?.read()
    leaving.abort()
    await expect(next).rejects.toThrow('abort')
  })

  test('a patch changes a whole reply, and the events of a stream by name', async () => {
    const whole = (await (await ask('patched')).json()) as object
    expect(whole).toMatchObject({ usage: null, output: [{ status: 'weird', role: 'assistant' }], added: { a: 1 } })
    expect(Object.hasOwn(whole, '__proto__')).toBe(true)
    const lines = (await (await ask('patched', true)).text()).split('\n').filter((line) => line.startsWith('data: '))
    const { response } = JSON.parse(lines.at(-1)?.slice(6) ?? '')
    expect(response).toMatchObject({ status: 'odd', output: [] })
    expect(response).not.toHaveProperty('usage')
  })
})

test('a path removes what it selects, in any order and once', async () => {
  const reply = await getSender(inProcess)('/v1/responses', input('shortened'))
  expect(await reply.json()).toMatchObject({ output: ['c', 'd'] })
})

test('pieces are chunks of HTTP, byte by byte', async () => {
  const { port } = new URL(overSocket.baseUrl)
  const body = JSON.stringify(input('pieces', true).json)
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `POST /v1/responses HTTP/1.1\r\nhost: a\r\nconnection: close\r\nauthorization: Bearer ${overSocket.key}\r\n` +
      `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  )
  const [, sent] = (await text(socket.setEncoding('latin1'))).split('\r\n\r\n', 2)
  expect(sent).toBe('c\r\ndata: {"a":"\r\n2\r\n\xc3\xa9\r\n2\r\n\xe2\x82\r\n1\r\n\xac\r\n4\r\n"}\n\n\r\n0')
})

test('the official clients raise the errors that such a reply deserves', async () => {
  const edge = openai.responses.create({ model: 'gw-text-large', input: 'edge' })
  await expect(edge).rejects.toMatchObject({ status: 529 })
  const broken = async () => {
    for await (const _ of await openai.responses.create({ model: 'gw-text-large', input: 'broken', stream: true }));
  }
  await expect(broken()).rejects.toThrow('terminated')
  const message = { model: 'gw-text-large', max_tokens: 9, messages: [{ role: 'user' as const, content: 'edge' }] }
  await expect(anthropic.messages.create(message)).rejects.toBeInstanceOf(AnthropicError)
  const { candidates } = await google.models.generateContent({ model: 'gw-text-large', contents: 'bare' })
  expect(candidates?.[0]).toMatchObject({ finishReason: 'STOP' })
  expect(candidates?.[0]).not.toHaveProperty('content')
  const called = await openai.responses.create({ model: 'gw-text-large', input: 'half a call' })
  expect(called.output).toMatchObject([{ type: 'function_call', arguments: '{"a":' }])
})

test('empty arguments are sent as they are, where the format has a string for them', async () => {
  const ask = { model: 'gw-text-large', input: 'an empty call' }
  const { output } = await openai.responses.create(ask)
  expect(output).toMatchObject([{ type: 'function_call', arguments: '' }])
  const events = await Array.fromAsync(await openai.responses.create({ ...ask, stream: true }))
  expect(events.filter(({ type }) => type.includes('arguments'))).toMatchObject([{ arguments: '' }])
  const messages = [{ role: 'user' as const, content: ask.input }]
  const scenario = { name: 'a', answer: { calls: [{ name: 'f', arguments: '' }] } }
  const chat = await testMockInProcess({ chatCompletions: true, scenarios: [scenario], log: () => {} })
  const { choices } = await createClients(chat).openai.chat.completions.create({ model: ask.model, messages })
  expect(choices[0]?.message.tool_calls).toMatchObject([{ function: { name: 'f', arguments: '' } }])
  const message = { model: 'gw-text-large', max_tokens: 99, messages }
  const deltas = await Array.fromAsync(await anthropic.messages.create({ ...message, stream: true }))
  expect(deltas.map(({ type }) => type)).not.toContain('content_block_delta')
  // The others have an object.
  expect((await anthropic.messages.create(message)).content).toMatchObject([{ type: 'tool_use', input: {} }])
  const { functionCalls } = await google.models.generateContent({ model: 'gw-text-large', contents: ask.input })
  expect(functionCalls).toMatchObject([{ name: 'f', args: {} }])
})

test('a whole reply has ended when a client with its length leaves', async () => {
  const body = JSON.stringify(input('edge').json)
  const head = `host: a\r\nauthorization: Bearer ${overSocket.key}~leaver\r\ncontent-type: application/json`
  const request = `POST /v1/responses HTTP/1.1\r\n${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`
  // A client in this process would be late.
  const client = `
    const socket = require('node:net').connect(${new URL(overSocket.baseUrl).port}, '127.0.0.1')
    socket.on('data', (bytes) => String(bytes).endsWith('</h1>') && socket.destroy()).write(${JSON.stringify(request)})`
  await promisify(execFile)(process.execPath, ['-e', client])
  const control = createControl({ baseUrl: overSocket.baseUrl, sandbox: 'leaver' })
  const read = async () => (await control.listRequests()).requests[0]?.ended
  await expect.poll(read).not.toBe('running')
  expect(await read()).toBe('answered')
})

test('a change that finds nothing to change is in the journal, and in the log', async () => {
  const logged: string[] = []
  const missing = {
    name: 'missing',
    answer: {
      text: 'Hi',
      patch: {
        '$.usage.total_tokens': 1,
        '$.incomplete_details.reason': 1,
        'response.completed': { '$.response.error.code': 'odd' },
      },
      remove: { 'response.failed': ['$.response'], 'response.completed': ['$.response.usage', '$.response.output[7]'] },
    },
  }
  const log = (message: string, cause: unknown) => void logged.push(`${message} ${cause}`)
  const mock = await testMockInProcess({ scenarios: [missing], log })
  await (await getSender(mock)('/v1/responses', input('a'))).text()
  await (await getSender(mock)('/v1/responses', input('a', true))).text()
  const { requests } = await mock.control.listRequests()
  const notes = requests.map(({ verdicts }) => verdicts.filter(({ rule }) => rule === 'scenario'))
  const places = [
    'patch response.completed $.response.error.code',
    'remove response.failed $.response',
    'remove response.completed $.response.output[7]',
  ]
  expect(notes.map((verdicts) => verdicts.map(({ place }) => place))).toEqual([
    ['patch $.incomplete_details.reason'],
    expect.arrayContaining(places),
  ])
  expect(notes[1]).toHaveLength(3)
  expect(notes.flat().every(({ verdict }) => verdict === 'scripted')).toBe(true)
  expect(logged[0]).toBe(
    'Warning: scenario "missing" changes nothing by patch $.incomplete_details.reason: the answer has no such place.',
  )
})

test('the journal says that the reply is scripted, and its findings are information', async () => {
  const mock = await testMockInProcess({ scenarios })
  await getSender(mock)('/v1/responses', input('patched'))
  const { requests } = await mock.control.listRequests()
  expect(requests[0]?.answeredBy).toMatchObject([{ kind: 'scripted', name: 'patched' }])
  const scripted = expect.objectContaining({ verdict: 'scripted', place: 'body output[0].status' })
  expect(requests[0]?.verdicts).toContainEqual(scripted)
})

describe('a reply of 1,000 waits', () => {
  const waits = '{ wait: 60000 }, '.repeat(1000)
  const scenario = `{ name: a, answer: { reply: { chunks: [a, ${waits} b] } } }`

  test('takes no time at speed 0', async () => {
    const source = await scenariosFrom(`scenarios: [${scenario}]`)
    for (const mock of [await testMock({ scenarios: source }), await testMockInProcess({ scenarios: source })])
      expect(await (await mock.request('/v1/models')).text()).toBe('ab')
  })

  test('ends when its client leaves', async () => {
    const source = await scenariosFrom(`scenarios: [${scenario}]`)
    for (const mock of [
      await testMock({ scenarios: source, speed: 1 }),
      await testMockInProcess({ scenarios: source, speed: 1 }),
    ]) {
      const leaving = new AbortController()
      const reply = await mock.request('/v1/models', { signal: leaving.signal })
      const reader = reply.body?.getReader()
      expect(Buffer.from((await reader?.read())?.value ?? [])).toEqual(Buffer.from('a'))
      leaving.abort()
      const read = async () => (await mock.control.listRequests()).requests[0]?.ended
      await expect.poll(read).toBe('closed-early')
    }
  })
})

describe('a file', () => {
  const open = (file: string, page: string | Buffer = '<p>é</p>') => {
    const folder = testFolder()
    mkdirSync(join(folder, 'scripted'))
    writeFileSync(join(folder, 'scripted/page.html'), page)
    writeFileSync(join(folder, 'secret'), 'x')
    symlinkSync(join(folder, 'secret'), join(folder, 'scripted/link'))
    const path = join(folder, 'scripted/scenarios.yaml')
    writeFileSync(path, `scenarios:\n  - name: a\n    answer: { reply: { file: '${file}' } }\n`)
    return openScenarioFiles([path])
  }

  test('of the folder is the body', async () => {
    const mock = await testMockInProcess({ scenarios: await open('page.html') })
    const reply = await getSender(mock)('/v1/models')
    expect([reply.headers.get('content-length'), await reply.text()]).toEqual(['9', '<p>é</p>'])
  })

  test('of 10 MB is sent whole, over a socket and in process', async () => {
    const page = Buffer.alloc(10 * 1024 * 1024, '0123456789')
    const scenarios = await open('page.html', page)
    for (const mock of [await testMock({ scenarios }), await testMockInProcess({ scenarios })])
      expect(page.equals(Buffer.from(await (await mock.request('/v1/models')).arrayBuffer()))).toBe(true)
  })

  test.each([
    ['../secret', 'must be in the folder of the scenarios'],
    ['/etc/hostname', 'must be in the folder of the scenarios'],
    ['link', 'must be in the folder of the scenarios'],
    ['.', 'must be a file'],
    ['none', 'cannot be read: no such file'],
  ])('%s is refused', async (file, message) => {
    await expect(open(file)).rejects.toThrow(`scenarios.yaml:3:24: scenarios[0].answer.reply.file: ${message}.`)
  })

  test('is refused where no folder is known', async () => {
    const added = inProcess.control.addScenarios({ scenarios: [{ name: 'a', answer: { reply: { file: 'a' } } }] })
    await expect(added).rejects.toThrow('only a scenario file can name a file; write `body`')
  })
})
