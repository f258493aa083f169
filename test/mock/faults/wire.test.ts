import { afterEach, describe, expect, test } from 'vitest'
import { routes } from '../../../generated/routes.ts'
import { eventsIn, getParts } from '../../../mock/faults/answer-parts.ts'
import type { MockExchange } from '../../../mock/middleware.ts'
import type { NamedEvent } from '../../../runtime/handler.ts'
import { createClients, finishVideo } from '../../sdk/clients.ts'
import { readFault } from '../gateway-readers.ts'
import { getSender, serveBothTransports } from '../serve-mock.ts'

describe.each(await serveBothTransports())('%s', (_, { sandboxes, baseUrl, fetch }) => {
  const getFaults = () => sandboxes.get('').faults
  afterEach(() => getFaults().clear())

  const inject = (fault: unknown) => getFaults().add(readFault(fault))
  const ask = getSender({ baseUrl, key: 'sk-test', fetch })
  const question = { model: 'gw-text-large', input: 'Hello' }
  const contents = { contents: [{ parts: [{ text: 'Hello' }] }] }
  const streamed = (init = {}) => ask('/v1/responses', { json: { ...question, stream: true }, ...init })
  const arrayed = () => ask('/v1beta/models/gw-text-large:streamGenerateContent', { json: contents })
  const generated = () => ask('/v1beta/models/gw-text-large:streamGenerateContent?alt=sse', { json: contents })

  /** What came before the end, and how it ended. */
  async function received(reply: Response): Promise<{ text: string; error: unknown }> {
    let text = ''
    const decoder = new TextDecoder()
    try {
      for await (const chunk of reply.body ?? []) text += decoder.decode(chunk, { stream: true })
      return { text, error: undefined }
    } catch (error) {
      return { text, error }
    }
  }

  const namesIn = (text: string) => [...text.matchAll(/^event: (.*)$/gm)].map(([, name]) => name)

  describe('a cut', () => {
    test('before the head is a failed fetch', async () => {
      inject('cut')
      await expect(streamed()).rejects.toThrow(new TypeError('fetch failed'))
      await expect(ask('/v1/models')).rejects.toThrow(new TypeError('fetch failed'))
    })

    test('after events sends those completely, then closes the connection', async () => {
      inject('cut:3')
      const reply = await streamed()
      expect(reply.status).toBe(200)
      const { text, error } = await received(reply)
      expect(namesIn(text)).toEqual(['response.created', 'response.in_progress', 'response.output_item.added'])
      expect(text.endsWith('\n\n')).toBe(true)
      expect(error).toMatchObject({ name: 'TypeError', message: 'terminated' })
    })

    test('after no event sends the head', async () => {
      inject('cut:0')
      const reply = await streamed()
      expect(reply.headers.get('content-type')).toContain('text/event-stream')
      expect(await received(reply)).toEqual({ text: '', error: expect.objectContaining({ message: 'terminated' }) })
    })

    test('after bytes is exact for streams, replies and arrays', async () => {
      inject({ kind: 'cut', afterBytes: 20 })
      for (const send of [streamed, arrayed, () => ask('/v1/responses', { json: question })]) {
        const { text, error } = await received(await send())
        expect([text.length, error]).toEqual([20, expect.objectContaining({ message: 'terminated' })])
      }
    })
  })

  test('a stall sends nothing until the client disconnects or the fault is removed', async () => {
    const { id } = inject('stall:2')
    const left = new AbortController()
    const reply = await streamed({ signal: left.signal })
    const other = received(await streamed())
    const reader = reply.body?.getReader()
    let text = ''
    while (namesIn(text).length < 2) text += new TextDecoder().decode((await reader?.read())?.value)
    const more = reader?.read()
    left.abort()
    await expect(more).rejects.toMatchObject({ name: 'AbortError' })
    expect(namesIn(text)).toEqual(['response.created', 'response.in_progress'])
    getFaults().remove(id)
    expect(namesIn((await other).text).at(-1)).toBe('response.completed')
  })

  test('a hang sends no head until the client disconnects or the fault is removed', async () => {
    inject('hang')
    const reply = ask('/v1/models')
    await expect.poll(() => getFaults().list()[0]?.injected).toBe(1)
    await expect(ask('/v1/models', { signal: AbortSignal.timeout(100) })).rejects.toMatchObject({
      name: 'TimeoutError',
    })
    getFaults().clear()
    expect((await reply).status).toBe(200)
  })

  test('an error event ends the stream in the format of the family', async () => {
    inject({ kind: 'error-event', afterEvents: 4, variant: 'rate-limited', message: 'Too fast.' })
    const { text } = await received(await streamed())
    expect(namesIn(text)).toHaveLength(5)
    const error = { type: 'error', sequence_number: 4, code: 'rate_limit_exceeded', message: 'Too fast.', param: null }
    expect(JSON.parse(text.split('data: ').at(-1) ?? '')).toEqual(error)
    getFaults().clear()
    inject('error-event:1:variant=timeout')
    const failed = JSON.parse((await received(await arrayed())).text)
    expect(failed.at(-1)).toMatchObject({ error: { code: 504, status: 'DEADLINE_EXCEEDED' } })
    expect(failed).toHaveLength(2)
    const [, bare, event, ...more] = (await received(await generated())).text.split('\n\n')
    expect(JSON.parse(bare ?? '')).toEqual(failed.at(-1))
    expect([event, ...more]).toEqual([`data: ${bare}`, ''])
  })

  describe('a malformed frame', () => {
    test('of bad JSON', async () => {
      inject('malformed-frame:bad-json:event=response.in_progress')
      const { text } = await received(await streamed())
      const datas = [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => data)
      const isBad = datas.map((data) => {
        try {
          return JSON.parse(data) === undefined
        } catch {
          return true
        }
      })
      expect(isBad.map(Number)).toEqual(datas.map((_, index) => (index === 1 ? 1 : 0)))
      const array = (await received(await arrayed())).text
      expect(() => JSON.parse(array)).not.toThrow()
    })

    test('of bad JSON in both forms of a failure', async () => {
      inject('error-event:1')
      inject('malformed-frame:bad-json:event=error')
      const [first, ...failure] = (await received(await generated())).text.trimEnd().split('\n\n')
      expect(JSON.parse(first?.replace(/^data: /, '') ?? '')).toHaveProperty('candidates')
      expect(failure).toEqual([expect.stringMatching(/^\{"error"/), expect.stringMatching(/^data: \{"error"/)])
      for (const form of failure) expect(() => JSON.parse(form.replace(/^data: /, ''))).toThrow()
    })

    test('without a blank line, which merges two events', async () => {
      const whole = namesIn((await received(await streamed())).text)
      inject({ kind: 'malformed-frame', how: 'no-blank-line', event: 1 })
      const { text } = await received(await streamed())
      expect(namesIn(text)).toEqual(whole)
      expect(text.split('\n\n')).toHaveLength(whole.length)
    })

    test('of a wrong name', async () => {
      inject('malformed-frame:wrong-name:event=2')
      expect(namesIn((await received(await streamed())).text)[2]).toBe('nonesuch')
    })

    test('of broken UTF-8', async () => {
      inject('malformed-frame:broken-utf8:event=1')
      const bytes = new Uint8Array(await (await streamed()).arrayBuffer())
      expect(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toThrow()
      const text = new TextDecoder().decode(bytes)
      expect(text.split('\n\n')[1]).toContain('\ufffd')
      for (const [, data = ''] of text.matchAll(/^data: (.*)$/gm)) expect(JSON.parse(data)).toBeTypeOf('object')
    })

    test('of a JSON array', async () => {
      inject('malformed-frame:event=1')
      const { text } = await received(await arrayed())
      expect(() => JSON.parse(text)).toThrow()
    })
  })

  test('events are duplicated, dropped and reordered', async () => {
    const whole = namesIn((await received(await streamed())).text)
    const struckBy = async (fault: string) => {
      getFaults().clear()
      inject(fault)
      return namesIn((await received(await streamed())).text)
    }
    expect(await struckBy('duplicate:response.in_progress')).toEqual(whole.toSpliced(1, 0, 'response.in_progress'))
    expect(await struckBy('drop:0')).toEqual(whole.slice(1))
    expect(await struckBy('drop:response.completed')).toEqual(whole.slice(0, -1))
    const [first, second] = whole
    expect(await struckBy('reorder:response.created')).toEqual([second, first, ...whole.slice(2)])
  })

  test('an array stays valid JSON with events dropped or duplicated', async () => {
    const chunks = async () => JSON.parse((await received(await arrayed())).text)
    const whole = await chunks()
    inject('drop:0')
    expect(await chunks()).toHaveLength(whole.length - 1)
    getFaults().clear()
    inject('duplicate:final')
    const more = await chunks()
    expect(more.at(-1)).toEqual(more.at(-2))
  })

  test.each(['truncate:10', 'truncate'])('%s: a reply shorter than its Content-Length', async (fault) => {
    inject(fault)
    const reply = await ask('/v1/models')
    const length = Number(reply.headers.get('content-length'))
    expect(length).toBeGreaterThan(20)
    const { text, error } = await received(reply)
    expect(text).toHaveLength(fault === 'truncate' ? Math.floor(length / 2) : 10)
    expect(error).toMatchObject({ name: 'TypeError' })
  })

  test('exactly one byte is corrupted, deterministic for the seed, also in a download or a range of it', async () => {
    const { id } = await finishVideo(createClients({ baseUrl, key: 'sk-test', fetch }).openai)
    const path = `/v1/videos/${id}/content`
    const read = async (init: RequestInit = {}) => Buffer.from(await (await ask(path, init)).arrayBuffer())
    const whole = await read()
    inject('corrupt')
    const [one, two] = [await read(), await read()]
    for (const each of [one, two]) {
      expect(each).toHaveLength(whole.length)
      expect([...each].filter((byte, at) => byte !== whole[at])).toHaveLength(1)
    }
    getFaults().clear()
    inject('corrupt:0')
    const headers = { range: 'bytes=4-7' }
    const part = await ask(path, { headers })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-7/${whole.length}`])
    expect((await part.text()).slice(-3)).toBe('typ')
    const conditional = await ask(path, { headers: { ...headers, 'if-range': '"a version"' } })
    expect([conditional.status, (await conditional.arrayBuffer()).byteLength]).toEqual([200, whole.length])
    const past = await ask(path, { headers: { range: 'bytes=999999999-' } })
    expect(past.status).toBe(416)
  })

  test('faults apply to error replies too', async () => {
    inject('truncate:4')
    const reply = await ask('/v1/video/generations/none')
    expect(reply.status).toBe(404)
    expect(await received(reply)).toMatchObject({ text: '{"me', error: { message: 'terminated' } })
  })

  test.each([
    ...[
      'cut:1000',
      'end:1000',
      'end:afterBytes=1000000',
      'stall:afterBytes=1000000',
      'error-event:1000',
      'drop:1000',
      'malformed-frame:event=1000',
    ],
    ...['insert:index=1000', 'corrupt:1000000', 'reorder:response.failed'],
  ])('%s, after the end of the stream, has no effect and is not counted', async (fault) => {
    inject(fault)
    inject('duplicate:0')
    const { text, error } = await received(await streamed())
    expect([error, namesIn(text).at(-1)]).toEqual([undefined, 'response.completed'])
    expect(getFaults().list()).toMatchObject([{ seen: 0, injected: 0 }, { injected: 1 }])
  })

  test('several faults apply together', async () => {
    inject('drop:0')
    inject('duplicate:0')
    inject('cut:3')
    const { text, error } = await received(await streamed())
    expect(namesIn(text)).toEqual(['response.in_progress', 'response.in_progress', 'response.output_item.added'])
    expect(error).toBeDefined()
  })
})

test.each([
  ['problem JSON', { json: {}, mediaType: 'application/problem+json' }, 'application/problem+json; charset=utf-8'],
  ['no JSON', { json: undefined }, undefined],
  ['text', { text: 'Hello', mediaType: 'text/plain' }, 'text/plain; charset=utf-8'],
  ['text in ASCII', { text: 'Hello', mediaType: 'text/plain; charset=us-ascii' }, 'text/plain; charset=us-ascii'],
])('an altered reply of %s keeps its media type', (_, outcome, contentType) => {
  const [route] = routes
  const exchange = { route, stream: undefined, call: { rawHeaders: {} } } as MockExchange
  expect(getParts(outcome, exchange)?.head.headers['content-type']).toBe(contentType)
})

async function readChunks(text: string, size: number): Promise<readonly NamedEvent[]> {
  const bytes = Buffer.from(text)
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  return Array.fromAsync(eventsIn(chunks()))
}

const text =
  ': hello\n\nevent: a\ndata: {"n": 1, "text": "é€"}\n\ndata: {"n": 2}\r\n\r\n: ping\r\n\r\nevent:b\ndata:{\ndata:}\n\nevent: c\ndata: no\n\nevent: d\ndata: 1'

// https://html.spec.whatwg.org/multipage/server-sent-events.html: what has no blank line behind it is not an event.
test.each([1, 2, 3, 7, 1000])('events are parsed from any chunks: %i bytes at a time', async (size) => {
  expect(await readChunks(text, size)).toEqual([
    { event: 'a', json: '{"n": 1, "text": "é€"}', data: { n: 1, text: 'é€' } },
    { event: '', json: '{"n": 2}', data: { n: 2 } },
    { event: 'b', json: '{ }', data: {} },
    { event: 'c', json: 'no', data: undefined },
  ])
})
