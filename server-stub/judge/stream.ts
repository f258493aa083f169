import type { Finding } from '../../test/conformance/verdict.ts'
import { explain } from '../core/explain.ts'
import { essence } from '../core/media-types.ts'
import { quote } from '../core/quote.ts'
import type { Stream } from '../core/tables.ts'
import { brokenCharacter } from './characters.ts'
import { followOrder } from './event-order.ts'
import { wires } from './families/families.ts'
import { type FramedEvent, type FramingReader, framingRules } from './framing.ts'
import type { JudgedEvent, Watch, Wire } from './stream-rule.ts'

export interface StreamJudgeOptions {
  /** Of the reply, with its parameters. */
  readonly contentType: string
  readonly onEvent?: (event: JudgedEvent) => void
  readonly onFinding?: (finding: Finding) => void
  /** Past this many characters only framing, schemas and order are judged; past it in one event, nothing any more. */
  readonly maxHeld?: number
  /** Milliseconds; only differences matter. */
  readonly now?: () => number
}

/** Judges one stream as it passes. */
export interface StreamJudge {
  feed(bytes: Uint8Array): void
  /** The stream ended; `cut` when it was not by the will of who sent it, so that what is missing is no fault. */
  end(how?: 'cut'): void
}

export interface JudgedStream {
  readonly events: readonly JudgedEvent[]
  readonly findings: readonly Finding[]
}

/** Judges a whole stream: its framing, each event, their order, and what they say of each other. */
export async function judgeStream(
  stream: Stream,
  chunks: AsyncIterable<Uint8Array>,
  options: StreamJudgeOptions,
): Promise<JudgedStream> {
  const events: JudgedEvent[] = []
  const findings: Finding[] = []
  const judge = streamJudge(stream, {
    ...options,
    onEvent: (event) => {
      events.push(event)
      options.onEvent?.(event)
    },
    onFinding: (finding) => {
      findings.push(finding)
      options.onFinding?.(finding)
    },
  })
  for await (const chunk of chunks) judge.feed(chunk)
  judge.end()
  return { events, findings }
}

export function streamJudge(stream: Stream, options: StreamJudgeOptions): StreamJudge {
  return new Judge(stream, options, wires[stream.operationId])
}

class Judge implements StreamJudge {
  readonly #stream: Stream
  readonly #options: StreamJudgeOptions
  readonly #source: readonly string[]
  readonly #order: ReturnType<typeof followOrder>
  readonly #reader: FramingReader
  readonly #startMs: number
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  readonly #framingFaults = new Set<string>()
  readonly #strictDecoder = new TextDecoder('utf-8', { fatal: true })
  #isUtf8 = true
  #watches: readonly { readonly name: string; readonly watch: Watch }[]
  #count = 0
  #fed = 0
  #isOrderKnown = true
  #isOver = false

