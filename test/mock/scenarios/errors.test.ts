import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { families } from '../../../generated/errors.ts'
import { routes } from '../../../generated/routes.ts'
import { readScenarios } from '../../../server-stub/mock/scenarios/read-scenarios.ts'
import { ScenarioMistakes } from '../../../server-stub/mock/scenarios/scenario-error.ts'

async function mistakesIn(text: string): Promise<readonly string[]> {
  try {
    await readScenarios(text, 'f.yaml')
    return []
  } catch (error) {
    if (!(error instanceof ScenarioMistakes)) throw error
    expect(error.mistakes).toHaveLength(error.message.split('\n').length)
    return error.message.split('\n')
  }
}

const one = (rest: string) => `scenarios:\n  - name: a\n    ${rest}`
const text = 'answer: { text: hi }'
const words = 'createMessage, createResponse, generateContent, streamGenerateContent'

test.each([
  [one('answer: { txt: hi }'), '3:15: scenarios[0].answer.txt: this is unknown here: did you mean text?'],
  [
    one(`match: { operation: createMesage }\n    ${text}`),
    '3:14: scenarios[0].match.operation: "createMesage" is none of those possible: did you mean createMessage?',
  ],
  [
    one(`match: { family: message }\n    ${text}`),
    '3:14: scenarios[0].match.family: "message" is none of those possible: did you mean messages?',
  ],
  [
    one('answer: { error: rate-limit }'),
    '3:15: scenarios[0].answer.error: "rate-limit" is none of those possible: did you mean rate-limited?',
  ],
  [
    one('match: { operation: createMessage }\n    answer: { example: tool-us }'),
    '4:15: scenarios[0].answer.example: createMessage has no example tool-us: did you mean tool-use?',
  ],
  [
    one(
      'match: { operation: createMessage }\n    answer: { error: { kind: invalid-request, variant: malformed-boy } }',
    ),
    '4:15: scenarios[0].answer.error: createMessage knows no malformed-boy of invalid-request: did you mean malformed-body?',
  ],
  [
    one('match: { operation: listModels }\n    answer: { text: hi }'),
    `4:15: scenarios[0].answer.text: listModels gives no text of a model: say ${words}.`,
  ],
  [
    one('match: { operation: createVideo }\n    answer: { status: 418 }'),
    '4:15: scenarios[0].answer.status: createVideo never answers 418: it answers 200, 400, 401, 404, 405, 413, 415, 429, 500.',
  ],
  [one('times: 0\n    answer: { text: hi }'), '3:5: scenarios[0].times: takes at least 1, not 0.'],
  [one('answer: { text: 3 }'), '3:15: scenarios[0].answer.text: takes a text or a list, not 3.'],
  [
    one('match: { operation: submitImagine }\n    answer: { code: 26 }'),
    '4:15: scenarios[0].answer.code: 26 is none of those possible: there are 21, 22, 23, 24, 25.',
  ],
  [one('answer: {}'), '3:5: scenarios[0].answer: says nothing: name something in it, or leave it out.'],
  [`scenarios:\n  - ${text}`, '2:5: scenarios[0]: name is missing.'],
  [one(''), '2:5: scenarios[0]: nothing is to happen: give it an answer, answers, a timing or faults.'],
  [
    one(`${text}\n    answers: [{ text: ho }]`),
    '4:5: scenarios[0].answers: there is an answer already: leave one of both out.',
  ],
  [
    one('answer: { text: hi, error: internal }'),
    '3:25: scenarios[0].answer.error: this and text are two answers: leave one of both out.',
  ],
  [
    one('answer: { text: hi, json: 1 }'),
    '3:25: scenarios[0].answer.json: this and text are both the text of the reply: leave one of both out.',
  ],
  [
    one('answer: { code: 21, task: { takesMs: 0 } }'),
    '3:15: scenarios[0].answer.code: 21 refuses the submit, so there is no task: leave task and callback out.',
  ],
  [
    one('answer: { task: { at: 3 } }'),
    '3:23: scenarios[0].answer.task.at: belongs to `outcome: fail` or `outcome: hang`.',
  ],
  [
    one('answer: { usage: { inputTokens: 1, cachedTokens: 2 } }'),
    '3:40: scenarios[0].answer.usage.cachedTokens: is a part of inputTokens and cannot be more.',
  ],
  [
    one(`match: { pattern: '(' }\n    ${text}`),
    '3:14: scenarios[0].match.pattern: Invalid regular expression: /(/u: Unterminated group.',
  ],
  [
    one(`match: { body: { 'a.b': 1 } }\n    ${text}`),
    "3:22: scenarios[0].match.body['a.b']: expected '$', found 'a' ('a.b':0).",
  ],
  [
    one(`match: { body: { $.a: { matche: b } } }\n    ${text}`),
    "3:29: scenarios[0].match.body['$.a'].matche: this is unknown here: did you mean matches?",
  ],
  [
    one(`match: { from: 3, to: 2 }\n    ${text}`),
    '3:23: scenarios[0].match.to: comes before 3, so that no request fits.',
  ],
  [`${one(text)}\n  - name: a\n    ${text}`, '4:5: scenarios[1].name: there is a scenario "a" already.'],
  ['scenarios: [', '1:13: Flow sequence in block collection must be sufficiently indented and end with a ].'],
  ['', '1:1: takes a mapping, not null.'],
])('%j', async (yaml, expected) => {
  expect(await mistakesIn(yaml)).toEqual([`f.yaml:${expected}`])
})

