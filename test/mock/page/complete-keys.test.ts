import { expect, test } from 'vitest'
import { completeAt, findUnknownKey } from '../../../mock/page/browser/complete-keys.ts'

const scenario = 'scenarios:\n  - name: a\n    '

test.each([
  ['lat', 'latency: ', /^How long answers take/],
  ['latency:\n      betw', 'betweenTokensMs: ', /^Between two tokens/],
  ['latency:\n      firstTokenMs:\n        logn', 'lognormal: ', /^Half of the times/],
  ['latency: { conc', 'concurrency: ', /^Growth/],
  ['match: { op', 'operation: ', /^One operation/],
])('%j is completed, with what the key means', (typed, text, about) => {
  const written = scenario + typed
  expect(completeAt(written, written.length).choices).toEqual([{ text, about: expect.stringMatching(about) }])
})

test('a key that the schema does not know is named', () => {
  expect(findUnknownKey(`${scenario}latency:\n      firstToken: 3`)).toContain('`firstToken` is unknown here')
})
