import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { createMock } from 'gatewright'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { gatewayMock } from '../../../mock/gateway-mock.ts'
import { readLatency, readLatencyFile } from '../../../mock/latency/read-latency.ts'
import { writeTestFile } from '../../support/temporary-folder.ts'
import { readScenarios } from '../gateway-readers.ts'
import { sharedMockInProcess } from '../serve-mock.ts'

const needs = 'must be milliseconds, or an object with one of: constant, uniform, lognormal, percentiles'

/** A rule, the path and message of its only error, and whether a schema can state it. */
const refused: readonly (readonly [rule: string, expected: string, isStated: boolean])[] = [
  ['{ firstTokenMS: 3 }', 'firstTokenMS: unknown property; did you mean `firstTokenMs`?', true],
  ['{}', 'must have at least 1 property, has 0.', true],
  ['{ firstTokenMs: soon }', `firstTokenMs: ${needs}.`, true],
  ['{ firstTokenMs: -1 }', `firstTokenMs: ${needs}.`, true],
  ['{ firstTokenMs: {} }', `firstTokenMs: ${needs}.`, true],
  ['{ firstTokenMs: { constant: 1, uniform: [1, 2] } }', `firstTokenMs: ${needs}.`, true],
  ['{ firstTokenMs: { lognormall: 3 } }', 'firstTokenMs.lognormall: unknown property; did you mean `lognormal`?', true],
  ['{ firstTokenMs: { lognormal: { median: 3 } } }', 'firstTokenMs.lognormal.p95: is required.', true],
  ['{ betweenTokensMs: { uniform: [1] } }', 'betweenTokensMs.uniform: must have at least 2 items, has 1.', true],
  [
    '{ betweenTokensMs: { uniform: [9, 1] } }',
    'betweenTokensMs.uniform: the range must be ascending, as [100, 900].',
    false,
  ],
  [
    '{ replyMs: { percentiles: { p50: 1, x99: 2 } } }',
    'replyMs.percentiles.x99: must be a percentile such as p50 or p99.9.',
    true,
  ],
  [
    '{ replyMs: { percentiles: { p50: 9, p99: 2 } } }',
    'replyMs.percentiles.p99: must not be less than the percentile before it, which is 9.',
    false,
  ],
  [
    '{ replyMs: { lognormal: { median: 9, p95: 3 } } }',
    'replyMs.lognormal.p95: must not be less than `median`, which is 9.',
    false,
  ],
  ['{ replyMs: 1, concurrency: { above: 3 } }', 'concurrency.factor: is required.', true],
  ['{ replyMs: 1, maxMs: 1e9 }', 'maxMs: must be at most 86400000, got 1000000000.', true],
  ['{ replyMs: 1, match: { model: "" } }', 'match.model: must have at least 1 character, has 0.', true],
  [
    '{ replyMs: 1, match: { text: hi } }',
    'match.text: unknown property; known: operation, family, model, headers.',
    true,
  ],
  [
    '{ replyMs: 1, match: { operation: createVide } }',
    'match.operation: unknown operation `createVide`; did you mean `createVideo`?',
    true,
  ],
  [
    '{ replyMs: 1, match: { operation: createVideo, family: image } }',
    'match: no operation is in `family` and in `operation`; change one.',
    false,
  ],
  [
    '{ firstTokenMs: 1, match: { family: video } }',
    'firstTokenMs: no operation in its scope answers with the text of a model: use `replyMs`.',
    false,
  ],
  [
    '{ replyMs: 1, match: { family: [messages, responses] } }',
    'replyMs: every operation in its scope answers with the text of a model: use `firstTokenMs` and `betweenTokensMs`.',
    false,
  ],
]

const accepted = [
  '{ firstTokenMs: 3 }',
  '{ firstTokenMs: { uniform: [0, 0] }, betweenTokensMs: { percentiles: { p99.9: 3, p50: 2 } }, replyMs: 2 }',
  '{ match: { operation: [createVideo, listModels] }, replyMs: { lognormal: { median: 3, p95: 3 } }, maxMs: 0 }',
  '{ match: { model: gw-*, headers: { x-a: "*" } }, perThousandPromptTokensMs: 1.5, concurrency: { above: 0, factor: 1 } }',
]

const read = (text: string) => readLatency(text, 'l.yaml', gatewayMock)

