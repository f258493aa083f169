import type { Stream } from '../core/contract.ts'
import { ownValue } from '../core/contract.ts'
import { explain } from '../core/validation/explain.ts'
import { quote } from '../core/validation/quote.ts'
import { followOrder } from './event-order.ts'
import { type Finding, type OnFinding, placeIn } from './finding.ts'
import { brokenCharacter, type JudgedEvent, type StreamRules, type Watch } from './stream-rule.ts'

/** An event as it was received. */
export interface ReceivedEvent {
  /** Undefined or empty where none was sent. */
  readonly event?: string | undefined
  /** Undefined where it is not JSON, or not known. */
  readonly data: unknown
  /** The text of data that is not JSON. */
  readonly text?: string | undefined
  /** Milliseconds since the stream began. */
  readonly atMs?: number
}

export interface EventSink {
  readonly onFinding?: OnFinding | undefined
  readonly onEvent?: ((event: JudgedEvent) => void) | undefined
}

/** Judges the events of one stream: the schema of each, their order, and what they say of each other. */
export class EventJudge {
  readonly #stream: Stream
  readonly #source: readonly string[]
  readonly #order: ReturnType<typeof followOrder>
  readonly #sink: EventSink
  #watches: readonly { readonly name: string; readonly watch: Watch }[]
  #count = 0
  #isOrderKnown = true

  constructor(stream: Stream, rules: StreamRules | undefined, sink: EventSink) {
    this.#stream = stream
    this.#sink = sink
    this.#source = rules?.source ?? []
    this.#watches = (rules?.rules ?? []).map(({ name, watch }) => ({ name, watch: watch() }))
    this.#order = followOrder(stream.order)
  }

  /** How many events came. */
  get count(): number {
    return this.#count
  }

  /** From here on only schemas and order are judged. Gives whether more was judged before. */
  skipContents(): boolean {
    const hadAny = this.#watches.length > 0
    this.#watches = []
    return hadAny
  }

  take({ event: sent = '', data, text, atMs = 0 }: ReceivedEvent): void {
    const number = ++this.#count
    if (data === undefined) {
      this.#takeUnknown(sent, text)
      return
    }
    const event = this.#nameOf(sent, data)
    const judged = { number, event: event ?? '', data, atMs }
    this.#sink.onEvent?.(judged)
    if (event === undefined) {
      this.#isOrderKnown = false
      this.#lose()
      this.find('schema', this.place(sent), `has the form of no event: ${this.#schemaErrors(data)}`)
    } else this.#judge(judged)
  }

  end(): void {
    const missing = this.#isOrderKnown ? this.#order.end() : undefined
    if (missing !== undefined) this.find('order', 'end', missing, this.#count + 1)
    for (const { name, watch } of this.#watches)
      for (const { of, at, message } of watch.end?.() ?? [])
        this.find(name, `${of ? `event ${of.number} ${of.event}` : 'stream'}${placeIn(at)}`, message, of?.number)
  }

  /** Tells of a fault in how the next event is framed. */
  findFraming(message: string, name = ''): void {
    this.find('framing', `event ${this.#count + 1} ${name}`.trim(), message, this.#count + 1)
  }

  /** Tells of a fault in this stream; `event` is the latest unless given. */
  find(rule: string, place: string, message: string, event = this.#count): void {
    const specPointer = `asyncapi.yaml#/operations/${this.#stream.name}${ownValue(rulePointer, rule) ?? ''}`
    const finding: Finding = { rule, place, message, by: 'server', specPointer, source: this.#source, event }
    this.#sink.onFinding?.(finding)
  }

  /** The latest event, by its number and its name. */
  place(event: string): string {
    return `event ${this.#count} ${event}`.trim()
  }

  /** Its order is judged where it has a name. */
  #takeUnknown(sent: string, text: string | undefined): void {
    if (text === undefined) this.skipContents()
    else this.find('json', this.place(sent), `is not JSON: ${quote(text)}`)
    this.#lose()
    for (const { watch } of this.#watches) watch.event({ number: this.#count, event: sent, data: undefined, atMs: 0 })
    if (sent === '') this.#isOrderKnown = false
    else this.#follow(sent)
  }

  #nameOf(sent: string, data: unknown): string | undefined {
    const { framing, events } = this.#stream
    if (framing === 'named') return sent || getType(data)
    return events.find(({ validate }) => validate(data))?.name
  }

  /** What an event that is wrong in itself says of others is followed, but not judged. */
  #judge(judged: JudgedEvent): void {
    const place = this.place(judged.event)
    let isSound = [this.#follow(judged.event), this.#checkNamed(judged)].every(Boolean)
    if (!isSound) this.#lose()
    const broken = brokenCharacter(judged.data)
    if (broken !== undefined) this.find('character', place + placeIn(broken), 'holds half of a Unicode character')
    for (const { name, watch } of this.#watches) {
      const faults = watch.event(judged)
      if (!isSound) continue
      for (const { at, message } of faults) this.find(name, place + placeIn(at), message)
      isSound = !faults.some(({ isGap }) => isGap)
      if (!isSound) this.#lose()
    }
  }

  #lose(): void {
    for (const { watch } of this.#watches) watch.lose?.()
  }

  #follow(event: string): boolean {
    const complaint = this.#isOrderKnown ? this.#order.next(event) : undefined
    if (complaint !== undefined) this.find('order', this.place(event), complaint)
    return complaint === undefined
  }

  #checkNamed({ event, data }: JudgedEvent): boolean {
    if (this.#stream.framing !== 'named') return true
    const type = getType(data)
    if (type !== undefined && type !== event) {
      const message = `must be the name of the event, ${quote(event)}, got ${quote(type)}`
      this.find('event-name', `${this.place(event)} type`, message)
      return false
    }
    const validate = this.#stream.events.find(({ name }) => name === event)?.validate
    if (validate === undefined || validate(data)) return true
    const { param, message } = explain(validate.errors ?? [], data)
    this.find('schema', `${this.place(event)} ${param}`.trim(), message)
    return false
  }

  #schemaErrors(data: unknown): string {
    const errors = this.#stream.events.map(({ name, validate }) => {
      if (validate(data)) return name
      const { param, message } = explain(validate.errors ?? [], data)
      return `${name}: ${param} ${message}`
    })
    return errors.join('; ')
  }
}

const rulePointer: Readonly<Record<string, string>> = {
  framing: '/x-event-framing',
  'content-type': '/x-event-framing',
  order: '/x-event-order',
  schema: '/messages',
}

/** The data of an event as it was received. */
export function parseData(text: string): Pick<ReceivedEvent, 'data' | 'text'> {
  try {
    return { data: JSON.parse(text) }
  } catch {
    return { data: undefined, text }
  }
}

function getType(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  return typeof data.type === 'string' ? data.type : undefined
}
