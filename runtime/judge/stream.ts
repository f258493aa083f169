import type { Stream } from '../contract.ts'
import { essence } from '../http/media-types.ts'
import { tryParseJson } from '../json.ts'
import { quote } from '../validation/quote.ts'
import { EventJudge, type EventSink } from './event-judge.ts'
import { type FramingSink, getMediaType, readFraming } from './framing.ts'
import type { FramedEvent, FramingReader } from './item-framing.ts'
import type { BodyJudge } from './reply.ts'
import type { StreamRules } from './stream-rule.ts'

export interface StreamJudgeOptions extends EventSink {
  /** The content type with its parameters. */
  readonly contentType: string
  /** The rules beyond schemas and order, if the format has any. */
  readonly rules: StreamRules | undefined
  /** The maximum of characters; of a longer stream only framing, schemas and order are judged, of a longer event nothing. */
  readonly maxHeld?: number
}

/** Judges the framing and the events of one stream as it is received. */
export class StreamJudge implements BodyJudge {
  readonly #options: StreamJudgeOptions
  readonly #events: EventJudge
  readonly #reader: FramingReader
  /** Other APIs send it last. An `itemSchema` describes it as any other event. */
  readonly #endMark: string | undefined
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  readonly #strictDecoder = new TextDecoder('utf-8', { fatal: true })
  #isUtf8 = true
  #fed = 0
  #isOver = false

  constructor(stream: Stream, options: StreamJudgeOptions) {
    this.#options = options
    this.#events = new EventJudge(stream, options.rules, options)
    this.#endMark = stream.reply === undefined && stream.endMark === undefined ? '[DONE]' : undefined
    const sink: FramingSink = {
      event: (framed) => this.#take(framed),
      error: (message, rule) => this.#events.reportFraming(message, { rule }),
    }
    this.#reader = readFraming(stream, sink, options.contentType)
    const mediaType = getMediaType(stream)
    if (essence(options.contentType) === mediaType) return
    const message = `must be ${mediaType}, got ${quote(options.contentType)}`
    this.#events.report('content-type', 'header content-type', message)
  }

  feed(bytes: Uint8Array): void {
    if (this.#isOver) return
    this.#read(bytes)
    const { maxHeld = Number.POSITIVE_INFINITY } = this.#options
    this.#fed += bytes.length
    if (this.#fed > maxHeld && this.#events.skipContents()) {
      const message = `is larger than ${maxHeld}: rules across events are not checked`
      this.#events.report('unchecked', 'stream', message)
    }
    if (this.#reader.buffered <= maxHeld) return
    this.#isOver = true
    const message = `is larger than ${maxHeld}: the rest is not checked`
    this.#events.report('unchecked', `event ${this.#events.count + 1}`, message)
  }

  end(how?: 'aborted'): void {
    if (this.#isOver || how === 'aborted') return
    this.#isOver = true
    this.#read()
    this.#reader.end()
    this.#events.end()
    if (!this.#isUtf8) this.#events.report('character', 'stream', 'is not valid UTF-8')
  }

  /** Decodes invalid bytes leniently, as clients do. */
  #read(bytes?: Uint8Array): void {
    try {
      if (this.#isUtf8) this.#strictDecoder.decode(bytes, { stream: bytes !== undefined })
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      this.#isUtf8 = false
    }
    this.#reader.feed(this.#decoder.decode(bytes, { stream: bytes !== undefined }))
  }

  #take({ data: text, ...fields }: FramedEvent): void {
    if (text === this.#endMark) {
      const message = `is the end mark ${text}, which the contract does not define`
      this.#events.reportFraming(message, { name: fields.event })
      return
    }
    this.#events.take({ ...fields, data: tryParseJson(text), text })
  }
}
