import { idsIn } from '../../proxy/recording/ids-in.ts'
import type { LocatedInteraction } from '../../proxy/recording/read-recording.ts'
import type { RecordedInteraction, RecordedReply } from '../../proxy/recording/recorded-interaction.ts'
import type { JudgedContract } from '../../runtime/judge/contract.ts'
import { type Difference, describeDifference, findDifferences } from './differences.ts'
import { type RequestKey, recordedRequestKey } from './request-key.ts'

export type RecordingMatch = 'strict' | 'loose'

export interface Interaction {
  readonly number: number
  readonly key: RequestKey
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

export interface RecordingParts {
  readonly exchanges: readonly LocatedInteraction[]
  readonly contract: JudgedContract
  readonly match: RecordingMatch
}

/** The exchanges of a recording, matched by request. */
export class Recording {
  readonly #match: RecordingMatch
  readonly #interactions: readonly Interaction[]
  readonly #ids: ReadonlySet<string>

  constructor({ exchanges, contract, match }: RecordingParts) {
    this.#match = match
    this.#interactions = exchanges.flatMap(({ exchange: { number, request, reply, end } }) => {
      return reply ? [{ number, key: recordedRequestKey(request, contract), method: request.method, reply, end }] : []
    })
    this.#ids = new Set(this.#interactions.flatMap(({ reply }) => idsIn(reply)))
  }

  /** The reply to an authenticated request; marks it as replayed. */
  find(key: RequestKey, replayed: ReplayedInteractions): Interaction | undefined {
    return this.#choose(key, replayed, ({ reply }) => reply.status !== unauthenticated)
  }

  /** The reply to a request refused with this status. Bodies of unauthenticated requests are not parsed. */
  findRefused(key: RequestKey, replayed: ReplayedInteractions, status: number): Interaction | undefined {
    if (status !== unauthenticated) return this.find(key, replayed)
    const refused = this.#interactions.filter(
      (interaction) => isSameOperation(interaction, key) && interaction.reply.status === status,
    )
    return markReplayed(findUnreplayed(refused, replayed) ?? refused.at(-1), replayed)
  }

  /** An id of a recorded reply that a request refers to. */
  findId(key: RequestKey, isWanted: (id: string) => boolean): string | undefined {
    return listStrings([key.path, key.query, key.body]).find((text) => this.#ids.has(text) && isWanted(text))
  }

  /** The differences from the most similar recorded request. */
  describeClosest(key: RequestKey): string {
    const sameOperation = this.#interactions.filter((interaction) => interaction.key.operation === key.operation)
    if (sameOperation.length === 0) return `no recorded request for ${key.operation}`
    const [closest] = this.#compared(key, sameOperation)
    if (closest === undefined) return 'no similar exchange'
    const { interaction, differences } = closest
    const asStream = interaction.key.stream === key.stream ? [] : [describeStream(key)]
    const details = [...asStream, ...differences.slice(0, MAX_SHOWN).map(describeDifference)]
    if (differences.length > MAX_SHOWN) details.push(`${differences.length - MAX_SHOWN} more`)
    if (details.length > 0) return `exchange ${interaction.number} is the most similar: ${details.join('; ')}`
    if (interaction.reply.status === unauthenticated)
      return `exchange ${interaction.number} was recorded with a key that was refused`
    return `exchange ${interaction.number} is the same request, and was already replayed`
  }

  #choose(
    key: RequestKey,
    replayed: ReplayedInteractions,
    isWanted: (interaction: Interaction) => boolean,
  ): Interaction | undefined {
    const alike = this.#interactions.filter((interaction) => isSameOperation(interaction, key) && isWanted(interaction))
    const matching = this.#compared(key, alike).filter((compared) => this.#matches(compared))
    const [closest] = matching
    if (closest === undefined) return undefined
    const equal = matching
      .filter((compared) => getDistance(compared) === getDistance(closest))
      .map(({ interaction }) => interaction)
    const inOrder = equal.sort((a, b) => a.number - b.number)
    return markReplayed(findUnreplayed(inOrder, replayed) ?? this.#repeat(inOrder), replayed)
  }

  /** Reads may repeat more often than recorded; their last reply stays. */
  #repeat(interactions: readonly Interaction[]): Interaction | undefined {
    const last = interactions.at(-1)
    return last?.method === 'GET' || this.#match === 'loose' ? last : undefined
  }

  #matches({ differences }: Compared): boolean {
    if (this.#match === 'strict') return differences.length === 0
    // A reply for another task is never a match.
    return !differences.some(({ path, recorded, actual }) => {
      return path.startsWith('path.') && (this.#isId(recorded) || this.#isId(actual))
    })
  }

  /** Most similar first. */
  #compared(key: RequestKey, interactions: readonly Interaction[]): readonly Compared[] {
    const compared = interactions.map((interaction) => this.#compare(interaction, key))
    return compared.sort((a, b) => getDistance(a) - getDistance(b) || a.interaction.number - b.interaction.number)
  }

  #compare(interaction: Interaction, key: RequestKey): Compared {
    const all = parts.flatMap((part) => findDifferences(interaction.key[part], key[part], part))
    const differences = all.filter((difference) => !this.#isOtherId(difference))
    return { interaction, differences, otherIds: all.length - differences.length }
  }

  /** Whether the body has an unknown id instead of a recorded one. */
  #isOtherId({ path, recorded, actual }: Difference): boolean {
    return path.startsWith('body') && this.#isId(recorded) && typeof actual === 'string' && !this.#isId(actual)
  }

  #isId(value: unknown): boolean {
    return typeof value === 'string' && this.#ids.has(value)
  }
}

const parts = ['path', 'query', 'headers', 'body'] as const
const MAX_SHOWN = 3

/** A difference outweighs any number of replaced ids. */
function getDistance({ differences, otherIds }: Compared): number {
  return differences.length * 1000 + otherIds
}

function isSameOperation({ key }: Interaction, { operation, stream }: RequestKey): boolean {
  return key.operation === operation && key.stream === stream
}

function findUnreplayed(interactions: readonly Interaction[], replayed: ReplayedInteractions): Interaction | undefined {
  return interactions.find((interaction) => !replayed.has(interaction))
}

function markReplayed(interaction: Interaction | undefined, replayed: ReplayedInteractions): Interaction | undefined {
  if (interaction) replayed.add(interaction)
  return interaction
}

function describeStream({ stream }: RequestKey): string {
  return stream === undefined ? 'only the recorded request asks for a stream' : 'only this request asks for a stream'
}

function listStrings(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : []
}
