import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { createApp } from 'gatewright/stub'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { imageDirectives, taskDirectives } from '../../mock/simulator/task-directives.ts'
import { directives } from '../../mock/simulator/text/directives.ts'

const document = readFileSync(new URL('../../docs/simulator.md', import.meta.url), 'utf8')
const [text = '', tasks = ''] = document.split('\n## Videos and pictures\n')

/** The rows of a part's tables that begin with a word: the word, its meaning, and what else there is. */
function toRows(part: string): [word: string, meaning: string, ...rest: string[]][] {
  return part.split('\n').flatMap((line) => {
    const [, first = '', meaning = '', ...rest] = line.split('|').map((cell) => cell.trim())
    const word = /^`sim:([a-z-]+)`$/.exec(first)?.[1]
    return word === undefined ? [] : [[word, meaning, ...rest.slice(0, -1)]]
  })
}

function getMeanings(table: Readonly<Record<string, { readonly about: string }>>): string[][] {
  return Object.entries(table).map(([word, { about }]) => [word, about])
}

test.each([
  ['text', toRows(text), getMeanings(directives)],
  ['tasks', toRows(tasks), [...getMeanings(taskDirectives), ...getMeanings(imageDirectives)]],
])('every word of %s is there once, with its meaning', (_, rows, expected) => {
  expect(rows.map(([word, meaning]) => [word, meaning]).toSorted()).toEqual(expected.toSorted())
})

describe('what each format makes of a word', () => {
  let app: FastifyInstance

  beforeAll(() => {
    app = createApp({ keys: ['sk-test'], speed: 0, log: () => undefined })
  })

  afterAll(() => app.close())

  async function post(url: string, payload: object) {
    const headers = { authorization: 'Bearer sk-test', 'messages-version': '1' }
    const reply = await app.inject({ method: 'POST', url, headers, payload })
    return { status: reply.statusCode, body: reply.json() }
  }

  test.each(toRows(text).filter(([, , ...columns]) => columns.join('') !== ''))(
    'sim:%s',
    async (word, _, ...described) => {
      const prompt = `sim:${word} Tides`
      const messages = [{ role: 'user', content: prompt }]
      const asked = { model: 'gw-text-large', max_tokens: 4000, stop_sequences: ['###'], messages }
      const message = await post('/v1/messages', asked)
      const contents = [{ parts: [{ text: prompt }] }]
      const content = await post('/v1beta/models/gw-text-large:generateContent', { contents })
      const response = await post('/v1/responses', { model: 'gw-text-large', input: prompt })
      const { status, incomplete_details, error } = response.body
      const ends = [
        message.body.stop_reason ?? message.status,
        content.body.candidates?.[0]?.finishReason ?? content.body.promptFeedback?.blockReason ?? content.status,
        [status ?? response.status, incomplete_details?.reason ?? (status === 'failed' ? error.code : undefined)],
      ]
      const written = ends.map((end) =>
        [end]
          .flat()
          .filter((each) => each !== undefined)
          .join(', '),
      )
      expect(written).toEqual(described.map((cell) => cell.replaceAll('`', '')))
    },
  )
})
