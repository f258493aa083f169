import { isObject } from '../../../runtime/json.ts'
import type { JournalRequest } from '../../conversation/assemble-answer.ts'

/** Exchanges as an HTTP archive of version 1.2. Secrets are masked as in the journal. */
export function toHar<R extends JournalRequest>(requests: readonly R[], getUrl: (request: R) => string): object {
  const creator = { name: 'Gatewright', version: '1' }
  return { log: { version: '1.2', creator, entries: requests.map((request) => toEntry(request, getUrl(request))) } }
}

function toEntry(request: JournalRequest, url: string): object {
  const { at, ms, stream, bodyIsTruncated, replyIsTruncated } = request
  const time = ms ?? 0
  const wait = Math.min(stream?.events[0]?.ms ?? time, time)
  return {
    startedDateTime: new Date(at).toISOString(),
    time,
    request: toHarRequest(request, url),
    response: toHarResponse(request),
    cache: {},
    timings: { send: 0, wait, receive: time - wait },
    ...(bodyIsTruncated || replyIsTruncated ? { comment: 'The journal did not keep the whole exchange.' } : {}),
  }
}

function toHarRequest({ method, headers, body }: JournalRequest, url: string): object {
  const text = body === null ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
  const mimeType = headers['content-type'] ?? 'application/octet-stream'
  return {
    method,
    url,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: toPairs(Object.entries(headers)),
    queryString: toPairs([...new URL(url).searchParams]),
    headersSize: -1,
    bodySize: text === undefined ? 0 : getSize(text),
    ...(text === undefined ? {} : { postData: { mimeType, text } }),
  }
}

function toPairs(entries: readonly [name: string, value: string][]): readonly object[] {
  return entries.map(([name, value]) => ({ name, value }))
}

function toHarResponse({ status, reply, replyHeaders = {}, stream, ended }: JournalRequest): object {
  const text = stream ? toEventText(stream) : reply === null ? '' : JSON.stringify(reply)
  const guessedType = stream ? 'text/event-stream' : reply === null ? 'x-unknown' : 'application/json'
  const { 'content-type': mimeType = guessedType, location = '' } = replyHeaders
  return {
    status: status ?? 0,
    statusText: '',
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: toPairs(Object.entries(replyHeaders)),
    content: { size: getSize(text), mimeType, text },
    redirectURL: location,
    headersSize: -1,
    bodySize: -1,
    ...(ended === 'answered' ? {} : { comment: ended === 'running' ? 'Still running.' : 'Closed before the end.' }),
  }
}

/** The events as server-sent events, as far as the journal has them. Only formats whose data repeat the name send it. */
function toEventText({ events }: NonNullable<JournalRequest['stream']>): string {
  return events
    .filter(({ data }) => data !== undefined)
    .map(({ event, data }) => {
      const name = isObject(data) && data.type === event ? `event: ${event}\n` : ''
      return `${name}data: ${JSON.stringify(data)}\n\n`
    })
    .join('')
}

function getSize(text: string): number {
  return new TextEncoder().encode(text).length
}
