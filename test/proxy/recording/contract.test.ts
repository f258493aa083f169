import { spawnSync } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { gatewayContract } from 'gatewright/judge'
import { expect, test } from 'vitest'
import { readCommandLine } from '../../../cli/command-line.ts'
import { checkRecording } from '../../../proxy/recording/check-recording.ts'
import { closeAfterTest } from '../../support/close-after.ts'
import { startServer } from '../../support/local-server.ts'
import { testFolder } from '../../support/temporary-folder.ts'
import { begun, ended, list, message, models, sendEvent } from '../behind-proxy.ts'
import { recordFrom, replay } from './recording.ts'
import { listing, writeRecording } from './written-recording.ts'

/** Records a request to the deployment; returns the output of the recorder. */
async function record(listener: RequestListener, ask: (baseUrl: string) => Promise<Response>) {
  const { url } = await closeAfterTest(startServer(listener))
  const recorder = await recordFrom(url)
  await ask(recorder.baseUrl)
    .then((reply) => reply.text())
    .catch(() => undefined)
  await recorder.settled()
  return recorder
}

const list401 = { error: { message: 'No.', type: 'invalid_request_error', param: null, code: null } }

const askModels = (baseUrl: string) => fetch(`${baseUrl}/v1/models`, models)
const askStream = (baseUrl: string) => fetch(`${baseUrl}/v1/messages`, message(true))

function sendsJson(value: unknown, status = 200): RequestListener {
  return (_, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

function sendsEvents(...events: readonly { readonly type: string }[]): RequestListener {
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const event of events) sendEvent(response, event)
    response.end()
  }
}

const stop = { type: 'message_stop' }
const ask = 'exchange 1, POST /v1/messages 200: violation: reply'

test.each<readonly [string, RequestListener, (baseUrl: string) => Promise<Response>, readonly string[]]>([
  ['complies with the contract', sendsJson(list), askModels, []],
  [
    'leaves out what is required',
    sendsJson({ object: 'list' }),
    askModels,
    ['exchange 1, GET /v1/models 200: violation: reply body data: is required [schema]'],
  ],
  [
    'answers with no JSON',
    (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('<'),
    askModels,
    ['json'],
  ],
  [
    'answers with a status of its own',
    sendsJson(list401, 418),
    askModels,
    ['choice models-other-errors: reply status: listModels declares no reply of status 418 [undeclared-status]'],
  ],
  ['sends a stream in the declared order', sendsEvents(begun, ended, stop), askStream, []],
  ['omits the end of a stream', sendsEvents(begun, ended), askStream, [`${ask} end: expected message_stop`]],
  ['sends events as JSON', sendsJson({}), askStream, [`${ask} header content-type: must be text/event-stream`]],
  [
    'closes early',
    (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(`event: ${begun.type}\ndata: ${JSON.stringify(begun)}\n\n`, () => response.destroy())
    },
    askStream,
    [`${ask} body: the target closed the connection early [closed-early]`],
  ],
])('a deployment that %s', async (_, listener, act, expected) => {
  const { printed, recording } = await record(listener, act)
  expect(printed.length > 0).toBe(expected.length > 0)
  for (const [index, words] of expected.entries()) expect(printed[index]).toContain(words)
  // The replay reports the same.
  const replayed = await replay({ path: recording })
  expect(replayed.printed.map((line) => line.replace(/^.*?: /, ''))).toEqual(printed)
})

test('an invalid request is reported as accepted or refused', async () => {
  const wrong = (baseUrl: string) => fetch(`${baseUrl}/v1/models`)
  const taken = await record(sendsJson(list), wrong)
  expect(taken.printed).toEqual([
    expect.stringContaining('violation: request credential: the key is missing [credential]'),
    expect.stringContaining('violation: reply status: 200 to an invalid request [status]'),
  ])
  const refused = await record(sendsJson(list401, 401), wrong)
  expect(refused.printed).toEqual([
    expect.stringContaining('refused, violation: request credential: the key is missing'),
  ])
})

function check(path: string) {
  const args = ['cli/start.js', 'mock', '--check-recording', path]
  const { status, stdout, stderr } = spawnSync('node', args, { encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('a recording is checked offline, with an exit code', () => {
  const sound = writeRecording([listing('a')])
  expect(check(sound)).toMatchObject({ status: 0, stdout: `1 exchange in ${sound}: no violation of the contract.\n` })
  const broken = writeRecording([{ ...listing('a'), reply: { status: 200, body: { json: { object: 'list' } } } }])
  expect(check(broken)).toEqual({
    status: 1,
    stdout: `1 exchange in ${broken}: 1 violation of the contract.\n`,
    stderr: `${join(broken, '0001-exchange.json')}: exchange 1, GET /v1/models 200: violation: reply body data: is required [schema]\n`,
  })
  expect(check('/nowhere/recording')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('cannot read /nowhere/recording: no such file; use'),
  })
})

test.each([
  ['{\n"recording": 1,\n}', '3:1: Expected'],
  ['{"recording":2}', '1:2: recording: must be 1: the recording is from another version of the mock.'],
  ['{"recording":1,"request":{"method":"GET"}}', '1:16: request.path: is required.'],
  [
    '{"recording":1,"request":{"method":"GET","path":"/v1/models"},"reply":{"status":200,"headers":{"X-A":"b"}}}',
    '1:96: reply.headers.X-A: must be in lower case.',
  ],
  [
    '{"recording":1,"number":1,"request":{"method":"GET","path":"/v1/models","query":{},"headers":{}},"reply":{"status":"ok","atMs":0,"headers":{}},"end":"whole"}',
    '1:107: reply.status: must be an integer, got "ok".',
  ],
  [
    '{"recording":1,"number":1,"request":{"method":"GET","path":"/v1/models","query":{},"headers":{}},"reply":{"status":200,"atMs":0,"headers":{},"body":{"file":"x.bin"}},"end":"whole"}',
    'the file x.bin with a body is missing.',
  ],
])('an invalid file is reported: %s', (text, words) => {
  const path = testFolder()
  writeFileSync(join(path, '0001-x.json'), text)
  expect(() => checkRecording(gatewayContract, path)).toThrow(`${join(path, '0001-x.json')}:`)
  expect(() => checkRecording(gatewayContract, path)).toThrow(words)
})

test.each(['take.jsonl', '0001-x.json'])('%s that never ends is refused', (name) => {
  const folder = testFolder()
  symlinkSync('/dev/zero', join(folder, name))
  const path = name === 'take.jsonl' ? join(folder, name) : folder
  expect(() => checkRecording(gatewayContract, path)).toThrow(`cannot read ${path}: it is a device; use`)
})

test.each([
  [['--record', 'http://127.0.0.1:1'], '--record needs --recording'],
  [['--recording', 'x'], '--recording needs --record'],
  [['--record', 'http://x', '--check-recording', 'x'], '--record and --check-recording are mutually exclusive'],
  [['--normalise'], '--normalise needs --record'],
  [['--redact', 'a'], '--redact needs --record'],
  [['--replay-only'], '--replay-only needs --replay'],
  [['--replay-match', 'loose'], '--replay-match needs --replay'],
  [['--replay', 'x', '--replay-match', 'some'], '--replay-match takes strict or loose, not `some`.'],
  [
    ['--record', 'http://me:hunter2@x', '--recording', 'x'],
    '--record takes an http or https address without user name, password and query, not `http://***@x`.',
  ],
])('conflicting options are refused: %j', async (args, words) => {
  await expect(readCommandLine(['mock', ...args], {})).rejects.toThrow(words)
})
