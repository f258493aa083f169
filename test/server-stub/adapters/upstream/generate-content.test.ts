import { GoogleGenAI } from '@google/genai'
import { expect, test } from 'vitest'
import { closeAfterTest } from '../../../support/close-after.ts'
import { overText } from './served-over.ts'

const model = 'far-model'

test('over chat-completions: several candidates, probabilities, stop sequences', async () => {
  const over = await closeAfterTest(overText['chat-completions']())
  const client = new GoogleGenAI({ apiKey: over.stub.key, httpOptions: { baseUrl: over.stub.baseUrl } })
  const config = { candidateCount: 2, stopSequences: ['END'], responseLogprobs: true, logprobs: 3, seed: 7 }
  const { candidates = [] } = await client.models.generateContent({ model, contents: 'What are tides?', config })
  expect(candidates.map(({ index, finishReason }) => [index, finishReason])).toEqual([
    [0, 'STOP'],
    [1, 'STOP'],
  ])
  const asked = { n: 2, stop: ['END'], logprobs: true, top_logprobs: 3, seed: 7 }
  expect(JSON.parse(over.received[0]?.body ?? '')).toMatchObject(asked)
})
