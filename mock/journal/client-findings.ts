import { createHash } from 'node:crypto'
import type { Finding } from '../../runtime/judge/finding.ts'
import { altersAnswer } from '../../runtime/judge/outcome.ts'
import { Problem } from '../../runtime/problem.ts'
import { findBrokenStreamsTakenAsWhole, isStreamBroken, onceEnded } from './broken-streams.ts'
import type { Entry } from './entry.ts'

/** What a client did wrong after an earlier request that failed. It breaks no rule of the contract. */
export interface ClientFinding extends Pick<Finding, 'rule' | 'place' | 'message'> {
  readonly verdict: 'warning'
  readonly by: 'client'
  readonly help: string
  /** The number of the earlier request. */
  readonly earlier: number
}

/** The findings on each request that has some. */
export type ClientFindings = ReadonlyMap<Entry, readonly ClientFinding[]>

type Words = Pick<ClientFinding, 'rule' | 'message' | 'help'>
type Found = readonly [earlier: Entry, words: Words]

const none: ClientFindings = new Map()

/** Retries of one request after failures that are not too many: official clients make two to four. */
const MAX_RETRIES = 5
/** A retry that comes sooner had no delay. */
const AT_ONCE_MS = 100
/** Some official clients follow their own delay if `Retry-After` is longer. */
const MAX_WAIT_MS = 60_000
/** A request that repeats a running one later than this is no parallel one. */
const PARALLEL_MS = 500

/** Judges what clients did after failures, in the order of arrival; the time is proportional to the requests. */
export function findClientFindings(entries: readonly Entry[]): ClientFindings {
  const first = entries.findIndex(hasTrouble)
  if (first === -1) return none
  const findings = new Map<Entry, ClientFinding[]>()
  const add = (entry: Entry, earlier: Entry, words: Words) => {
    const place = `after request ${earlier.id}`
    const finding = { ...words, verdict: 'warning', by: 'client', place, earlier: earlier.id } as const
    findings.set(entry, [...(findings.get(entry) ?? []), finding])
  }
  const chains = new Map<string, Chain>()
  for (const entry of entries.slice(first)) {
    const { key, retryCount } = read(entry)
    if (key === undefined) continue
    const chain = retryCount === 0 ? undefined : chains.get(key)
    if (chain === undefined) chains.set(key, new Chain(entry))
    else for (const [earlier, words] of chain.take(entry)) add(entry, earlier, words)
  }
  for (const [entry, earlier, words] of findBrokenStreamsTakenAsWhole(entries.slice(first))) add(entry, earlier, words)
  return findings
}

/** The findings with the number of the later request. */
export function listFindings(findings: ClientFindings) {
  return [...findings].flatMap(([{ id }, list]) => list.map((finding) => ({ request: id, ...finding })))
}

/** Requests that are the same, word for word. */
class Chain {
  #latest: Entry
  /** The first of the failures without an answer between them. */
  #firstFailure: Entry | undefined
  #failures = 0
  /** Whether a retry has waited: then a request at once is no retry, but a new call after the client gave up. */
  #hasWaited = false

  constructor(first: Entry) {
    this.#latest = first
    this.#count(first)
  }

