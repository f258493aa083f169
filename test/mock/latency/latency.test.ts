import { describe, expect, test } from 'vitest'
import { type Distribution, makeDraw } from '../../../mock/latency/distribution.ts'
import { AnswerWaits, type Latency } from '../../../mock/latency/latency.ts'
import { randomFrom } from '../../../runtime/random.ts'

function drawSorted(distribution: Distribution, seed: number): readonly number[] {
  const draw = makeDraw(distribution)
  const random = randomFrom(seed)
  return Array.from({ length: 10_000 }, () => draw(random)).sort((a, b) => a - b)
}

/** Times by percentile, as the definition of each distribution gives them. */
const distributions: readonly (readonly [Distribution, Readonly<Record<number, number>>])[] = [
  [250, { 0: 250, 50: 250, 99.9: 250 }],
  [{ constant: 250 }, { 0: 250, 50: 250, 99.9: 250 }],
  [{ uniform: [200, 600] }, { 1: 204, 25: 300, 50: 400, 75: 500, 99: 596 }],
  // Of the logarithm, the quartiles are 0.6745 and the 99th percentile 2.3263 standard deviations from the median.
  [{ lognormal: { median: 400, p95: 1600 } }, { 25: 226.6, 50: 400, 75: 706.1, 95: 1600, 99: 2841 }],
  [{ lognormal: { median: 400, p95: 400 } }, { 0: 400, 50: 400, 99: 400 }],
  [{ percentiles: { p50: 300, p90: 800, p99: 2500 } }, { 25: 150, 50: 300, 70: 550, 90: 800, 99: 2500, 99.9: 2500 }],
  [{ percentiles: { p100: 90, 'p99.5': 50, p0: 40 } }, { 0: 40, 50: 45, 99.5: 50, 99.75: 70 }],
]

describe.each(distributions)('10,000 draws of %j', (distribution, expected) => {
  test.each([1, 2, 3])('have its percentiles, with seed %i', (seed) => {
    const drawn = drawSorted(distribution, seed)
    for (const [percentile, ms] of Object.entries(expected)) {
      const share = Number(percentile) / 100
      // Four standard deviations of the share, which the seeds keep.
      const tolerance = 4 * Math.sqrt((share * (1 - share)) / drawn.length)
      const [least = 0, most = Infinity] = [share - tolerance, share + tolerance].map(
        (at) => drawn[Math.floor(at * drawn.length)],
      )
      expect(ms, `p${percentile}`).toSatisfy((value: number) => least <= value + 0.5 && value - 0.5 <= most)
    }
  })
})

test('the same seed gives the same draws, and another one others', () => {
  const distribution = { lognormal: { median: 400, p95: 1600 } }
  expect(drawSorted(distribution, 1)).toEqual(drawSorted(distribution, 1))
  expect(drawSorted(distribution, 1)).not.toEqual(drawSorted(distribution, 2))
})

const others = { beforeFirst: () => 7, beforeTokens: (count: number) => 2 * count }

function waitsOf(latency: Latency, running = 1) {
  return new AnswerWaits(latency, { random: randomFrom(1), running, others })
}

const concurrency = { above: 2, factor: 1.5 }

const answers: readonly (readonly [title: string, waits: AnswerWaits, expected: readonly number[]])[] = [
  ['are those of the latency', waitsOf({ firstTokenMs: 300, betweenTokensMs: 20, replyMs: 50 }), [50, 300, 80]],
  ['are those of the mock where it has none', waitsOf({ maxMs: 1000 }), [0, 7, 8]],
  ['grow with the prompt', waitsOf({ firstTokenMs: 300, perThousandPromptTokensMs: 40 }), [0, 400, 8]],
  ['do not grow with few running requests', waitsOf({ firstTokenMs: 300, concurrency }, 2), [0, 300, 8]],
  ['grow with each one above', waitsOf({ firstTokenMs: 100, replyMs: 40, concurrency }, 4), [90, 225, 18]],
  ['end at the limit of an answer', waitsOf({ firstTokenMs: 300, betweenTokensMs: 20, maxMs: 350 }), [0, 300, 50]],
  ['stay none under any load', waitsOf({ firstTokenMs: 0, replyMs: 0, concurrency }, 1e6), [0, 0, 600_000]],
]

test.each(answers)('the times of an answer %s', (_, waits, expected) => {
  expect([waits.beforeReply(), waits.beforeFirst(2500), waits.beforeTokens(4)]).toEqual(expected)
})

test('a reply of many tokens draws no more when the limit is reached', () => {
  const waits = waitsOf({ betweenTokensMs: { lognormal: { median: 20, p95: 80 } }, maxMs: 1000 })
  expect(waits.beforeTokens(Number.MAX_SAFE_INTEGER)).toBeCloseTo(1000)
  expect(waits.beforeTokens(1)).toBe(0)
})

test('time between tokens is drawn for each token', () => {
  const waits = waitsOf({ betweenTokensMs: { uniform: [0, 100] } })
  const one = waits.beforeTokens(1)
  expect(waits.beforeTokens(1)).not.toBe(one)
  expect(waits.beforeTokens(2000) / 2000).toBeCloseTo(50, -1)
})
