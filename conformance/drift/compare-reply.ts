import { isReplyHeader } from '../../proxy/recording/normalise.ts'
import { essence, isJson } from '../../runtime/http/media-types.ts'
import { isObject, tryParseJson } from '../../runtime/json.ts'
import {
  compareShapes,
  type Drift,
  describeDrift,
  joinComparisons,
  recordingAndReply,
  Shape,
  type ShapeComparison,
  type Sides,
} from './shape.ts'
import { compareEvents, readEventKinds } from './stream-shape.ts'

/** A reply, recorded or live. */
export interface ComparedReply {
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/**
 * Compares the recorded replies to a request, of which a task that is polled has several, with the final live one. Messages
 * say by `sides` where replies come from.
 */
export function compareReplies(
  recorded: readonly ComparedReply[],
  after: ComparedReply,
  sides: Sides = recordingAndReply,
): ShapeComparison {
  const before = recorded.at(-1)
  if (before === undefined) return { drifts: [], unseen: [] }
  if (before.status !== after.status) {
    const message = `is ${after.status}, and ${before.status} ${sides.before}`
    return { drifts: [describeDrift('changed', { part: 'status' }, message)], unseen: [] }
  }
  const headers = { drifts: compareHeaders(before.headers, after.headers, sides), unseen: [] }
  return joinComparisons([headers, compareBodies(recorded, after, sides)])
}

function compareHeaders(
  recorded: ComparedReply['headers'],
  live: ComparedReply['headers'],
  sides: Sides,
): readonly Drift[] {
  // fetch decodes what is encoded.
  const select = (headers: ComparedReply['headers']) =>
    Object.keys(headers).filter((name) => isReplyHeader(name) && name !== 'content-encoding')
  const [before, after] = [getType(recorded), getType(live)]
  const isChanged = before !== after && before !== '' && after !== ''
  return [
    ...select(recorded).flatMap((name) =>
      Object.hasOwn(live, name) ? [] : [describeDrift('lost', { part: `header ${name}` }, 'is lost')],
    ),
    ...select(live).flatMap((name) =>
      Object.hasOwn(recorded, name) ? [] : [describeDrift('added', { part: `header ${name}` }, 'is added')],
    ),
    ...(isChanged
      ? [describeDrift('changed', { part: 'header content-type' }, `is ${after}, and ${before} ${sides.before}`)]
      : []),
  ]
}

function getType({ 'content-type': value = '' }: ComparedReply['headers']): string {
  return essence(value)
}

function compareBodies(recorded: readonly ComparedReply[], after: ComparedReply, sides: Sides): ShapeComparison {
  const before = recorded.at(-1) ?? after
  if (before.body.length === 0 || after.body.length === 0) return compareEmpty(before, after)
  const isStream = (reply: ComparedReply) => getType(reply.headers) === 'text/event-stream'
  if (isStream(before) && isStream(after))
    return compareEvents(readEventKinds(before.body.toString()), readEventKinds(after.body.toString()), sides)
  const [beforeValues, afterValues] = [readValues(before), readValues(after)]
  if (beforeValues && afterValues) return compareSamples(recorded, after, sides)
  if (beforeValues === undefined && afterValues === undefined)
    return { drifts: [], unseen: [`the content of a body of type ${getType(before.headers) || 'unknown'}`] }
  const [was, is] = [beforeValues, afterValues].map((values) => (values ? 'JSON' : 'not JSON'))
  return { drifts: [describeDrift('changed', { part: 'body' }, `is ${is}, and ${was} ${sides.before}`)], unseen: [] }
}

function compareEmpty(before: ComparedReply, after: ComparedReply): ShapeComparison {
  if (before.body.length === after.body.length) return { drifts: [], unseen: [] }
  const change = after.body.length === 0 ? 'lost' : 'added'
  return { drifts: [describeDrift(change, { part: 'body' }, `is ${change}`)], unseen: [] }
}

/** What the final reply has lost of the final one of the recording, and what no recorded one has. */
function compareSamples(recorded: readonly ComparedReply[], live: ComparedReply, sides: Sides): ShapeComparison {
  const getShape = (replies: readonly ComparedReply[]) =>
    Shape.from(replies.flatMap((reply) => readValues(reply) ?? []))
  const final = compareShapes(getShape(recorded.slice(-1)), getShape([live]), { part: 'body', sides })
  if (recorded.length === 1) return final
  const all = compareShapes(getShape(recorded), getShape([live]), { part: 'body', sides })
  const lost = final.drifts.filter(({ change }) => change === 'lost')
  return { drifts: [...lost, ...all.drifts.filter(({ change }) => change !== 'lost')], unseen: final.unseen }
}

/** The JSON values of a body, or of its lines; undefined if it is no JSON. */
export function readValues({ headers, body }: ComparedReply): readonly unknown[] | undefined {
  const type = getType(headers)
  const text = body.toString()
  if (isJson(type)) {
    const value = tryParseJson(text)
    return value === undefined ? undefined : [value]
  }
  if (!/jsonl|ndjson|json-seq|json-lines/.test(type)) return undefined
  const lines = text
    .replaceAll('\u001e', '\n')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const values = lines.map((line) => tryParseJson(line))
  return values.includes(undefined) ? undefined : values
}

/** The states in a JSON reply, such as that of a task, as one text; undefined if it has none. */
export function readState(reply: ComparedReply | undefined): string | undefined {
  const states = reply ? (readValues(reply) ?? []).flatMap((value) => listStates(value, 0)) : []
  return states.length === 0 ? undefined : states.join(', ')
}

const MAX_STATE_DEPTH = 4

function listStates(value: unknown, depth: number): readonly string[] {
  if (!isObject(value) || depth === MAX_STATE_DEPTH) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const isState = /^(status|state|phase)$/i.test(name) && (typeof inner === 'string' || typeof inner === 'number')
    return isState ? [String(inner).slice(0, 40)] : listStates(inner, depth + 1)
  })
}
