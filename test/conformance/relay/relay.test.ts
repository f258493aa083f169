import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { closeAfterTest } from '../../support/close-after.ts'
import { freePort, startServer } from '../../support/local-server.ts'
import { startPassThrough } from './pass-through.ts'
import { judgeGateway, listWrong } from './run-relay.ts'

const fast = ['--formats', 'messages', '--skip', '**/stall/*', '--skip', '**/size-refused/**', '--skip', '**/long/*']

test('a proxy that passes messages on is accused of nothing, and tells of both ends', async () => {
  const port = await freePort()
  const { url } = await closeAfterTest(startPassThrough(port, 'sk-upstream'))
  const verdicts = await judgeGateway(url, port, ...fast)
  expect(listWrong(verdicts)).toEqual([])
  expect(verdicts.length).toBeGreaterThan(80)
  const { moments = [] } = verdicts.find(({ case: { id } }) => id.endsWith('request/system')) ?? {}
  const told = moments.map(({ side, text }) => `${side} ${text.split(' ')[0]}`)
  expect(told.slice(0, 3)).toEqual(['client sent', 'upstream got', 'upstream sent'])
  expect(told.slice(3).sort()).toEqual(['client got', 'client got', 'upstream the'])
})

test('a format that the gateway does not serve is skipped with a reason', async () => {
  const port = await freePort()
  const { url } = await closeAfterTest(startPassThrough(port, 'sk-upstream', { serves: /messages/ }))
  const verdicts = await judgeGateway(url, port, '--only', 'relay/*/request/system', '--only', 'relay/*/request/all')
  expect(verdicts.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['passed', undefined],
    ...['generate-content', 'responses', 'chat-completions'].map((name) => [
      'skipped',
      `the gateway does not serve ${name} by this upstream: status 404`,
    ]),
  ])
})

const answerJson =
  (status: number, body: unknown): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

test.each([
  [
    'routes elsewhere',
    answerJson(200, { content: [{ type: 'text', text: 'hi' }] }),
    /^no request with our marks arrived at 127\.0\.0\.1:\d+: is a provider of the gateway pointed there\? .* answered messages with 200/,
  ],
  ['refuses the key', answerJson(401, { error: 'no' }), /refuses the key for messages: 401/],
  ['does not answer', ((request) => request.destroy()) as RequestListener, /does not answer: the connection failed/],
])('a gateway that %s is not judged', async (_, listener, message) => {
  const port = await freePort()
  const { url } = await closeAfterTest(startServer(listener))
  await expect(judgeGateway(url, port)).rejects.toThrow(message)
})

test('a gateway with a wrong key of the upstream is not judged', async () => {
  const port = await freePort()
  const { url } = await closeAfterTest(startPassThrough(port, 'sk-other'))
  await expect(judgeGateway(url, port)).rejects.toThrow(
    /with a wrong key: give the provider of the gateway the key sk-upstream/,
  )
})

test('a port that is taken is named', async () => {
  const { port, url } = await closeAfterTest(startServer(answerJson(200, {})))
  await expect(judgeGateway(url, port)).rejects.toThrow(`--upstream cannot listen on 127.0.0.1:${port}`)
})
