import type { LocatedInteraction } from '../../recording/read-recording.ts'
import type { RecordedInteraction, RecordedReply } from '../../recording/recorded-interaction.ts'
import { type Difference, findDifferences, inWords } from './differences.ts'
import { idsIn } from './ids-in.ts'
import { type RequestKey, recordedRequestKey } from './request-key.ts'

export type RecordingMatch = 'strict' | 'loose'

export interface Interaction {
  readonly number: number
  readonly asked: RequestKey
  readonly method: string
  readonly reply: RecordedReply
  readonly end: RecordedInteraction['end']
}

/** Interactions already replayed in one sandbox. */
export type ReplayedInteractions = Set<Interaction>

interface Compared {
  readonly interaction: Interaction
  readonly differences: readonly Difference[]
  /** Number of ids of earlier replies that were replaced by unknown ids. */
  readonly otherIds: number
}

const unauthenticated = 401

/** The exchanges of a recording, matched by request. */
export class Recording {
  readonly #match: RecordingMatch
  readonly #interactions: readonly Interaction[]
  readonly #ids: ReadonlySet<string>

  constructor(exchanges: readonly LocatedInteraction[], match: RecordingMatch) {
    this.#match = match
    this.#interactions = exchanges.flatMap(({ exchange: { number, request, reply, end } }) => {
      return reply ? [{ number, asked: recordedRequestKey(request), method: request.method, reply, end }] : []
    })
    this.#ids = new Set(this.#interactions.flatMap(({ reply }) => idsIn(reply)))
  }

  get size(): number {
    return this.#interactions.length
  }

  /** The reply to an authenticated request; marks it as replayed. */
  find(asked: RequestKey, replayed: ReplayedInteractions): Interaction | undefined {
    return this.#choose(asked, replayed, ({ reply }) => reply.status !== unauthenticated)
  }

  /** The reply to a request refused with this status. Bodies of unauthenticated requests are not parsed. */
  findRefused(asked: RequestKey, replayed: ReplayedInteractions, status: number): Interaction | undefined {
    if (status !== unauthenticated) return this.find(asked, replayed)
    const refused = this.#interactions.filter(
      (interaction) => isLike(interaction, asked) && interaction.reply.status === status,
    )
    return noted(next(refused, replayed) ?? refused.at(-1), replayed)
  }

  /** The differences from the most similar recorded request. */
  describeClosest(asked: RequestKey): string {
    const sameOperation = this.#interactions.filter((interaction) => interaction.asked.operation === asked.operation)
    if (sameOperation.length === 0) return `nothing on it asks for ${asked.operation}`
    const [closest] = this.#compared(asked, sameOperation)
    if (closest === undefined) return 'nothing on it comes near'
    const { interaction, differences } = closest
    const asStream = interaction.asked.stream === asked.stream ? [] : [streamed(asked)]
    const words = [...asStream, ...differences.slice(0, MOST_SHOWN).map(inWords)]
    if (differences.length > MOST_SHOWN) words.push(`${differences.length - MOST_SHOWN} more`)
    if (words.length > 0) return `exchange ${interaction.number} comes closest: ${words.join('; ')}`
    if (interaction.reply.status === unauthenticated)
      return `exchange ${interaction.number} was recorded with a key that was refused`
    return `exchange ${interaction.number} asks for the same, and was given already; every take is given once`
  }

  #choose(
    asked: RequestKey,
    replayed: ReplayedInteractions,
    isWanted: (interaction: Interaction) => boolean,
  ): Interaction | undefined {
    const alike = this.#interactions.filter((interaction) => isLike(interaction, asked) && isWanted(interaction))
    const fitting = this.#compared(asked, alike).filter((compared) => this.#fits(compared))
    const [closest] = fitting
    if (closest === undefined) return undefined
    const equal = fitting.filter((each) => distance(each) === distance(closest)).map(({ interaction }) => interaction)
    const inOrder = equal.sort((a, b) => a.number - b.number)
    return noted(next(inOrder, replayed) ?? this.#again(inOrder), replayed)
  }

  /** Reads may repeat more often than recorded; their last reply stays. */
  #again(interactions: readonly Interaction[]): Interaction | undefined {
    const last = interactions.at(-1)
    return last?.method === 'GET' || this.#match === 'loose' ? last : undefined
  }

  #fits({ differences }: Compared): boolean {
    if (this.#match === 'strict') return differences.length === 0
    // A reply for another task is never a match.
    return !differences.some(({ place, recorded, asked }) => {
      return place.startsWith('path.') && (this.#isId(recorded) || this.#isId(asked))
    })
  }

  /** Most similar first. */
  #compared(asked: RequestKey, interactions: readonly Interaction[]): readonly Compared[] {
    const compared = interactions.map((interaction) => this.#compare(interaction, asked))
    return compared.sort((a, b) => distance(a) - distance(b) || a.interaction.number - b.interaction.number)
  }

  #compare(interaction: Interaction, asked: RequestKey): Compared {
    const all = parts.flatMap((part) => findDifferences(interaction.asked[part], asked[part], part))
    const differences = all.filter((difference) => !this.#isOtherId(difference))
    return { interaction, differences, otherIds: all.length - differences.length }
  }

  /** Whether the body has an unknown id in place of a recorded one. */
  #isOtherId({ place, recorded, asked }: Difference): boolean {
    return place.startsWith('body') && this.#isId(recorded) && typeof asked === 'string' && !this.#isId(asked)
  }

  #isId(value: unknown): boolean {
    return typeof value === 'string' && this.#ids.has(value)
  }
}

const parts = ['path', 'query', 'headers', 'body'] as const
const MOST_SHOWN = 3

/** A difference outweighs any number of replaced ids. */
function distance({ differences, otherIds }: Compared): number {
  return differences.length * 1000 + otherIds
}

function isLike({ asked }: Interaction, { operation, stream }: RequestKey): boolean {
  return asked.operation === operation && asked.stream === stream
}

function next(interactions: readonly Interaction[], replayed: ReplayedInteractions): Interaction | undefined {
  return interactions.find((interaction) => !replayed.has(interaction))
}

function noted(interaction: Interaction | undefined, replayed: ReplayedInteractions): Interaction | undefined {
  if (interaction) replayed.add(interaction)
  return interaction
}

function streamed({ stream }: RequestKey): string {
  return stream === undefined ? 'it asks for a stream and this does not' : 'this asks for a stream and it does not'
}
