import { expect, onTestFinished, test, vi } from 'vitest'
import { eventTemplate } from '../../../runtime/stream/framing.ts'
import { SseSplitter } from '../../../runtime/stream/sse-splitter.ts'

/** Bytes and number of events that each piece completes. */
function split(...pieces: readonly string[]): (readonly [string, number] | undefined)[] {
  const splitter = new SseSplitter()
  return pieces.map((piece) => {
    const run = splitter.split(Buffer.from(piece))
    return run && ([Buffer.from(run.bytes).toString(), run.count] as const)
  })
}

test.each([
  [['data: a\n\n'], [['data: a\n\n', 1]]],
  [['data: a\n\ndata: b\n\ndata'], [['data: a\n\ndata: b\n\n', 2]]],
  [
    ['data: a', '\n', '\n'],
    [undefined, undefined, ['data: a\n\n', 1]],
  ],
  [
    ['data: a\r\n\r\ndata: b\r', '\n\r', '\n'],
    [['data: a\r\n\r\n', 1], undefined, ['data: b\r\n\r\n', 1]],
  ],
  [
    ['data: a\r', '\r: b\r', 'data: b\r\r'],
    [undefined, ['data: a\r\r', 1], [': b\rdata: b\r\r', 1]],
  ],
  [
    ['data: a\n\rdata: b\n\r', '\ndata: c\r\n\n'],
    [
      ['data: a\n\r', 1],
      ['data: b\n\r\ndata: c\r\n\n', 2],
    ],
  ],
  [
    ['data: a\n', 'data: b\n\n'],
    [undefined, ['data: a\ndata: b\n\n', 1]],
  ],
  [['{"error":{}}\n\ndata: {"error":{}}\n\n'], [['{"error":{}}\n\ndata: {"error":{}}\n\n', 1]]],
  [[': open\n\n'], [[': open\n\n', 0]]],
])('events are split at their ends: %j', (pieces, expected) => expect(split(...pieces)).toEqual(expected))

test('the same bytes come out for any chunk boundaries', () => {
  const text = 'event: a\ndata: é\n\n: comment\n\ndata: b\r\n\r\n'
  for (let at = 0; at <= Buffer.byteLength(text); at++) {
    const splitter = new SseSplitter()
    const bytes = Buffer.from(text)
    const runs = [bytes.subarray(0, at), bytes.subarray(at)].map((piece) => splitter.split(piece))
    expect(Buffer.concat(runs.map((run) => run?.bytes ?? Buffer.alloc(0))).toString()).toBe(text)
    expect(runs.reduce((sum, run) => sum + (run?.count ?? 0), 0)).toBe(2)
    expect(Buffer.from(splitter.last).toString()).toBe('data: b\r\n\r\n')
  }
})

test('an event of many chunks is copied a few times, not for each of them', () => {
  const splitter = new SseSplitter()
  let copied = 0
  const { set } = Buffer.prototype
  Buffer.prototype.set = function (this: Buffer, bytes: ArrayLike<number>, offset?: number) {
    copied += bytes.length
    set.call(this, bytes, offset)
  }
  onTestFinished(() => void Reflect.deleteProperty(Buffer.prototype, 'set'))
  const concat = vi.spyOn(Buffer, 'concat')
  const text = `data: ${'x'.repeat(100_000)}\n\n`
  const chunks = text.match(/.{1,100}|\n/gs) ?? []
  const out = chunks.map((chunk) => splitter.split(Buffer.from(chunk)))
  expect(out.flatMap((each) => (each ? [Buffer.from(each.bytes).toString()] : []))).toEqual([text])
  expect(concat.mock.calls.length).toBe(0)
  expect(copied).toBeLessThan(5 * text.length)
})

test('an endless event is not buffered without limit', () => {
  const splitter = new SseSplitter()
  const piece = Buffer.alloc(1024 * 1024, 'x')
  expect(() => {
    for (let i = 0; i < 10; i++) splitter.split(piece)
  }).toThrow('longer than')
})

const letter = eventTemplate('letter', (text) => ({ type: 'letter', index: 2, delta: { text, after: [1, null] } }))

test.each(['', 'plain', 'a "quote" \\ and\nlines', '\0', '\ud800 alone', 'ä 你 🙂 \u2028', '$& $1'])(
  'gives the payload and its exact JSON: %j',
  (text) => {
    letter('the first event')
    const { event, data, json } = letter(text)
    expect(event).toBe('letter')
    expect(data).toEqual({ type: 'letter', index: 2, delta: { text, after: [1, null] } })
    expect(json).toBe(JSON.stringify(data))
  },
)
