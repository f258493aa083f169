import { appendFileSync, readdirSync, readFileSync, statSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readRecording as readStored } from '../../../proxy/recording/read-recording.ts'
import { closeAfterTest } from '../../support/close-after.ts'
import { startServer } from '../../support/local-server.ts'
import { testFolder } from '../../support/temporary-folder.ts'
import { recordFrom } from './recording.ts'

const secrets = {
  key: 'sk-live-51Habc+/=DEF',
  apiKey: 'anthropic-secret-000111',
  googleKey: 'AIzaSyD-google/secret',
  queryKey: 'AIzaSyD+query&secret',
  cookie: 'session-cookie-value-1',
  reply: 'reply-cookie-value-22',
  callbackToken: 'callback-token-value-9',
  signature: 'sha256=feedfacecafebeef',
  custom: 'custom-key-value-777',
  userInfo: 'user:hunter2@password',
  signedUrl: '0123456789abcdef0123456789abcdef',
  field: 'body-field-señal-33',
  afterAt: 'rest-of-password',
}

/** A deployment that echoes requests. */
const indiscreet: RequestListener = (request, response) => {
  const received: Buffer[] = []
  request.on('data', (bytes: Buffer) => received.push(bytes))
  request.on('end', () => {
    const target = request.url ?? ''
    const printed = [JSON.stringify(request.headers), decodeURIComponent(target), target, Buffer.concat(received)]
    const { searchParams } = new URL(request.url ?? '', 'http://x')
    const url = `https://cdn.example/video.mp4?X-Amz-Signature=${secrets.signedUrl}&size=9`
    const isStream = request.url?.includes('stream')
    response.setHeader('set-cookie', `id=${secrets.reply}; Path=/; HttpOnly`)
    response.setHeader('x-webhook-signature', secrets.signature)
    response.setHeader('content-type', isStream ? 'text/event-stream' : 'application/json')
    const all = { printed: printed.map(String), key: searchParams.get('key'), url, cookie: secrets.reply }
    const text = JSON.stringify(all)
    if (!isStream) return void response.end(text)
    // A secret split across two chunks.
    const line = `data: ${text}\n\n`
    const middle = line.indexOf(secrets.key) + 5
    response.write(line.slice(0, middle), () => response.end(line.slice(middle)))
  })
}

const body = {
  model: 'gw-video-1',
  prompt: 'A lighthouse',
  image: `https://other:hunter3@${secrets.afterAt}@img.example/a.png`,
  metadata: { callback_url: `https://${secrets.userInfo}@hooks.example/done?token=${secrets.callbackToken}` },
  notifyHook: `https://hooks.example/image?t=${secrets.callbackToken}&n=1`,
  api_key: secrets.field,
}

const headers = {
  'content-type': 'application/json',
  authorization: `Bearer ${secrets.key}`,
  'x-api-key': secrets.apiKey,
  'x-goog-api-key': secrets.googleKey,
  'x-custom-key': secrets.custom,
  cookie: `sid=${secrets.cookie}; theme=dark`,
  'x-callback-signature': secrets.signature,
  'x-title': 'kept',
}

/** The whole content of a recording as a string. */
function readRecording(path: string): string {
  if (statSync(path).isFile()) return readFileSync(path, 'utf8')
  return readdirSync(path)
    .map((name) => readFileSync(join(path, name), 'latin1'))
    .join('\n')
}

test.each(['recording', 'recording.jsonl'])('%s contains no secret', async (name) => {
  const deployment = await closeAfterTest(startServer(indiscreet))
  const recorder = await recordFrom(deployment.url, join(testFolder(), name))
  const query = `key=${encodeURIComponent(secrets.queryKey)}`
  for (const path of ['/v1/video/generations', '/v1/other', '/v1beta/models/m:streamGenerateContent']) {
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const reply = await fetch(`${recorder.baseUrl}${path}?${query}`, init)
    // The client gets the unmasked reply.
    expect(await reply.text()).toContain(secrets.key)
  }
  await recorder.settled()
  const recording = readRecording(recorder.recording)
  const forms = Object.entries(secrets).flatMap(([each, secret]) => [
    [each, secret] as const,
    [each, encodeURIComponent(secret)] as const,
    [each, Buffer.from(secret).toString('base64').replace(/=+$/, '')] as const,
  ])
  expect(forms.filter(([, secret]) => recording.includes(secret)).map(([each]) => each)).toEqual([])
  for (const kept of ['kept', 'A lighthouse', 'hooks.example/done?', 'cdn.example/video.mp4', 'size=9'])
    expect(recording).toContain(kept)
  expect(recording).toContain('Bearer removed')
})

test('masked values keep their length, so that a stream keeps its chunks', async () => {
  const deployment = await closeAfterTest(startServer(indiscreet))
  const recorder = await recordFrom(deployment.url)
  const reply = await fetch(`${recorder.baseUrl}/v1/stream`, { method: 'POST', headers, body: '{}' })
  const sent = await reply.text()
  await recorder.settled()
  const [file = ''] = readdirSync(recorder.recording)
  const { chunks } = JSON.parse(readFileSync(join(recorder.recording, file), 'utf8')).reply.body
  expect(chunks).toHaveLength(2)
  expect(chunks.map(({ text }: { readonly text: string }) => text).join('')).toHaveLength(sent.length)
})

test('a repeated name of a query keeps all its values, each without its secret', async () => {
  const deployment = await closeAfterTest(startServer((_, response) => response.end(secrets.custom)))
  const recorder = await recordFrom(deployment.url)
  const { custom, queryKey } = secrets
  const query = new URLSearchParams([
    ['f', 'a'],
    ['f', queryKey],
    ['key', custom],
    ['key', queryKey],
    ['g', ''],
  ])
  await (await fetch(`${recorder.baseUrl}/v1/models?${query}`)).text()
  await recorder.settled()
  const [recorded] = readStored(recorder.recording, '--replay').exchanges
  const masked = '*'.repeat(queryKey.length)
  expect(recorded?.exchange.request.query).toEqual({ f: ['a', masked], key: ['removed', 'removed'], g: '' })
  expect(readRecording(recorder.recording)).not.toContain(custom)
})

test('an exchange is appended atomically, and an incomplete line is removed', async () => {
  const deployment = await closeAfterTest(startServer(indiscreet))
  const recording = join(testFolder(), 'recording.jsonl')
  const once = async () => {
    const recorder = await recordFrom(deployment.url, recording)
    await (await fetch(`${recorder.baseUrl}/v1/models`)).text()
    await recorder.close()
  }
  await once()
  appendFileSync(recording, '{"recording":1,"number":2,"requ')
  await once()
  const lines = readFileSync(recording, 'utf8').split('\n')
  expect(lines.pop()).toBe('')
  expect(lines.map((line) => JSON.parse(line).number)).toEqual([1, 2])
})

test('exchanges that cannot be recorded are forwarded and reported', async () => {
  const deployment = await closeAfterTest(startServer(indiscreet))
  const { baseUrl, printed, close } = await recordFrom(deployment.url, undefined, { maxBytes: 200_000 })
  const send = (sent: string) => fetch(`${baseUrl}/v1/responses`, { method: 'POST', headers, body: sent })
  const long = await (await send(JSON.stringify('x'.repeat(200_000)))).text()
  expect(long.length).toBeGreaterThan(200_000)
  const deep = await (await send(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)).text()
  expect(deep.length).toBeGreaterThan(100_000)
  await close()
  expect(printed[0]).toBe('exchange 1 is not in the recording: it has more than 200000 bytes.')
  expect(printed[1]).toContain('exchange 2 is not in the recording: ')
})
