import type { Clock } from 'gatewright/stub'
import { describe, expect, test, vi } from 'vitest'
import { simulatedTextModel } from '../../../../mock/simulator/text/text-model.ts'
import { realClock, untilAborted } from '../../../../runtime/clock.ts'
import { toBatch } from '../../../../runtime/handler.ts'
import { ask, getDeltas, getEnd, getFinish, getPrompt, of, toText } from './ask.ts'

const question = 'How do tides work near Lisbon?'

describe('a reply', () => {
  test('starts, says something about the question, finishes and ends', async () => {
    const deltas = await ask(question)
    expect(deltas.at(0)).toMatchObject({ type: 'start', cachedTokens: 0 })
    expect(toText(deltas)).toMatch(/tides|Lisbon/)
    expect(deltas.slice(-2).map((delta) => delta.type)).toEqual(['finish', 'end'])
    expect(getFinish(deltas)).toEqual({ type: 'finish', candidate: 0, reason: 'stop' })
  })

  test('depends on prompt and seed only', async () => {
    const again = [await ask(question), await ask(question)]
    expect(again[0]).toEqual(again[1])
    const others = [
      await ask(`${question}!`),
      await ask(question, { sampling: { seed: 2 } }),
      await ask(question, { sampling: { temperature: 0.3 } }),
      await getDeltas(simulatedTextModel({ seed: 2, clock: realClock(0) }), getPrompt(question)),
    ]
    for (const other of others) expect(toText(other)).not.toBe(toText(again[0] ?? []))
  })

  test('counts every piece as an output token, and the input by its length', async () => {
    const deltas = await ask(question)
    expect(getEnd(deltas)).toEqual({ type: 'end', outputTokens: of('text', deltas).length, reasoningTokens: 0 })
    const inputs = [question, question.repeat(10)].map((text) =>
      simulatedTextModel({ seed: 1, clock: realClock(0) }).countTokens(getPrompt(text)),
    )
    expect(inputs[1]).toBeGreaterThan((inputs[0] ?? 0) * 5)
    expect(of('start', deltas)[0]?.inputTokens).toBe(inputs[0])
  })

  test('mentions the media of the prompt', async () => {
    const data = Buffer.alloc(3000).toString('base64')
    const picture = { type: 'media' as const, mediaType: 'image/png', data }
    const turns = [{ role: 'user' as const, parts: [{ type: 'text' as const, text: 'What is this?' }, picture] }]
    const deltas = await ask('', { turns })
    expect(toText(deltas)).toContain('an image (image/png, 2.9 KiB)')
    expect(of('start', deltas)[0]?.inputTokens).toBeGreaterThan(258)
  })

  test('continues the turn of the assistant', async () => {
    const begun = 'The height of the tide'
    const turns = [
      { role: 'user' as const, parts: [{ type: 'text' as const, text: question }] },
      { role: 'assistant' as const, parts: [{ type: 'text' as const, text: begun }] },
    ]
    const text = toText(await ask('', { turns }))
    expect(text).toMatch(/^ [a-z]/)
    expect(text).not.toContain(begun)
  })
})

describe('a token limit', () => {
  test.each([1, 2, 7, 20])('of %i is exact', async (maxOutputTokens) => {
    const deltas = await ask(question, { maxOutputTokens })
    expect(getEnd(deltas)?.outputTokens).toBe(maxOutputTokens)
    expect(getFinish(deltas)?.reason).toBe('length')
    const whole = toText(await ask(question, { maxOutputTokens: 1000 }))
    expect(whole.startsWith(toText(deltas))).toBe(true)
    expect(whole.length).toBeGreaterThan(toText(deltas).length)
  })

  test('has no effect if it is not exceeded', async () => {
    const echo = 'sim:echo one two three'
    const count = getEnd(await ask(echo))?.outputTokens ?? 0
    expect(getFinish(await ask(echo, { maxOutputTokens: count }))?.reason).toBe('stop')
    expect(getFinish(await ask(echo, { maxOutputTokens: count - 1 }))?.reason).toBe('length')
  })

  test.each([
    [{}, 64],
    [{ maxOutputTokens: 9 }, 9],
  ])('of sim:length with %j is %i', async (more, limit) => {
    expect(getEnd(await ask('sim:length', more))?.outputTokens).toBe(limit)
  })

  test('counts hidden reasoning', async () => {
    const deltas = await ask(question, { maxOutputTokens: 10, reasoning: { enabled: true, visible: false } })
    expect(of('reasoning', deltas)).toEqual([])
    expect(toText(deltas)).toBe('')
    expect(getEnd(deltas)).toEqual({ type: 'end', outputTokens: 10, reasoningTokens: 10 })
    expect(getFinish(deltas)?.reason).toBe('length')
  })
})

describe('stop sequences', () => {
  const echo = 'sim:echo The quick brown fox jumps over the lazy dog'

  test.each([
    ['brown', 'The quick '],
    ['ick brown fo', 'The qu'],
    ['over the lazy', 'The quick brown fox jumps '],
    ['The', ''],
  ])('cut before "%s", also across pieces', async (sequence, text) => {
    const deltas = await ask(echo, { stopSequences: ['never', sequence] })
    expect(toText(deltas)).toBe(text)
    expect(getFinish(deltas)).toMatchObject({ reason: 'stop-sequence', sequence })
  })

  test('end the reply that comes without them', async () => {
    const whole = toText(await ask(question))
    const sequence = whole.slice(40, 50)
    expect(toText(await ask(question, { stopSequences: [sequence] }))).toBe(whole.slice(0, whole.indexOf(sequence)))
  })

  test('the first match in the text wins', async () => {
    const deltas = await ask(echo, { stopSequences: ['dog', 'fox'] })
    expect(getFinish(deltas)?.sequence).toBe('fox')
  })

  test('an earlier limit wins', async () => {
    const deltas = await ask(echo, { stopSequences: ['dog'], maxOutputTokens: 2 })
    expect(getFinish(deltas)?.reason).toBe('length')
  })
})