describe('a file of latencies', () => {
  const schema = JSON.parse(readFileSync('mock/latency.schema.json', 'utf8'))
  const ajv = new Ajv2020({ allowUnionTypes: true })
  ajv.addVocabulary(['errorMessage'])
  const validate = ajv.compile(schema)

  test.each(accepted)('may have the rule %s, also by its published schema', (rule) => {
    const text = `latency:\n  - ${rule}`
    expect(read(text)).toEqual(parse(text).latency)
    expect(validate(parse(text)), JSON.stringify(validate.errors)).toBe(true)
  })

  test.each(refused)('must not have the rule %s', (rule, expected, isStated) => {
    const text = `latency:\n  - replyMs: 1\n  - ${rule}`
    expect(() => read(text)).toThrow(/^l\.yaml:3:\d+: latency\[1\][.:] ?[^\n]*$/)
    expect(() => read(text)).toThrow(expected)
    expect(validate(parse(text))).toBe(!isStated)
  })

  test.each([
    ['', /^l.yaml:1:1: must be an object, got null\.$/],
    ['latency: 3', /^l.yaml:1:1: latency: must be an array, got 3\.$/],
    ['latencies: []', /^l.yaml:1:1: latencies: unknown property; did you mean `latency`\?$/m],
    ['latency: [}', /^l.yaml:1:/],
  ])('must have a list of rules, unlike %j', (text, expected) => {
    expect(() => read(text)).toThrow(expected)
  })
})

test('a latency in a scenario has the same rules, with its line', async () => {
  const yaml = (latency: string, match = '{ text: a }') =>
    `scenarios:\n  - name: a\n    match: ${match}\n    latency: ${latency}`
  await expect(readScenarios(yaml('{ firstTokenMs: { median: 3 } }'), 's.yaml')).rejects.toThrow(
    's.yaml:4:32: scenarios[0].latency.firstTokenMs.median: unknown property; known: constant, uniform, lognormal, percentiles.',
  )
  await expect(readScenarios(yaml('{ replyMs: { uniform: [3, 1] } }'), 's.yaml')).rejects.toThrow('must be ascending')
  await expect(readScenarios(yaml('{ firstTokenMs: 3 }', '{ operation: listModels }'), 's.yaml')).rejects.toThrow(
    's.yaml:4:16: scenarios[0].latency.firstTokenMs: no operation in its scope answers with the text of a model',
  )
  await expect(readScenarios(`${yaml('{ replyMs: 3 }')}\n    timing: { delayMs: 3 }`, 's.yaml')).rejects.toThrow(
    'scenarios[0].latency: cannot be combined with `timing`; remove one.',
  )
  expect((await readScenarios(yaml('{ firstTokenMs: 3 }'), 's.yaml')).scenarios).toHaveLength(1)
})

describe('latencies may be given', () => {
  const rule = { match: { model: 'gw-*' }, firstTokenMs: 3 }

  test('to createMock as values or a file, whose errors are those of the file', async () => {
    const path = writeTestFile('latency.yaml', 'latency: [{ match: { model: gw-* }, firstTokenMs: 3 }]')
    expect(readLatencyFile(path, gatewayMock, '--latency')).toEqual([rule])
    for (const latency of [path, [rule]]) {
      const mock = await createMock({ latency })
      expect((await mock.control.getState()).settings.latency).toEqual([rule])
      await mock.close()
    }
    await expect(createMock({ latency: 'none.yaml' })).rejects.toThrow('createMock: latency: cannot read none.yaml')
    const bad = createMock({ latency: [{ replyMs: { uniform: [2, 1] } }] })
    await expect(bad).rejects.toThrow(
      new TypeError('createMock: latency[0].replyMs.uniform: the range must be ascending, as [100, 900].'),
    )
  })

  test('to one sandbox of a running mock, and removed', async () => {
    const { control } = await sharedMockInProcess()
    await control.changeSettings({ latency: [rule], seed: 3 })
    expect((await control.getState()).settings).toMatchObject({ latency: [rule], seed: 3 })
    const bad = control.changeSettings({ latency: [{ firstTokenMs: 'soon' }], seed: 4 })
    await expect(bad).rejects.toThrow(`latency[0].firstTokenMs: ${needs}.`)
    expect((await control.getState()).settings).toMatchObject({ latency: [rule], seed: 3 })
    await control.changeSettings({ latency: [] })
    expect((await control.getState()).settings.latency).toEqual([])
  })
})
