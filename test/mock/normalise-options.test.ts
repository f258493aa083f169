import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createMock, type InProcessOptions } from 'gatewright'
import { expect, test } from 'vitest'
import { testFolder } from '../support/temporary-folder.ts'
import { readText, type Send, testMockInProcess } from './serve-mock.ts'

/** Options as plain JavaScript may give them. */
function given(json: string): InProcessOptions {
  return JSON.parse(json)
}

const say = (request: Send) => request('/v1/responses', { json: { model: 'gw-text-large', input: 'Hello' } })

test('scenarios are accepted as an array, faults in the short form or as objects', async () => {
  const { request } = await testMockInProcess({
    scenarios: [{ name: 'hi', match: { text: 'hello' }, answer: { text: 'Good day.' } }],
    faults: ['status:429:times=1', { kind: 'status', status: 500, times: 1, skip: 1 }],
  })
  expect((await say(request)).status).toBe(429)
  expect((await say(request)).status).toBe(500)
  expect(await readText(say(request))).toBe('Good day.')
})

test('scenarios are read from a file, and again when it changes', async () => {
  const path = join(testFolder(), 'my.yaml')
  const write = (text: string) => writeFileSync(path, `scenarios: [{ name: hi, answer: { text: ${text} } }]`)
  write('One.')
  const { request } = await testMockInProcess({ scenarios: path })
  expect(await readText(say(request))).toBe('One.')
  write('Another one.')
  await expect.poll(() => readText(say(request))).toBe('Another one.')
})

test.each([
  ['{ "sped": 1 }', 'createMock: unknown option sped; did you mean `speed`?'],
  ['{ "speed": "fast" }', 'createMock: speed takes a number from 0 to 1000000, not "fast".'],
  ['{ "sped": 1, "seed": 1.5 }', 'createMock: seed takes a whole number from 0 to 9007199254740991, not 1.5.'],
  ['{ "keys": ["sk-a", "a b"] }', 'createMock: keys[1] takes visible ASCII characters without spaces, at least one.'],
  ['{ "keys": "sk-a" }', 'createMock: keys takes an array, not "sk-a".'],
  ['{ "keys": ["sk-a", "sk-b~c"] }', 'A key of the mock cannot contain `~`'],
  ['{ "control": { "key": "sk-b~c" } }', 'A key of the mock cannot contain `~`'],
  ['{ "edition": "free" }', 'createMock: edition takes open or paid, not "free".'],
  ['{ "scenarios": 7 }', 'createMock: scenarios takes the path of a file, or an array of scenarios, not 7.'],
  [
    '{ "scenarios": [{ "name": "a" }] }',
    'createMock: scenarios[0]: needs one of: answer, answers, timing, latency, faults',
  ],
  ['{ "scenarios": [{ "answer": {} }] }', 'createMock: scenarios[0].name: is required.'],
  ['{ "scenarios": "none.yaml" }', 'createMock: scenarios: cannot read none.yaml: no such file.'],
  ['{ "replay": "none" }', 'createMock: replay: cannot read none: no such file'],
  ['{ "faults": "status:429" }', 'createMock: faults takes an array of faults, not "status:429".'],
  ['{ "faults": ["hang", "kut:3"] }', 'createMock: faults[1]: unknown fault `kut`; did you mean `cut`?'],
  ['{ "accounts": [{ "id": "one" }] }', 'createMock: accounts[0].id: unknown property'],
  [
    '{ "notifyHook": "http://me:hunter2@h/" }',
    'createMock: notifyHook takes an http or https address without user name and password, not "http://***@h/".',
  ],
  ['[]', 'createMock takes an object of options, not an array.'],
])('%s is refused', (json, message) => expect(createMock(given(json))).rejects.toThrow(message))
