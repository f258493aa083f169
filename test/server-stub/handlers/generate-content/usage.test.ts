import type { Delta, Source } from 'gatewright/stub'
import { describe, expect, test } from 'vitest'
import { finish, text } from '../deltas.ts'
import { encodeChecked, end, start } from './encode-checked.ts'

const found: Source = { type: 'page', url: 'https://a.example/', title: 'A', score: 0.9 }

const details = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([modality, tokenCount]) => ({ modality, tokenCount }))

describe('usage adds up', () => {
  const media = (mediaType: string) => ({ type: 'media', mediaType, data: 'AAAA' }) as const
  const turns = [
    { role: 'user' as const, parts: [media('image/png'), media('audio/wav'), media('application/pdf')] },
    { role: 'assistant' as const, parts: [media('image/gif'), media('video/mp4')] },
  ]
  const deltas: Delta[] = [
    { type: 'start', inputTokens: 2_400, cachedTokens: 1_024 },
    { type: 'reasoning', text: 'Hm.' },
    { type: 'search', id: 's', tool: 'web-search', queries: ['q'], results: [found] },
    text('T'),
    { type: 'code', code: '1' },
    { type: 'code-result', outcome: 'ok', output: '1' },
    { type: 'media', mediaType: 'image/png', data: 'AAAA', candidate: 0 },
    text('T'),
    finish(),
    end(40, 15),
  ]

  test('in every chunk and by modality', async () => {
    const { events, whole } = await encodeChecked(deltas, { turns })
    for (const { event, data } of events) {
      if (event === 'error') throw new Error('The stream failed.')
      const { usageMetadata: usage } = data
      const { promptTokenCount = 0, candidatesTokenCount = 0 } = usage
      const { thoughtsTokenCount = 0, toolUsePromptTokenCount = 0 } = usage
      const total = promptTokenCount + candidatesTokenCount + thoughtsTokenCount + toolUsePromptTokenCount
      expect(usage.totalTokenCount).toBe(total)
      const sum = usage.promptTokensDetails?.reduce((all, { tokenCount = 0 }) => all + tokenCount, 0)
      expect(sum).toBe(usage.promptTokenCount)
    }
    const { usageMetadata } = whole
    expect(usageMetadata).toMatchObject({
      promptTokenCount: 2_400,
      cachedContentTokenCount: 1_024,
      cacheTokensDetails: [{ modality: 'TEXT', tokenCount: 1_024 }],
      thoughtsTokenCount: 15,
      candidatesTokenCount: 25,
      candidatesTokensDetails: details({ TEXT: 24, IMAGE: 1 }),
      promptTokensDetails: details({ TEXT: 2_400 - 5 * 258, IMAGE: 2 * 258, AUDIO: 258, DOCUMENT: 258, VIDEO: 258 }),
    })
    expect(usageMetadata?.toolUsePromptTokenCount).toBeGreaterThan(10)
    const { toolUsePromptTokenCount: TEXT = 0 } = usageMetadata ?? {}
    expect(usageMetadata?.toolUsePromptTokensDetails).toEqual(details({ TEXT }))
  })

  test.each(['__proto__', 'constructor', ''])('for a file whose type is `%s`', async (mediaType) => {
    const turns = [{ role: 'user' as const, parts: [media(mediaType)] }]
    const { whole } = await encodeChecked([{ type: 'start', inputTokens: 300, cachedTokens: 0 }, finish(), end(0)], {
      turns,
    })
    expect(whole.usageMetadata?.promptTokensDetails).toContainEqual({ modality: 'DOCUMENT', tokenCount: 258 })
  })

  test('for audio only', async () => {
    const sound: Delta = { type: 'media', mediaType: 'audio/wav', data: 'AAAA', candidate: 0 }
    const { whole } = await encodeChecked([start, sound, finish(), end(75)])
    expect(whole.usageMetadata?.candidatesTokensDetails).toEqual([{ modality: 'AUDIO', tokenCount: 75 }])
  })
})
