import { asObject, isObject, type Json } from '../../../runtime/json.ts'
import type { Exchange, Reply } from '../altered-target.ts'
import { editJson, replaceText } from './json-edits.ts'
import { editEvents, editStream } from './stream-verbs.ts'

/** What an alteration remembers from one exchange to the next. */
export type Memory = Map<string, Json | Buffer>

export type ReplyVerb = (exchange: Exchange, how: Json, memory: Memory) => Partial<Reply>

/** Changes of a reply; those that edit JSON ignore replies of another kind. */
export const replyVerbs: Readonly<Record<string, ReplyVerb>> = {
  status: (_, status) => ({ status: Number(status) }),
  headers: ({ headers }, changes) => ({ headers: changeHeaders(headers, changes) }),
  body: (_, body) => ({ body: typeof body === 'string' ? body : JSON.stringify(body) }),
  replace: ({ body }, patterns) => ({ body: replaceText(body, patterns) }),
  encode: ({ bytes }, name) => ({ body: encode(bytes, String(name)) }),
  slice: ({ bytes }, range) => ({ body: bytes.subarray(...(range as [number, number])) }),
  repeat: ({ bytes }, times) => ({ body: Buffer.concat(Array.from({ length: Number(times) }, () => bytes)) }),
  'break-after': (_, bytes) => ({ cutAfter: Number(bytes) }),
  reply: (exchange, edits) => (isSuccess(exchange) ? editBody(exchange, edits) : {}),
  read: (exchange, edits) => (isSuccess(exchange) && isRead(exchange) ? editBody(exchange, edits) : {}),
  error: (exchange, edits) => (exchange.status >= 400 ? editBody(exchange, edits) : {}),
  reads: editReads,
  stream: ({ headers, body }, how) =>
    headers['content-type']?.startsWith('text/event-stream') ? { body: editStream(body, how) } : {},
  array: ({ body }, how) => ({ body: editArray(body, how) }),
  forget: (exchange, name, memory) => {
    const value = memory.get(String(name)) ?? null
    return isSuccess(exchange) ? editBody(exchange, { [String(name)]: value as Json }) : {}
  },
  'as-the-first': repeatFirst,
  'whole-as-part': ({ status, bytes }, _, memory) => {
    if (status === 200) memory.set('file', bytes)
    return status === 206 ? { body: memory.get('file') as Buffer } : {}
  },
}

/** Null removes a header; an object replaces parts of its value. */
export function changeHeaders(headers: Readonly<Record<string, string>>, changes: Json): Record<string, string> {
  const changed = { ...headers }
  for (const [name, value] of Object.entries(asObject(changes))) {
    if (value === null) delete changed[name]
    else changed[name] = isObject(value) ? replaceText(changed[name] ?? '', value) : String(value)
  }
  return changed
}

const isSuccess = ({ status }: Exchange): boolean => status < 300
const isRead = ({ method, path }: Exchange): boolean => method === 'GET' && !path.endsWith('/content')

function editBody({ headers, body }: Exchange, edits: Json): Partial<Reply> {
  if (!headers['content-type']?.includes('json')) return {}
  return { body: JSON.stringify(editJson(JSON.parse(body), asObject(edits))) }
}

/** Edits of the reads of a task, in order; the last applies to all later ones. */
function editReads(exchange: Exchange, edits: Json, memory: Memory): Partial<Reply> {
  if (!isSuccess(exchange) || !isRead(exchange) || !Array.isArray(edits)) return {}
  const count = Number(memory.get('reads') ?? 0)
  memory.set('reads', count + 1)
  return editBody(exchange, edits[Math.min(count, edits.length - 1)] ?? {})
}

/** Repeats the value that a member had in the first reply. */
function repeatFirst(exchange: Exchange, name: Json, memory: Memory): Partial<Reply> {
  if (!isSuccess(exchange)) return {}
  const key = String(name)
  if (!memory.has(key)) memory.set(key, asObject(JSON.parse(exchange.body))[key] ?? null)
  return editBody(exchange, { [key]: memory.get(key) as Json })
}

function editArray(body: string, how: Json): string {
  const events = JSON.parse(body).map((data: Json) => ({ name: undefined, data }))
  return JSON.stringify(editEvents(events, how).map(({ data }) => data))
}

function encode(bytes: Buffer, name: string): Buffer {
  if (name === 'zeros') return Buffer.alloc(bytes.length)
  if (name === 'base64') return Buffer.from(bytes.toString('base64'))
  return Buffer.from(bytes.toString(), name as BufferEncoding)
}
