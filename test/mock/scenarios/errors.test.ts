import { expect, test } from 'vitest'
import { readScenarios } from '../gateway-readers.ts'
import { one, readErrors, refused, text } from './refused-files.ts'

test.each(refused)('%j', async (yaml, expected) => {
  const [found = '', ...others] = await readErrors(yaml)
  expect(others).toEqual([])
  expect(found.slice(0, `f.yaml:${expected}`.length)).toBe(`f.yaml:${expected}`)
})

test('invalid YAML is refused', async () => {
  expect(await readErrors('scenarios: [')).toEqual([
    'f.yaml:1:13: Flow sequence in block collection must be sufficiently indented and end with a ].',
  ])
})

test.each([
  ['{ "scenarios": [{ "name": "a" "b" }] }', /^f\.json:1:31: invalid JSON: \S/],
  ['{ "scenarios": [', /^f\.json:1:17: invalid JSON: \S/],
])('the invalid JSON %j has an error of JSON', async (json, expected) => {
  expect(await readErrors(json, 'f.json')).toEqual([expect.stringMatching(expected)])
})

test('all errors of a file are reported in one pass, sorted by line', async () => {
  const yaml = `scenarios:
  - name: a
    match: { operation: listModels, from: 3, to: 2, pattern: '(' }
    answer: { text: hi, txt: 1, status: 200 }
  - name: a
    match: { text: 3, body: { '$.a': { matche: b }, 'b': 1 } }
    answers: [{ text: 3 }, { task: { at: 3 } }, 7, { usage: { inputTokens: 1, cachedTokens: 2 } }]
    faults: [{ kind: cut, afterEvents: -1, time: 2 }, 'status:999:probability=2', 'kut']
  - times: 0
    answer: { code: 26, message: no }
  - { name: c, anser: { text: hi } }
accounts:
  - { instanceId: one, state: bussy }
  - { instanceId: one }
`
  const places = (await readErrors(yaml)).map((line) => line.split(': ').slice(0, 2).join(' '))
  expect(places.map((place) => place.replace(/^f\.yaml:(\d+):\d+/, '$1'))).toEqual([
    '3 scenarios[0].match.to',
    '3 scenarios[0].match.pattern',
    '4 scenarios[0].answer.text',
    '4 scenarios[0].answer.txt',
    '5 scenarios[1].name',
    '6 scenarios[1].match.text',
    "6 scenarios[1].match.body['$.a'].matche",
    '6 scenarios[1].match.body.b',
    '7 scenarios[1].answers[0].text',
    '7 scenarios[1].answers[1].task',
    '7 scenarios[1].answers[1].task.at',
    '7 scenarios[1].answers[2]',
    '7 scenarios[1].answers[3].usage.cachedTokens',
    '8 scenarios[1].faults[0].afterEvents',
    '8 scenarios[1].faults[0].time',
    '8 scenarios[1].faults[1].status',
    '8 scenarios[1].faults[1].probability',
    '8 scenarios[1].faults[2]',
    '9 scenarios[2].name',
    '9 scenarios[2].times',
    '10 scenarios[2].answer.code',
    '11 scenarios[3].anser',
    '13 accounts[0].state',
    '14 accounts[1].instanceId',
  ])
})

test('exponentially growing aliases are refused', async () => {
  const levels = Array.from({ length: 30 }, (_, i) => `x${i}: &x${i} [${i === 0 ? 'a' : `*x${i - 1}, *x${i - 1}`}]`)
  expect(await readErrors(levels.join('\n'))).toHaveLength(1)
})

test('a value that contains itself is refused', async () => {
  expect(await readErrors(one('answer: &a { json: *a }'))).toEqual([
    'f.yaml:1:1: An alias is inside the node that it repeats.',
  ])
})

test('several documents in a file are refused', async () => {
  expect(await readErrors('scenarios: []\n---\nscenarios: []')).toEqual([
    'f.yaml:2:1: There is another document from here on: a file holds one, so leave `---` out.',
  ])
})

test('a scenario may extend another with YAML merge keys', async () => {
  const yaml = `scenarios:
  - &greeting { name: a, match: { text: hello }, answer: { text: hi } }
  - { <<: *greeting, name: b, match: { text: bye } }`
  const { scenarios } = await readScenarios(yaml, 'f.yaml')
  expect(scenarios.map(({ scenario }) => scenario)).toEqual([
    { name: 'a', match: { text: 'hello' }, answer: { text: 'hi' } },
    { name: 'b', match: { text: 'bye' }, answer: { text: 'hi' } },
  ])
})

test('a file of up to 1 MiB is read, and a longer one refused before parsing', async () => {
  const most = 1024 * 1024
  const padded = (length: number) => one(text).padEnd(length, ' ')
  await expect(readScenarios(padded(most), 'f.yaml')).resolves.toMatchObject({ scenarios: [{ origin: 'f.yaml:2' }] })
  expect(await readErrors(padded(most + 1))).toEqual([
    'f.yaml:1:1: must have at most 1048576 characters, not 1048577; split the file.',
  ])
  // It is refused before parsing: otherwise there would be other errors.
  expect(await readErrors('['.repeat(most + 1))).toHaveLength(1)
})

test('JSON is accepted like YAML', async () => {
  const json = JSON.stringify({ $schema: 'x', scenarios: [{ name: 'a', answer: { text: 'hi' } }] }, null, 2)
  expect(await readScenarios(json, 'f.json')).toMatchObject({
    scenarios: [{ scenario: { name: 'a' }, origin: 'f.json:4' }],
  })
})
