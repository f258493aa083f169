import { asObject, type Json, ownValue } from '../../runtime/json.ts'
import type { Built } from '../model/build-contract.ts'
import type { ExampleEvent, Stream, StreamEvent, StreamExample } from '../model/contract.ts'
import { toFieldsEvent } from '../model/item-examples.ts'
import { getSampler } from './sampler.ts'

/** The examples of a stream; of one with an `itemSchema` those that fit it, or a sample of each event. */
export function getStreamExamples(input: Built, stream: Stream): readonly StreamExample[] {
  const { examples, reply } = stream
  if (reply === undefined) return examples
  const fitting = examples.filter((example) => findWrongEvent(input, stream, example) === undefined)
  if (fitting.length > 0) return fitting
  // Several forms of an event may have one name.
  const isFree = stream.automaton.states.length === 1
  const ordered = walkOrder(stream).flatMap((name) => stream.events.find((event) => event.name === name) ?? [])
  const inOrder = isFree ? stream.events : ordered
  return [{ name: 'sampled', events: inOrder.map((event) => sampleEvent(input, stream, event)) }]
}

function sampleEvent(input: Built, { framing }: Stream, event: StreamEvent): ExampleEvent {
  const { value } = getSampler(input).sample(event.schema)
  return framing === 'fields' ? sampleFields(input, event, value) : { event: event.name, data: value }
}

/** A whole stream with all events that can still come, by the shortest ways, but without a failure. */
function walkOrder({ automaton: { states, accepting }, failure }: Stream): readonly string[] {
  const path: string[] = []
  let state = 0
  const findWay = (isEnd: (event: string | undefined, to: number) => boolean): readonly string[] | undefined => {
    const ways = [{ to: state, way: [] as readonly string[] }]
    const seen = new Set([state])
    if (isEnd(undefined, state)) return []
    for (const { to: from, way } of ways) {
      for (const [event, to] of Object.entries(states[from] ?? {})) {
        if (event === failure?.event) continue
        if (isEnd(event, to)) return [...way, event]
        if (!seen.has(to)) ways.push({ to, way: [...way, event] })
        seen.add(to)
      }
    }
    return undefined
  }
  const follow = (way: readonly string[]) => {
    for (const event of way) state = ownValue(states[state] ?? {}, event) ?? state
    path.push(...way)
  }
  const isNew = (event: string | undefined) => event !== undefined && !path.includes(event)
  for (let way = findWay(isNew); way !== undefined; way = findWay(isNew)) follow(way)
  follow(findWay((_, to) => accepting.includes(to)) ?? [])
  return path
}

/** The event of a sample. It has no made name, and no time to wait before a new connection, if the schema allows that. */
function sampleFields(input: Built, { name, anyName, schema }: StreamEvent, value: Json): ExampleEvent {
  const { retry, event, ...fields } = asObject(value)
  const named = anyName ? fields : { ...fields, event: name }
  const whole = anyName ? { ...named, event: event ?? '', retry: retry ?? null } : { ...named, retry: retry ?? null }
  const isWhole = getSampler(input).findViolation(schema, named) === undefined
  return toFieldsEvent(isWhole ? named : whole)
}

/** The first event of an example that does not fit any form of its name. */
export function findWrongEvent(input: Built, { events, framing }: Stream, example: StreamExample): string | undefined {
  const sampler = getSampler(input)
  const isForm = ({ name, anyName }: StreamEvent, event: string) => anyName || event === '' || name === event
  const wrong = example.events.findIndex(({ event, data, ...others }) => {
    const item: Json = framing === 'fields' ? { ...(event === '' ? {} : { event }), data, ...others } : data
    return !events.some((form) => isForm(form, event) && sampler.findViolation(form.schema, item) === undefined)
  })
  return wrong === -1 ? undefined : `event ${wrong + 1} ${example.events[wrong]?.event ?? ''}`.trim()
}