test('all mistakes of a text are told at once, in its order', async () => {
  const yaml = one('answer: { txt: 1 }\n    tims: 1\n    timing: { jitter: 2 }')
  const places = (await mistakesIn(yaml)).map((line) => line.split(': ')[1])
  expect(places).toEqual(['scenarios[0].answer.txt', 'scenarios[0].tims', 'scenarios[0].timing.jitter'])
})

test('aliases that grow without end are refused', async () => {
  const levels = Array.from({ length: 30 }, (_, i) => `x${i}: &x${i} [${i === 0 ? 'a' : `*x${i - 1}, *x${i - 1}`}]`)
  expect(await mistakesIn(levels.join('\n'))).toHaveLength(1)
})

test('a file holds one document', async () => {
  expect(await mistakesIn('scenarios: []\n---\nscenarios: []')).toEqual([
    'f.yaml:2:1: There is another document from here on: a file holds one, so leave `---` out.',
  ])
})

test('a scenario may be like another one but for what it says itself', async () => {
  const yaml = `scenarios:
  - &greeting { name: a, match: { text: hello }, answer: { text: hi } }
  - { <<: *greeting, name: b, match: { text: bye } }`
  const { scenarios } = await readScenarios(yaml, 'f.yaml')
  expect(scenarios.map(({ scenario }) => scenario)).toEqual([
    { name: 'a', match: { text: 'hello' }, answer: { text: 'hi' } },
    { name: 'b', match: { text: 'bye' }, answer: { text: 'hi' } },
  ])
})

test('a text of up to a MiB is read, and a longer one is refused before that', async () => {
  const most = 1024 * 1024
  const padded = (length: number) => one(text).padEnd(length, ' ')
  await expect(readScenarios(padded(most), 'f.yaml')).resolves.toMatchObject({ scenarios: [{ origin: 'f.yaml:2' }] })
  expect(await mistakesIn(padded(most + 1))).toEqual([
    'f.yaml:1:1: takes at most 1048576 characters, not 1048577: split it.',
  ])
  // Nothing of it was read: else its mistakes were told.
  expect(await mistakesIn('['.repeat(most + 1))).toHaveLength(1)
})

test('JSON is read as YAML is', async () => {
  const json = JSON.stringify({ $schema: 'x', scenarios: [{ name: 'a', answer: { text: 'hi' } }] }, null, 2)
  expect(await readScenarios(json, 'f.json')).toMatchObject({
    scenarios: [{ scenario: { name: 'a' }, origin: 'f.json:4' }],
  })
})

interface Schema {
  readonly description?: string
  readonly $ref?: string
  readonly enum?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly $defs?: Readonly<Record<string, Schema>>
}

test('editors complete with the published schema, faults included, as the mock reads', () => {
  const ajv = new Ajv2020({ allowUnionTypes: true, formats: { regex: true }, strictRequired: false })
  ajv.addSchema(JSON.parse(readFileSync('server-stub/mock/fault.schema.json', 'utf8')), 'fault.schema.json')
  const validate = ajv.compile(schema)
  const withFault = (fault: unknown) => ({ scenarios: [{ name: 'a', faults: [fault] }] })
  expect(validate(withFault({ kind: 'cut', afterEvents: 3 }))).toBe(true)
  expect(validate(withFault('cut:3'))).toBe(true)
  expect(validate(withFault({ kind: 'ct' }))).toBe(false)
  expect(validate(withFault(3))).toBe(false)
})

const schema: Schema = JSON.parse(readFileSync('server-stub/mock/scenarios.schema.json', 'utf8'))

test('the published schema names what the contract has', () => {
  const { operation, family, errorKind } = schema.$defs ?? {}
  const sorted = (names: readonly string[] = []) => [...names].sort()
  expect(sorted(operation?.enum)).toEqual(sorted(routes.map(({ operationId }) => operationId)))
  expect(sorted(family?.enum)).toEqual(sorted(families.map(({ name }) => name)))
  const kinds = new Set(families.flatMap(({ problems }) => Object.keys(problems)))
  expect(sorted(errorKind?.enum)).toEqual(sorted([...kinds]))
})

test('the published schema describes all that it names', () => {
  const named = [schema, ...Object.values(schema.$defs ?? {})].flatMap((each) => Object.entries(each.properties ?? {}))
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(([, each]) => !each.description && !each.$ref).map(([name]) => name)).toEqual([])
  expect(Object.entries(schema.$defs ?? {}).filter(([, each]) => !each.description)).toEqual([])
})
