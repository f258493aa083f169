import type { Random } from '../../runtime/random.ts'
import type { RequestMatch } from '../match-request.ts'
import type { Waits } from '../simulator/text/pace.ts'
import { type Distribution, makeDraw } from './distribution.ts'

/** How long answers take, described by `latency.schema.json`. */
export interface Latency {
  /** Before the first token of a text model; else `--first-token-ms`. */
  readonly firstTokenMs?: Distribution
  /** Between two tokens of a text model; else by `--tokens-per-second`. */
  readonly betweenTokensMs?: Distribution
  /** Added to the first token for every 1,000 tokens of the prompt. */
  readonly perThousandPromptTokensMs?: number
  /** Before an answer of anything but a text model. */
  readonly replyMs?: Distribution
  /** Multiplies every time by `factor` for each running request above this number. */
  readonly concurrency?: { readonly above: number; readonly factor: number }
  /** What an answer waits for at most in all. */
  readonly maxMs?: number
}

/** The first rule that matches a request gives its latency. */
export interface LatencyRule extends Latency {
  readonly match?: RequestMatch
}

const DEFAULT_MAX_MS = 600_000

interface AnswerLoad {
  readonly random: Random
  /** The running requests of the same latency, with this one. */
  readonly running: number
  /** The delays where the latency has none. */
  readonly others: Waits
}

/** The delays of one answer, drawn as they are asked for; they add up to `maxMs` at most. */
export class AnswerWaits implements Waits {
  readonly #latency: Latency
  readonly #load: AnswerLoad
  readonly #factor: number
  readonly #drawBetween: ((random: Random) => number) | undefined
  #leftMs: number

  constructor(latency: Latency, load: AnswerLoad) {
    const { concurrency = { above: 0, factor: 1 }, betweenTokensMs, maxMs = DEFAULT_MAX_MS } = latency
    this.#latency = latency
    this.#load = load
    this.#factor = concurrency.factor ** Math.max(0, load.running - concurrency.above)
    this.#drawBetween = betweenTokensMs === undefined ? undefined : makeDraw(betweenTokensMs)
    this.#leftMs = maxMs
  }

  beforeReply(): number {
    const { replyMs = 0 } = this.#latency
    return this.#take(makeDraw(replyMs)(this.#load.random))
  }

  beforeFirst(promptTokens: number): number {
    const { firstTokenMs, perThousandPromptTokensMs = 0 } = this.#latency
    const { random, others } = this.#load
    const ms = firstTokenMs === undefined ? others.beforeFirst(promptTokens) : makeDraw(firstTokenMs)(random)
    return this.#take(ms + (perThousandPromptTokensMs * promptTokens) / 1_000)
  }

  beforeTokens(count: number): number {
    if (this.#drawBetween === undefined) return this.#take(this.#load.others.beforeTokens(count))
    let ms = 0
    for (let drawn = 0; drawn < count && this.#leftMs > 0; drawn++)
      ms += this.#take(this.#drawBetween(this.#load.random))
    return ms
  }

  /** No time stays none, however large the factor. */
  #take(ms: number): number {
    const taken = ms === 0 ? 0 : Math.min(ms * this.#factor, this.#leftMs)
    this.#leftMs -= taken
    return taken
  }
}
