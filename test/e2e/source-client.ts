import { afterAll, beforeAll, expect } from 'vitest'
import type { AppOptions } from '../../server-stub/app.ts'
import { type Served, serve } from '../sdk/serve.ts'

export type Fields = Readonly<Record<string, unknown>>

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body as JSON; throws where it is none. */
  json<T = Fields>(): T
}

export interface SentEvent {
  readonly name: string | undefined
  readonly data: Fields
}

/** Sends what is not a string as JSON. */
export type Send = (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<Reply>

/** A client of a mock that runs for the tests of a file, by plain fetch; a mock that broke its contract fails them. */
export function sourceClient(options: Partial<AppOptions> = {}): { readonly post: Send; readonly key: () => string } {
  let served: Served
  beforeAll(async () => {
    served = await serve({ log: () => undefined, ...options })
  })
  afterAll(async () => {
    await served.close()
    expect(served.violations).toEqual([])
  })
  const post: Send = async (path, body, headers = {}) => {
    const json = typeof body === 'string' ? body : JSON.stringify(body)
    const init = { method: 'POST', body: json, headers: { 'content-type': 'application/json', ...headers } }
    const reply = await fetch(served.baseUrl + path, init)
    const text = await reply.text()
    return { status: reply.status, headers: reply.headers, text, json: () => JSON.parse(text) }
  }
  return { post, key: () => served.key }
}

/** The server-sent events of a reply. */
export function getEvents({ headers, text }: Reply): SentEvent[] {
  expect(headers.get('content-type')).toMatch(/^text\/event-stream/)
  expect(text).toMatch(/\n\n$/)
  const blocks = text.trimEnd().split('\n\n')
  return blocks.flatMap((block) => {
    const lines = Map.groupBy(block.split('\n'), (line) => line.slice(0, line.indexOf(': ')))
    const value = (field: string) => lines.get(field)?.map((line) => line.slice(field.length + 2))
    const data = value('data')?.join('\n')
    return data === undefined ? [] : [{ name: value('event')?.[0], data: JSON.parse(data) }]
  })
}

/** The names without the repetitions of what may be repeated. */
export function getOrder(names: readonly (string | undefined)[]): (string | undefined)[] {
  return names.filter((name, at) => name !== names[at - 1])
}

/** Matches a message that begins with the place and says something about it. */
export function wordsAbout(place: string): unknown {
  return expect.toSatisfy(
    (message: string) => message.startsWith(`${place}: `) && message.length > place.length + 10,
    place,
  )
}

/** Expects that a rule was broken at that place, and that the message begins with the place. */
export function expectRefusal(reply: Reply, place: string): void {
  const { error } = reply.json<{ error: { message: string } }>()
  expect({ status: reply.status, message: error.message }).toEqual({
    status: 400,
    message: wordsAbout(place),
  })
}

export const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR42mNoAAAAggCB2kUIOwAAAABJRU5ErkJggg=='

/** A value that many a table asks for: text of so many characters. */
export function characters(count: number): string {
  return 'x'.repeat(count)
}
