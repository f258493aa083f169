import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { families } from '../../../generated/errors.ts'
import { routes } from '../../../generated/routes.ts'
import { one, readErrors, refused, text } from './refused-files.ts'

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
