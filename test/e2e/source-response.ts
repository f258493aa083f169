import { expect } from 'vitest'

/** What stands for a text that is not empty, and for a count. */
export const some = expect.stringMatching(/./)
export const natural = expect.toSatisfy((value: unknown) => Number.isInteger(value) && Number(value) >= 0, 'a count')
export const usage = {
  input_tokens: natural,
  input_tokens_details: { cached_tokens: natural, cache_write_tokens: natural },
  output_tokens: natural,
  output_tokens_details: { reasoning_tokens: natural },
  total_tokens: natural,
}

const now = expect.toSatisfy((seconds: number) => Math.abs(seconds - Date.now() / 1000) < 3600, 'now, in seconds')

/** A finished message, and the response to a question that sets nothing. */
export const part = { type: 'output_text', text: some, annotations: [] }
export const message = { type: 'message', id: some, status: 'completed', role: 'assistant', content: [part] }
export const plain = {
  id: some,
  object: 'response',
  created_at: now,
  completed_at: now,
  status: 'completed',
  error: null,
  incomplete_details: null,
  instructions: null,
  max_output_tokens: null,
  model: 'gw-text-large',
  output: [message],
  parallel_tool_calls: true,
  previous_response_id: null,
  reasoning: { effort: null, summary: null },
  store: true,
  temperature: 1,
  text: { format: { type: 'text' } },
  tool_choice: 'auto',
  tools: [],
  top_p: 1,
  truncation: 'disabled',
  max_tool_calls: null,
  top_logprobs: 0,
  frequency_penalty: 0,
  presence_penalty: 0,
  background: false,
  service_tier: 'default',
  safety_identifier: null,
  prompt_cache_key: null,
  usage,
  user: null,
  metadata: {},
}

/** Tools to offer. */
export const look = {
  type: 'function',
  name: 'look',
  parameters: { type: 'object', properties: { at: { type: 'string' } }, required: ['at'] },
}
export const files = { type: 'file_search', vector_store_ids: ['vs_1'] }
export const computer = {
  type: 'computer_use_preview',
  display_width: 1024,
  display_height: 768,
  environment: 'browser',
}
