import { text } from 'node:stream/consumers'
import { JSONPathQuery, jsonpath } from 'json-p3'
import type { NamedEvent, Outcome } from '../../runtime/handler.ts'
import { isObject, type Json, ownValue, tryParseJson } from '../../runtime/json.ts'
import { nameOfEvent } from '../../runtime/stream/framing.ts'
import { type AnswerParts, getParts } from '../faults/answer-parts.ts'
import { awaitFirst, getFrames, toBytes, toSingleEvents } from '../faults/stages.ts'
import type { MockExchange } from '../middleware.ts'
import { type Changes, getEventChanges, getWholeChanges, type ValueChanges } from './changes.ts'

/** Alters the JSON of an answer, or the events of a stream; the result is not validated. */
export async function patchOutcome(changes: Changes, exchange: MockExchange, outcome: Outcome): Promise<Outcome> {
  const parts = getParts(outcome, exchange)
  if (parts === undefined) return outcome
  const { head, body } =
    'stream' in parts ? await patchStream(changes, exchange, parts) : await patchBody(changes, parts)
  return { relay: { ...head, body, verbatim: true } }
}

type PartsOf<K extends string> = Extract<AnswerParts, Readonly<Record<K, unknown>>>

async function patchBody(changes: Changes, { head, body }: PartsOf<'body'>) {
  const sent = await text(body)
  const value = tryParseJson(sent)
  const changed = value === undefined ? sent : JSON.stringify(applyChanges(value as Json, getWholeChanges(changes)))
  const bytes = Buffer.from(changed)
  const headers = { ...head.headers, 'content-length': String(bytes.length) }
  return { head: { ...head, headers }, body: yieldOnce(bytes) }
}

async function* yieldOnce(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

async function patchStream(changes: Changes, exchange: MockExchange, { head, stream, events }: PartsOf<'stream'>) {
  const source = toSingleEvents(await awaitFirst(events), stream, exchange)
  const change = ({ json, ...event }: NamedEvent): NamedEvent => {
    const ofEvent = getEventChanges(changes, nameOfEvent(stream, event) ?? '')
    return { ...event, data: applyChanges(structuredClone(event.data) as Json, ofEvent) }
  }
  const changed = (async function* () {
    for await (const event of source) yield change(event)
  })()
  return { head, body: toBytes(getFrames(changed, stream)) }
}

/** Changes the value; returns it, or the one that replaces it. */
function applyChanges(value: Json, { patch, remove }: ValueChanges): Json {
  let changed = value
  for (const [path, wanted] of Object.entries(patch)) changed = setValue(changed, path, wanted as Json)
  for (const path of remove) removeValues(changed, path)
  return changed
}

function setValue(root: Json, path: string, value: Json): Json {
  const query = jsonpath.compile(path)
  const last = query.segments.at(-1)
  if (last === undefined) return value
  const [selector, ...others] = last.selectors
  if (selector instanceof jsonpath.selectors.NameSelector && others.length === 0 && !path.includes('..')) {
    const parents = new JSONPathQuery(query.environment, query.segments.slice(0, -1)).query(root).values()
    for (const parent of parents) if (isObject(parent)) define(parent, selector.name, value)
  } else {
    for (const { parent, key } of findParents(root, path)) define(parent, key, value)
  }
  return root
}

function removeValues(root: Json, path: string): void {
  const keys = new Map<object, Set<string | number>>()
  for (const { parent, key } of findParents(root, path)) keys.set(parent, (keys.get(parent) ?? new Set()).add(key))
  for (const [parent, removed] of keys) {
    // A path may select indexes in any order; from the end, those before stay.
    const isList = Array.isArray(parent)
    const sorted = isList ? [...removed].sort((a, b) => Number(b) - Number(a)) : removed
    for (const key of sorted) isList ? parent.splice(Number(key), 1) : Reflect.deleteProperty(parent, key)
  }
}

interface Member {
  readonly parent: object
  readonly key: string | number
}

function findParents(root: Json, path: string): Member[] {
  return jsonpath
    .query(path, root)
    .locations()
    .flatMap((location) => {
      const key = location.at(-1)
      let parent: unknown = root
      for (const step of location.slice(0, -1))
        parent = typeof parent === 'object' && parent !== null ? ownValue(parent, String(step)) : undefined
      return key === undefined || typeof parent !== 'object' || parent === null ? [] : [{ parent, key }]
    })
}

/** Assignment would change the prototype for the name `__proto__`. */
function define(parent: object, key: string | number, value: Json): void {
  Object.defineProperty(parent, key, { value, writable: true, enumerable: true, configurable: true })
}
