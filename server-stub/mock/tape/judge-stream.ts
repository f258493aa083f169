import { createParser } from 'eventsource-parser'
import { framings } from '../../core/event-framing.ts'
import { orderRunner } from '../../core/event-order.ts'
import { explain } from '../../core/explain.ts'
import { essence } from '../../core/media-types.ts'
import type { Stream } from '../../core/tables.ts'
import { brokenReply, type TapeFault } from './fault.ts'

export interface StreamBytes {
  readonly bytes: Buffer
  readonly mediaType: string
  /** Whether it has come to the end that its sender meant. */
  readonly isWhole: boolean
}

interface WireEvent {
  /** As it stands on the wire, where it does. */
  readonly name: string | undefined
  readonly data: string
}

/** Holds a recorded stream against the contract: framing, each event's schema, and their order. */
export function judgeStream(stream: Stream, { bytes, mediaType, isWhole }: StreamBytes): readonly TapeFault[] {
  const expected = essence(framings[stream.framing].contentType)
  if (mediaType !== expected) {
    const message = `must be ${expected}, got ${mediaType || 'none'}`
    return [brokenReply('content-type', 'header content-type', message)]
  }
  const judge = new Judge(stream)
  const events = stream.framing === 'json-array' ? elementsOf(bytes, isWhole) : eventsOf(bytes)
  if (events === undefined) return [brokenReply('json', 'body', 'it is not a JSON array')]
  for (const event of events) judge.take(event)
  if (isWhole) judge.end()
  return judge.faults
}

function eventsOf(bytes: Buffer): readonly WireEvent[] {
  const events: WireEvent[] = []
  const parser = createParser({ onEvent: ({ event, data }) => events.push({ name: event, data }) })
  parser.feed(bytes.toString())
  return events
}

/** Of half an array nothing can be told. */
function elementsOf(bytes: Buffer, isWhole: boolean): readonly WireEvent[] | undefined {
  try {
    const value: unknown = JSON.parse(bytes.toString())
    return Array.isArray(value) ? value.map((each) => ({ name: undefined, data: JSON.stringify(each) })) : undefined
  } catch {
    return isWhole ? undefined : []
  }
}

class Judge {
  readonly faults: TapeFault[] = []
  readonly #stream: Stream
  readonly #order: ReturnType<typeof orderRunner>
  #count = 0

  constructor(stream: Stream) {
    this.#stream = stream
    this.#order = orderRunner(stream.order)
  }

  take({ name: given, data: text }: WireEvent): void {
    this.#count++
    const data = parse(text)
    const isNamed = this.#stream.framing === 'named'
    const name = isNamed ? given : this.#nameByForm(data)
    const place = `event ${this.#count} ${given ?? name ?? ''}`
    if (data === undefined) this.#find('event-json', place, 'is not JSON')
    else if (name === undefined) {
      this.#find('event-schema', place, isNamed ? 'has no name' : 'has the form of no event of the stream')
    } else {
      this.#find('event-order', place, this.#order.next(name))
      this.#find('event-schema', place, this.#faultIn(name, data))
    }
  }

  end(): void {
    this.#find('event-order', 'end', this.#order.end())
  }

  #nameByForm(data: unknown): string | undefined {
    return this.#stream.events.find(({ validate }) => validate(data))?.name
  }

  #faultIn(name: string, data: unknown): string | undefined {
    const validate = this.#stream.events.find((event) => event.name === name)?.validate
    if (validate === undefined || validate(data)) return undefined
    const { param, message } = explain(validate.errors ?? [], data)
    return `${param} ${message}`.trim()
  }

  #find(rule: string, place: string, message: string | undefined): void {
    if (message !== undefined) this.faults.push(brokenReply(rule, place.trim(), message))
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
