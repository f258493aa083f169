import type { TapedExchange } from '../../recording/read-recording.ts'
import type { RecordedExchange, RecordedReply } from '../../recording/recorded-interaction.ts'
import { type Difference, differencesOf, inWords } from './differences.ts'
import { idsIn } from './ids-in.ts'
import { type Asked, askedOnTape } from './request-key.ts'

export type TapeMatch = 'strict' | 'loose'

/** An exchange that can be replayed. */
export interface Take {
  readonly number: number
  readonly asked: Asked
  readonly method: string
  readonly reply: RecordedReply
  readonly end: RecordedExchange['end']
}

/** What a client of one universe has been given so far. */
export type Played = Set<Take>

interface Compared {
  readonly take: Take
  readonly differences: readonly Difference[]
  /** Ids of earlier replies in the place of which another id is given. */
  readonly otherIds: number
}

const unauthenticated = 401

/** The exchanges of a tape, to be found by what is asked for. */
export class Tape {
  readonly #match: TapeMatch
  readonly #takes: readonly Take[]
  readonly #ids: ReadonlySet<string>

  constructor(exchanges: readonly TapedExchange[], match: TapeMatch) {
    this.#match = match
    this.#takes = exchanges.flatMap(({ exchange: { number, request, reply, end } }) => {
      return reply ? [{ number, asked: askedOnTape(request), method: request.method, reply, end }] : []
    })
    this.#ids = new Set(this.#takes.flatMap(({ reply }) => idsIn(reply)))
  }

  get size(): number {
    return this.#takes.length
  }

  /** The reply to a request that was let in, and notes that it was given. */
  find(asked: Asked, played: Played): Take | undefined {
    return this.#choose(asked, played, ({ reply }) => reply.status !== unauthenticated)
  }

  /** The reply to a request that is being refused with this status; where nobody was let in, the body was not read. */
  findRefused(asked: Asked, played: Played, status: number): Take | undefined {
    if (status !== unauthenticated) return this.find(asked, played)
    const refused = this.#takes.filter((take) => isLike(take, asked) && take.reply.status === status)
    return noted(next(refused, played) ?? refused.at(-1), played)
  }

  /** In what the request differs from the recorded one that comes closest. */
  nearest(asked: Asked): string {
    const sameOperation = this.#takes.filter((take) => take.asked.operation === asked.operation)
    if (sameOperation.length === 0) return `nothing on it asks for ${asked.operation}`
    const [closest] = this.#compared(asked, sameOperation)
    if (closest === undefined) return 'nothing on it comes near'
    const { take, differences } = closest
    const asStream = take.asked.stream === asked.stream ? [] : [streamed(asked)]
    const words = [...asStream, ...differences.slice(0, MOST_SHOWN).map(inWords)]
    if (differences.length > MOST_SHOWN) words.push(`${differences.length - MOST_SHOWN} more`)
    if (words.length > 0) return `exchange ${take.number} comes closest: ${words.join('; ')}`
    if (take.reply.status === unauthenticated) return `exchange ${take.number} was recorded with a key that was refused`
    return `exchange ${take.number} asks for the same, and was given already; every take is given once`
  }

  #choose(asked: Asked, played: Played, isWanted: (take: Take) => boolean): Take | undefined {
    const alike = this.#takes.filter((take) => isLike(take, asked) && isWanted(take))
    const fitting = this.#compared(asked, alike).filter((compared) => this.#fits(compared))
    const [closest] = fitting
    if (closest === undefined) return undefined
    const equal = fitting.filter((each) => distance(each) === distance(closest)).map(({ take }) => take)
    const inOrder = equal.sort((a, b) => a.number - b.number)
    return noted(next(inOrder, played) ?? this.#again(inOrder), played)
  }

  /** What only reads may be asked for more often than it was recorded: it stays as it was last. */
  #again(takes: readonly Take[]): Take | undefined {
    const last = takes.at(-1)
    return last?.method === 'GET' || this.#match === 'loose' ? last : undefined
  }

  #fits({ differences }: Compared): boolean {
    if (this.#match === 'strict') return differences.length === 0
    // Another task than the one that is asked for is no answer, however near.
    return !differences.some(({ place, recorded, asked }) => {
      return place.startsWith('path.') && (this.#isId(recorded) || this.#isId(asked))
    })
  }

  /** The closest first. */
  #compared(asked: Asked, takes: readonly Take[]): readonly Compared[] {
    const compared = takes.map((take) => this.#compare(take, asked))
    return compared.sort((a, b) => distance(a) - distance(b) || a.take.number - b.take.number)
  }

  #compare(take: Take, asked: Asked): Compared {
    const all = parts.flatMap((part) => differencesOf(take.asked[part], asked[part], part))
    const differences = all.filter((difference) => !this.#isOtherId(difference))
    return { take, differences, otherIds: all.length - differences.length }
  }

  /** Whether a body speaks of an earlier reply by an id that the tape does not know. */
  #isOtherId({ place, recorded, asked }: Difference): boolean {
    return place.startsWith('body') && this.#isId(recorded) && typeof asked === 'string' && !this.#isId(asked)
  }

  #isId(value: unknown): boolean {
    return typeof value === 'string' && this.#ids.has(value)
  }
}

const parts = ['path', 'query', 'headers', 'body'] as const
const MOST_SHOWN = 3

/** A difference counts for more than any number of other ids. */
function distance({ differences, otherIds }: Compared): number {
  return differences.length * 1000 + otherIds
}

function isLike({ asked }: Take, { operation, stream }: Asked): boolean {
  return asked.operation === operation && asked.stream === stream
}

function next(takes: readonly Take[], played: Played): Take | undefined {
  return takes.find((take) => !played.has(take))
}

function noted(take: Take | undefined, played: Played): Take | undefined {
  if (take) played.add(take)
  return take
}

function streamed({ stream }: Asked): string {
  return stream === undefined ? 'it asks for a stream and this does not' : 'this asks for a stream and it does not'
}