  *take(entry: Entry): Generator<Found> {
    const earlier = this.#latest
    this.#latest = entry
    const waitedMs = getWait(earlier, entry)
    if (waitedMs < 0) {
      if (isPaidTwice(earlier, entry)) yield [earlier, describeOverlap(entry, earlier)]
    } else if (this.#isNewCall(entry, waitedMs)) this.#restart()
    else yield* this.#judgeNext(entry, earlier, waitedMs)
    this.#count(entry)
  }

  /** Whether the client gave up before, and its caller tries again. */
  #isNewCall(entry: Entry, waitedMs: number): boolean {
    const isUncounted = this.#failures > 0 && read(entry).retryCount === undefined
    return isUncounted && (waitedMs > MAX_WAIT_MS || (this.#hasWaited && waitedMs < AT_ONCE_MS))
  }

  *#judgeNext(entry: Entry, earlier: Entry, waitedMs: number): Generator<Found> {
    const words = this.#judgeRetry(entry, earlier, waitedMs)
    if (words !== undefined) yield [earlier, words]
    else if (this.#failures > 0 && waitedMs >= AT_ONCE_MS) this.#hasWaited = true
    const start = this.#firstFailure
    if (start !== undefined && this.#failures === MAX_RETRIES + 1 && entry.method !== 'GET')
      yield [start, describeRetries(entry, start, this.#failures)]
  }

  #judgeRetry(entry: Entry, earlier: Entry, waitedMs: number): Words | undefined {
    if (isTemporary(earlier)) {
      const askedMs = getAskedWait(earlier)
      if (askedMs !== undefined) return judgeWait(entry, earlier, { askedMs, waitedMs })
      return entry.method !== 'GET' && waitedMs < AT_ONCE_MS ? describeHaste(entry, earlier, waitedMs) : undefined
    }
    const isRetry = (read(entry).retryCount ?? 0) > 0 || hasSameKey(entry, earlier)
    return entry.method === 'POST' && isAnswered(earlier) && isRetry ? describeRepetition(entry, earlier) : undefined
  }

  #restart(): void {
    this.#failures = 0
    this.#firstFailure = undefined
    this.#hasWaited = false
  }

  #count(entry: Entry): void {
    if (entry.ended === 'running') return
    const hasFailed = isTemporary(entry)
    this.#failures = hasFailed ? this.#failures + 1 : 0
    this.#firstFailure = hasFailed ? (this.#firstFailure ?? entry) : undefined
    this.#hasWaited &&= hasFailed
  }
}

interface ReadEntry {
  /** Equal for requests that are the same; undefined if too little of the body is kept. */
  readonly key: string | undefined
  /** How many times the client has retried, if it says so. */
  readonly retryCount: number | undefined
  readonly idempotencyKey: string | undefined
}

const read = onceEnded(({ method, url, headers, body }): ReadEntry => {
  const { authorization = '', 'user-agent': agent = '' } = headers
  const text = [method, url, authorization, agent, JSON.stringify(body.value)].join('\n')
  const count = Object.entries(headers).find(([name]) => /retry-(count|attempt)$/.test(name))?.[1]
  return {
    key: body.isTruncated ? undefined : createHash('sha1').update(text).digest('base64'),
    retryCount: count !== undefined && /^\d{1,6}$/.test(count) ? Number(count) : undefined,
    idempotencyKey: headers['idempotency-key'],
  }
})

/** Whether it may make a client do something wrong later. */
function hasTrouble(entry: Entry): boolean {
  return isTemporary(entry) || isStreamBroken(entry) || entry.answeredBy.some(({ kind }) => kind === 'fault')
}

function isTemporary({ status, ended }: Entry): boolean {
  return ended !== 'running' && status !== null && (status === 429 || status >= 500)
}

function isAnswered(entry: Entry): boolean {
  const { status, ended } = entry
  return ended === 'answered' && status !== null && status < 300 && !isStreamBroken(entry)
}

/** Whether a fault made the earlier request slow, and it was answered nevertheless. */
function isPaidTwice(earlier: Entry, entry: Entry): boolean {
  const isSlow = earlier.answeredBy.some(({ kind, name }) => kind === 'fault' && !altersAnswer({ kind, name }))
  return entry.method === 'POST' && isSlow && isAnswered(earlier) && entry.begun - earlier.begun > PARALLEL_MS
}

function hasSameKey(entry: Entry, earlier: Entry): boolean {
  const { idempotencyKey } = read(entry)
  return idempotencyKey !== undefined && idempotencyKey === read(earlier).idempotencyKey
}

/** Milliseconds from the end of a request to another one: by the real clock, or by that of the sandbox if it was advanced. */
function getWait(earlier: Entry, entry: Entry): number {
  if (earlier.ms === null) return -1
  return Math.max(entry.begun - earlier.begun, entry.at - earlier.at) - earlier.ms
}

/** What `Retry-After` asks for, in milliseconds. */
function getAskedWait({ refusal, retryAfter, at, ms }: Entry): number | undefined {
  const value = retryAfter ?? (refusal instanceof Problem ? refusal.headers['retry-after'] : undefined)
  if (value === undefined) return undefined
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - at - (ms ?? 0))
}

interface Wait {
  readonly askedMs: number
  readonly waitedMs: number
}

/** Timers may fire early, and the mock sees the end of a reply later than its client. */
function judgeWait(entry: Entry, earlier: Entry, { askedMs, waitedMs }: Wait): Words | undefined {
  if (askedMs >= MAX_WAIT_MS || waitedMs >= askedMs * 0.95 - AT_ONCE_MS) return undefined
  return {
    rule: 'retry-after-ignored',
    message: `Request ${entry.id} repeats request ${earlier.id} only ${showMs(waitedMs)} after its ${earlier.status}, which asked to wait ${showMs(askedMs)} (Retry-After).`,
    help: 'Wait as long as the header `Retry-After` says before the next attempt.',
  }
}

function describeHaste(entry: Entry, earlier: Entry, waitedMs: number): Words {
  return {
    rule: 'retried-at-once',
    message: `Request ${entry.id} repeats request ${earlier.id} only ${showMs(waitedMs)} after its ${earlier.status}, without a delay.`,
    help: 'Wait before each retry, longer each time and with some jitter.',
  }
}

function describeRetries(entry: Entry, start: Entry, failures: number): Words {
  return {
    rule: 'retried-too-often',
    message: `Request ${entry.id} is retry ${failures} of request ${start.id}, and all before it failed.`,
    help: 'Give up after a few retries, and tell the user.',
  }
}

function describeRepetition(entry: Entry, earlier: Entry): Words {
  return {
    rule: 'answered-request-repeated',
    message: `Request ${entry.id} retries request ${earlier.id}, which had been answered whole: the work is done twice.`,
    help: 'Retry only what was not answered.',
  }
}

function describeOverlap(entry: Entry, earlier: Entry): Words {
  return {
    rule: 'answered-request-repeated',
    message: `Request ${entry.id} repeats request ${earlier.id} while that was still running, and that was answered whole: the work is done twice.`,
    help: 'Abort a request that takes too long before it is sent again.',
  }
}

function showMs(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${Math.round(ms / 100) / 10} s`
}
