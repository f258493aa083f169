import { describe, expect, test } from 'vitest'
import { readCondition } from '../../../conformance/flows/condition.ts'
import { readCriterion } from '../../../conformance/flows/criterion.ts'
import {
  evaluateExpression,
  type FlowState,
  fillExpressions,
  readExpression,
} from '../../../conformance/flows/expression.ts'

const situation: FlowState = {
  inputs: { key: 'sk-1', list: [{ a: 1 }] },
  steps: { create: { outputs: { id: 'task-7', record: { tags: ['x', 'y'] } } } },
  url: 'http://h/v1/x?q=1',
  method: 'POST',
  statusCode: 200,
  request: { header: { accept: 'a/b' }, query: { q: '1' }, path: { id: '9' }, body: { n: 1 } },
  response: { header: { 'retry-after': '3' }, body: { status: 'Done', count: 2, 'a/b': null, items: [{ id: 'i0' }] } },
}

describe('runtime expressions', () => {
  test.each([
    ['$statusCode', 200],
    ['$method', 'POST'],
    ['$url', 'http://h/v1/x?q=1'],
    ['$request.header.Accept', 'a/b'],
    ['$request.query.q', '1'],
    ['$request.path.id', '9'],
    ['$request.body#/n', 1],
    ['$response.header.Retry-After', '3'],
    ['$response.body#/items/0/id', 'i0'],
    ['$response.body#/a~1b', null],
    ['$response.body.items[0].id', 'i0'],
    ['$response.body#/nothing', undefined],
    ['$inputs.key', 'sk-1'],
    ['$inputs.list#/0/a', 1],
    ['$steps.create.outputs.id', 'task-7'],
    ['$steps.create.outputs.record.tags[1]', 'y'],
  ])('%s', (text, value) => expect(evaluateExpression(readExpression(text), situation)).toEqual(value))

  test.each(['$inputs', '$steps.create.id', '$workflows.a.outputs.b', 'statusCode', '$response.cookie.a'])(
    '%s is none',
    (text) => expect(() => readExpression(text)).toThrow(SyntaxError),
  )

  test('are values in a payload, and text in braces', () => {
    const payload = { a: ['$response.body#/items'], b: 'Bearer {$inputs.key}', c: '{$response.body#/count}', d: 4 }
    expect(fillExpressions(payload, situation)).toEqual({ a: [[{ id: 'i0' }]], b: 'Bearer sk-1', c: '2', d: 4 })
    expect(() => fillExpressions('$inputs.other', situation)).toThrow('`$inputs.other` has no value')
  })
})

describe('conditions', () => {
  const holds = (text: string) => readCondition(text).holds((expression) => evaluateExpression(expression, situation))

  test.each([
    ['$statusCode == 200', true],
    ['$statusCode != 200', false],
    ['$statusCode >= 200 && $statusCode < 300', true],
    ['$statusCode==200&&$response.body#/count<=1', false],
    ["$response.body#/status == 'done'", true],
    ["$response.body#/status == 'other' || $response.body#/count > 1", true],
    ["!($response.body#/status == 'done')", false],
    ['$response.body#/a~1b == null', true],
    ['$response.body#/nothing == null', false],
    ["$response.body#/count == '2'", false],
    ["'it''s' == 'IT''S'", true],
    ['1 == 1 || 1 == 2 && 1 == 3', true],
    ['(1 == 1 || 1 == 2) && 1 == 3', false],
    ['true', true],
    ['$response.body#/nothing', false],
  ])('%s: %s', (text, expected) => expect(holds(text)).toBe(expected))

  test.each(['$statusCode ==', '== 200', '$statusCode = 200', "'open", '($statusCode == 200', '1 == 1 2', 'a == b'])(
    '%s is none',
    (text) => expect(() => readCondition(text)).toThrow(SyntaxError),
  )
})

describe('criteria', () => {
  const holds = (condition: string, type: 'regex' | 'jsonpath', context: string) =>
    readCriterion({ condition, type, context }, '').holds(situation)

  test.each([
    ['^2\\d\\d$', 'regex', '$statusCode', true],
    ['^do', 'regex', '$response.body#/status', false],
    ['.', 'regex', '$response.body#/nothing', false],
    ["$.items[?@.id == 'i0']", 'jsonpath', '$response.body', true],
    ['$[?count(@.*) > 3]', 'jsonpath', '$response.body', false],
    ["$.items[?@.id == 'i1']", 'jsonpath', '$response.body', false],
  ] as const)('%s as %s of %s: %s', (condition, type, context, expected) =>
    expect(holds(condition, type, context)).toBe(expected),
  )

  test('an invalid one is reported', () => {
    expect(() => readCriterion({ condition: '$[', type: 'jsonpath', context: '$response.body' }, '')).toThrow()
    expect(() => readCriterion({ condition: '(', type: 'regex', context: '$response.body' }, '')).toThrow(SyntaxError)
  })
})
