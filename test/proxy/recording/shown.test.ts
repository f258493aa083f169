import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { readRecording } from '../../../proxy/recording/read-recording.ts'
import { getSender, testMock } from '../../mock/serve-mock.ts'
import { closeAfterTest } from '../../support/close-after.ts'
import { startServer } from '../../support/local-server.ts'
import { captureOutput, startCommand } from '../../support/start-command.ts'
import { testFolder } from '../../support/temporary-folder.ts'
import { message, sendEvent } from '../behind-proxy.ts'
import { recordFrom } from './recording.ts'

const prompt = 'Name a river. My key is sk-test-secret'

/** Sends a message, one as a stream, one that is refused, and one that names its model in the path. */
async function useDeployment(baseUrl: string, key: string) {
  const send = getSender({ baseUrl, key, fetch })
  const ask = { model: 'gw-text-large', input: prompt }
  await (await send('/v1/responses', { json: ask })).text()
  await (await send('/v1/responses', { json: { ...ask, stream: true } })).text()
  await (await send('/v1/responses', { json: { model: 5 } })).text()
  const contents = [{ parts: [{ text: 'Hi' }] }]
  await (await send('/v1beta/models/gw-text-large:generateContent', { json: { contents } })).text()
  await (await send('/nowhere')).text()
}

test('the recorder prints a line a request, with the file that is written', async () => {
  const deployment = await testMock({ keys: ['sk-test-secret'] })
  const folder = join(testFolder(), 'recording')
  const { stdout } = await captureOutput(async () => {
    const { baseUrl, close } = await startCommand(['mock', '--record', deployment.baseUrl, '--recording', folder])
    await useDeployment(baseUrl, 'sk-test-secret')
    await close()
    return 0
  })
  const lines = stripVTControlCharacters(stdout)
    .replaceAll(/^\S+ {2}/gm, '')
    .replaceAll(/[\d.]+ ms/g, 'MS')
    .trim()
    .split('\n')
  const file = (name: string) => join(folder, `${name}.json`)
  expect(lines.map((line) => line.replace(/\d+ events/, 'N events'))).toEqual([
    `200  POST /v1/responses  createResponse  MS  gw-text-large  ${file('0001-createResponse')}`,
    `200  POST /v1/responses  createResponse  MS  gw-text-large  N events  ${file('0002-createResponse')}`,
    `400  POST /v1/responses  createResponse  MS  ${file('0003-createResponse')}`,
    `200  POST /v1beta/models/gw-text-large:generateContent  generateContent  MS  gw-text-large  ${file('0004-generateContent')}`,
    `404  GET /nowhere  MS  ${file('0005-unknown')}`,
  ])
  for (const line of lines) expect(existsSync(line.split('  ').at(-1) ?? '')).toBe(true)
})

test('--log json prints the same facts as JSON, and --log off nothing', async () => {
  const deployment = await testMock()
  const run = (log: string) =>
    captureOutput(async () => {
      const recording = join(testFolder(), 'a.jsonl')
      const args = ['mock', '--record', deployment.baseUrl, '--recording', recording, '--log', log]
      const recorder = await closeAfterTest(startCommand(args))
      await (await fetch(`${recorder.baseUrl}/v1/models`, { headers: { 'x-api-key': 'sk-mock' } })).text()
      await recorder.close()
      return 0
    })
  const facts = JSON.parse((await run('json')).stdout)
  const file = expect.stringMatching(/a\.jsonl$/)
  expect(facts).toMatchObject({
    event: 'exchange',
    method: 'GET',
    path: '/v1/models',
    operation: 'listModels',
    status: 401,
    file,
  })
  expect((await run('off')).stdout).toBe('')
})

interface Listed {
  readonly requests: readonly object[]
}

test('the page has model, prompt, reply and events of what was recorded, without keys', async () => {
  const deployment = await testMock({ keys: ['sk-test-secret'] })
  const recorder = await recordFrom(deployment.baseUrl)
  await useDeployment(recorder.baseUrl, 'sk-test-secret')
  await recorder.settled()
  const read = async (path: string) => (await (await fetch(`${recorder.baseUrl}/__proxy/${path}`)).json()) as Listed
  const masked = prompt.replace(/sk-.*/, '**************')
  const { requests } = await read('journal')
  expect(requests).toMatchObject([
    { body: { model: 'gw-text-large', input: masked }, reply: { status: 'completed' }, stream: null },
    { body: { input: masked, stream: true }, reply: null, stream: { name: 'createResponse' } },
    { status: 400, body: { model: 5 }, reply: { error: {} } },
    { body: { contents: [{ parts: [{ text: 'Hi' }] }] }, reply: { candidates: [{}] } },
    { status: 404, operationId: null, body: null },
  ])
  expect(JSON.stringify(requests)).not.toContain('"data":')
  expect(await read('journal/2')).toMatchObject({
    stream: {
      events: expect.arrayContaining([
        expect.objectContaining({ data: expect.objectContaining({ sequence_number: 0 }) }),
      ]),
    },
  })
  for (const path of ['journal', 'journal/1', 'journal/2', 'state'])
    expect(JSON.stringify(await read(path))).not.toContain('sk-test-secret')
  expect(JSON.stringify(await read('state'))).not.toContain(masked)
})

test('an exchange is on the page while it runs, and reading it leaves the recording as it is', async () => {
  const [first, second] = [{ type: 'ping' }, { type: 'error', error: { type: 'overloaded_error', message: 'Busy.' } }]
  let end = () => {}
  const target = await closeAfterTest(
    startServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      sendEvent(response, first)
      end = () => {
        sendEvent(response, second)
        response.end()
      }
    }),
  )
  const recorder = await recordFrom(target.url)
  const read = async () => (await fetch(`${recorder.baseUrl}/__proxy/journal/1`)).json()
  const reply = await fetch(`${recorder.baseUrl}/v1/messages`, message(true))
  await expect.poll(read).toMatchObject({
    ended: 'running',
    headers: { 'x-api-key': 'removed' },
    body: { messages: [{ content: 'Hello' }] },
    stream: { count: 1, events: [{ event: 'ping', data: first }] },
  })
  end()
  await reply.text()
  await recorder.settled()
  expect(await read()).toMatchObject({
    ended: 'answered',
    outcome: 'failed',
    stream: { count: 2, failure: 'error: Busy.' },
  })
  const { exchanges } = readRecording(recorder.recording, '--replay')
  expect(JSON.stringify(exchanges)).toContain('Busy.')
})
