import { text } from 'node:stream/consumers'
import { JSONPathQuery, jsonpath } from 'json-p3'
import type { NamedEvent, Outcome } from '../../runtime/handler.ts'
import { isObject, type Json, tryParseJson, valueAt } from '../../runtime/json.ts'
import type { Finding } from '../../runtime/judge/finding.ts'
import { nameOfEvent } from '../../runtime/stream/framing.ts'
import { type AnswerParts, getParts } from '../faults/answer-parts.ts'
import { followedBy } from '../faults/observe-effect.ts'
import { awaitFirst, getFrames, toBytes, toSingleEvents } from '../faults/stages.ts'
import { entryKey } from '../journal/journal-recorder.ts'
import type { MockExchange } from '../middleware.ts'
import { type Changes, getEventChanges, getWholeChanges, listEvents, type ValueChanges } from './changes.ts'

/** A change of an answer, such as `patch $.usage.input_tokens`. */
type ChangeName = string

interface PatchedAnswer {
  readonly exchange: MockExchange
  readonly outcome: Outcome
  /** The name of the scenario. */
  readonly scenario: string
}

/**
 * Alters the JSON of an answer, or the events of a stream; the result is not validated. Changes that have found nothing to
 * change are noted at the end.
 */
export async function patchOutcome(changes: Changes, { exchange, outcome, scenario }: PatchedAnswer): Promise<Outcome> {
  const parts = getParts(outcome, exchange)
  if (parts === undefined) return outcome
  const missed = new Set(listChanges(changes, 'stream' in parts))
  const { head, body } =
    'stream' in parts
      ? await patchStream(changes, { exchange, missed }, parts)
      : await patchBody(changes, missed, parts)
  const whole = followedBy(body, () => noteMisses(exchange, scenario, missed))
  return { relay: { ...head, body: whole, verbatim: true } }
}

/** Says in the journal and in the log which changes have changed nothing. */
function noteMisses({ call, log }: MockExchange, scenario: string, missed: ReadonlySet<ChangeName>): void {
  if (missed.size === 0) return
  const entry = call.get(entryKey)
  const message = `has changed nothing: the answer has no such place (scenario "${scenario}")`
  const findings = Array.from(missed, (place): Finding => ({ rule: 'scenario', place, message, by: 'server' }))
  if (entry !== undefined) entry.notes = [...entry.notes, ...findings]
  const changes = [...missed].join(', ')
  log(`Warning: scenario "${scenario}"`, `changes nothing by ${changes}: the answer has no such place.`, 'warn')
}

function listChanges(changes: Changes, isStream: boolean): readonly ChangeName[] {
  const names = isStream ? new Set(listEvents(changes).map(({ name }) => name)) : ['']
  return [...names].flatMap((event) => {
    const { patch, remove } = isStream ? getEventChanges(changes, event) : getWholeChanges(changes)
    const patched = Object.keys(patch).map((path) => nameChange('patch', event, path))
    return [...patched, ...remove.map((path) => nameChange('remove', event, path))]
  })
}

function nameChange(kind: 'patch' | 'remove', event: string, path: string): ChangeName {
  return [kind, event, path].filter((word) => word !== '').join(' ')
}

type PartsOf<K extends string> = Extract<AnswerParts, Readonly<Record<K, unknown>>>

async function patchBody(changes: Changes, missed: Set<ChangeName>, { head, body }: PartsOf<'body'>) {
  const sent = await text(body)
  const value = tryParseJson(sent)
  const change = () => JSON.stringify(applyChanges(value as Json, getWholeChanges(changes), { event: '', missed }))
  const bytes = Buffer.from(value === undefined ? sent : change())
  const headers = { ...head.headers, 'content-length': String(bytes.length) }
  return { head: { ...head, headers }, body: yieldOnce(bytes) }
}

async function* yieldOnce(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

interface Patching {
  readonly exchange: MockExchange
  readonly missed: Set<ChangeName>
}

async function patchStream(
  changes: Changes,
  { exchange, missed }: Patching,
  { head, stream, events }: PartsOf<'stream'>,
) {
  const source = toSingleEvents(await awaitFirst(events), stream, exchange)
  const change = ({ json, ...event }: NamedEvent): NamedEvent => {
    const name = nameOfEvent(stream, event) ?? ''
    const ofEvent = getEventChanges(changes, name)
    return { ...event, data: applyChanges(structuredClone(event.data) as Json, ofEvent, { event: name, missed }) }
  }
  const changed = (async function* () {
    for await (const event of source) yield change(event)
  })()
  return { head, body: toBytes(getFrames(changed, stream)) }
}

interface Applied {
  /** Empty for a whole reply. */
  readonly event: string
  /** Loses the changes that have found what they change. */
  readonly missed: Set<ChangeName>
}

/** Changes the value; returns it, or the one that replaces it. */
function applyChanges(value: Json, { patch, remove }: ValueChanges, { event, missed }: Applied): Json {
  let changed = value
  for (const [path, wanted] of Object.entries(patch)) {
    const result = setValue(changed, path, wanted as Json)
    changed = result.root
    if (result.isSet) missed.delete(nameChange('patch', event, path))
  }
  for (const path of remove) if (removeValues(changed, path)) missed.delete(nameChange('remove', event, path))
  return changed
}

function setValue(root: Json, path: string, value: Json): { readonly root: Json; readonly isSet: boolean } {
  const query = jsonpath.compile(path)
  const last = query.segments.at(-1)
  if (last === undefined) return { root: value, isSet: true }
  const [selector, ...others] = last.selectors
  const isName = selector instanceof jsonpath.selectors.NameSelector && others.length === 0 && !path.includes('..')
  const parents = new JSONPathQuery(query.environment, query.segments.slice(0, -1))
  const members = isName
    ? parents
        .query(root)
        .values()
        .flatMap((parent) => (isObject(parent) ? [{ parent, key: selector.name }] : []))
    : findParents(root, path)
  for (const { parent, key } of members) define(parent, key, value)
  return { root, isSet: members.length > 0 }
}

/** Returns whether there were any. */
function removeValues(root: Json, path: string): boolean {
  const keys = new Map<object, Set<string | number>>()
  for (const { parent, key } of findParents(root, path)) keys.set(parent, (keys.get(parent) ?? new Set()).add(key))
  for (const [parent, removed] of keys) {
    // A path may select indexes in any order; from the end, those before stay.
    const isList = Array.isArray(parent)
    const sorted = isList ? [...removed].sort((a, b) => Number(b) - Number(a)) : removed
    for (const key of sorted) isList ? parent.splice(Number(key), 1) : Reflect.deleteProperty(parent, key)
  }
  return keys.size > 0
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
      const parent = valueAt(root, location.slice(0, -1))
      return key === undefined || typeof parent !== 'object' || parent === null ? [] : [{ parent, key }]
    })
}

/** Assignment would change the prototype for the name `__proto__`. */
function define(parent: object, key: string | number, value: Json): void {
  Object.defineProperty(parent, key, { value, writable: true, enumerable: true, configurable: true })
}
