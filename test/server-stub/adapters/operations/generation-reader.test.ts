import { expect, test } from 'vitest'
import type { GenerationFacts } from '../../../../runtime/contract.ts'
import { GenerationReader } from '../../../../server-stub/adapters/operations/generation-reader.ts'

const facts: GenerationFacts = {
  operation: 'chat',
  request: { model: ['{model}'], limit: ['limits/new', 'limits/old'] },
  within: ['part'],
  reply: { id: ['id'], input: ['usage/fresh', 'usage/cached'] },
  answers: 'answers',
  finish: { end: { done: 'stop', cut: 'length' } },
  call: ['calls/*/name'],
  output: ['text'],
}

const finish = 'gen_ai.response.finish_reasons'

test.each<[title: string, events: readonly unknown[], reply: object, hasOutput: boolean]>([
  ['numbers of several paths are added up', [{ usage: { fresh: 3, cached: 4 } }], { input: 7 }, false],
  [
    'a later event replaces the numbers that it has',
    [{ part: { id: 'a', usage: { fresh: 3, cached: 4 } } }, { usage: { fresh: 5 } }],
    { id: 'a', input: 9 },
    false,
  ],
  [
    'answers are told apart by their index, else by their order',
    [{ answers: [{ index: 1, end: 'cut' }] }, { answers: [{ end: 'done', text: 'x' }] }],
    { [finish]: ['stop', 'length'] },
    true,
  ],
  [
    'an answer with a call that did not end early ends for the call',
    [{ answers: [{ calls: [{ name: 'look' }] }] }, { answers: [{ end: 'done' }] }],
    { [finish]: ['tool_call'] },
    false,
  ],
  ['an empty text is no output', [{ text: '' }, { part: { text: null } }], {}, false],
  [
    'inherited names and other types say nothing',
    [{ end: 'constructor', id: {}, usage: [1], answers: { end: 'done' } }, 'text', null, [{ end: 'done' }]],
    {},
    false,
  ],
  [
    'deep values say nothing',
    [{ end: JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)), id: [[]], text: null }],
    {},
    false,
  ],
  ['long texts are cut', [{ id: 'x'.repeat(5000) }], { id: 'x'.repeat(200) }, false],
])('%s', (_, events, reply, hasOutput) => {
  const reader = new GenerationReader(facts)
  for (const event of events) reader.takeReply(event)
  expect([reader.reply, reader.hasOutput]).toEqual([reply, hasOutput])
})

test('the list of answers may stand deeper', () => {
  const reader = new GenerationReader({ ...facts, answers: 'result/answers' })
  reader.takeReply({ result: { answers: [{ end: 'done' }] } })
  expect(reader.reply[finish]).toEqual(['stop'])
})

test('only the first hundred answers count', () => {
  const reader = new GenerationReader(facts)
  reader.takeReply({ answers: [{ index: 100, end: 'cut' }] })
  reader.takeReply({ answers: Array.from({ length: 5000 }, () => ({ end: 'done' })) })
  expect(reader.reply[finish]).toHaveLength(100)
})

test('of several paths of a request the first that is there counts', () => {
  const reader = new GenerationReader(facts)
  reader.takeRequest({ limits: { old: 5, new: 7 } }, { model: 'small' })
  expect(reader.request).toEqual({ model: 'small', limit: 7 })
})
