import type { Delta } from 'gatewright/stub'
import { expect, test } from 'vitest'
import { toBatch } from '../../../runtime/handler.ts'
import { textModel } from '../../../server-stub/ports/write-text.ts'
import { getPrompt } from '../../mock/simulator/text/ask.ts'

const prompt = getPrompt('Forty characters are ten tokens, roughly.')

const start: Delta = { type: 'start', inputTokens: 11, cachedTokens: 0 }
const finish: Delta = { type: 'finish', candidate: 0, reason: 'stop' }
const end: Delta = { type: 'end', outputTokens: 0, reasoningTokens: 0 }
const text: Delta = { type: 'text', text: 'Lisbon', candidate: 0 }

async function getDeltas(...steps: (string | Delta)[]): Promise<Delta[]> {
  const model = textModel(async function* () {
    yield* steps
  })
  const deltas: Delta[] = []
  for await (const step of model.generate(prompt, new AbortController().signal)) deltas.push(...toBatch(step))
  return deltas
}

test('strings become text between a start, a finish and an end', async () => {
  expect(await getDeltas('Lisbon')).toEqual([start, text, finish, { ...end, outputTokens: 2 }])
})

test('a reply of nothing is a reply', async () => expect(await getDeltas()).toEqual([start, finish, end]))

test('a delta that was written is not written again', async () => {
  const deltas: Delta[] = [
    { type: 'start', inputTokens: 3, cachedTokens: 1 },
    text,
    { type: 'finish', candidate: 0, reason: 'length' },
    { type: 'end', outputTokens: 9, reasoningTokens: 0 },
  ]
  expect(await getDeltas(...deltas)).toEqual(deltas)
  const ended = { ...end, outputTokens: 7 }
  expect(await getDeltas('Lisbon', ended)).toEqual([start, text, finish, ended])
})

test('a call of a tool is the reason of the finish', async () => {
  const call: Delta = { type: 'tool-call', id: 'a', name: 'look', candidate: 0 }
  const args: Delta = { type: 'tool-arguments', json: '{"a":1}' }
  const calls = { ...finish, reason: 'tool-calls' }
  expect(await getDeltas(call, args)).toEqual([start, call, args, calls, { ...end, outputTokens: 2 }])
})

test('a prompt that was refused has no finish', async () => {
  const blocked: Delta = { type: 'blocked', reason: 'safety' }
  expect(await getDeltas(blocked)).toEqual([start, blocked, end])
})

test('reasoning counts as output, and is counted separately', async () => {
  const thought: Delta = { type: 'reasoning', text: 'Which one?' }
  const counted = { ...end, outputTokens: 5, reasoningTokens: 3 }
  expect(await getDeltas(thought, 'Lisbon')).toEqual([start, thought, text, finish, counted])
})

test('tokens are counted by the function that was given', () => {
  expect(
    textModel(
      async function* () {},
      () => 42,
    ).countTokens(prompt),
  ).toBe(42)
})

test('nothing is taken from the function once the signal is aborted', async () => {
  const abort = new AbortController()
  let taken = 0
  const model = textModel(async function* () {
    while (taken < 20) yield `${++taken} `
  })
  const read = async () => {
    for await (const step of model.generate(prompt, abort.signal)) {
      if (toBatch(step).some(({ type }) => type === 'text')) abort.abort(new Error('gone'))
    }
  }
  await expect(read()).rejects.toThrow('gone')
  expect(taken).toBe(2)
})
