import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gatewayContract } from 'gatewright/judge'
import { expect, test } from 'vitest'
import { checkRecording } from '../../../proxy/recording/check-recording.ts'
import { testMock } from '../../mock/serve-mock.ts'
import { recordFrom, replay } from './recording.ts'

const path = '/v1/video/generations'
const headers = { 'content-type': 'application/json', authorization: 'Bearer sk-test' }

function ordering(callbackUrl: string, prompt: unknown = 'A lighthouse') {
  const json = { model: 'gw-video-1', prompt, metadata: { callback_url: callbackUrl } }
  return { method: 'POST', headers, body: JSON.stringify(json) }
}

/** Receivers of the callbacks. */
function postbox() {
  const received: string[] = []
  return { received, callbacks: { deliver: async ({ url }: { readonly url: string }) => void received.push(url) } }
}

/** A recording of two requests, one of which asks for a callback, and of a refused one. */
async function recorded(hook: string) {
  const deployment = await testMock({ callbacks: postbox().callbacks })
  const recorder = await recordFrom(deployment.baseUrl)
  for (const order of [ordering(hook), ordering(''), ordering(hook, 7)])
    await (await fetch(recorder.baseUrl + path, order)).arrayBuffer()
  await recorder.settled()
  return recorder
}

const hook = 'http://127.0.0.1:9/hook'
const expectedLine = `exchange 1, POST ${path} 200: unchecked: request body.metadata.callback_url: the callbacks to this address`

test('missing callbacks are reported when recording, checking and replaying, but fail no check', async () => {
  const recorder = await recorded(hook)
  const about = (lines: readonly string[]) => lines.filter((line) => line.includes('callback_url'))
  const checked = checkRecording(gatewayContract, recorder.recording)
  const { printed: printedAtReplay } = await replay({ path: recorder.recording })
  expect(checked.exitCode).toBe(0)
  for (const lines of [recorder.printed, checked.lines, printedAtReplay])
    expect(about(lines)).toEqual([expect.stringContaining(expectedLine)])
})

test('a replayed task sends no callback; without the recording the simulated task does', async () => {
  const recorder = await recorded(hook)
  const { received, callbacks } = postbox()
  const replayed = await replay({ path: recorder.recording, only: true }, { callbacks })
  expect((await fetch(replayed.baseUrl + path, ordering(hook))).status).toBe(200)
  const [file = ''] = readdirSync(recorder.recording)
  rmSync(join(recorder.recording, file))
  const without = await replay({ path: recorder.recording }, { callbacks })
  expect((await fetch(without.baseUrl + path, ordering(hook))).status).toBe(200)
  await expect.poll(() => received).toEqual([hook])
  expect(replayed.mock.sandboxes.get('').control.callbacks.count).toBe(0)
})

test.each([
  ['the same secret', 'http://127.0.0.1:9/hook?token=abcdefgh', 200],
  ['another one of its length', 'http://127.0.0.1:9/hook?token=ijklmnop', 200],
  ['one of another length', 'http://127.0.0.1:9/hook?token=abc', 404],
  ['another address', 'http://127.0.0.1:8/hook?token=abcdefgh', 404],
])('a request with masked parts matches the recording with %s: %s is %i', async (_, given, status) => {
  const recorder = await recorded('http://127.0.0.1:9/hook?token=abcdefgh')
  const { baseUrl } = await replay({ path: recorder.recording, only: true })
  expect((await fetch(baseUrl + path, ordering(given))).status).toBe(status)
})
