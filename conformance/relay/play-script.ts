import type { ServerResponse } from 'node:http'
import type { ServerSentEvent, WireFormat, WrittenEvent } from './formats/format.ts'
import type { TimeLine } from './moments.ts'
import { type Behaviour, getErrorBody, type Script, type UpstreamExchange, upstreamSecret } from './script.ts'

interface Stage {
  readonly response: ServerResponse
  readonly format: WireFormat
  readonly exchange: UpstreamExchange
  /** Whether a generate-content stream is server-sent events, and no array. */
  readonly isSse: boolean
  readonly timeLine: TimeLine
}

/** Answers a request as the script says, streamed if the gateway asks for a stream. */
export async function playScript(script: Script, stage: Stage): Promise<void> {
  const { behaviour } = script
  const { response, exchange } = stage
  if (behaviour?.kind === 'endless') behaviour.onAsked()
  if (behaviour?.kind === 'hang-up') return void response.destroy()
  if (behaviour?.kind === 'error') return sendError(behaviour, stage)
  if (exchange.asked.stream) return playStream(script, stage)
  await playWhole(script, stage)
}

const headers = { 'x-relay-upstream': upstreamSecret, 'set-cookie': `relay=${upstreamSecret}` }

function sendError(behaviour: Extract<Behaviour, { kind: 'error' }>, { response, format, timeLine }: Stage): void {
  const { status, contentType = 'application/json', retryAfter } = behaviour
  const sent = getErrorBody(format, behaviour)
  response.writeHead(status, {
    ...headers,
    'content-type': contentType,
    ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
  })
  timeLine.add('upstream', `sent ${status} ${sent}`)
  response.end(sent)
}

async function playWhole({ reply, behaviour }: Script, { response, format, exchange, timeLine }: Stage): Promise<void> {
  const body = JSON.stringify(format.writeReply(reply, exchange.asked.model))
  const half = body.slice(0, body.length / 2)
  if (behaviour?.kind === 'endless') return
  response.writeHead(200, { ...headers, 'content-type': 'application/json', ...getLength(behaviour, body) })
  exchange.hasBegun = true
  timeLine.add('upstream', `sent 200 ${body}`)
  const fail: Partial<Record<Behaviour['kind'], () => unknown>> = {
    cut: () => response.write(half, () => response.destroy()),
    stall: () => response.write(half),
    'early-end': () => response.end(half),
    garbage: () => response.end(`${half}\u0000<garbage>`),
    'error-event': () => response.end(JSON.stringify(format.writeError(503, 'the upstream failed'))),
  }
  const play = behaviour && fail[behaviour.kind]
  if (play) play()
  else response.end(body)
}

function getLength(behaviour: Behaviour | undefined, body: string) {
  return behaviour?.kind === 'cut' || behaviour?.kind === 'stall' ? { 'content-length': Buffer.byteLength(body) } : {}
}

async function playStream({ reply, bytesPerPiece, behaviour }: Script, stage: Stage): Promise<void> {
  const { response, format, exchange, isSse, timeLine } = stage
  const isArray = format.name === 'generate-content' && !isSse
  const events = format.writeEvents(reply, exchange.asked.model)
  response.writeHead(200, { ...headers, 'content-type': isArray ? 'application/json' : 'text/event-stream' })
  const send = async (event: WrittenEvent, index: number) => {
    const raw = isArray ? frameItem(event, index) : frameEvent(event, format.lineEnd)
    exchange.hasBegun = true
    timeLine.add('upstream', `sent ${raw.trim()}`)
    await writePieces(response, raw, event.isText ? bytesPerPiece : undefined)
  }
  const middle = getMiddle(events)
  for (const [index, event] of events.entries()) {
    if (response.destroyed) return
    if (index === middle && behaviour !== undefined) {
      const isOver = await misbehave(behaviour, { stage, send, event, index })
      if (isOver) return
    }
    await send(event, index)
  }
  response.end(isArray ? ']' : '')
}

/** After the first words, and before the others. */
function getMiddle(events: readonly WrittenEvent[]): number {
  return events.findIndex(({ isText }) => isText) + 1
}

interface Scene {
  readonly stage: Stage
  readonly send: (event: WrittenEvent, index: number) => Promise<void>
  readonly event: WrittenEvent
  readonly index: number
}

/** Resolves with whether the stream is over. */
async function misbehave(behaviour: Behaviour, { stage, send, event, index }: Scene): Promise<boolean> {
  const { response, format, timeLine } = stage
  switch (behaviour.kind) {
    case 'hold':
      timeLine.add('upstream', 'holds the rest back until the client has the first words')
      await behaviour.waitForRelease()
      return false
    case 'endless':
      for (let turn = index; !response.destroyed && turn < 3000; turn++) {
        await send(event, turn)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      return true
    case 'stall':
      timeLine.add('upstream', 'sends nothing more')
      return true
    case 'cut':
      timeLine.add('upstream', 'cuts the connection')
      await new Promise((resolve) => setTimeout(resolve, 20))
      response.destroy()
      return true
    case 'garbage':
      await send({ data: '{"garbage": \u0001' }, index)
      response.end()
      return true
    case 'error-event':
      await send(format.writeFailure('the upstream failed'), index)
      response.end()
      return true
    case 'early-end':
      timeLine.add('upstream', 'ends the stream early, without a word')
      response.end()
      return true
    default:
      return false
  }
}

/** An event as the bytes of a stream. */
export function frameEvent({ event, data }: ServerSentEvent, lineEnd = '\n'): string {
  return `${event === undefined ? '' : `event: ${event}${lineEnd}`}data: ${data}${lineEnd}${lineEnd}`
}

/** An event as an item of a JSON array, between the line ends of public servers, at which some gateways split. */
function frameItem({ data }: ServerSentEvent, index: number): string {
  return `${index === 0 ? '[' : ',\r\n'}${data}\n`
}

async function writePieces(response: ServerResponse, text: string, bytesPerPiece = Infinity): Promise<void> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += bytesPerPiece) {
    if (response.destroyed) return
    const piece = bytes.subarray(at, Math.min(bytes.length, at + bytesPerPiece))
    if (!response.write(piece)) await awaitDrain(response)
    // A piece of its own must leave before the next one.
    if (bytesPerPiece < bytes.length) await new Promise((resolve) => setImmediate(resolve))
  }
}

function awaitDrain(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      response.off('drain', end).off('close', end)
      resolve()
    }
    response.on('drain', end).on('close', end)
  })
}
