import { readFileSync } from 'node:fs'
import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import Anthropic from '@anthropic-ai/sdk'
import { GoogleGenAI } from '@google/genai'
import { APICallError, streamText } from 'ai'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Sandbox } from '../../../mock/sandbox.ts'
import { createClients } from '../../sdk/clients.ts'
import { readFault } from '../gateway-readers.ts'
import { serveBothTransports } from '../serve-mock.ts'

let count = 0

/** What the page of the docs says that each client throws, of a stream. */
const thrown = readFileSync('docs/mock/faults.md', 'utf8')
  .split('\n## Errors of the official clients\n')[1]
  ?.split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))

test('the table of the documentation is found', () => {
  expect(thrown?.filter(({ length }) => length !== 4)).toEqual([])
  expect(thrown?.length).toBeGreaterThan(9)
})

describe.each(await serveBothTransports())('%s', (_, { sandboxes, baseUrl, fetch }) => {
  let apiKey: string
  let sandbox: Sandbox

  // A sandbox for each test, so that a late request of an earlier test is not affected by its fault.
  beforeEach(() => {
    const name = `case-${++count}`
    apiKey = `sk-test~${name}`
    sandbox = sandboxes.get(name)
  })

  /** The events that each client reads of a stream. */
  function readStreams({ openai, anthropic, google }: ReturnType<typeof createClients>) {
    const [model, text, stream] = ['gw-text-large', 'sim:echo é€😀', true] as const
    return [
      openai.responses.create({ model, input: text, stream }).then((events) => Array.fromAsync<object>(events)),
      anthropic.messages
        .create({ model, max_tokens: 50, messages: [{ role: 'user', content: text }], stream })
        .then((events) => Array.fromAsync<object>(events)),
      google.models.generateContentStream({ model, contents: text }).then((events) => Array.fromAsync<object>(events)),
    ]
  }

  test.each([
    ...['framing:crlf', 'framing:cr', 'framing:comments', 'insert:comment=alive:index=1'],
    ...['split:10', 'split:at=character', 'split:at=line', 'split:at=event'],
  ])('%s is read by every client as if nothing had happened', async (fault) => {
    const clients = createClients({ baseUrl, key: apiKey, fetch })
    const count = async () => (await Promise.all(readStreams(clients))).map(({ length }) => length)
    const whole = await count()
    inject(fault)
    expect(await count()).toEqual(whole)
    expect(whole.every((length) => length > 1)).toBe(true)
  })

  test('framing:no-names leaves the Anthropic client without any event', async () => {
    inject('framing:no-names:family=messages')
    const [openai, anthropic] = await Promise.all(readStreams(createClients({ baseUrl, key: apiKey, fetch })))
    expect([openai?.length, anthropic]).toEqual([expect.any(Number), []])
  })

  const inject = (fault: unknown) => sandbox.faults.add(readFault(fault))

  test.each(thrown ?? [])('%s is %s, %s and %s', async (fault = '', ...names) => {
    inject(fault)
    const timeout = names.some((name) => /Timeout|Abort/.test(name)) ? 100 : 600_000
    const own = createClients({ baseUrl, key: apiKey, fetch })
    const [openai, anthropic] = [own.openai.withOptions({ timeout }), own.anthropic.withOptions({ timeout })]
    const google = new GoogleGenAI({ apiKey, httpOptions: { baseUrl, fetch, timeout } })
    const errors = (await Promise.allSettled(readStreams({ openai, anthropic, google }))).map(
      (each) => each.status === 'rejected' && each.reason,
    )
    const getName = (error: Error) => (error instanceof DOMException ? error.name : error.constructor.name)
    expect(errors.map((error) => (error ? getName(error) : 'none'))).toEqual(names)
  })

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
