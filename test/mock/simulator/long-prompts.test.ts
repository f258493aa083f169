import fc from 'fast-check'
import { createApp } from 'gatewright/stub'
import { afterAll, expect, test, vi } from 'vitest'
import { excerpt, excerptTexts } from '../../../runtime/excerpt.ts'

const app = createApp({ keys: ['sk-mock'], speed: 0, seed: 1 })
afterAll(() => app.close())

const MB = 1_000_000
const keys = { authorization: 'Bearer sk-mock', 'x-api-key': 'sk-mock' }
const headers = { 'content-type': 'application/json', ...keys, 'messages-version': '1' }

const turn = (content: string) => ({ model: 'm', max_tokens: 9, messages: [{ role: 'user', content }] })
const places: readonly (readonly [string, string, (text: string) => object])[] = [
  ['an image prompt', '/img/submit/imagine', (prompt) => ({ prompt })],
  ['a tracking value', '/img/submit/imagine', (state) => ({ prompt: 'x', state })],
  ['a video prompt', '/v1/video/generations', (prompt) => ({ model: 'gw-video', prompt })],
  ['a compatible video prompt', '/v1/videos', (prompt) => ({ model: 'gw-video', prompt })],
  ['a message', '/v1/messages', turn],
  ['a system prompt', '/v1/messages', (system) => ({ ...turn('x'), system })],
  ['a stop sequence', '/v1/messages', (stop) => ({ ...turn('x'), stop_sequences: [stop] })],
  ['contents', '/v1beta/models/gw-text-large:generateContent', (text) => ({ contents: { parts: { text } } })],
  ['input', '/v1/responses', (input) => ({ model: 'gw-text-large', input, truncation: 'auto' })],
  ['instructions', '/v1/responses', (instructions) => ({ model: 'm', input: 'x', instructions, truncation: 'auto' })],
]

/** The longest string matched by a regular expression while `act` runs. */
async function longestRead(act: () => Promise<unknown>): Promise<number> {
  const exec = vi.spyOn(RegExp.prototype, 'exec')
  await act()
  const longest = Math.max(0, ...exec.mock.calls.map(([text]) => String(text).length))
  exec.mockRestore()
  return longest
}

test.each(places)('no regular expression is matched against all of a long text: of %s', async (_, url, body) => {
  const text = 'sea sim:x 森林 '.repeat(MB / 13)
  const longest = await longestRead(async () => {
    const { statusCode } = await app.inject({ method: 'POST', url, headers, payload: body(text) })
    expect([200, 400]).toContain(statusCode)
  })
  expect(longest).toBeLessThan(100_000)
})

test.each([
  ['head', (text: string) => `sim:refuse ${text}`],
  ['tail', (text: string) => `${text} sim:refuse`],
])('a directive at the %s of a long prompt has effect', async (_, place) => {
  const payload = turn(place('word '.repeat(MB / 5)))
  const reply = await app.inject({ method: 'POST', url: '/v1/messages', headers, payload })
  expect(reply.json().content[0].text).toContain("I'm sorry")
})

test.each(['', 'word '.repeat(MB / 5)])('an echo repeats all following text', async (before) => {
  const text = 'All of this. '.repeat(before === '' ? 3_000 : 300).trim()
  const payload = { ...turn(`${before}sim:echo ${text}`), max_tokens: 20_000 }
  const reply = await app.inject({ method: 'POST', url: '/v1/messages', headers, payload })
  expect(reply.json().content[0].text).toBe(text)
})

test('the excerpt of many texts is that of the texts joined', () => {
  const length = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 9_990, max: 10_003 }))
  const text = fc.tuple(length, fc.constantFrom('a', 'b', 'c')).map(([count, char]) => char.repeat(count))
  const some = fc.array(fc.option(text, { nil: undefined }))
  const getExcerpt = (texts: readonly (string | undefined)[]) =>
    excerpt(texts.filter((each) => each !== undefined).join('\n'))
  fc.assert(
    fc.property(some, (texts) => excerptTexts(texts.length, (index) => texts[index]) === getExcerpt(texts)),
    { numRuns: 1000 },
  )
})
