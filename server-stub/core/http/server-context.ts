import type { Contract, Route, Stream } from '../contract.ts'
import type { HandlerTable, StreamWatch } from '../handler.ts'
import { type Log, logToStderr } from '../problem.ts'
import { OpenStreams } from '../stream/open-streams.ts'
import { type FindFamily, familyFinder } from './find-family.ts'
import type { IsKey } from './keys.ts'
import { OpenCalls } from './open-calls.ts'

/** Shared by all parts of a server. */
export interface ServerContext {
  readonly contract: Contract
  readonly findFamily: FindFamily
  /** A handler for every operation of the contract. */
  readonly handlers: HandlerTable
  readonly isKey: IsKey
  /** Whether to reject aliases of paths, headers and credentials. */
  readonly strict: boolean
  /** 64 MiB by default. */
  readonly maxBodyBytes: number
  /** Validates sent replies against the contract. */
  readonly replyValidation: ReplyValidation | undefined
  readonly log: Log
  /** Unlimited by default. */
  readonly streams: OpenStreams
  readonly calls: OpenCalls
}

type Optional = 'strict' | 'maxBodyBytes' | 'replyValidation' | 'log' | 'streams'

export type ContextOptions = Pick<ServerContext, 'contract' | 'handlers' | 'isKey'> & {
  readonly [K in Optional]?: ServerContext[K] | undefined
}

export function createContext(options: ContextOptions): ServerContext {
  const { contract, handlers, isKey, strict = false, maxBodyBytes = 64 * 1024 * 1024, replyValidation } = options
  const { log = logToStderr, streams = new OpenStreams() } = options
  const findFamily = familyFinder(contract)
  const calls = new OpenCalls()
  return { contract, findFamily, handlers, isKey, strict, maxBodyBytes, replyValidation, log, streams, calls }
}

export interface SentReply {
  readonly status: number
  readonly mediaType: string
  /** Names in lower case; absent where they are unknown. */
  readonly headers?: Readonly<Record<string, string>>
  /** A JSON value; undefined for bytes. */
  readonly value?: unknown
}

/** Validates sent replies and streams. */
export interface ReplyValidation {
  reply(route: Route, reply: SentReply): void
  stream(stream: Stream): StreamWatch
}
