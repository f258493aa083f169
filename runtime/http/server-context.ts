import type { FastifyRequest } from 'fastify'
import type { Contract, Family, Route, Stream, Validate } from '../contract.ts'
import type { HandlerTable, Outcome, StreamWatch } from '../handler.ts'
import { type Log, logToStderr, type Problem } from '../problem.ts'
import { OpenStreams } from '../stream/open-streams.ts'
import { commonPrefix, type FindMisspellings } from '../validation/suggest.ts'
import type { ParameterKind } from '../validation/validate.ts'
import type { FindGrant } from './keys.ts'
import type { Values } from './parameters.ts'
import { getTemplates } from './route-finder.ts'

/** Shared by all parts of a server. */
export interface ServerContext {
  readonly contract: Contract
  readonly findFamily: FindFamily
  /** A handler for every operation of the contract. */
  readonly handlers: HandlerTable
  readonly findGrant: FindGrant
  /** Whether to reject aliases of paths, headers and credentials. */
  readonly strict: boolean
  /** 64 MiB by default. */
  readonly maxBodyBytes: number
  /** Validates sent replies against the contract. */
  readonly replyValidation: ReplyValidation | undefined
  /** Which operations answer requests that break the contract; none by default. */
  readonly findTolerance: ((route: Route) => Tolerance | undefined) | undefined
  /** Whether a warning names every unknown field, and not only those that are probably misspelled. */
  readonly reportsUnknown: boolean
  /** Called with the outcome of a handler before it is sent; returns what is sent. */
  readonly observe: ((request: FastifyRequest, outcome: Outcome) => Outcome) | undefined
  readonly log: Log
  /** Unlimited by default. */
  readonly streams: OpenStreams
  readonly calls: OpenCalls
}

type WithoutDefault = 'contract' | 'handlers' | 'findFamily' | 'findGrant' | 'calls'
type Defaulted = { readonly [K in Exclude<keyof ServerContext, WithoutDefault>]?: ServerContext[K] | undefined }

export interface ContextOptions extends Pick<ServerContext, 'contract' | 'handlers'>, Defaulted {
  readonly isKey: FindGrant
}

export function createContext(options: ContextOptions): ServerContext {
  const { contract, handlers, isKey: findGrant, strict = false, maxBodyBytes = 64 * 1024 * 1024 } = options
  const {
    reportsUnknown = false,
    log = logToStderr,
    streams = new OpenStreams(),
    replyValidation,
    findTolerance,
    observe,
  } = options
  const findFamily = familyFinder(contract)
  const calls = new OpenCalls()
  const limits = { strict, maxBodyBytes, reportsUnknown, replyValidation, findTolerance, observe }
  return { contract, findFamily, handlers, findGrant, ...limits, log, streams, calls }
}

/** What the body of a request has to follow. */
export interface BodyRules {
  readonly route: Route
  readonly findMisspellings: FindMisspellings
  readonly server: Pick<ServerContext, 'strict'>
}

/** How an operation answers requests that break the contract: see `tolerateInvalid` in tolerant-request.ts. */
export interface Tolerance {
  /** Notes the error in the context of the request, or throws it. */
  readonly note: (request: FastifyRequest, error: unknown) => void
  readonly check: (endpoint: BodyRules, request: FastifyRequest) => TolerantCheck
}

/** Notes what is invalid in the context of the request, and returns what is valid. */
export interface TolerantCheck {
  readonly parameters: (validate: Validate | undefined, values: Values, kind: ParameterKind) => Values
  readonly body: () => unknown
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
  /** `request` is absent for errors. */
  reply(route: Route, reply: SentReply, request?: ValidRequest): void
  stream(stream: Stream, request: ValidRequest): StreamWatch
}

/** A request that was accepted: its path parameters, and its body in the spelling of the contract. */
export interface ValidRequest {
  readonly path: Values
  readonly body: unknown
}

/** Finds the family whose error bodies serve a path, even an unknown path. */
type FindFamily = (path: string) => Family | undefined

/** Finds the family that shares the most leading literal segments with the path; in a tie or without any, the fallback. */
function familyFinder({ families, routes }: Contract): FindFamily {
  const byName = new Map(families.map((family) => [family.name, family]))
  const fallback = families.find((family) => family.fallback)
  const prefixes = routes.flatMap((route) =>
    getTemplates(route, false).map(({ literalPrefix: segments }) => ({ family: byName.get(route.family), segments })),
  )
  return (path) => {
    const segments = path.split('/').slice(1)
    let longest = 0
    let closest = fallback
    for (const { family, segments: prefix } of prefixes) {
      const length = commonPrefix(prefix, segments)
      if (length === 0 || length < longest) continue
      closest = length > longest || family === closest ? family : fallback
      longest = length
    }
    return closest
  }
}

interface OpenCall<T> {
  readonly answer: (result: T) => void
  /** Answers with an error, also with that of `answer`. */
  readonly fail: (error: unknown) => void
  readonly context: { abort(): void }
}

/** The running handler calls of a server. */
class OpenCalls {
  readonly #open = new Set<Omit<OpenCall<never>, 'answer'>>()
  /** Whether the server rejects new calls. */
  isClosing = false

  /** Answers the call with the result of the work; when `failAll` is called first, at once, and aborts it. */
  run<T>(call: OpenCall<T>, work: Promise<T>): void {
    this.#open.add(call)
    const fail = (error: unknown) => {
      if (this.#open.delete(call)) call.fail(error)
    }
    work.then((result) => {
      if (!this.#open.delete(call)) return
      try {
        call.answer(result)
      } catch (error) {
        call.fail(error)
      }
    }, fail)
  }

  failAll(problem: Problem): void {
    for (const call of [...this.#open]) {
      this.#open.delete(call)
      call.fail(problem)
      call.context.abort()
    }
  }
}
