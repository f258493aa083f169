import type { IncomingHttpHeaders } from 'node:http'
import { type JsonObject, tryParseJson } from '../../../runtime/json.ts'
import type { CaseRequest } from '../../verdict.ts'
import type { ChatReply, ChatRequest, ReadReply } from '../chat.ts'

export const formatNames = ['messages', 'generate-content', 'responses', 'chat-completions'] as const

export type FormatName = (typeof formatNames)[number]

/** An event of `text/event-stream`. */
export interface ServerSentEvent {
  readonly event?: string | undefined
  readonly data: string
}

/** An event that a model streams; `isText` if it has a piece of the text. */
export interface WrittenEvent extends ServerSentEvent {
  readonly isText?: boolean
}

/** What a path asks for. The body says it where the path does not. */
export interface AskedByPath {
  readonly model?: string
  readonly stream?: boolean
}

/** A way to ask a model over HTTP, as a client writes requests and reads replies, and as an upstream reads and writes them. */
export interface WireFormat {
  readonly name: FormatName
  /** What its requests cannot say. */
  readonly unsayable: ReadonlySet<keyof ChatRequest>
  /** The ends of an answer that it has a word for. */
  readonly stops: ReadonlySet<ChatReply['stop']>
  /** The counts that its replies have. */
  readonly counts: ReadonlySet<keyof ChatReply['usage']>
  /** The end of a line in the streams of its public servers; `\n` by default. */
  readonly lineEnd?: '\r\n'

  operationId(stream: boolean): string
  writeRequest(request: ChatRequest): Pick<CaseRequest, 'path' | 'query' | 'headers' | 'body'>
  readReply(body: unknown): ReadReply
  readEvents(events: readonly ServerSentEvent[]): ReadReply
  /** Whether a body has the form of its errors. */
  isError(body: unknown): boolean

  /** Undefined if the path is none of this format. */
  readPath(pathname: string): AskedByPath | undefined
  readKey(headers: IncomingHttpHeaders, query: URLSearchParams): string | undefined
  readRequest(body: JsonObject, asked: AskedByPath): ChatRequest
  writeReply(reply: ChatReply, model: string): JsonObject
  writeEvents(reply: ChatReply, model: string): readonly WrittenEvent[]
  writeError(status: number, message: string): JsonObject
  /** The event of a failure in the middle of a stream. */
  writeFailure(message: string): WrittenEvent
}

export function readBearer({ authorization }: IncomingHttpHeaders): string | undefined {
  return /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]
}

/** Reads the data of events that are JSON objects; others are undefined. */
export function readData({ data }: ServerSentEvent): unknown {
  return tryParseJson(data)
}

/** Removes members that are undefined, which a request or a reply does not have. */
export function omitAbsent(members: Readonly<Record<string, unknown>>): JsonObject {
  return JSON.parse(JSON.stringify(members))
}
