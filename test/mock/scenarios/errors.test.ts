import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { families } from '../../../generated/errors.ts'
import { routes } from '../../../generated/routes.ts'
import { FileErrors } from '../../../settings/errors.ts'
import { readScenarios } from '../gateway-readers.ts'

async function readErrors(text: string, name = 'f.yaml'): Promise<readonly string[]> {
  try {
    await readScenarios(text, name)
    return []
  } catch (error) {
    if (!(error instanceof FileErrors)) throw error
    expect(error.errors).toHaveLength(error.message.split('\n').length)
    return error.message.split('\n')
  }
}

const one = (rest: string) => `scenarios:\n  - name: a\n    ${rest}`
const text = 'answer: { text: hi }'
const words = 'createMessage, createResponse, generateContent, streamGenerateContent'

/** The rest of the first scenario, or a whole file, and its only error, with `@` for `scenarios[0]`. */
const refusedRows: readonly (readonly [yaml: string, expected: string])[] = [
  ['answer: { txt: hi }', '3:15: @.answer.txt: unknown property; did you mean `text`?'],
  [
    `match: { operation: createMesage }\n${text}`,
    '3:14: @.match.operation: unknown operation `createMesage`; did you mean `createMessage`?',
  ],
  [`match: { family: message }\n${text}`, '3:14: @.match.family: unknown family `message`; did you mean `messages`?'],
  ['answer: { error: rate-limit }', '3:15: @.answer.error: unknown error `rate-limit`; did you mean `rate-limited`?'],
  [
    'answer: { error: { kind: rate-limitd } }',
    '3:24: @.answer.error.kind: unknown kind `rate-limitd`; did you mean `rate-limited`?',
  ],
  [
    'answer: { text: hi, patch: { response.complete: { $.type: a } } }',
    "3:34: @.answer.patch['response.complete']: unknown event `response.complete`; did you mean `response.completed`?",
  ],
  [
    'match: { operation: createMessage }\nanswer: { text: hi, remove: { mesage_stop: [$.type] } }',
    '4:35: @.answer.remove.mesage_stop: unknown event `mesage_stop`; did you mean `message_stop`?',
  ],
  [
    'answer: { text: hi, patch: { $.usge.total_tokens: 1 } }',
    "3:34: @.answer.patch['$.usge.total_tokens']: no answer has a member `usge` there; did you mean `usage`?",
  ],
  [
    "match: { operation: createResponse }\nanswer: { text: hi, remove: ['$.output[*].contnt[0].text'] }",
    '4:34: @.answer.remove[0]: no answer has a member `contnt` there; did you mean `content`?',
  ],
  [
    'answer: { text: hi, patch: { response.completed: { $.respnse.status: a } } }',
    "3:56: @.answer.patch['response.completed']['$.respnse.status']: no answer has a member `respnse` there; did you mean `response`?",
  ],
  [
    'match: { operation: getVideo }\nanswer: { patch: { message_stop: { $.type: a } } }',
    '4:24: @.answer.patch.message_stop: unknown event `message_stop`; none are known.',
  ],
  [
    'match: { operation: createMessage }\nanswer: { example: tool-us }',
    '4:15: @.answer.example: unknown example `tool-us` of `createMessage`; did you mean `tool-use`?',
  ],
  [
    'match: { operation: createMessage }\nanswer: { error: { kind: invalid-request, variant: malformed-boy } }',
    '4:15: @.answer.error: unknown variant `malformed-boy` of `invalid-request` for `createMessage`; did you mean `malformed-body`?',
  ],
  [
    'match: { operation: listModels }\nanswer: { text: hi }',
    `4:15: @.answer.text: \`listModels\` does not answer with the text of a model; these do: ${words}.`,
  ],
  [
    'match: { operation: createVideo }\nanswer: { status: 418 }',
    '4:15: @.answer.status: `createVideo` does not answer with status 418; known: 200, 400, 401, 404, 405, 413, 415, 429, 500.',
  ],
  ['times: 0\nanswer: { text: hi }', '3:5: @.times: must be at least 1, got 0.'],
  ['answer: { text: 3 }', '3:15: @.answer.text: must be a string or an array, got 3.'],
  [
    'match: { operation: submitImagine }\nanswer: { code: 26 }',
    '4:15: @.answer.code: unknown code 26; known: 21, 22, 23, 24, 25.',
  ],
  ['answer: {}', '3:5: @.answer: must have at least 1 property, has 0.'],
  [`scenarios:\n  - ${text}`, '2:5: @.name: is required.'],
  [' ', '2:5: @: needs one of: answer, answers, timing, latency, faults.'],
  [`${text}\nanswers: [{ text: ho }]`, '4:5: @.answers: cannot be combined with `answer`; remove one.'],
  ['answer: { text: hi, error: internal }', '3:15: @.answer.text: cannot be combined with `error`; remove one.'],
  ['answer: { text: hi, json: 1 }', '3:25: @.answer.json: cannot be combined with `text`; remove one.'],
  [
    'answer: { code: 21, task: { takesMs: 0 } }',
    '3:15: @.answer.code: refuses the submit, so that no task begins; remove `code` or `task`.',
  ],
  ['answer: { task: { at: 3 } }', '3:23: @.answer.task.at: needs `outcome: fail` or `outcome: hang`.'],
  [
    'answer: { usage: { inputTokens: 1, cachedTokens: 2 } }',
    '3:40: @.answer.usage.cachedTokens: must not be more than `inputTokens`, which is 1.',
  ],
  [`match: { pattern: '(' }\n${text}`, '3:14: @.match.pattern: Invalid regular expression: /(/u: Unterminated group.'],
  [`match: { body: { 'a.b': 1 } }\n${text}`, "3:22: @.match.body['a.b']: must be a JSON Path, which begins with `$`."],
  [
    `match: { body: { $.a: { matche: b } } }\n${text}`,
    "3:29: @.match.body['$.a'].matche: unknown property; did you mean `matches`?",
  ],
  [`match: { from: 3, to: 2 }\n${text}`, '3:23: @.match.to: must not be less than `from`, which is 3.'],
  [`${one(text)}\n  - name: a\n    ${text}`, '4:5: scenarios[1].name: duplicate scenario name `a`; the first is @.'],
  ['', '1:1: the file is empty.'],
  [`afterLast: cycle\n${text}`, '2:5: @.answers: is required where afterLast is given.'],
  [`match: { call: 2, to: 3 }\n${text}`, '3:23: @.match.to: cannot be combined with `call`; remove one.'],
  ['answer: { status: 400, error: internal }', '3:15: @.answer.status: cannot be combined with `error`'],
  ['answer: { example: text, status: 200 }', '3:15: @.answer.example: cannot be combined with `status`'],
  [
    'answer: { task: {takesMs: 0}, text: a }',
    '3:35: @.answer.text: cannot be combined with `code`, `message`, `task` or `callback`',
  ],
  ['answer: { refusal: no, json: 1 }', '3:28: @.answer.json: cannot be combined with `refusal`'],
  ['answer: { blocked: safety, text: a }', '3:32: @.answer.text: cannot be combined with `blocked`'],
  ['answer: { message: no }', '3:15: @.answer.message: needs a `code` that refuses: 21, 23, 24 or 25.'],
  ['answer: { code: 22, message: no }', '3:25: @.answer.message: needs a `code` that refuses'],
  ['answer: { task: { reason: no } }', '3:23: @.answer.task.reason: needs `outcome: fail`.'],
  ['answer: { task: { outcome: hang, code: no } }', '3:38: @.answer.task.code: needs `outcome: fail`.'],
  ['answer: { reply: { status: 199 } }', '3:24: @.answer.reply.status: must be at least 200, got 199.'],
  [
    'answer: { reply: { headers: { "a b": c } } }',
    "3:35: @.answer.reply.headers['a b']: is no name of a header that can be sent.",
  ],
  // Node breaks a whole reply with it.
  [
    'answer: { reply: { headers: { Trailer: a } } }',
    '3:35: @.answer.reply.headers.Trailer: is no name of a header that can be sent.',
  ],
  [
    'answer: { reply: { headers: { a: "b\\r\\nc: d" } } }',
    '3:35: @.answer.reply.headers.a: must be one line of Latin-1 characters.',
  ],
  ['answer: { reply: { body: a, json: 1 } }', '3:33: @.answer.reply.json: cannot be combined with `body`; remove one.'],
  ['answer: { reply: { body: a }, text: b }', '3:35: @.answer.text: cannot be combined with `reply`; remove one.'],
  [
    'answer: { reply: { status: 204, body: a } }',
    '3:37: @.answer.reply.body: a reply with status 204 has no body; remove it.',
  ],
  ['answer: { reply: { framing: { bom: true } } }', '3:15: @.answer.reply.events: is required'],
  [
    'answer: { reply: { events: [{ wait: 1, data: a }] } }',
    '3:44: @.answer.reply.events[0].data: cannot be combined with `wait`; write two items.',
  ],
  ["answer: { patch: { '$.a[': 1 } }", "3:24: @.answer.patch['$.a[']: "],
  ["answer: { remove: ['a'] }", '3:24: @.answer.remove[0]: must be a JSON Path, which begins with `$`.'],
  // A misspelled or invalid property explains the missing one.
  ['answer: { cod: 21, message: no }', '3:15: @.answer.cod: unknown property; did you mean `code`?'],
  ['answer: { code: 26, task: { takesMs: 0 } }', '3:15: @.answer.code: unknown code 26'],
  [
    'match: { operation: getImageSeed }\nanswer: { code: 22 }',
    '4:15: @.answer.code: `getImageSeed` does not answer with the code 22; these do: submitAction, submitBlend, submitDescribe, submitImagine, submitModal, swapFace.',
  ],
  ['answer: { txt: a, error: internal }', '3:15: @.answer.txt: unknown property'],
  ['afterLast: cycle\nanswer: { text: a }\nanswes: [{ text: b }]', '5:5: @.answes: unknown'],
  ['match: { body: { "$[": 1 } }\nanswer: { text: a }', "3:22: @.match.body['$[']: "],
  ['faults: [{ kind: ct }]', '3:14: @.faults[0]: unknown fault `ct`; did you mean `cut`?'],
  ['faults: ["kut:3"]', '3:14: @.faults[0]: unknown fault `kut`; did you mean `cut`?'],
  [
    'match: { family: responses }\nfaults: ["drop:response.complete"]',
    '4:14: @.faults[0].event: unknown event `response.complete` in its scope; did you mean `response.completed`?',
  ],
  [
    'match: { family: video }\nfaults: ["drop:0"]',
    '4:14: @.faults[0]: `drop` cannot apply to any request in its scope: it applies to streams only.',
  ],
  ['faults: [3]', '3:14: @.faults[0]: must be an object or a string, got 3.'],
  ['scenarios: []\naccounts: [{ instanceId: a }, { instanceId: a }]', '2:33: accounts[1].instanceId: duplicate'],
  [
    'match: { operation: createVideo, family: image }\nanswer: { task: { takesMs: 0 } }',
    '3:5: @.match: no operation is in `family` and in `operation`; change one.',
  ],
]

