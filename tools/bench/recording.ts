import type { HttpRequest, RequestName } from './requests.ts'

/** A reply to send again. */
export interface RecordedReply {
  readonly status: number
  readonly contentType: string
  readonly body: string
}

/** Replies of the mock, which the bare server sends. */
export interface Recording {
  readonly replies: Readonly<Record<'listing' | 'small' | 'unauthenticated' | 'notFound', RecordedReply>>
  /** Each event as it was framed. */
  readonly streams: Readonly<Record<'shortStream' | 'mediumStream' | 'longStream', readonly string[]>>
}

export interface MessageRequest {
  readonly max_tokens?: unknown
  readonly stream?: unknown
}

/** Finds the recorded reply to a request: whole, or the events of a stream. */
export function findReply({ replies, streams }: Recording, { max_tokens: limit, stream }: MessageRequest) {
  if (stream !== true || typeof limit !== 'number') return replies.small
  return limit < 50 ? streams.shortStream : limit < 500 ? streams.mediumStream : streams.longStream
}

/** Asks a server for one reply of every kind. */
export async function recordReplies(port: number): Promise<Recording> {
  const reply = (name: RequestName) => recordReply(port, name)
  const stream = async (name: RequestName) => (await reply(name)).body.split(/(?<=\n\n)/)
  return {
    replies: {
      listing: await reply('listing'),
      small: await reply('small'),
      unauthenticated: await reply('unauthenticated'),
      notFound: await reply('notFound'),
    },
    streams: {
      shortStream: await stream('shortStream'),
      mediumStream: await stream('mediumStream'),
      longStream: await stream('longStream'),
    },
  }
}

async function recordReply(port: number, name: RequestName): Promise<RecordedReply> {
  // Servers import this file: building the requests would add to their start and memory.
  const { requests } = await import('./requests.ts')
  const { path, ...request }: HttpRequest = requests[name]
  const response = await fetch(`http://127.0.0.1:${port}${path}`, request)
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    body: await response.text(),
  }
}
