import type { Stream } from 'gatewright/core'
import { expect, test } from 'vitest'
import { listIllegalStreams } from '../../../mock/faults/corpus.ts'
import { gatewayMock } from '../../../mock/gateway-mock.ts'
import { parseEvents } from '../../../runtime/stream/read-events.ts'
import { judgeEvents } from '../../support/find-violations.ts'
import { sharedMockInProcess } from '../serve-mock.ts'

const illegalStreams = listIllegalStreams(gatewayMock)

const mock = await sharedMockInProcess()

const contents = { contents: [{ parts: [{ text: 'Hello' }] }] }
const question = { model: 'gw-text-large', max_tokens: 9, messages: [{ role: 'user', content: 'Hello' }], stream: true }
const requests: Readonly<Record<string, readonly [path: string, json: object]>> = {
  createMessage: ['/v1/messages', question],
  createResponse: ['/v1/responses', { model: 'gw-text-large', input: 'Hello', stream: true }],
  streamGenerateContentArray: ['/v1beta/models/gw-text-large:streamGenerateContent', contents],
  streamGenerateContentEvents: ['/v1beta/models/gw-text-large:streamGenerateContent?alt=sse', contents],
}

/** Requests a stream with a fault. */
function ask(stream: string, fault: string): Promise<Response> {
  const [path, json] = requests[stream] ?? expect.fail(`how is ${stream} asked for?`)
  return mock.request(path, { json, headers: { 'messages-version': '2023-06-01', prefer: `fault=${fault}` } })
}

/** Whether anything in a body breaks the declared order or a schema. */
function isIllegal(stream: Stream, body: string): boolean {
  const events =
    stream.framing === 'json-array'
      ? JSON.parse(body).map((data: unknown) => ({ event: '', data }))
      : parseEvents(body).map(({ event = '', data }) => ({ event, data: JSON.parse(data) }))
  return judgeEvents(stream, events).length > 0
}

test.each(illegalStreams)(
  '$stream.name $name is sent as a stream that breaks the contract',
  async ({ name, stream }) => {
    const reply = await ask(stream.name, name)
    expect(reply.status).toBe(200)
    expect(isIllegal(stream, await reply.text())).toBe(true)
  },
)

test('without a fault no stream is illegal', async () => {
  for (const stream of new Set(illegalStreams.map((each) => each.stream))) {
    const reply = await ask(stream.name, 'delay:0')
    expect(isIllegal(stream, await reply.text())).toBe(false)
  }
})

test('every event of every stream is in the corpus', () => {
  for (const stream of new Set(illegalStreams.map((each) => each.stream))) {
    const names = illegalStreams.filter((each) => each.stream === stream)
    for (const { name } of stream.events)
      expect(names.filter((each) => each.name.includes(`/${name}-`)).length, name).toBeGreaterThan(0)
  }
})

test('a stream of another family or an unknown one is refused', async () => {
  const other = await ask('createMessage', 'responses/response.created-twice')
  expect(other.status).toBe(400)
  expect(await other.json()).toMatchObject({
    error: {
      message:
        'Prefer: the fault responses/response.created-twice cannot apply to this request: it belongs to another stream than createMessage.',
    },
  })
  const unknown = await ask('createMessage', 'messages/message_stop-twise')
  expect(await unknown.json()).toMatchObject({
    error: {
      message:
        'Prefer: name: unknown stream `messages/message_stop-twise`; did you mean `messages/message_stop-twice`? docs/mock/illegal-streams.md lists them.',
    },
  })
})

test('docs/mock/illegal-streams.md lists all of them', async () => {
  const rows = illegalStreams.map(({ name, stream, because, example }) => ({
    stream: stream.name,
    row: `| \`${name}\` | \`${example}\` | ${because} |`,
  }))
  const tables = Object.entries(Object.groupBy(rows, ({ stream }) => stream)).map(
    ([stream, group = []]) =>
      `## ${stream}\n\n| name | example | first finding |\n|---|---|---|\n${group.map(({ row }) => row).join('\n')}\n`,
  )
  const intro = `# Illegal streams

Each is an example stream of the contract with one defect in the first event of one kind: it is \`missing\`, sent \`twice\`, \`late\` (after the
event that should follow it), \`last\` (the stream ends after it) or \`bare\` (with an empty object as payload).
[Faults](faults.md#illegal-streams) says how to use them.
`
  await expect([intro, ...tables].join('\n')).toMatchFileSnapshot('../../../docs/mock/illegal-streams.md')
})
