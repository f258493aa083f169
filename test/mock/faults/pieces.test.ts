import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { splitBody } from '../../../mock/faults/split-body.ts'
import { readFault } from '../gateway-readers.ts'
import { getSender, scenariosFrom, serveBothTransports } from '../serve-mock.ts'

const transports = await serveBothTransports()
const prompt = 'sim:echo A café, 5 € and 😀.'
const contents = { contents: [{ parts: [{ text: prompt }] }] }

describe.each(transports)('%s', (_, { sandboxes, baseUrl, fetch }) => {
  const { faults, clock, scenarios } = sandboxes.get('')
  afterEach(() => {
    faults.clear()
    clock.setSpeed(0)
  })

  const inject = (fault: unknown) => faults.add(readFault(fault))
  const ask = getSender({ baseUrl, key: 'sk-test', fetch })
  const streamed = () => ask('/v1/responses', { json: { model: 'gw-text-large', input: prompt, stream: true } })
  const shown = () => ask('/v1/responses', { json: { model: 'gw-text-large', input: prompt } })
  const arrayed = () => ask('/v1beta/models/gw-text-large:streamGenerateContent', { json: contents })
  const generated = () => ask('/v1beta/models/gw-text-large:streamGenerateContent?alt=sse', { json: contents })
  const listed = () => ask('/v1/models')

  async function readPieces(reply: Response): Promise<Buffer[]> {
    const pieces: Buffer[] = []
    for await (const chunk of reply.body ?? []) pieces.push(Buffer.from(chunk))
    return pieces.filter(({ length }) => length > 0)
  }
  const readFrames = async (reply: Response) => (await reply.text()).split(/(?<=\n\n)/)

  describe('a split', () => {
    const isCharacter = (piece: Buffer) => [...new TextDecoder('utf-8', { fatal: true }).decode(piece)].length === 1
    const isEvent = (piece: Buffer) => /^event: .*\ndata: .*\n\n$/.test(String(piece))
    test.each<[fault: string, speed: number, isPiece: (piece: Buffer) => boolean, send: () => Promise<Response>]>([
      ['split', 0, ({ length }) => length === 1, listed],
      ['split:100', 0, ({ length }) => length === 100, streamed],
      ['split:100', 1000, ({ length }) => length === 100, streamed],
      ['split:at=character', 0, isCharacter, shown],
      ['split:at=line', 0, (piece) => /^[^\n]*\n$/.test(String(piece)), streamed],
      ['split:at=event', 0, isEvent, streamed],
      ['split:at=event', 1000, isEvent, streamed],
      ['split:at=event', 0, (piece) => /^(\[|,\n)\{.*\}$/.test(String(piece)), arrayed],
    ])('%s at speed %i sends each piece alone, and all of the body', async (fault, speed, isPiece, send) => {
      clock.setSpeed(speed)
      inject(fault)
      const reply = await send()
      expect([reply.status, reply.headers.get('content-length')]).toEqual([200, null])
      const pieces = await readPieces(reply)
      expect(pieces.length).toBeGreaterThan(5)
      expect(pieces.slice(0, -1).filter((piece) => !isPiece(piece))).toEqual([])
      const body = Buffer.concat(pieces).toString()
      if (send === shown) expect(body).toMatch(/^\{.*A café, 5 € and 😀.*\}$/s)
      else if (send === streamed)
        expect(body).toMatch(/A café, 5 € and 😀.*\nevent: response\.completed\ndata: .*\}\n\n$/s)
      else expect(JSON.parse(body)).toBeTypeOf('object')
    })
  })

  test('the pieces of a scripted reply are split as they are written, and a cut sends all before it', async () => {
    const raw = "{ events: [{ comment: a }, { event: x, data: '{not' }], framing: { lineEnd: crlf } }"
    scenarios.replace((await scenariosFrom(`scenarios: [{ name: raw, answer: { reply: ${raw} } }]`)).current)
    inject('split:at=line')
    const lines = [': a\r\n', '\r\n', 'event: x\r\n', 'data: {not\r\n', '\r\n']
    expect((await readPieces(await streamed())).map(String)).toEqual(lines)
    scenarios.replace([])
    faults.clear()
    inject('cut:2')
    inject('split:1000000')
    let sent = ''
    const broken = async () => {
      for await (const chunk of (await streamed()).body ?? []) sent += Buffer.from(chunk)
    }
    await expect(broken()).rejects.toThrow('terminated')
    expect(sent.match(/^event: .*/gm)).toHaveLength(2)
  })

  test.each([
    ['end:2', streamed, /^(event: .*\ndata: .*\n\n){2}$/],
    ['end:1', arrayed, /^\[\{.*\}$/],
    ['end:1', generated, /^data: .*\n\n$/],
    ['end:afterBytes=20', streamed, /^.{20}$/s],
    ['end:afterBytes=20', listed, /^.{20}$/s],
    ['end:0', streamed, /^$/],
    ['end', listed, /^$/],
    ['end:1000', streamed, /\nevent: response\.completed\n.*\n\n$/],
  ])('%s ends a body early and cleanly', async (fault, send, body) => {
    inject(fault)
    const reply = await send()
    expect([reply.status, reply.headers.get('content-length')]).toEqual([200, null])
    expect(await reply.text()).toMatch(body)
  })

  test.each([
    ['insert', 0, ': keepalive\n\n'],
    ['insert:comment=hello:index=1', 1, ': hello\n\n'],
    ['insert:ping', 0, 'event: ping\ndata: {}\n\n'],
    [{ kind: 'insert', event: 'x', data: '{not\njson', index: 2 }, 2, 'event: x\ndata: {not\ndata: json\n\n'],
    [{ kind: 'insert', data: [null], index: 3 }, 3, 'data: [null]\n\n'],
  ])('%j inserts one frame', async (fault, index, frame) => {
    const whole = await readFrames(await streamed())
    inject(fault)
    const frames = await readFrames(await streamed())
    expect(frames[index]).toBe(frame)
    expect(frames).toHaveLength(whole.length + 1)
    expect(frames.toSpliced(index, 1).every((each) => each.startsWith('event: response.'))).toBe(true)
  })

  test('an insertion after the last event ends the stream; one after that does not happen', async () => {
    const whole = await readFrames(await streamed())
    inject({ kind: 'insert', data: '[DONE]', index: whole.length })
    inject({ kind: 'insert', comment: 'never', index: whole.length + 2 })
    const frames = await readFrames(await streamed())
    expect([frames.length, frames.at(-1)]).toEqual([whole.length + 1, 'data: [DONE]\n\n'])
  })

  test('an array takes events, and no comments', async () => {
    inject({ kind: 'insert', event: 'x', data: { a: 1 }, index: 1 })
    inject('insert:comment=a')
    expect(JSON.parse(await (await arrayed()).text())[1]).toEqual({ a: 1 })
    expect(faults.list().map(({ injected }) => injected)).toEqual([1, 0])
  })

  test.each([
    ['framing:crlf', /^(: a\r\n\r\n)(event: [^\r\n]+\r\ndata: [^\r\n]+\r\n\r\n)+$/],
    ['framing:cr', /^(: a\r\r)(event: [^\r\n]+\rdata: [^\r\n]+\r\r)+$/],
    ['framing:no-names', /^(: a\n\n)(data: .*\n\n)+$/],
    ['framing:comments', /^(: a\n\n)(: keepalive\n\nevent: .*\ndata: .*\n\n)+$/],
  ])('%s writes the whole stream so, in whatever order faults are added', async (fault, body) => {
    inject(fault)
    inject('insert:comment=a')
    expect(await (await streamed()).text()).toMatch(body)
  })

  test('comments are no events for the faults that count them', async () => {
    inject('insert:comment=a')
    inject('insert:comment=b')
    inject('malformed-frame:bad-json:event=0')
    inject('end:1')
    const [first, second, third, ...more] = await readFrames(await streamed())
    expect([first, second, more]).toEqual([': a\n\n', ': b\n\n', []])
    expect(() => JSON.parse(third?.split('data: ')[1] ?? '')).toThrow()
  })
})

test('pieces are chunks of HTTP, byte by byte', async () => {
  const [[, { baseUrl }]] = transports
  const socket = connect(Number(new URL(baseUrl).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    'GET /v1/models HTTP/1.1\r\nhost: a\r\nconnection: close\r\nauthorization: Bearer sk-test\r\n' +
      'prefer: fault=split:10\r\n\r\n',
  )
  const sent = await text(socket.setEncoding('latin1'))
  const body = sent.slice(sent.indexOf('\r\n\r\n') + 4)
  expect(body).toMatch(/^(a\r\n.{10}\r\n)+([1-9]\r\n.{1,9}\r\n)?0\r\n\r\n$/s)
  expect(body.length).toBeGreaterThan(200)
})

describe('bytes that are split', () => {
  async function split(fault: Parameters<typeof splitBody>[0], chunks: readonly Uint8Array[]) {
    async function* body() {
      yield* chunks
    }
    const [head, ...pieces] = await Array.fromAsync(splitBody(fault)(body()))
    expect(head).toHaveLength(0)
    return pieces
  }

  test.each([
    ['line', [...'a\r\nb\rc\n\nd'], ['a\r', '\n', 'b\r', 'c\n', '\n', 'd']],
    ['line', ['a\r\nb\rc\n\nd'], ['a\r\n', 'b\r', 'c\n', '\n', 'd']],
    ['line', ['ab', '', 'c\nd'], ['', 'abc\n', 'd']],
  ] as const)('at a %s of the chunks %j are %j', async (at, chunks, pieces) => {
    const bytes = chunks.map((chunk) => Buffer.from(chunk))
    expect((await split({ kind: 'split', at }, bytes)).map(String)).toEqual(pieces)
  })

  test('at characters keep those that chunks divide; broken ones stand alone', async () => {
    const bytes = Buffer.concat([Buffer.from('é€😀'), Buffer.from([0x80, 0xff, 0xe2])])
    const single = [...bytes].map((byte) => Uint8Array.of(byte))
    const pieces = await split({ kind: 'split', at: 'character' }, single)
    expect(pieces.map(({ length }) => length)).toEqual([2, 3, 4, 1, 2])
    expect(Buffer.concat(pieces)).toEqual(bytes)
  })
})