const refused = refusedRows.map(([yaml, expected]) => {
  const isWhole = yaml === '' || yaml.startsWith('scenarios')
  return [isWhole ? yaml : one(yaml.replaceAll('\n', '\n    ')), expected.replace('@', 'scenarios[0]')] as const
})

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

interface Schema {
  readonly description?: string
  readonly $ref?: string
  readonly enum?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly $defs?: Readonly<Record<string, Schema>>
}

const schema: Schema = JSON.parse(readFileSync('mock/scenarios.schema.json', 'utf8'))

/** Rules that only the mock has: they compare values, or need the contract or the grammar of a string. */
const BEYOND_SCHEMA = [
  /duplicate/,
  /must not be (less|more) than/,
  /does not answer with|unknown (example|variant|event)|no operation is in/,
  /match\.body\['\$\['\]/,
  // The short form of a fault.
  /unknown fault `kut`/,
  /in its scope/,
  /has no body; remove it/,
  /patch\['\$\.a\['\]/,
  /no answer has a member/,
]

const accepted = [
  one(text),
  one('timing: { delayMs: 3 }'),
  one('faults: [{ kind: cut, afterEvents: 3 }, "cut:3"]'),
  one('answers: [{ text: a }, { refusal: b, calls: [{ name: f }] }]\n    afterLast: cycle'),
  one('answer: { text: a, reasoning: b, finish: stop, usage: { inputTokens: 2, cachedTokens: 1 } }'),
  one(
    'answer: { reply: { status: 299, headers: { a: [b, "c"], d: 1 }, chunks: [a, { base64: w6k= }, { wait: 1 }], end: never } }',
  ),
  one(
    "answer: { text: a, patch: { $.metadata.mine: 1, $..text: 2, '$.output[0]': {}, '$.output[?@.type].x': 1, $.new: {}, $.new.b.c: 1 } }",
  ),
  one('answer: { patch: { $.added.by.a.deployment: 1 } }'),
  one('answer: { text: a, patch: { $.b: null, ping: { $.d: 1 } }, remove: { error: [$.f] } }'),
  one('answer: { blocked: safety, usage: { inputTokens: 2 } }'),
  one('answer: { code: 23, message: no }'),
  one('answer: { code: 22, task: { takesMs: 0 }, callback: { copies: 2 } }'),
  one('answer: { task: { outcome: fail, at: 3, reason: no, code: no } }'),
  one('answer: { task: { outcome: hang, at: 3 } }'),
  one(`match: { from: 2, to: 2, pattern: 'a+', body: { $.a: 1 } }\n    ${text}`),
  one(`match: { call: 2 }\n    ${text}`),
  'scenarios: []\naccounts: [{ instanceId: a }, { instanceId: b }]',
]

