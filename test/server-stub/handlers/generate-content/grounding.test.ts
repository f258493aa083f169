import { expect, test } from 'vitest'
import { AnswerPosition } from '../../../../server-stub/handlers/generate-content/answer-position.ts'
import { Grounding } from '../../../../server-stub/handlers/generate-content/grounding.ts'
import { testGrowth } from '../../../support/growth.ts'

const makePages = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    type: 'page' as const,
    url: `https://example.com/${at}`,
    title: `Page ${at}`,
    score: at / count,
  }))

function report(count: number) {
  const grounding = new Grounding(new AnswerPosition())
  const results = makePages(count)
  grounding.addSearch({ type: 'search', id: 's', tool: 'web-search', queries: ['a'], results })
  for (const source of results) grounding.addCitation({ type: 'citation', source, start: 0, end: 0 })
  return grounding.report()
}

testGrowth([['the sources of an answer', 5_000, (count) => () => report(count)]])

test('an answer has any number of sources, and the score of the best', () => {
  const { groundingMetadata } = report(200_000)
  expect(groundingMetadata?.groundingChunks).toHaveLength(200_000)
  expect(groundingMetadata?.retrievalMetadata).toEqual({ searchDynamicRetrievalScore: 199_999 / 200_000 })
})
