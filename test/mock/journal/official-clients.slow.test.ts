import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import Anthropic from '@anthropic-ai/sdk'
import { GoogleGenAI } from '@google/genai'
import { generateText, streamText } from 'ai'
import { createControl } from 'gatewright'
import OpenAI from 'openai'
import { expect, test } from 'vitest'
import { sharedMock } from '../serve-mock.ts'

const mock = await sharedMock({ log: () => {} })
const model = 'gw-text-large'
const ask = 'Why is the sky blue?'

interface Gateway {
  readonly baseUrl: string
  readonly key: string
}

interface Client {
  answer(prompt: string): Promise<unknown>
  stream(prompt: string): Promise<unknown>
}

async function readAll(events: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of events);
}

function useAi(language: Parameters<typeof generateText>[0]['model']): Client {
  return {
    answer: (prompt) => generateText({ model: language, prompt }),
    stream: (prompt) => readAll(streamText({ model: language, prompt, onError: () => {} }).fullStream),
  }
}

/** The official clients with their default retries. */
const clients: Readonly<Record<string, (gateway: Gateway) => Client>> = {
  openai: ({ baseUrl, key }) => {
    const { responses } = new OpenAI({ baseURL: `${baseUrl}/v1`, apiKey: key })
    return {
      answer: (input) => responses.create({ model, input }),
      stream: async (input) => readAll(await responses.create({ model, input, stream: true })),
    }
  },
  anthropic: ({ baseUrl, key }) => {
    const { messages } = new Anthropic({ baseURL: baseUrl, apiKey: key })
    const body = (content: string) => ({ model, max_tokens: 50, messages: [{ role: 'user' as const, content }] })
    return {
      answer: (prompt) => messages.create(body(prompt)),
      stream: (prompt) => messages.stream(body(prompt)).finalMessage(),
    }
  },
  google: ({ baseUrl, key }) => {
    // It retries only if it is asked to.
    const retryOptions = { attempts: 3 }
    const { models } = new GoogleGenAI({ apiKey: key, httpOptions: { baseUrl, retryOptions } })
    return {
      answer: (contents) => models.generateContent({ model, contents }),
      stream: async (contents) => readAll(await models.generateContentStream({ model, contents })),
    }
  },
  'ai with openai': ({ baseUrl, key }) => useAi(createOpenAI({ baseURL: `${baseUrl}/v1`, apiKey: key })(model)),
  'ai with anthropic': ({ baseUrl, key }) => useAi(createAnthropic({ baseURL: `${baseUrl}/v1`, apiKey: key })(model)),
  'ai with google': ({ baseUrl, key }) =>
    useAi(createGoogleGenerativeAI({ baseURL: `${baseUrl}/v1beta`, apiKey: key })(model)),
}

const faults = [
  'status:429:times=2',
  'status:429:retryAfter=none:times=2',
  'status:500:times=2',
  'status:503:times=9',
  'cut:afterEvents=3:times=1',
  'error-event:afterEvents=3:times=1',
  'end:afterEvents=3:times=1',
]

test.each(Object.entries(clients))('nothing is found about %s', async (name, create) => {
  const rows = await Promise.all(
    faults.map(async (fault, index) => {
      const sandbox = `${name.replaceAll(' ', '-')}-${index}`
      const control = createControl({ baseUrl: mock.baseUrl, sandbox })
      const client = create({ baseUrl: mock.baseUrl, key: `${mock.key}~${sandbox}` })
      await control.addFault(fault)
      const isStream = /cut|event|end/.test(fault)
      for (const prompt of [ask, ask]) await (isStream ? client.stream(prompt) : client.answer(prompt)).catch(() => {})
      const { findings } = await control.listClientFindings()
      const { requests } = await control.listRequests()
      return { fault, requests, findings }
    }),
  )
  expect(rows.flatMap(({ findings }) => findings)).toEqual([])
  for (const { fault, requests } of rows) expect(requests.length, fault).toBeGreaterThan(1)
})
