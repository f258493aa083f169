import { ApiError } from '@google/genai'
import OpenAI from 'openai'
import { describe, expect, test } from 'vitest'
import { createClients } from '../../sdk/clients.ts'
import { scenariosFrom, sharedMock } from '../serve-mock.ts'

const scenarios = `
scenarios:
  - name: limit
    match: { text: limit }
    answer: { error: { kind: rate-limited, message: Slow down., retryAfter: 7 } }
  - name: plain limit
    match: { operation: listModels }
    answer: { error: rate-limited }
  - name: quota
    match: { text: quota }
    answer: { error: { kind: forbidden, variant: quota-exhausted } }
  - name: busy
    match: { text: busy }
    answer: { error: unavailable }
  - name: status
    match: { text: five hundred }
    answer: { status: 500 }
  - name: example
    match: { text: example, operation: createMessage }
    answer: { example: tool-use }
  - name: stream of an example
    match: { text: example, operation: createResponse }
    answer: { example: reasoning }
  - name: flaky
    match: { text: flaky }
    answers: [{ error: internal }, { error: rate-limited }, { text: At last. }]
`

const model = 'gw-text-large'

const served = await sharedMock({ scenarios: await scenariosFrom(scenarios), log: () => {} })
const { openai, anthropic, google } = createClients(served)

const message = (content: string) => ({ model, max_tokens: 100, messages: [{ role: 'user' as const, content }] })

describe('an error', () => {
  test('has its message and Retry-After', async () => {
    const error = await anthropic.messages.create(message('limit')).catch((reason) => reason)
    expect(error).toMatchObject({ error: { error: { type: 'rate_limit_error', message: 'Slow down.' } } })
    expect(error.headers.get('retry-after')).toBe('7')
    const limited = await served.request('/v1/models')
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '1'])
  })

  test('is the same for a streaming request', async () => {
    const failed = openai.responses.create({ model, input: 'limit', stream: true })
    await expect(failed).rejects.toBeInstanceOf(OpenAI.RateLimitError)
  })

  test('has the variant that is named', async () => {
    const failed = google.models.generateContent({ model, contents: 'quota' })
    await expect(failed).rejects.toBeInstanceOf(ApiError)
    await expect(failed).rejects.toMatchObject({ status: 403, message: expect.stringContaining('PERMISSION_DENIED') })
  })

  test('is only sent by operations that declare it', async () => {
    await expect(openai.responses.create({ model, input: 'busy' })).rejects.toMatchObject({ status: 503 })
    // The messages format declares no 503.
    expect((await anthropic.messages.create(message('busy'))).content).toHaveLength(1)
    expect((await anthropic.messages.create(message('quota'))).content).toHaveLength(1)
  })
})

test('a status sends its first example', async () => {
  await expect(openai.responses.create({ model, input: 'five hundred' })).rejects.toBeInstanceOf(
    OpenAI.InternalServerError,
  )
})

test('an example is sent whole or as a stream, as requested', async () => {
  const reply = await anthropic.messages.create(message('example'))
  expect(reply.content.map(({ type }) => type)).toContain('tool_use')
  const stream = openai.responses.stream({ model, input: 'example' })
  expect((await stream.finalResponse()).output.map(({ type }) => type)).toContain('reasoning')
})

test('a client that retries succeeds', async () => {
  const response = await openai.responses.create({ model, input: 'flaky' }, { maxRetries: 2 })
  expect(response.output_text).toBe('At last.')
})
