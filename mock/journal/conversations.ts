import { createHash } from 'node:crypto'
import { asObject, asString, isObject, type JsonObject, tryParseJson } from '../../runtime/json.ts'
import { listTurns, type Turn } from '../conversation/turns.ts'
import { onceEnded } from './broken-streams.ts'
import type { Entry } from './entry.ts'
import type { StreamRecord } from './stream-record.ts'

/** The id of the first request of the conversation that an entry belongs to, by entry; requests without turns have none. */
export type Conversations = ReadonlyMap<Entry, number>

/** What decides to which conversation a request belongs. */
interface Thread {
  /** A key for the turns up to each answer of the model that the request repeats, and one for all turns. */
  readonly prefixes: readonly string[]
  readonly whole: string
  readonly previousId: string | undefined
}

/**
 * Finds the conversations among entries in order of arrival. A request continues an earlier one if its turns begin with those of
 * that one and an answer, or if its `previous_response_id` names the reply. The time is linear in the bytes of the bodies, and what is
 * read of an ended entry is remembered.
 */
export function findConversations(entries: Iterable<Entry>): Conversations {
  const conversations = new Map<Entry, number>()
  const byTurns = new Map<string, number>()
  const replies = new ReplyIndex()
  for (const entry of entries) {
    const thread = readThread(entry)
    if (thread === undefined) continue
    const { prefixes, whole, previousId } = thread
    const previous = previousId === undefined ? undefined : replies.find(previousId)
    const first = (previous && conversations.get(previous)) ?? findLast(prefixes, byTurns) ?? entry.id
    conversations.set(entry, first)
    byTurns.set(whole, first)
    replies.add(entry)
  }
  return conversations
}

/** Entries by the id of their reply, which is read when an id is looked up first. */
class ReplyIndex {
  readonly #unread: Entry[] = []
  readonly #byId = new Map<string, Entry>()

  add(entry: Entry): void {
    this.#unread.push(entry)
  }

  find(id: string): Entry | undefined {
    for (const entry of this.#unread.splice(0)) this.#byId.set(readReplyId(entry) ?? '', entry)
    return this.#byId.get(id)
  }
}

function findLast(keys: readonly string[], table: ReadonlyMap<string, number>): number | undefined {
  const key = keys.findLast((prefix) => table.has(prefix))
  return key === undefined ? undefined : table.get(key)
}

const readThread = onceEnded(
  ({ body: { value, isTruncated }, route }) => (isTruncated ? undefined : toThread(value, route?.family)),
  // The body of a request is there before its entry is.
  () => true,
)

function toThread(body: unknown, family = ''): Thread | undefined {
  const turns = listTurns(body)
  if (turns.length === 0 || !isObject(body) || typeof body.prompt === 'string') return undefined
  const hash = createHash('sha256').update(family)
  const prefixes = turns.flatMap(({ role, parts }, index) => {
    const isAfterPrefix = role === 'assistant' && index > 0
    const key = isAfterPrefix ? [hash.copy().digest('base64')] : []
    hash.update(JSON.stringify([role, parts.map(withoutPosition)]))
    return key
  })
  return { prefixes, whole: hash.digest('base64'), previousId: asString(body.previous_response_id) }
}

function withoutPosition({ path, ...part }: Turn['parts'][number]) {
  return part
}

/** The id of a reply, as the next request may name it. */
const readReplyId = onceEnded((entry) => {
  const reply = entry.stream === undefined ? entry.reply?.value : readFirstEvent(entry.stream).response
  return isObject(reply) ? asString(reply.id) : undefined
})

function readFirstEvent({ data: [first = ''] }: StreamRecord): JsonObject {
  return asObject(tryParseJson(first))
}
