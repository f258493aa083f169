import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import Anthropic from '@anthropic-ai/sdk'
import { APICallError, streamText } from 'ai'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Sandbox } from '../../../mock/sandbox.ts'
import { createClients } from '../../sdk/clients.ts'
import { readFault } from '../gateway-readers.ts'
import { serveBothTransports } from '../serve-mock.ts'

let count = 0

describe.each(await serveBothTransports())('%s', (_, { sandboxes, baseUrl, fetch }) => {
  let apiKey: string
  let sandbox: Sandbox

  // A sandbox for each test, so that a late request of an earlier test is not affected by its fault.
  beforeEach(() => {
    const name = `case-${++count}`
    apiKey = `sk-test~${name}`
    sandbox = sandboxes.get(name)
  })

  const inject = (fault: unknown) => sandbox.faults.add(readFault(fault))

  describe('the OpenAI client', () => {
    const client = () => createClients({ baseUrl, key: apiKey, fetch }).openai
    const question = { model: 'gw-text-large', input: 'Hello' }

    test('waits for the time in Retry-After, and succeeds', async () => {
      inject('status:429:times=1')
      const { setTimeout } = globalThis
      const wait = vi
        .spyOn(globalThis, 'setTimeout')
        .mockImplementation((run, ms, ...args) => setTimeout(run, ms === 1000 ? 0 : ms, ...args))
      await expect(client().responses.create(question, { maxRetries: 1 })).resolves.toMatchObject({
        status: 'completed',
      })
      expect(wait.mock.calls.map(([, ms]) => ms)).toContain(1000)
      expect(sandbox.faults.list()).toMatchObject([{ injected: 1, isSpent: true }])
    })
  })

  describe('the Anthropic client', () => {
    const client = () => createClients({ baseUrl, key: apiKey, fetch }).anthropic
    const messages: Anthropic.MessageParam[] = [{ role: 'user', content: 'Hello' }]
    const question = { model: 'gw-text-large', max_tokens: 50, messages }
    const accumulate = (more = {}) =>
      client()
        .messages.stream({ ...question, ...more })
        .finalMessage()

    test('throws the error of an error event', async () => {
      inject({ kind: 'error-event', afterEvents: 3, variant: 'rate-limited', message: 'Too fast.' })
      const failed = accumulate()
      await expect(failed).rejects.toBeInstanceOf(Anthropic.APIError)
      await expect(failed).rejects.toMatchObject({
        error: { type: 'error', error: { type: 'rate_limit_error', message: 'Too fast.' } },
      })
    })

    test('throws on a cut, and on a message without an end or without a start, when it accumulates the stream', async () => {
      inject('cut:4')
      await expect(accumulate()).rejects.toBeInstanceOf(Anthropic.AnthropicError)
      sandbox.faults.clear()
      inject('corpus:messages/message_stop-missing')
      await expect(accumulate()).rejects.toBeInstanceOf(Anthropic.AnthropicError)
      sandbox.faults.clear()
      const model = 'gw-text-large+fault=messages/message_start-missing'
      await expect(accumulate({ model })).rejects.toBeInstanceOf(Anthropic.AnthropicError)
    })
  })

  describe('the AI SDK', () => {
    const getError = async (model: Parameters<typeof streamText>[0]['model']) => {
      const errors: unknown[] = []
      const onError = ({ error }: { error: unknown }) => void errors.push(error)
      const { textStream } = streamText({ model, prompt: 'Hello', maxRetries: 0, onError })
      await Array.fromAsync(textStream).catch((error: unknown) => errors.push(error))
      return errors[0]
    }
    const openai = () => createOpenAI({ baseURL: `${baseUrl}/v1`, apiKey, fetch })('gw-text-large')
    const anthropic = () => createAnthropic({ baseURL: `${baseUrl}/v1`, apiKey, fetch })('gw-text-large')

    test('reports a cut, an error event and a status', async () => {
      inject('cut:5')
      for (const model of [openai(), anthropic()]) {
        const error = await getError(model)
        expect(APICallError.isInstance(error) ? error.cause : error).toMatchObject({ message: 'terminated' })
      }
      sandbox.faults.clear()
      inject('error-event:3:message=No more.')
      expect(JSON.stringify(await getError(openai()))).toContain('No more.')
      sandbox.faults.clear()
      inject('status:500')
      expect(APICallError.isInstance(await getError(anthropic()))).toBe(true)
    })
  })
})