describe('reasoning', () => {
  test('comes first, is counted, and stays in its budget', async () => {
    const reasoning = { enabled: true, visible: true, budgetTokens: 12 }
    const deltas = await ask(question, { reasoning })
    expect(of('reasoning', deltas)).toHaveLength(12)
    const types = deltas.map((delta) => delta.type)
    expect(types.lastIndexOf('reasoning')).toBeLessThan(types.indexOf('text'))
    expect(getEnd(deltas)).toMatchObject({ reasoningTokens: 12, outputTokens: 12 + of('text', deltas).length })
  })

  test('is longer with more effort', async () => {
    const tokens = await Promise.all(
      (['low', 'medium', 'high'] as const).map(async (effort) => {
        return (
          getEnd(await ask(question, { reasoning: { enabled: true, visible: true, effort } }))?.reasoningTokens ?? 0
        )
      }),
    )
    expect(tokens.toSorted((a, b) => a - b)).toEqual(tokens)
    expect(new Set(tokens).size).toBe(3)
  })
})

describe('several candidates', () => {
  test('differ, are interleaved, and all finish', async () => {
    const deltas = await ask(question, { candidates: 4 })
    expect(new Set([0, 1, 2, 3].map((candidate) => toText(deltas, candidate))).size).toBe(4)
    expect(
      of('text', deltas)
        .slice(0, 6)
        .map((delta) => delta.candidate),
    ).toEqual([0, 1, 2, 3, 0, 1])
    expect(
      of('finish', deltas)
        .map((delta) => delta.candidate)
        .toSorted(),
    ).toEqual([0, 1, 2, 3])
    expect(getEnd(deltas)?.outputTokens).toBe(of('text', deltas).length)
  })

  test('each has the limit', async () => {
    const deltas = await ask(question, { candidates: 2, maxOutputTokens: 5 })
    expect(of('finish', deltas).map((delta) => delta.reason)).toEqual(['length', 'length'])
    expect(getEnd(deltas)?.outputTokens).toBe(10)
  })
})

test('log probabilities match the pieces, with the chosen token among the top ones', async () => {
  const deltas = await ask(question, { logprobs: 3 })
  for (const { text, logprobs = [] } of of('text', deltas)) {
    expect(logprobs.map((entry) => entry.token).join('')).toBe(text)
    for (const { token, tokenId, logprob, top } of logprobs) {
      expect(top).toHaveLength(3)
      expect(top).toContainEqual({ token, tokenId, logprob })
      expect(top.map((entry) => entry.logprob)).toEqual(top.map((entry) => entry.logprob).toSorted((a, b) => b - a))
      expect(Math.exp(top.reduce((sum, entry) => sum + Math.exp(entry.logprob), 0))).toBeLessThan(Math.E * 1.001)
      expect(logprob).toBeLessThan(0)
    }
  }
})

describe('time', () => {
  test('follows the clock: before the first token, then before each', async () => {
    const slept: number[] = []
    const clock: Clock = { now: () => 0, sleep: async (ms) => void slept.push(ms) }
    const model = simulatedTextModel({ seed: 1, clock, pace: { firstTokenMs: 500, tokensPerSecond: 100, jitter: 0 } })
    const deltas = await getDeltas(model, getPrompt('sim:echo one two three'))
    expect(slept).toEqual([500, ...of('text', deltas).map(() => 10)])
  })

  test('an abort throws its reason', async () => {
    const abort = new AbortController()
    const clock: Clock = { now: () => 0, sleep: async (_, signal) => signal?.throwIfAborted() }
    let seen = 0
    const reading = (async () => {
      for await (const _ of simulatedTextModel({ seed: 1, clock }).generate(getPrompt(question), abort.signal)) {
        seen += 1
        if (seen === 4) abort.abort(new Error('gone'))
      }
    })()
    await expect(reading).rejects.toThrow('gone')
    expect(seen).toBe(4)
  })

  test('a reader that leaves before the first token leaves no rejection behind', async () => {
    const abort = new AbortController()
    const clock: Clock = { now: () => 0, sleep: () => untilAborted(abort.signal) }
    for await (const _ of simulatedTextModel({ seed: 1, clock }).generate(getPrompt(question), abort.signal)) break
    const unhandled = vi.fn()
    process.once('unhandledRejection', unhandled)
    abort.abort(new Error('gone'))
    await new Promise(setImmediate)
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
  })

  test.each([
    ['without delays: deltas come in batches, until an abort', 0, [32, 32, 32]],
    ['with delays: each delta comes alone', 1e6, [1, 1, 1]],
  ])('%s', async (_, speed, expected) => {
    const abort = new AbortController()
    const model = simulatedTextModel({ seed: 1, clock: realClock(speed) })
    const sizes: number[] = []
    const reading = (async () => {
      for await (const step of model.generate(getPrompt('sim:long'), abort.signal)) {
        sizes.push(toBatch(step).length)
        if (sizes.length === expected.length) abort.abort(new Error('gone'))
      }
    })()
    await expect(reading).rejects.toThrow('gone')
    expect(sizes).toEqual(expected)
  })
})
