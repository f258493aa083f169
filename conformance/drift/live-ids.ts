import { idsIn, isIdName, readValues } from '../../proxy/recording/ids-in.ts'
import { getReplyBytes } from '../../proxy/recording/judge-recorded.ts'
import type { RecordedReply } from '../../proxy/recording/recorded-interaction.ts'
import { DEPLOYMENT, isGenerated } from '../../proxy/recording/stable-values.ts'
import { groupBy } from '../../runtime/es2024.ts'
import { essence } from '../../runtime/http/media-types.ts'
import { isObject, type Json, ownValue } from '../../runtime/json.ts'
import { type ComparedReply, readValues as readLiveValues } from './compare-reply.ts'
import { readEventKinds } from './stream-shape.ts'

const word = /[\w-]{4,}/g

/** The ids of a live deployment by those of the recording. */
export class LiveIds {
  readonly #live = new Map<string, string>()
  /** Numbers, which are ids only if they are a whole segment of a path. */
  readonly #numbers = new Map<string, string>()
  readonly #origin: string
  /** Ids of recorded replies that have no live counterpart, with the reason. */
  readonly #missing = new Map<string, string>()

  /** `origin` replaces the address of the deployment in a normalised recording. */
  constructor(origin: string) {
    this.#origin = origin
  }

  /** Learns the ids of a live reply, where the recorded one has an id at the same path. */
  learn(recorded: RecordedReply, live: ComparedReply): void {
    const ids = new Set(idsIn(recorded))
    for (const [value, counterpart] of pairValues(recorded, live)) this.#pair(value, counterpart, ids)
    this.miss(recorded, 'which the live reply does not have')
  }

  /** Notes that the ids of a recorded reply have no live counterpart. */
  miss(reply: RecordedReply, reason: string): void {
    for (const id of idsIn(reply)) if (isGenerated(id) && !this.#live.has(id)) this.#missing.set(id, reason)
  }

  replaceText(text: string): string {
    const local = text.replaceAll(DEPLOYMENT, this.#origin)
    return this.#live.get(text) ?? local.replaceAll(word, (part) => this.#live.get(part) ?? part)
  }

  replacePath(path: string): string {
    return path
      .split('/')
      .map((segment) => this.#numbers.get(segment) ?? this.replaceText(segment))
      .join('/')
  }

  replaceJson(value: Json): Json {
    if (typeof value === 'string') return this.replaceText(value)
    if (Array.isArray(value)) return value.map((item: Json) => this.replaceJson(item))
    if (!isObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, this.replaceJson(inner)]))
  }

  /** Whether a path has an id of an earlier reply. */
  isInPath(path: string): boolean {
    return (
      path.split('/').some((segment) => this.#numbers.has(segment)) ||
      (path.match(word) ?? []).some((part) => this.#live.has(part))
    )
  }

  /** The first id in a text without a live counterpart, with the reason. */
  findMissing(text: string): string | undefined {
    const id = (text.match(word) ?? []).find((part) => this.#missing.has(part) && !this.#live.has(part))
    return id === undefined ? undefined : `it refers to ${id}, ${this.#missing.get(id)}`
  }

  #pair(recorded: unknown, live: unknown, ids: ReadonlySet<string>, name = ''): void {
    if (typeof recorded === 'number' && typeof live === 'number') {
      if (isIdName(name) && !this.#numbers.has(String(recorded))) this.#numbers.set(String(recorded), String(live))
    } else if (typeof recorded === 'string') {
      if (ids.has(recorded) && typeof live === 'string' && !this.#live.has(recorded)) this.#live.set(recorded, live)
    } else if (Array.isArray(recorded) && Array.isArray(live)) {
      for (const [index, item] of recorded.entries()) this.#pair(item, live[index], ids)
    } else if (isObject(recorded) && isObject(live)) {
      for (const [key, inner] of Object.entries(recorded)) this.#pair(inner, ownValue(live, key), ids, key)
    }
  }
}

/** The JSON values of a recorded reply with those of a live one: their bodies, or the events of the same kind. */
function pairValues(recorded: RecordedReply, live: ComparedReply): readonly (readonly [unknown, unknown])[] {
  if (essence(recorded.headers['content-type'] ?? '') !== 'text/event-stream') {
    const values = readLiveValues(live) ?? []
    return readValues(recorded).map((value, index) => [value, values[index]])
  }
  const byKind = groupBy(readEventKinds(live.body.toString()), ({ kind }) => kind)
  const counts = new Map<string, number>()
  return readEventKinds(getReplyBytes(recorded).toString()).map(({ kind, value }) => {
    const index = counts.get(kind) ?? 0
    counts.set(kind, index + 1)
    return [value, byKind.get(kind)?.[index]?.value]
  })
}
