import type { ServerSentEvent } from './types.ts'

/** An item that is longer is an error: a stream without an end of it would fill the memory. */
const maxItemLength = 64 * 1024 * 1024

/** The events of `text/event-stream`, up to one without a name whose data is `[DONE]`. Ending the loop closes the connection. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent<unknown>> {
  let fields: Readonly<Record<string, string>> = {}
  for await (const line of splitText(body, /\r\n|\r|\n/)) {
    const { data, event, id, retry } = fields
    if (line !== '') fields = addField(fields, line)
    else fields = {}
    refuseLong(fields.data?.length ?? 0)
    if (line !== '' || data === undefined) continue
    if (data === '[DONE]' && event === undefined) return
    // Only objects and arrays are parsed: other data may be text.
    const value = /^\s*[{[]/.test(data) ? parseJson(data) : data
    yield { event, data: value, id, ...(retry === undefined ? {} : { retry: Number(retry) }) }
  }
}

function addField(fields: Readonly<Record<string, string>>, line: string): Readonly<Record<string, string>> {
  const [, name = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
  if (!['data', 'event', 'id', 'retry'].includes(name)) return fields
  const isContinued = name === 'data' && fields.data !== undefined
  return { ...fields, [name]: isContinued ? `${fields.data}\n${value}` : value }
}

/** Parses JSON; other text stays as it is. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The JSON values of a stream: lines, or texts that each follow the character RS. */
export async function* readValues(body: ReadableStream<Uint8Array>, separator: string): AsyncGenerator<unknown> {
  for await (const text of splitText(body, separator)) if (text.trim() !== '') yield JSON.parse(text)
}

/** Yields the text between separators, and the rest at the end. */
async function* splitText(body: ReadableStream<Uint8Array>, separator: RegExp | string): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let parts: string[] = []
  let length = 0
  let endsWithReturn = false
  for await (const chunk of readChunks(body)) {
    const decoded = decoder.decode(chunk, { stream: true })
    // A chunk may end inside of a CR LF, which is one line break of events; other separators have one character.
    const text = endsWithReturn && decoded.startsWith('\n') ? decoded.slice(1) : decoded
    endsWithReturn = separator instanceof RegExp && decoded.endsWith('\r')
    const [first = '', ...others] = text.split(separator)
    parts.push(first)
    length += first.length
    for (const part of others) {
      yield parts.join('')
      parts = [part]
      length = part.length
    }
    refuseLong(length)
  }
  const rest = parts.join('')
  if (rest !== '') yield rest
}

function refuseLong(length: number): void {
  if (length > maxItemLength) throw new Error(`An item of the stream is longer than ${maxItemLength} characters.`)
}

/** Browsers iterate over streams only since 2024. */
async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  let isRead = false
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
    isRead = true
  } finally {
    if (!isRead) await reader.cancel().catch(() => {})
  }
}