describe('the published schema, in an editor, agrees with the mock', () => {
  const isRegex = (source: string) => {
    try {
      return Boolean(new RegExp(source, 'u'))
    } catch {
      return false
    }
  }
  const ajv = new Ajv2020({ allowUnionTypes: true, formats: { regex: isRegex }, strictRequired: false })
  ajv.addVocabulary(['errorMessage'])
  ajv.addSchema(JSON.parse(readFileSync('mock/fault.schema.json', 'utf8')), 'fault.schema.json')
  const validate = ajv.compile(schema)

  test.each(accepted)('accepts %j', async (yaml) => {
    expect(await readErrors(yaml)).toEqual([])
    expect(validate(parse(yaml))).toBe(true)
  })

  test.each(refused)('refuses %j, unless a schema cannot state the rule', (yaml, message) => {
    const isBeyond = BEYOND_SCHEMA.some((rule) => rule.test(message))
    expect(validate(parse(yaml))).toBe(isBeyond)
  })
})

test('the published schema lists the names of the contract', () => {
  const { operation, family, errorKind } = schema.$defs ?? {}
  const sorted = (names: readonly string[] = []) => [...names].sort()
  expect(sorted(operation?.enum)).toEqual(sorted(routes.map(({ operationId }) => operationId)))
  expect(sorted(family?.enum)).toEqual(sorted(families.map(({ name }) => name)))
  const kinds = new Set(families.flatMap(({ problems }) => Object.keys(problems)))
  expect(sorted(errorKind?.enum)).toEqual(sorted([...kinds]))
})

test('the published schema describes each of its properties', () => {
  const named = [schema, ...Object.values(schema.$defs ?? {})].flatMap((each) => Object.entries(each.properties ?? {}))
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(([, each]) => !each.description && !each.$ref).map(([name]) => name)).toEqual([])
  expect(Object.entries(schema.$defs ?? {}).filter(([, each]) => !each.description)).toEqual([])
})
