import { expect, test } from 'vitest'
import type { NamedEvent } from '../../../server-stub/core/handler.ts'
import { eventsIn } from '../../../server-stub/mock/faults/answer-parts.ts'

async function read(text: string, size: number): Promise<readonly NamedEvent[]> {
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
  expect(await read(text, size)).toEqual([
    { event: 'a', json: '{"n": 1, "text": "é€"}', data: { n: 1, text: 'é€' } },
    { event: '', json: '{"n": 2}', data: { n: 2 } },
    { event: 'b', json: '{ }', data: {} },
    { event: 'c', json: 'no', data: undefined },
  ])
})
