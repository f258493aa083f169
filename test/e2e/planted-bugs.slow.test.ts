import { stripVTControlCharacters } from 'node:util'
import OpenAI from 'openai'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noBrowser, type OpenedBrowser, openBrowser } from '../mock/page/browser.ts'
import { type ServerProcess, startProcess } from '../support/server-process.ts'

let browser: OpenedBrowser
let mock: ServerProcess

const model = 'gw-text-large'
const question = 'Why is the sky blue?'

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(mock.baseUrl + path, {
    method: 'POST',
    headers: { authorization: 'Bearer sk-mock', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const getClient = () => new OpenAI({ baseURL: `${mock.baseUrl}/v1`, apiKey: 'sk-mock', maxRetries: 0 })

/** Reads the text of a stream and knows no event that tells of an error. */
async function askCarelessly(): Promise<string> {
  const prefer = { prefer: 'fault="error-event:afterEvents=8"' }
  const text = await (await post('/v1/responses', { model, input: question, stream: true }, prefer)).text()
  return [...text.matchAll(/"delta":("[^"]*")/g)].map(([, piece = '']) => JSON.parse(piece)).join('')
}

interface Explanation {
  /** What the terminal prints about the last request. */
  readonly terminal: string
  /** The verdict on the page. */
  readonly sentence: string
  readonly fix: string
}

/** What a new user does wrong; the last request is the one that is explained. */
const bugs: readonly (readonly [bug: string, app: () => Promise<unknown>, explanation: Explanation])[] = [
  [
    'a field of another format',
    () => getClient().responses.create(Object.assign({ model, input: question }, { max_tokens: 50 })),
    {
      terminal: 'warning: body max_tokens is unknown here. Send `max_output_tokens`.',
      sentence: 'A warning: body max_tokens is unknown here. Send max_output_tokens.',
      fix: 'Send max_output_tokens.',
    },
  ],
  [
    'a misspelt field',
    () => post('/v1/responses', { model, input: question, temprature: 1 }),
    {
      terminal: 'warning: body temprature is unknown, did you mean `temperature`?',
      sentence: 'A warning: body temprature is unknown, did you mean temperature?',
      fix: 'Rename temprature to temperature.',
    },
  ],
  [
    'a missing header',
    () => post('/v1/messages', { model, max_tokens: 50, messages: [{ role: 'user', content: question }] }),
    {
      terminal: '400  POST /v1/messages  MS  gw-text-large  messages-version: the header is required',
      sentence: 'header messages-version: the header is required; clients send it as anthropic-version.',
      fix: 'Add messages-version, such as 2023-06-01',
    },
  ],
  [
    'a model of another kind',
    () => getClient().responses.create({ model: 'gw-video-1', input: question }),
    {
      terminal: 'warning: body model is `gw-video-1`, which is a model for videos and not for text. Send one of',
      sentence: 'body model is gw-video-1, which is a model for videos and not for text.',
      fix: 'Send one of gw-text-large',
    },
  ],
  [
    'a misspelt model',
    () => getClient().responses.create({ model: 'gw-text-larg', input: question }),
    {
      terminal: 'warning: body model is "gw-text-larg", which is not listed, did you mean `gw-text-large`?',
      sentence: 'body model is "gw-text-larg", which is not listed, did you mean gw-text-large?',
      fix: 'Send gw-text-large.',
    },
  ],
  [
    'a tool result without its call',
    () => {
      const result = { type: 'function_call_output', call_id: 'call_1', output: '17' } as const
      return getClient().responses.create({ model, input: [{ role: 'user', content: question }, result] })
    },
    {
      terminal: 'warning: body input[1].call_id is "call_1", which no earlier call has.',
      sentence: 'body input[1].call_id is "call_1", which no earlier call has.',
      fix: 'Send that of the call which this is the result of',
    },
  ],
  [
    'an event that tells of an error, read as any other',
    askCarelessly,
    {
      terminal: 'failed: error: ',
      sentence: 'The stream failed with error: ',
      fix: '',
    },
  ],
  [
    'the next turn after an ignored error',
    async () => {
      const answer = { role: 'assistant', content: await askCarelessly() } as const
      const input = [{ role: 'user', content: question } as const, answer, { role: 'user', content: 'Go on' } as const]
      return getClient().responses.create({ model, input })
    },
    {
      terminal: 'goes on with the answer of request',
      sentence: 'as if it were whole, but that stream failed with error.',
      fix: 'read the events that tell of an error.',
    },
  ],
]

describe.skipIf(noBrowser !== undefined)(
  'a new user is told by the terminal and the first screenful of the page',
  () => {
    beforeAll(async () => {
      browser = await openBrowser()
      mock = await startProcess(['mock', '--speed', '0'])
    })

    afterAll(async () => {
      await browser?.close()
      await mock?.close()
    })

    test.each(bugs)('what is wrong with %s', async (_, app, { terminal, sentence, fix }) => {
      const before = mock.said.out.length
      await app()
      const read = () => stripVTControlCharacters(mock.said.out.slice(before)).replace(/[\d.]+ ms/g, 'MS')
      await expect.poll(read).toContain(terminal)
      for (const [width, height] of [
        [1400, 900],
        [390, 844],
      ] as const) {
        const { page, troubles } = await browser.open(`${mock.baseUrl}/__mock#requests/newest`)
        await page.setViewportSize({ width, height })
        const verdict = page.getByRole('region', { name: 'Verdict' })
        await expect.poll(() => verdict.innerText()).toContain(sentence)
        // The reason is there before the document, which has the example.
        await expect.poll(() => verdict.innerText()).toContain(fix)
        expect([width, await isInSight(page), troubles]).toEqual([width, true, []])
        await page.close()
      }
    })
  },
)

/** Whether the whole verdict is on the screen without scrolling. */
async function isInSight(page: Page): Promise<boolean> {
  const box = await page.getByRole('region', { name: 'Verdict' }).boundingBox()
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  return box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
}
