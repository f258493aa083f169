import { type Json, ownValue } from '../../runtime/json.ts'
import type {
  RECORDING_VERSION,
  RecordedBody,
  RecordedInteraction,
  RecordedReply,
  RecordedRequest,
  RecordedStream,
} from './recorded-interaction.ts'

/** An exchange as a file has it, described by `interaction.schema.json`: what has a default may be absent. */
export interface StoredInteraction extends Pick<Partial<RecordedInteraction>, 'number' | 'operation' | 'end'> {
  readonly recording: typeof RECORDING_VERSION
  readonly request: Pick<RecordedRequest, 'method' | 'path'> & Partial<RecordedRequest>
  readonly reply?: StoredReply
}

/** An exchange that says its number. */
export type NumberedInteraction = StoredInteraction & Pick<RecordedInteraction, 'number'>

export interface StoredReply extends Pick<RecordedReply, 'status'>, Partial<Pick<RecordedReply, 'atMs' | 'headers'>> {
  readonly body?: StoredBody
}

export type StoredBody = RecordedBody | StoredStream | StoredEvents

/** The bytes of a stream. */
export interface StoredStream {
  readonly chunks: readonly UntimedChunk[]
}

/** A stream by its events. */
export interface StoredEvents {
  readonly events: readonly StoredEvent[]
}

/** Data that is a string is sent as it is, other values as JSON. */
export interface StoredEvent {
  readonly atMs?: number
  readonly event?: string
  readonly id?: string
  readonly data: Json
}

/** The exchange with its defaults; `number` is that of the file, or of the line. */
export function expandInteraction(stored: StoredInteraction, number: number): RecordedInteraction {
  const { recording, operation, request, reply, end = 'whole' } = stored
  return {
    recording,
    number: stored.number ?? number,
    ...(operation === undefined ? {} : { operation }),
    request: { query: {}, headers: getDefaultHeaders(request.body), ...request },
    ...(reply ? { reply: expandReply(reply) } : {}),
    end,
  }
}

function expandReply({ body, status, atMs = 0, headers = getDefaultHeaders(body) }: StoredReply): RecordedReply {
  return { status, atMs, headers, ...(body ? { body: expandBody(body, atMs) } : {}) }
}

function expandBody(body: StoredBody, startMs: number): NonNullable<RecordedReply['body']> {
  if ('events' in body)
    return setTimes(
      body.events.map(({ atMs, ...event }) => ({ atMs, text: formatEvent(event) })),
      startMs,
    )
  return 'chunks' in body ? setTimes(body.chunks, startMs) : body
}

type UntimedChunk = { readonly atMs?: number | undefined } & ({ readonly text: string } | { readonly base64: string })

/** A chunk without a time comes with the one before it. */
function setTimes(chunks: readonly UntimedChunk[], startMs: number): RecordedStream {
  let latest = startMs
  return {
    chunks: chunks.map(({ atMs = latest, ...chunk }) => {
      latest = atMs
      return { ...chunk, atMs }
    }),
  }
}

function getDefaultHeaders(body: StoredBody = { file: '' }): Readonly<Record<string, string>> {
  const [[kind] = ['file']] = Object.entries(body)
  const type = ownValue(defaultTypes, kind)
  return type === undefined ? {} : { 'content-type': type }
}

/** The content type of a body whose headers a file does not have. */
const defaultTypes: Readonly<Record<string, string>> = {
  events: 'text/event-stream',
  form: 'multipart/form-data',
  json: 'application/json',
  text: 'text/plain',
}

function formatEvent({ event, id, data }: Omit<StoredEvent, 'atMs'>): string {
  const text = typeof data === 'string' ? data : JSON.stringify(data)
  const lines = [
    ...(event === undefined ? [] : [`event: ${event}`]),
    ...(id === undefined ? [] : [`id: ${id}`]),
    ...text.split(/\r\n|\r|\n/).map((line) => `data: ${line}`),
  ]
  return `${lines.join('\n')}\n\n`
}
