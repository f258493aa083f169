import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import OpenAI from 'openai'
import { describe, expect, test, vi } from 'vitest'
import { bareModelId } from '../../../mock/preferences/in-model-id.ts'
import { readPreferences } from '../../../mock/preferences/preferences.ts'
import { createClients } from '../../sdk/clients.ts'
import { sharedMock } from '../serve-mock.ts'

const served = await sharedMock()
const { openai, google } = createClients(served)

const prefer = (preference: string) => ({ headers: { prefer: preference } })
const question = { model: 'gw-text-large', input: 'Hello' }

test('a misspelled preference is ignored with a warning, an unknown one without', async () => {
  const reply = await served.request('/v1/models', prefer('cod=429, respond-async; wait=1, return=minimal'))
  expect([reply.status, reply.headers.get('gatewright-warning')]).toEqual([
    200,
    'Prefer: `cod` is unknown, did you mean `code`?',
  ])
  const other = await served.request('/v1/models', prefer('respond-async, return=minimal, handling=lenient'))
  expect([other.status, other.headers.get('gatewright-warning')]).toEqual([200, null])
})

describe('a preferred status', () => {
  test('has Retry-After for 429', async () => {
    const reply = await served.request('/v1/models', prefer('code=429'))
    expect(reply.status).toBe(429)
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('has Allow for 405', async () => {
    const reply = await served.request('/v1/models', prefer('code=405'))
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET'])
  })

  test('answers a streaming request without a stream', async () => {
    const reply = await served.request('/v1/responses', { json: { ...question, stream: true }, ...prefer('code=503') })
    expect([reply.status, reply.headers.get('content-type')]).toEqual([503, 'application/json; charset=utf-8'])
    expect(await reply.json()).toMatchObject({ error: { message: expect.any(String) } })
  })

  test('does not apply to an invalid request', async () => {
    const reply = await served.request('/v1/responses', { json: { input: 'Hello' }, ...prefer('code=500') })
    expect(reply.status).toBe(400)
    const keyless = await fetch(`${served.baseUrl}/v1/models`, prefer('code=500'))
    expect(keyless.status).toBe(401)
  })
})

test('a preferred 416 has the size, like a real one', async () => {
  const reply = await served.request('/v1/videos/video_1/content', prefer('code=416'))
  expect([reply.status, reply.headers.get('content-range')]).toEqual([416, expect.stringMatching(/^bytes \*\/\d+$/)])
})

describe('a preferred example', () => {
  const examples = JSON.parse(readFileSync('generated/examples/responses.json', 'utf8')).createResponse

  test('is sent unchanged', async () => {
    const reply = await served.request('/v1/responses', { json: question, ...prefer('example=refusal') })
    const example = examples.replies.find((each: { name: string }) => each.name === 'refusal')
    expect(await reply.json()).toEqual(example.value)
  })

  test('of an error is selected among those of its status', async () => {
    const reply = await served.request('/v1beta/models/gw-text-large:generateContent', {
      json: { contents: [{ parts: [{ text: 'Hello' }] }] },
      ...prefer('code=403, example=quota-exhausted'),
    })
    expect(reply.status).toBe(403)
    expect(await reply.json()).toMatchObject({ error: { status: 'PERMISSION_DENIED' } })
  })

  test('is a stream if requested', async () => {
    const searching = { ...question, tools: [{ type: 'web_search_preview' as const }] }
    const stream = await openai.responses.create({ ...searching, stream: true }, prefer('example=web-search'))
    const types = (await Array.fromAsync(stream)).map(({ type }) => type)
    expect(types).toContain('response.web_search_call.searching')
    expect(types.at(-1)).toBe('response.completed')
  })
})

test('dynamic=false always answers with the first example', async () => {
  const [one, two] = await Promise.all(
    ['Hello', 'Goodbye'].map(async (input) => {
      const reply = await served.request('/v1/responses', { json: { ...question, input }, ...prefer('dynamic=false') })
      return reply.text()
    }),
  )
  expect(one).toBe(two)
})

test('a wait follows the clock of the mock', async () => {
  const { clock } = served.mock.sandboxes.get('patient')
  clock.stop()
  const sleep = vi.spyOn(clock, 'sleep')
  const reply = served.request('/~patient/v1/models', prefer('wait=60'))
  await expect.poll(() => sleep.mock.calls.map(([ms]) => ms)).toEqual([60_000])
  await clock.advance(60_000)
  expect((await reply).status).toBe(200)
})

describe('preferences in the model id', () => {
  test('work the same, and the model receives the bare id', async () => {
    await expect(openai.responses.create({ ...question, model: 'gw-text-large+code=429' })).rejects.toBeInstanceOf(
      OpenAI.RateLimitError,
    )
    const waited = await openai.responses.create({ ...question, model: 'gw-text-large+delay=1' })
    expect(waited.model).toBe('gw-text-large')
    const failed = google.models.generateContent({ model: 'gw-text-large+code=504', contents: 'Hello' })
    await expect(failed).rejects.toMatchObject({ status: 504 })
    const video = openai.videos.create({ model: 'gw-video-1+code=500' as 'sora-2', prompt: 'A lighthouse' })
    await expect(video).rejects.toBeInstanceOf(OpenAI.InternalServerError)
  })

  test.each([
    ['code=418', 'this operation does not answer with 418; known: 200, 400, 401, 404, 405, 413, 415, 429, 500'],
    ['example=many', 'unknown example many of createResponse; known: '],
    ['code=many', 'code takes a status such as 429, not `many`.'],
    ['fault=kut', 'unknown fault `kut`; did you mean `cut`?'],
    ['fault=drop:0', 'the fault drop:0 cannot apply to this request: it applies to streams only.'],
  ])('%s is refused with the place in the message, as in the header', async (preference, message) => {
    const inModel = { json: { ...question, model: `gw-text-large+${preference}` } }
    for (const [init, place] of [
      [inModel, `The suffix +${preference} of the model id`],
      [{ json: question, ...prefer(preference) }, 'Prefer'],
      [{ json: { ...question, model: 'gw-text-large+wait=0' }, ...prefer(preference) }, 'Prefer'],
    ] as const) {
      const reply = await served.request('/v1/responses', init)
      const { error } = (await reply.json()) as { error: { message: string } }
      expect([reply.status, error.message]).toEqual([400, expect.stringContaining(`${place}: ${message}`)])
    }
  })

  test('a plus without a preference is a part of the id', async () => {
    const answer = await openai.responses.create({ ...question, model: 'gw+own' })
    expect(answer.model).toBe('gw+own')
  })
})

const count = 2_000_000

/** Stops what would go on for hours; a pass over the text takes milliseconds. */
function finish<T>(work: () => T): T {
  return runInNewContext('work()', { work }, { timeout: 30_000 })
}

test.each([
  ['preferences and a line break', `${'+code='.repeat(count)}\n`, ''],
  ['preferences alone', `m${'+code=429'.repeat(count)}`, 'm'],
  ['almost preferences', 'm+code'.repeat(count), 'm+code'.repeat(count)],
  ['plus signs', '+'.repeat(count), '+'.repeat(count)],
])('a model id of very many %s is parsed in linear time', (_, model, bare) => {
  expect(finish(() => bareModelId(model)) === bare).toBe(true)
})

test.each([
  ['between name and value', `wait${' '.repeat(count)}=1`, { waitMs: 1000 }],
  ['that lead nowhere', `wait${' '.repeat(count)}"`, {}],
  ['behind the sign that lead nowhere', `wait=${' '.repeat(count)}"`, {}],
  ['behind a value that lead nowhere', `wait=1${' '.repeat(count)}"`, {}],
  ['between preferences', `wait=1,${' '.repeat(count)}code=429`, { waitMs: 1000, code: 429 }],
])('preferences with very many spaces %s are parsed in linear time', (_, text, preferences) => {
  expect(finish(() => readPreferences(text))).toEqual(preferences)
})
