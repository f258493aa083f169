import type { Prompt } from 'gatewright/stub'
import { describe, expect, test } from 'vitest'
import { BadReply } from '../../../../server-stub/adapters/upstream/failures.ts'
import { ResponseDecoder } from '../../../../server-stub/adapters/upstream/responses/decode-events.ts'

const prompt: Prompt = {
  model: 'm',
  instructions: '',
  turns: [],
  tools: [],
  toolChoice: { mode: 'auto', parallel: true },
  output: { type: 'text' },
  reasoning: { enabled: true, visible: true },
  sampling: {},
  stopSequences: [],
  candidates: 1,
}

const completed = { type: 'response.completed', response: { status: 'completed' } }

/** The deltas of events, without the last two. */
function decode(...events: readonly object[]) {
  const decoder = new ResponseDecoder(prompt, [])
  const deltas = [...events, completed].flatMap((event) => decoder.decode(JSON.stringify(event)))
  decoder.end()
  return deltas
}

const done = (item: object, output_index = 0) => ({ type: 'response.output_item.done', output_index, item })
const annotation = { type: 'url_citation', url: 'https://example.com/', title: 'A page', start_index: 0, end_index: 5 }
const part = { type: 'output_text', text: 'Hello', annotations: [annotation] }
const message = { type: 'message', role: 'assistant', content: [part] }

const text = { type: 'text', text: 'Hello', candidate: 0 }
const page = { type: 'page', url: 'https://example.com/', title: 'A page' }
const citation = { type: 'citation', source: page, start: 0, end: 5 }

describe('what an item has only at its end', () => {
  test('is the text of a message, with its citations', () => expect(decode(done(message))).toEqual([text, citation]))

  test('is a refusal', () => {
    const refusal = { type: 'refusal', refusal: 'No.' }
    expect(decode(done({ ...message, content: [refusal] }))).toEqual([{ type: 'refusal', text: 'No.' }])
  })

  test('are citations of a text that came in pieces', () => {
    const delta = { type: 'response.output_text.delta', output_index: 0, delta: 'Hello' }
    expect(decode(delta, done(message))).toEqual([text, citation])
  })

  test('is reasoning', () => {
    const reasoning = { type: 'reasoning', summary: [{ type: 'summary_text', text: 'Hm.' }] }
    expect(decode(done(reasoning), done(message, 1))).toEqual([{ type: 'reasoning', text: 'Hm.' }, text, citation])
  })

  test('is sent once, if it came in pieces before', () => {
    const thought = { type: 'response.reasoning_summary_text.delta', output_index: 0, delta: 'Hm.' }
    const delta = { type: 'response.output_text.delta', output_index: 1, delta: 'Hello' }
    const added = { type: 'response.output_text.annotation.added', output_index: 1, annotation }
    const reasoning = { type: 'reasoning', summary: [{ type: 'summary_text', text: 'Hm.' }] }
    const deltas = decode(thought, done(reasoning), delta, added, done(message, 1))
    expect(deltas).toEqual([{ type: 'reasoning', text: 'Hm.' }, text, citation])
  })
})

test('items that only the last event has are content', () => {
  const decoder = new ResponseDecoder(prompt, [])
  const call = { type: 'function_call', call_id: 'call_a', name: 'f', arguments: '{}' }
  const last = { type: 'response.completed', response: { status: 'completed', output: [message, call] } }
  const calls = [
    { type: 'tool-call', id: 'a', name: 'f', candidate: 0 },
    { type: 'tool-arguments', json: '{}' },
  ]
  expect(decoder.decode(JSON.stringify(last))).toEqual([text, citation, ...calls])
  expect(decoder.end()[0]).toMatchObject({ type: 'finish', reason: 'tool-calls' })
})

const computer = (action: unknown) => ({ type: 'computer_call', id: 'c', call_id: 'call_c', action })

test('an action in parts of a pixel is rounded', () => {
  expect(decode(done(computer({ type: 'click', x: 10.6, y: 4 })))).toEqual([
    { type: 'computer-call', id: 'c', action: { type: 'click', x: 11, y: 4, button: 'left' } },
  ])
})

describe('a reply fails instead of losing content', () => {
  test.each([
    ['the content of a message is a string', { ...message, content: 'Hello' }],
    ['the text of a message is an object', { ...message, content: [{ ...part, text: { value: 'Hello' } }] }],
    ['a part of a message is of another type', { ...message, content: [{ type: 'output_audio', data: 'x' }] }],
    ['an address is a number', { ...message, content: [{ ...part, annotations: [{ ...annotation, url: 1 }] }] }],
    ['a start is a string', { ...message, content: [{ ...part, annotations: [{ ...annotation, start_index: '0' }] }] }],
    ['the summary of reasoning is a string', { type: 'reasoning', summary: 'Hm.' }],
    ['the query of a search is a list', { type: 'web_search_call', id: 'w', action: { type: 'search', query: ['a'] } }],
    ['sources of a search are an object', { type: 'web_search_call', id: 'w', action: { query: 'a', sources: {} } }],
    ['the queries of a file search are a string', { type: 'file_search_call', id: 'f', queries: 'a' }],
    ['a query of a file search is a number', { type: 'file_search_call', id: 'f', queries: [1] }],
    ['the score of a file is a string', { type: 'file_search_call', id: 'f', queries: [], results: [{ score: '1' }] }],
    ['the text of a file is a list', { type: 'file_search_call', id: 'f', queries: [], results: [{ text: ['a'] }] }],
    ['a click is nowhere', computer({ type: 'click' })],
    ['the coordinates are strings', computer({ type: 'move', x: '1', y: '2' })],
    ['a point of a drag is a list', computer({ type: 'drag', path: [[1, 2]] })],
    ['a key is a number', computer({ type: 'keypress', keys: [13] })],
    ['the typed text is a number', computer({ type: 'type', text: 7 })],
    ['the distance of a scroll is a string', computer({ type: 'scroll', x: 1, y: 1, scroll_y: '3' })],
    ['an action is unknown', computer({ type: 'triple_click', x: 1, y: 1 })],
    ['a computer call has no action', computer(undefined)],
  ])('if %s', (_, item) => expect(() => decode(done(item))).toThrow(BadReply))
})
