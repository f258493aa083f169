import { createMock } from 'gatewright'
import OpenAI from 'openai'
import { expect, test } from 'vitest'
import { sharedMockInProcess } from '../mock/serve-mock.ts'
import { readPage, runExample } from './page.ts'

const { text, blocks } = readPage('docs/chat-completions.md')
const mock = await sharedMockInProcess({ chatCompletions: true })
const client = new OpenAI({ baseURL: `${mock.baseUrl}/v1`, apiKey: mock.key, fetch: mock.fetch, maxRetries: 0 })

const rows = [...text.matchAll(/^\| `(sim:[\w-]+)` .* \| `(\w+)` \|$/gm)].map(([, word = '', reason = '']) => [
  word,
  reason,
])

test.each(rows)('%s ends with %s', async (word, reason) => {
  const { choices } = await client.chat.completions.create({
    model: 'gw-text-large',
    messages: [{ role: 'user', content: `${word} Hello` }],
    stop: ['END'],
    tools: [{ type: 'function', function: { name: 'f' } }],
  })
  expect(choices.map(({ finish_reason }) => finish_reason)).toEqual([reason])
})

test('every reason of the format is in the table, except the older name of one', () => {
  expect(new Set(rows.map(([, reason]) => reason))).toEqual(new Set(['stop', 'length', 'tool_calls', 'content_filter']))
})

test('the example prints what the model is asked to say', async () => {
  expect(await runExample(blocks('js')[0] ?? '', { createMock, OpenAI })).toBe('Hello\n')
})
