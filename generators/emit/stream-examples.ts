import { asObject, type Json } from '../../runtime/json.ts'
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
  const events = stream.events.map((event): ExampleEvent => {
    const { value } = getSampler(input).sample(event.schema)
    return stream.framing === 'fields' ? sampleFields(input, event, value) : { event: event.name, data: value }
  })
  return [{ name: 'sampled', events }]
}

/** Without a made name, or time to wait before a new connection, if the schema allows that. */
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