  constructor(stream: Stream, options: StreamJudgeOptions, wire: Wire | undefined) {
    this.#stream = stream
    this.#options = options
    this.#source = wire?.source ?? []
    this.#watches = (wire?.rules ?? []).map(({ name, watch }) => ({ name, watch: watch() }))
    this.#order = followOrder(stream.order)
    this.#startMs = this.#now()
    const { mediaType, read } = framingRules[stream.framing]
    this.#reader = read(
      {
        event: (framed) => this.#take(framed),
        fault: (message) => this.#findFraming(message),
      },
      stream,
    )
    if (essence(options.contentType) !== mediaType) {
      const message = `must be ${mediaType}, got ${quote(options.contentType)}`
      this.#find('content-type', 'header content-type', message)
    }
  }

  feed(bytes: Uint8Array): void {
    if (this.#isOver) return
    this.#read(bytes)
    const { maxHeld = Number.POSITIVE_INFINITY } = this.#options
    this.#fed += bytes.length
    if (this.#fed > maxHeld && this.#watches.length > 0) {
      this.#watches = []
      this.#find('unchecked', 'stream', `is larger than ${maxHeld}: what its events say of each other is not checked`)
    }
    if (this.#reader.held > maxHeld) {
      this.#isOver = true
      this.#find('unchecked', `event ${this.#count + 1}`, `is larger than ${maxHeld}: the rest is not checked`)
    }
  }

  end(how?: 'cut'): void {
    if (this.#isOver || how === 'cut') return
    this.#isOver = true
    this.#read()
    this.#reader.end()
    const missing = this.#isOrderKnown ? this.#order.end() : undefined
    if (missing !== undefined) this.#find('order', 'end', missing)
    for (const { name, watch } of this.#watches)
      for (const { of, at, message } of watch.end?.() ?? [])
        this.#find(name, `${of ? placeOf(of.number, of.event) : 'stream'} ${at}`, message)
    if (!this.#isUtf8) this.#find('character', 'stream', 'the bytes are no UTF-8')
  }

  /** How a server frames is told once: it frames all events alike. */
  #findFraming(message: string): void {
    const { size } = this.#framingFaults
    if (size < MOST_FRAMING_FAULTS && !this.#framingFaults.has(message))
      this.#find('framing', placeOf(this.#count + 1, undefined), message)
    if (size < MOST_FRAMING_FAULTS) this.#framingFaults.add(message)
  }

  #now(): number {
    return (this.#options.now ?? performance.now.bind(performance))()
  }

  #find(rule: string, place: string, message: string): void {
    const pointer = `asyncapi.yaml#/operations/${this.#stream.name}${rulePointer[rule] ?? ''}`
    this.#options.onFinding?.({
      rule,
      place: place.trim().replace(/\.(\d+)(?=\.|$)/g, '[$1]'),
      message,
      pointer,
      source: this.#source,
    })
  }

  /** Takes bytes as lenient clients do. */
  #read(bytes?: Uint8Array): void {
    try {
      if (this.#isUtf8) this.#strictDecoder.decode(bytes, { stream: bytes !== undefined })
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      this.#isUtf8 = false
    }
    this.#reader.feed(this.#decoder.decode(bytes, { stream: bytes !== undefined }))
  }

  #take({ event: sent, data: text }: FramedEvent): void {
    this.#count++
    const number = this.#count
    const place = placeOf(number, sent)
    if (text === '[DONE]') {
      this.#find('framing', place, 'is the end mark [DONE], which the contract has not')
      return
    }
    let data: unknown
    try {
      data = JSON.parse(text)
    } catch {
      this.#find('json', place, `is not JSON: ${quote(text)}`)
      this.#judgeUnread(sent, number)
      return
    }
    const event = this.#nameOf(sent, data)
    const judged = { number, event: event ?? '', data, atMs: this.#now() - this.#startMs }
    this.#options.onEvent?.(judged)
    if (event === undefined) {
      this.#isOrderKnown = false
      this.#find('schema', place, `has the form of no event: ${this.#formFaults(data)}`)
    } else this.#judge(judged)
  }

  /** It came in its place, if that is known. */
  #judgeUnread(sent: string | undefined, number: number): void {
    if (sent === undefined) this.#isOrderKnown = false
    else this.#follow(sent, placeOf(number, sent))
    for (const { watch } of this.#watches) watch.event({ number, event: sent ?? '', data: undefined, atMs: 0 })
  }

  #nameOf(sent: string | undefined, data: unknown): string | undefined {
    const { framing, events } = this.#stream
    if (framing === 'named') return sent ?? typeOf(data)
    return events.find(({ validate }) => validate(data))?.name
  }

  /** What an event that is wrong in itself says of others is followed, but not judged. */
  #judge(judged: JudgedEvent): void {
    const { event, data, number } = judged
    const place = placeOf(number, event)
    const isSound = [this.#follow(event, place), this.#checkNamed(judged)].every(Boolean)
    const broken = brokenCharacter(data)
    if (broken !== undefined) this.#find('character', `${place} ${broken}`, 'holds half of a Unicode character')
    for (const { name, watch } of this.#watches)
      for (const { at, message } of watch.event(judged)) if (isSound) this.#find(name, `${place} ${at}`, message)
  }

  #follow(event: string, place: string): boolean {
    const complaint = this.#isOrderKnown ? this.#order.next(event) : undefined
    if (complaint !== undefined) this.#find('order', place, complaint)
    return complaint === undefined
  }

  #checkNamed({ event, data, number }: JudgedEvent): boolean {
    if (this.#stream.framing !== 'named') return true
    const place = placeOf(number, event)
    const type = typeOf(data)
    if (type !== undefined && type !== event) {
      const message = `must be the name of the event, ${quote(event)}, got ${quote(type)}`
      this.#find('event-name', `${place} type`, message)
      return false
    }
    const validate = this.#stream.events.find(({ name }) => name === event)?.validate
    if (validate === undefined || validate(data)) return true
    const { param, message } = explain(validate.errors ?? [], data)
    this.#find('schema', `${place} ${param}`, message)
    return false
  }

  #formFaults(data: unknown): string {
    const forms = this.#stream.events.map(({ name, validate }) => {
      if (validate(data)) return name
      const { param, message } = explain(validate.errors ?? [], data)
      return `${name}: ${param} ${message}`
    })
    return forms.join('; ')
  }
}

function placeOf(number: number, event: string | undefined): string {
  return `event ${number} ${event ?? ''}`.trim()
}

const MOST_FRAMING_FAULTS = 20

const rulePointer: Readonly<Record<string, string>> = {
  framing: '/x-event-framing',
  'content-type': '/x-event-framing',
  order: '/x-event-order',
  schema: '/messages',
}

function typeOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  return typeof data.type === 'string' ? data.type : undefined
}
