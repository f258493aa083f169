import { createApp } from 'gatewright/stub'
import { afterAll, expect, test } from 'vitest'
import { findViolations } from '../../../support/find-violations.ts'

const { violations, replyValidation } = findViolations()
const headers = { 'x-api-key': 'sk-test', 'messages-version': '2023-06-01' }
const least = { model: 'gw-text-large', max_tokens: 256, messages: [{ role: 'user', content: 'Hello' }] }

const app = await createApp({ keys: ['sk-test'], speed: 0, replyValidation, log: () => undefined })

afterAll(async () => {
  await app.close()
  expect(violations).toEqual([])
})

async function post(payload: object) {
  const reply = await app.inject({ method: 'POST', url: '/v1/messages', headers, payload })
  return { status: reply.statusCode, headers: reply.headers, text: reply.body, json: () => reply.json() }
}

test('a tool may have null as its type', async () => {
  const tools = [{ type: null, name: 'look', input_schema: { type: 'object' } }]
  expect((await post({ ...least, tools })).json()).toMatchObject({ stop_reason: 'tool_use' })
})

test('base64 data of any length needs complete groups', async () => {
  const source = (data: string) => ({ type: 'base64', data })
  const image = (data: string) => ({ type: 'image', source: { ...source(data), media_type: 'image/png' } })
  const paper = (data: string) => ({ type: 'document', source: { ...source(data), media_type: 'application/pdf' } })
  const long = 'abcd'.repeat(7_500_000)
  const wrong = ['', 'a', 'abc', 'abcde', 'abcd=', 'abcd==', 'abc==', '====', 'ab-_', 'ab\ncd', `${long}e`]
  for (const data of ['abcd', 'abc=', 'ab==', 'abcdef==', long, ...wrong]) {
    for (const block of data.length > 9 ? [image(data)] : [image(data), paper(data)]) {
      const reply = await post({ ...least, messages: [{ role: 'user', content: [block] }] })
      expect([data.slice(0, 9), reply.status]).toEqual([data.slice(0, 9), wrong.includes(data) ? 400 : 200])
      if (reply.status === 400) expect(reply.json().error.message).toContain('messages[0].content[0].source.data')
    }
  }
})
