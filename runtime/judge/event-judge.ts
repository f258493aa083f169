import type { Stream } from '../contract.ts'
import type { ValidRequest } from '../http/server-context.ts'
import { ownValue } from '../json.ts'
import { listForms } from '../stream/framing.ts'
import { findSchemaError } from '../validation/explain.ts'
import { quote } from '../validation/quote.ts'
import { judgeFields, type ReceivedEvent } from './event-fields.ts'
import { type Finding, getQuestion, isViolation, type OnFinding, placeIn } from './finding.ts'
import { findReplyViolations } from './reply-rule.ts'
import { followStatedOrder } from './stated-order.ts'
import {
  type EventViolation,
  findLoneSurrogate,
  type JudgedEvent,
  type StreamRules,
  type Watch,
} from './stream-rule.ts'

interface FindOptions {
  /** Default: the latest event. */
  readonly event?: number | undefined
  readonly question?: string | undefined
}

export interface EventSink {
  readonly onFinding?: OnFinding | undefined
  readonly onEvent?: ((event: JudgedEvent) => void) | undefined
  /** Undefined if it is unknown or invalid. */
  readonly request?: ValidRequest | undefined
}

/** Judges the events of one stream: schemas, order, and the rules across events. */
export class EventJudge {
  readonly #stream: Stream
  readonly #source: readonly string[]
  readonly #order: ReturnType<typeof followStatedOrder>
  readonly #sink: EventSink
  #watches: readonly { readonly name: string; readonly watch: Watch }[]
  /** The number of events so far. */
  count = 0
  /** Whether all events came that our choices demand. */
  #isComplete = true
  #isOrderKnown = true
  /** The location of the schema that the reported error is about. */
  #pointer: string | undefined
  /** The events of the whole reply; undefined if it cannot be judged. */
  #events: JudgedEvent[] | undefined
  readonly #rules: StreamRules | undefined

  constructor(stream: Stream, rules: StreamRules | undefined, sink: EventSink) {
    this.#stream = stream
    this.#sink = sink
    this.#rules = rules
    this.#events = rules && rules.replies.length > 0 ? [] : undefined
    this.#source = rules?.source ?? []
    this.#watches = (rules?.rules ?? []).map(({ name, watch }) => ({ name, watch: watch() }))
    this.#order = followStatedOrder(stream)
  }

  /** Limits the judge to schemas and order from now on. Returns whether rules across events were judged before. */
  skipContents(): boolean {
    const hadAny = this.#watches.length > 0
    this.#watches = []
    this.#events = undefined
    return hadAny
  }

  take(received: ReceivedEvent): void {
    const { event: sent = '', data, text } = received
    const number = ++this.count
    if (this.#stream.framing === 'fields') {
      this.#takeFields(received)
      return
    }
    if (data === undefined) {
      this.#takeInvalid(sent, text)
      return
    }
    const event = this.#getName(sent, data)
    const judged = { number, event: event ?? '', data }
    this.#sink.onEvent?.(judged)
    this.#events?.push(judged)
    if (event === undefined) {
      this.#isOrderKnown = false
      this.#invalidate()
      this.#reportUnknown(sent, data)
    } else this.#judge(judged)
  }

