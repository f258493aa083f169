import { createParser } from 'eventsource-parser'
import type { Framing, Stream } from '../contract.ts'
import { essence } from '../http/media-types.ts'
import { tryParseJson } from '../json.ts'
import { getFraming, isFailure, isUnframedFailure } from '../stream/framing.ts'
import { quote } from '../validation/quote.ts'
import {
  type FramedEvent,
  type FramingReader,
  type LineSink,
  readJsonSequence,
  readLines,
  readParts,
} from './item-framing.ts'

export interface FramingSink {
  event(event: FramedEvent): void
  /** Called before the event that has the error; `rule` is `framing`, or `event-name` if the name is missing. */
  error(message: string, rule: 'framing' | 'event-name'): void
}

/** The media type of a stream, without parameters. */
export function getMediaType(stream: Stream): string {
  return essence(getFraming(stream).contentType)
}

const MAX_ERRORS = 20

const readers: Readonly<Record<Framing, (sink: LineSink, stream: Stream, contentType: string) => FramingReader>> = {
  named: readEventStream,
  data: readEventStream,
  fields: readEventStream,
  'json-array': readJsonArray,
  lines: readLines,
  'json-seq': readJsonSequence,
  multipart: (sink, _, contentType) => readParts(sink, contentType),
}

/** Reads a stream. An error is reported once: a server frames all events alike. */
export function readFraming(stream: Stream, sink: FramingSink, contentType: string): FramingReader {
  const reported = new Set<string>()
  const error = (message: string) => {
    if (reported.has(message) || reported.size === MAX_ERRORS) return
    reported.add(message)
    sink.error(message, message === UNNAMED ? 'event-name' : 'framing')
  }
  return readers[stream.framing]({ event: sink.event, error }, stream, contentType)
}

/** LF, CRLF or CR; a CR at the end may be half of a CRLF. */
const LINE = /\r\n|\n|\r(?!$)/

/**
 * Reads server-sent events. The parser is as lenient as clients are; the lines are also checked for errors that it
 * ignores.
 */
function readEventStream(sink: LineSink, stream: Stream): FramingReader {
  const { framing } = stream
  const events = readToEndMark(sink, stream)
  let retry: number | undefined
  const parser = createParser({
    onEvent: ({ event, data, id }) => events.take({ event, data, id, retry }),
    onRetry: (ms) => {
      retry = ms
    },
  })
  let pending = ''
  let block: string[] = []
  let failure: string | undefined
  let unclosed = 0
  let isFirst = true
  const takeBlock = (lines: readonly string[]) => {
    const [first] = lines
    if (first === undefined) return
    if (failure !== undefined && first.replace(/^data: ?/, '') !== failure) sink.error(missingRepetition)
    failure = lines.length === 1 && isUnframedFailure(stream, first) ? first : undefined
    if (failure !== undefined) return
    const fields = lines.map(getField).filter((field) => field !== '')
    const errors = framing === 'fields' ? findLostFields(fields) : findLineErrors(fields, framing === 'named')
    for (const message of errors) sink.error(message)
  }
  const takeLine = (line: string) => {
    unclosed += line.length
    if (line !== '') block.push(line)
    else {
      unclosed = 0
      takeBlock(block)
      block = []
    }
    parser.feed(`${line}\n`)
    if (line === '') retry = undefined
  }
  return {
    feed(text) {
      if (isFirst && text !== '') {
        isFirst = false
        if (text.startsWith('\ufeff')) sink.error('the stream starts with a byte order mark')
        pending = text.replace(/^\ufeff/, '')
      } else pending += text
      if (!/[\r\n]/.test(text)) return
      const lines = pending.split(LINE)
      pending = lines.pop() ?? ''
      for (const line of lines) takeLine(line)
    },
    end() {
      if (pending !== '') takeLine(pending.replace(/\r$/, ''))
      if (block.some((line) => getField(line) !== '')) {
        sink.error('the last event does not end with a blank line')
        takeLine('')
      }
      if (failure !== undefined) sink.error(missingRepetition)
      events.end()
    },
    get buffered() {
      return pending.length + unclosed
    },
  }
}

