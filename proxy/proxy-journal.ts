import { setImmediate } from 'node:timers/promises'
import type { Route } from '../runtime/contract.ts'
import { type Finding, type FindingVerdict, getVerdict, isViolation } from '../runtime/judge/finding.ts'
import type { CapturedExchange } from './captured-exchange.ts'
import type { ExchangeEnd } from './recording/recorded-interaction.ts'
import type { Secrets } from './recording/secrets.ts'
import { type ShownExchange, showExchange } from './shown-exchange.ts'

/** One request and its reply so far. */
export interface Exchange {
  readonly number: number
  readonly at: Date
  readonly method: string
  /** The path without its query, which may contain a key; the keys of the request are masked before it is shown. */
  path: string
  operation?: Pick<Route, 'family' | 'method' | 'path'> & { readonly id: string }
  status?: number
  /** Duration, after the end. */
  ms?: number
  events: number
  /** Name and message of the last event so far, if it tells that the stream failed. */
  failure?: string | undefined
  end?: ExchangeEnd
  readonly findings: (Omit<Finding, 'message'> & { message: string; readonly verdict: FindingVerdict })[]
}

const KEPT_EXCHANGES = 200
const KEPT_FINDINGS = 50
/** Bytes that are kept of each body. */
export const SHOWN_BYTES = 256 * 1024
/** Bytes of an exchange that is being recorded, above which only its facts are shown. */
const SHOWN_RECORDING = 4 * 1024 * 1024
/** Bytes of all bodies. */
const KEPT_BYTES = 32 * 1024 * 1024

/** What is kept of an exchange. */
interface Kept {
  readonly captured: CapturedExchange
  readonly getSecrets: () => Secrets
  /** Whether a recorder still needs all bytes: they are neither counted nor discarded. */
  readonly isRecording: boolean
  /** What lists show, and the number of the bytes that it was read from. */
  listed?: { readonly size: number; readonly shown: ShownExchange | undefined }
}

/** The latest exchanges, and their total number. */
export class ProxyJournal {
  readonly #exchanges: Exchange[] = []
  /** The oldest first. */
  readonly #kept = new Map<Exchange, Kept>()
  #bytes = 0
  readonly #maxBytes: number
  #count = 0
  #violations = 0
  readonly #unclear: ReadonlySet<string> | undefined

  /** `unclear` has the questions where the document contradicts itself, `maxBytes` limits the bytes of all bodies. */
  constructor(unclear: ReadonlySet<string> | undefined, maxBytes = KEPT_BYTES) {
    this.#unclear = unclear
    this.#maxBytes = maxBytes
  }

  begin(method: string, path: string, route?: Route): Exchange {
    this.#count++
    const exchange: Exchange = { number: this.#count, at: new Date(), method, path, events: 0, findings: [] }
    if (route) this.setRoute(exchange, route)
    this.#exchanges.unshift(exchange)
    for (const forgotten of this.#exchanges.splice(KEPT_EXCHANGES)) this.#forget(forgotten)
    return exchange
  }

  #forget(exchange: Exchange): void {
    const kept = this.#kept.get(exchange)
    if (kept) this.#discard(kept)
    this.#kept.delete(exchange)
  }

  #discard({ captured, isRecording }: Kept): void {
    if (isRecording) return
    this.#bytes -= captured.weight
    captured.truncate(0)
  }

  setRoute(exchange: Exchange, { operationId, family, method, path }: Route): void {
    exchange.operation = { id: operationId, family, method, path }
  }

  end(exchange: Exchange, how: ExchangeEnd): void {
    exchange.ms = Date.now() - exchange.at.getTime()
    exchange.end = how
  }

  /** Keeps the head and bodies of an exchange, which may still grow. */
  keep(exchange: Exchange, captured: CapturedExchange, getSecrets: () => Secrets): void {
    if (!this.#exchanges.includes(exchange)) return
    this.#kept.set(exchange, { captured, getSecrets, isRecording: false })
    this.grow(captured.weight)
  }

  /** Shows an exchange while it is recorded, until `keep` keeps it. */
  follow(exchange: Exchange, captured: CapturedExchange, getSecrets: () => Secrets): void {
    this.#kept.set(exchange, { captured, getSecrets, isRecording: true })
  }

  /** Kept bodies have grown by some bytes: the oldest ones make room. */
  grow(bytes: number): void {
    this.#bytes += bytes
    if (this.#bytes <= this.#maxBytes) return
    for (const kept of this.#kept.values()) {
      this.#discard(kept)
      if (this.#bytes <= this.#maxBytes) return
    }
  }

  /** Shows what is kept of an exchange, whose secrets are masked in its facts too. In a list, the reply of one that runs may be an older part. */
  async show(exchange: Exchange, isWhole: boolean): Promise<ShownExchange | undefined> {
    const kept = this.#kept.get(exchange)
    if (kept === undefined) return undefined
    const { captured, getSecrets, isRecording } = kept
    if (isRecording && captured.size > SHOWN_RECORDING) return undefined
    const size = exchange.end === undefined ? captured.request.size : captured.size
    if (!isWhole && kept.listed?.size === size) return kept.listed.shown
    // The traffic goes on between two exchanges.
    await setImmediate()
    const secrets = getSecrets()
    const shown = await showExchange(captured, secrets, isWhole).catch(() => undefined)
    exchange.path = secrets.maskText(exchange.path)
    for (const finding of exchange.findings) finding.message = secrets.maskText(finding.message)
    if (!isWhole) kept.listed = { size, shown }
    return shown
  }

  /** Keeps the first findings of a stream. */
  note(exchange: Exchange, finding: Finding): void {
    if (isViolation(finding)) this.#violations++
    if (exchange.findings.length === KEPT_FINDINGS) return
    exchange.findings.push({ verdict: getVerdict(finding, this.#unclear), ...finding })
  }

  /** The latest first. */
  get state(): { exchanges: readonly Exchange[]; count: number; violations: number } {
    return { exchanges: this.#exchanges, count: this.#count, violations: this.#violations }
  }
}