  /** Reports an event that fits no schema; an item has one. */
  #reportUnknown(sent: string, data: unknown): void {
    const [item] = this.#stream.reply === undefined ? [] : this.#stream.events
    const error = item && findSchemaError(item.validate, data, 'server')
    if (item && error) {
      this.report('schema', `${this.describeEvent(item.name)} ${error.param}`.trim(), error.message)
      return
    }
    const question = this.#findChoice(data)
    this.report('schema', this.describeEvent(sent), `matches no event schema: ${this.#schemaErrors(data)}`, {
      question,
    })
  }

  end(): void {
    const missing = this.#isOrderKnown ? this.#order.end() : undefined
    if (missing !== undefined) this.report('order', 'end', missing.message, { ...missing, event: this.count + 1 })
    for (const { name, watch } of this.#watches)
      for (const violation of watch.end?.() ?? []) this.#reportAcross({ rule: name, ...violation })
    this.#judgeWhole()
  }

  /** Judges the reply that the events of a valid stream make up, by the rules that were not judged across the events. */
  #judgeWhole(): void {
    if (this.#rules === undefined || this.#events === undefined) return
    const { rules, replies, fold } = this.#rules
    const reply = fold(this.#events)
    if (reply === undefined) return
    const others = replies.filter(({ name }) => !rules.some((rule) => rule.name === name))
    for (const violation of findReplyViolations(others, reply, this.#sink.request)) this.#reportAcross(violation)
  }

  /** Reports an error in the framing of the next event. */
  reportFraming(message: string, { name = '', rule = 'framing' } = {}): void {
    const event = this.count + 1
    this.report(rule, `event ${event} ${name}`.trim(), message, { event })
  }

  /** Reports an error in this stream, by default in the latest event. */
  report(rule: string, place: string, message: string, { event = this.count, question }: FindOptions = {}): void {
    const { name, reply } = this.#stream
    const specPointer =
      this.#pointer ??
      (rule === 'order' ? reply?.orderPointer : undefined) ??
      reply?.pointer ??
      `asyncapi.yaml#/operations/${name}${ownValue(rulePointer, rule) ?? ''}`
    const open = question === undefined ? getQuestion(this.#stream.choices, rule) : { question }
    const finding: Finding = { rule, place, message, by: 'server', specPointer, source: this.#source, event, ...open }
    if (isViolation(finding)) this.#events = undefined
    this.#sink.onFinding?.(finding)
  }

  /** Names the latest event in findings. */
  describeEvent(event: string): string {
    return `event ${this.count} ${event}`.trim()
  }

  /** Judges all fields of an event by the forms that its name allows. */
  #takeFields(received: ReceivedEvent): void {
    const { event: sent = '' } = received
    const number = this.count
    if (received.data === undefined && received.text === undefined) {
      this.skipContents()
      this.#followSent(sent)
      return
    }
    const { form, data, error } = judgeFields(this.#stream, received)
    const name = sent || (form?.name ?? '')
    const location = this.describeEvent(name)
    this.#sink.onEvent?.({ number, event: name, data })
    if (error !== undefined) {
      this.#pointer = error.pointer
      this.report(error.rule, `${location} ${error.param}`.trim(), error.message)
      this.#pointer = undefined
      this.#followSent(sent)
      return
    }
    const surrogate = findLoneSurrogate(data)
    if (surrogate !== undefined)
      this.report('character', location + placeIn(surrogate), 'contains an unpaired surrogate')
    if (form !== undefined) this.#follow(form.name)
  }

  /** Follows the order by the name of an event whose content is unknown or wrong, if the name tells what it is. */
  #followSent(sent: string): void {
    const [first, ...others] = listForms(this.#stream, sent)
    if (first !== undefined && others.every(({ name }) => name === first.name)) this.#follow(first.name)
    else this.#isOrderKnown = false
  }

  /** Data that is not JSON; its order is judged if the event has a name. */
  #takeInvalid(sent: string, text: string | undefined): void {
    if (text === undefined) this.skipContents()
    else this.report('json', this.describeEvent(sent), `is not JSON: ${quote(text)}`)
    this.#invalidate()
    for (const { watch } of this.#watches) watch.event({ number: this.count, event: sent, data: undefined })
    if (sent === '') this.#isOrderKnown = false
    else this.#follow(sent)
  }

  #getName(sent: string, data: unknown): string | undefined {
    const { framing, events } = this.#stream
    if (framing === 'named') return sent || getType(data)
    return events.find(({ validate }) => validate(data))?.name
  }

  /** An invalid event is passed to the rules across events, but their errors for it are not reported. */
  #judge(judged: JudgedEvent): void {
    const location = this.describeEvent(judged.event)
    let isValid = [this.#follow(judged.event), this.#checkNamed(judged)].every(Boolean)
    if (!isValid) this.#invalidate()
    const surrogate = findLoneSurrogate(judged.data)
    if (surrogate !== undefined)
      this.report('character', location + placeIn(surrogate), 'contains an unpaired surrogate')
    for (const { name, watch } of this.#watches) {
      const violations = watch.event(judged)
      if (!isValid) continue
      for (const violation of violations) this.#reportAcross({ of: judged, rule: name, ...violation })
      if (!violations.some(({ breaksSequence }) => breaksSequence)) continue
      this.#isComplete = false
      isValid = getQuestion(this.#stream.choices, name).question !== undefined
      if (!isValid) this.#invalidate()
    }
  }

  /** Reports a violation of a rule across events; of our choices only while no event is missing. */
  #reportAcross({ of, rule = '', at, message }: EventViolation): void {
    const { question = of && this.#order.findQuestion(of.event) } = getQuestion(this.#stream.choices, rule)
    if (question !== undefined && !this.#isComplete) return
    const location = of ? `event ${of.number} ${of.event}`.trim() : 'stream'
    this.report(rule, location + placeIn(at), message, { event: of?.number, question })
  }

  #invalidate(): void {
    for (const { watch } of this.#watches) watch.invalidate?.()
  }

  /** Returns whether the event follows the order that the document states. */
  #follow(event: string): boolean {
    const error = this.#isOrderKnown ? this.#order.next(event) : undefined
    if (error === undefined) return true
    this.report('order', this.describeEvent(event), error.message, error)
    if (error.question === undefined) return false
    this.#isComplete = false
    return true
  }

  #checkNamed({ event, data }: JudgedEvent): boolean {
    if (this.#stream.framing !== 'named') return true
    const type = getType(data)
    if (type !== undefined && type !== event) {
      const message = `must be the name of the event, ${quote(event)}, got ${quote(type)}`
      this.report('event-name', `${this.describeEvent(event)} type`, message)
      return false
    }
    const declared = this.#stream.events.find(({ name }) => name === event)
    const error = declared && findSchemaError(declared.validate, data, 'server')
    if (error === undefined) return true
    const question = declared?.question ?? error.question
    this.report('schema', `${this.describeEvent(event)} ${error.param}`.trim(), error.message, { question })
    return question !== undefined
  }

  /** The question of an event that matches no schema, if the document does not exclude it. */
  #findChoice(data: unknown): string | undefined {
    const { events } = this.#stream
    const stated = events.filter(({ question }) => question === undefined)
    if (stated.length === 0) return events[0]?.question
    return stated.map(({ validate }) => findSchemaError(validate, data, 'server')?.question).find(Boolean)
  }

  #schemaErrors(data: unknown): string {
    const errors = this.#stream.events.map(({ name, validate }) => {
      const { param = '', message = '' } = findSchemaError(validate, data, 'server') ?? {}
      return `${name}: ${param} ${message}`.trim()
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

function getType(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  return typeof data.type === 'string' ? data.type : undefined
}
