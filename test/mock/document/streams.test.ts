import { beforeEach, expect, test } from 'vitest'
import { createControl } from '../../../mock/control/client.ts'
import { closeAfterAll } from '../../support/close-after.ts'
import { serveDocument } from './serve-document.ts'

const document = 'test/generators/documents/openapi-3.2-streams.yaml'
const mock = await closeAfterAll(serveDocument(document, '--speed', '0'))
const control = createControl({ baseUrl: mock.baseUrl })
const streamed = { json: { question: 'Why?', stream: true } }

beforeEach(() => control.resetSandbox())

type Init = { readonly json?: object; readonly headers?: Record<string, string> }

/** The text of a reply; of one that is cut off, what came before. */
async function read(path: string, { json, ...others }: Init = {}): Promise<string> {
  const body = json && { method: 'POST', body: JSON.stringify(json), headers: { 'content-type': 'application/json' } }
  const reply = await fetch(mock.baseUrl + path, { ...others, ...body })
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const bytes of reply.body ?? []) text += decoder.decode(bytes, { stream: true })
  } catch {
    // The connection was cut.
  }
  return text
}

const names = (text: string) => [...text.matchAll(/^event: (.*)$/gm)].map(([, name]) => name)

test('a stream has one event of each kind, the same at each request', async () => {
  const first = await read('/answers', streamed)
  expect(names(first)).toEqual(['word', 'done', 'stopped', 'end'])
  expect(await read('/answers', streamed)).toBe(first)
})

test('a stream can be preferred as an example by its name', async () => {
  const headers = { prefer: 'example=sampled' }
  expect(await read('/log', { headers })).toMatch(/^\{"line":".*\}\n$/)
  expect(await read('/log', { headers: { prefer: 'example=none' } })).toContain('known: sampled')
})

test.each([
  ['cut:afterEvents=2', ['word', 'done']],
  ['drop:event=done', ['word', 'stopped', 'end']],
  ['drop:event=0', ['done', 'stopped', 'end']],
  ['duplicate:event=end', ['word', 'done', 'stopped', 'end', 'end']],
  ['reorder:event=word', ['done', 'word', 'stopped', 'end']],
])('the fault %s alters the events', async (fault, expected) => {
  await control.addFault(fault)
  expect(names(await read('/answers', streamed))).toEqual(expected)
})

test('the journal has the events with their data, which may be text', async () => {
  await read('/answers', streamed)
  await read('/headlines')
  const listed = (await control.listRequests()).requests
  const entries = await Promise.all(listed.map(({ id }) => control.getRequest(id)))
  const [answered, followed] = entries.map(({ stream }) => stream?.events.map(({ event, data }) => [event, data]))
  expect(answered?.at(-1)).toEqual(['end', '[DONE]'])
  expect(answered?.[0]).toEqual(['word', { text: expect.any(String) }])
  expect(followed).toEqual([['message', { title: expect.any(String), urgent: expect.any(Boolean) }]])
  expect(entries.flatMap(({ verdicts }) => verdicts)).toEqual([])
})

const malformed = 'malformed-frame:how='
test.each([
  ['/answers', `${malformed}bad-json`, 'event 1 word data', 'json'],
  ['/answers', `${malformed}wrong-name`, 'event 1 nonesuch', 'event-name'],
  ['/headlines', `${malformed}bad-json`, 'event 1 message data', 'json'],
  ['/log', `${malformed}bad-json`, 'event 1', 'json'],
  ['/archive', `${malformed}bad-json`, 'event 1', 'json'],
  ['/archive', `${malformed}no-blank-line`, 'event 1', 'framing'],
  ['/album', `${malformed}bad-json`, 'event 1', 'json'],
  ['/answers', 'corpus:name=default/word-bare', 'event 1 word data.text', 'schema'],
])('the journal names the event of %s that the fault %s breaks', async (path, fault, place, rule) => {
  await control.addFault(fault)
  await read(path, path === '/answers' ? streamed : {})
  const [entry] = (await control.listRequests({ verdicts: true })).requests
  expect(entry?.verdicts).toContainEqual(expect.objectContaining({ by: 'server', verdict: 'violation', place, rule }))
})

test('a fault of event names is not applied to lines', async () => {
  await control.addFault(`${malformed}wrong-name`)
  expect(await read('/log')).toMatch(/^\{"line"/)
  expect((await control.listFaults()).faults).toMatchObject([{ injected: 0 }])
})
