import { expect, test } from 'vitest'
import { compareLines } from '../../../mock/page/browser/compare-lines.ts'
import { findLines, listJsonLines } from '../../../mock/page/browser/json-lines.ts'
import { listMarks } from '../../../mock/page/browser/list-marks.ts'

const body = {
  model: 'a',
  none: [],
  messages: [{ role: 'user', content: [{ type: 'text' }, null] }, 1],
  'a.b': { c: {} },
}

test('the lines of a value are those of JSON.stringify', () => {
  for (const value of [body, [], {}, 'a\n"', 1, null, [[[1]]]]) {
    const lines = listJsonLines(value).map(({ text }) => text)
    expect(lines.join('\n')).toBe(JSON.stringify(value, null, 2))
  }
})

test('a long string is shortened on request, with the number of what is left out', () => {
  const [, line] = listJsonLines({ data: 'x'.repeat(5000) }, true)
  expect(line?.text).toMatch(/^ {2}"data": "x{1000} … 4000 more characters"$/)
})

test.each([
  ['', '{'],
  ['model', '"model": "a",'],
  ['messages', '"messages": ['],
  ['messages[0].content[0].type', '"type": "text"'],
  ['messages[0].content[1]', 'null'],
  ['messages[1]', '1'],
  // What is missing belongs to its parent.
  ['max_tokens', '{'],
  ['messages[0].name', '{'],
  ['messages[0].content[7].source.data', '"content": ['],
  ['messages[0].content[0].type.kind', '"type": "text"'],
  ['a.b.c', '"c": {}'],
  [']]]', '{'],
  ['['.repeat(100_000), '{'],
])('the path %j leads to the line %j', (path, line) => {
  const lines = listJsonLines(body)
  const [number = -1] = findLines(lines, [path])
  expect(lines[number]?.text.trim()).toBe(line)
})

test('findings about requests, replies and events are marked, each misspelled field too', () => {
  const client = { rule: 'schema', by: 'client', verdict: 'violation' } as const
  const server = { ...client, by: 'server' } as const
  const findings = [
    {
      ...client,
      place: 'body max_tokens',
      message: 'must be greater than 1, got 0; `messages[0].txt` is unknown, did you mean `text`?',
    },
    { ...client, place: 'header messages-version', message: 'is missing' },
    { ...server, place: 'body choices[0].index', message: 'is wrong' },
    { ...server, event: 3, place: 'event 3 message_delta usage.output_tokens', message: 'must be >= 1' },
    { ...server, event: 3, place: 'event 3 message_delta', message: 'is too late' },
    { ...server, event: 4, place: 'event 4 message_stop type', message: 'is missing' },
    { ...client, rule: 'unchecked', place: 'body model', message: 'is not checked' },
  ]
  expect(listMarks(findings, 2)).toEqual({
    body: [
      { path: 'max_tokens', message: 'must be greater than 1, got 0', tone: 'client' },
      { path: 'messages[0].txt', message: 'is unknown, did you mean `text`?', tone: 'client' },
    ],
    headers: [{ path: 'messages-version', message: 'is missing', tone: 'client' }],
    reply: [{ path: 'choices[0].index', message: 'is wrong', tone: 'reply' }],
    payload: [{ path: 'usage.output_tokens', message: 'must be >= 1', tone: 'reply' }],
  })
})

test('changed lines are shown with some lines around; equal texts have none', () => {
  const before = Array.from({ length: 20 }, (_, index) => `line ${index}\n`)
  const after = before.with(10, 'changed\n')
  expect(compareLines(before.join(''), before.join(''))).toEqual([])
  expect(compareLines(before.join(''), after.join(''))?.map(({ sign, text }) => `${sign}${text}`)).toEqual([
    '⋯7 equal lines',
    ...[' line 7', ' line 8', ' line 9', '-line 10', '+changed', ' line 11', ' line 12', ' line 13'],
    '⋯6 equal lines',
  ])
  const random = (seed: number) => Array.from({ length: 5000 }, (_, index) => `${seed} ${index}\n`).join('')
  expect(compareLines(random(1), random(2))).toBe(undefined)
})
