import { isJson } from '../http/media-types.ts'
import type { SentEvent } from '../stream/read-events.ts'
import { quote } from '../validation/quote.ts'

export interface FramedEvent extends SentEvent {
  readonly retry?: number | undefined
}

export interface LineSink {
  event(event: FramedEvent): void
  error(message: string): void
}

/** Reads the characters of a stream in chunks of any size. */
export interface FramingReader {
  feed(text: string): void
  end(): void
  /** Buffered characters of the incomplete event. */
  readonly buffered: number
}

/** Splits text at a separator that has one character. The last piece, which may be incomplete, comes at the end. */
function splitText(separator: string, take: (piece: string) => void, end: (rest: string) => void): FramingReader {
  let pieces: string[] = []
  let length = 0
  return {
    feed(text) {
      const [first = '', ...others] = text.split(separator)
      pieces.push(first)
      length += first.length
      for (const piece of others) {
        take(pieces.join(''))
        pieces = [piece]
        length = piece.length
      }
    },
    end: () => end(pieces.join('')),
    get buffered() {
      return length
    },
  }
}

/** Reads one JSON value a line. Empty lines are allowed, and the last line needs no line feed. */
export function readLines(sink: LineSink): FramingReader {
  let isFirst = true
  const take = (line: string) => {
    const hasMark = isFirst && line.startsWith('\ufeff')
    isFirst = false
    if (hasMark) sink.error('the stream starts with a byte order mark')
    const data = (hasMark ? line.slice(1) : line).trim()
    if (data !== '') sink.event({ data })
  }
  return splitText('\n', take, take)
}

/** Reads a JSON text sequence: a record separator before each value, and a line feed after it (RFC 7464). */
export function readJsonSequence(sink: LineSink): FramingReader {
  let isFirst = true
  const take = (piece: string) => {
    const isBefore = isFirst
    isFirst = false
    if (piece.trim() === '') return
    if (isBefore) sink.error('the sequence does not start with a record separator (0x1e)')
    if (!piece.endsWith('\n')) sink.error('an item does not end with a line feed')
    sink.event({ data: piece.trim() })
  }
  return splitText('\u001e', take, take)
}

/** Reads the parts of a multipart body, whose boundary the content type has. */
export function readParts(sink: LineSink, contentType: string): FramingReader {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(contentType) ?? []
  const delimiter = `--${quoted ?? plain ?? ''}`
  if (delimiter === '--') sink.error('the content type has no boundary')
  let lines: string[] | undefined
  let isClosed = false
  const take = (line: string) => {
    const text = line.replace(/\r$/, '')
    if (isClosed || delimiter === '--') return
    const rest = text.startsWith(delimiter) ? text.slice(delimiter.length).trim() : undefined
    if (rest !== '' && rest !== '--') {
      lines?.push(text)
      buffered += text.length
      return
    }
    if (lines !== undefined) takePart(sink, lines)
    isClosed = rest === '--'
    lines = []
    buffered = 0
  }
  let buffered = 0
  const reader = splitText('\n', take, take)
  return {
    feed: reader.feed,
    end() {
      reader.end()
      if (!isClosed && delimiter !== '--') sink.error('the last part does not end with the closing boundary')
    },
    get buffered() {
      return buffered + reader.buffered
    },
  }
}

function takePart(sink: LineSink, lines: readonly string[]): void {
  const blank = lines.indexOf('')
  const headers = lines.slice(0, Math.max(blank, 0))
  const [type = ''] = headers.flatMap((line) => /^content-type:\s*(.*)$/i.exec(line)?.[1] ?? [])
  if (blank === -1) sink.error('a part has no blank line after its headers')
  if (!isJson(type)) sink.error(`a part must be JSON, and its content type is ${quote(type)}`)
  const body = lines.slice(blank + 1).join('\n')
  sink.event({ data: body.trim() })
}