/** Passes on the events before the end mark of the contract, which a stream without a failure must have. */
function readToEndMark(sink: LineSink, stream: Stream) {
  const { endMark } = stream
  let last: FramedEvent | undefined
  let hasEnded = false
  return {
    take(framed: FramedEvent) {
      if (hasEnded) sink.error(`the stream goes on after its end mark ${endMark}`)
      last = framed
      if (framed.data === endMark && framed.event === undefined) hasEnded = true
      else sink.event(framed)
    },
    end() {
      if (endMark === undefined || hasEnded) return
      if (last && isFailure(stream, { event: last.event ?? '', data: tryParseJson(last.data) })) return
      sink.error(`the stream has no end mark ${endMark}`)
    },
  }
}

const UNNAMED = 'an event has no `event:` line'
const missingRepetition = 'the error without `data:` is not repeated as an event'

/** Reads the field name of a line; empty for a comment. */
function getField(line: string): string {
  const end = line.indexOf(':')
  return end === -1 ? line : line.slice(0, end)
}

/** The error of an event that clients do not see: without data, only a new id or time to wait has a meaning. */
function findLostFields(fields: readonly string[]): string[] {
  const isLost = !fields.includes('data') && fields.some((field) => field !== 'id' && field !== 'retry')
  return isLost ? ['an event has no `data:` line: clients ignore it'] : []
}

/** Lists the errors in the fields of one event. Comments are allowed anywhere. */
function findLineErrors(fields: readonly string[], isNamed: boolean): string[] {
  const isUsual = isNamed ? fields.length === 2 && fields[0] === 'event' : fields.length === 1
  if (fields.length === 0 || (isUsual && fields.at(-1) === 'data')) return []
  const count = (name: string) => fields.filter((field) => field === name).length
  const unknown = fields.filter((field) => field !== 'event' && field !== 'data')
  const checks: readonly (readonly [boolean, string])[] = [
    [count('data') === 0, 'an event has no `data:` line'],
    [count('data') > 1, `an event has ${count('data')} \`data:\` lines instead of one`],
    [isNamed && count('event') === 0, UNNAMED],
    [count('event') > 1, `an event has ${count('event')} \`event:\` lines`],
    [!isNamed && count('event') > 0, 'an event has an `event:` line, but the framing has no names'],
    [
      isNamed && fields.indexOf('event') > fields.indexOf('data') && count('data') > 0,
      'the `event:` line is after the `data:` line',
    ],
    [unknown.length > 0, `an event has a line that is neither \`event:\` nor \`data:\`: ${quote(unknown[0])}`],
  ]
  return checks.filter(([isBroken]) => isBroken).map(([, message]) => message)
}

const SPACE = /\s/
const END_OF_ELEMENT = /[,\]]/

/** Splits a JSON array, received in chunks, into the JSON of its elements. */
function readJsonArray(sink: LineSink): FramingReader {
  let position: 'before' | 'first' | 'element' | 'after-comma' | 'closed' = 'before'
  let element = ''
  let depth = 0
  let isString = false
  let isEscaped = false

  const close = (character: string) => {
    if (element.trim() === '') sink.error('an element of the array is missing before a comma or the end')
    else sink.event({ data: element.trim() })
    element = ''
    position = character === ',' ? 'after-comma' : 'closed'
  }
  const inElement = (character: string) => {
    if (!isString && depth === 0 && END_OF_ELEMENT.test(character)) return close(character)
    element += character
    if (isString) {
      if (character === '"' && !isEscaped) isString = false
      isEscaped = character === '\\' && !isEscaped
    } else if (character === '"') isString = true
    else if (character === '{' || character === '[') depth++
    else if (character === '}' || character === ']') depth--
  }
  const take = (character: string) => {
    if (position === 'element') return inElement(character)
    if (SPACE.test(character)) return
    if (position === 'closed') return stop('there is text after the end of the array')
    if (position === 'before' && character !== '[') return stop('the body is not a JSON array')
    if (position === 'before') position = 'first'
    else if (position === 'first' && character === ']') position = 'closed'
    else {
      position = 'element'
      inElement(character)
    }
  }
  let isStopped = false
  const stop = (message: string) => {
    isStopped = true
    sink.error(message)
  }
  return {
    feed(text) {
      for (let at = 0; at < text.length && !isStopped; at++) take(text.charAt(at))
    },
    end() {
      if (isStopped || position === 'closed') return
      if (element.trim() !== '') sink.event({ data: element.trim() })
      sink.error('the array is not closed')
    },
    get buffered() {
      return element.length
    },
  }
}
