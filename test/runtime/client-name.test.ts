import { expect, test } from 'vitest'
import { getClientName } from '../../runtime/client-name.ts'

test.each([
  ['Anthropic/JS 0.60.0', 'anthropic 0.60.0 (js)'],
  ['AsyncOpenAI/Python 1.99.0', 'openai 1.99.0 (python)'],
  ['ai/5.0.1 ai-sdk/provider-utils/3.0.0 runtime/node.js/24', 'ai 5.0.1'],
  ['google-genai-sdk/1.2.0 gl-node/v24.0', 'google-genai-sdk 1.2.0'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
    'Chrome 120',
  ],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15', 'Safari 17'],
  ['node', 'node'],
  ['', null],
])('the user agent %j is the client %j', (agent, name) => {
  expect(getClientName({ 'user-agent': agent })).toBe(name)
})
