/** The key that every server under test takes. */
export const key = 'sk-mock'

const model = 'gw-text-large'
const bearer = { authorization: `Bearer ${key}` }
const messagesHeaders = { 'x-api-key': key, 'messages-version': '2023-06-01', 'content-type': 'application/json' }

/** Few tokens, so that the figures are those of HTTP and not of the text model. */
const shortReply = 8
/** Limits for streams of about 20 and about 80 events. */
const streamOf20 = 15
const streamOf80 = 75
/** More than the tokens of the longest reply. */
const longReply = 8000

const paragraph =
  'We walked along the river until the path left it, and from there it was an hour to the café on the hill. '

const question = { role: 'user', content: 'Which of the two roads is the shorter one?' }

export interface HttpRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** The requests of the benchmark. */
export const requests = {
  listing: get('/v1/models', bearer),
  small: postMessage({ max_tokens: 64, messages: [question] }),
  large: postMessage({ max_tokens: shortReply, messages: longHistory(200_000) }),
  image: postMessage({ max_tokens: shortReply, messages: [{ role: 'user', content: [getImage(7_500_000)] }] }),
  unauthenticated: get('/v1/models', {}),
  notFound: get('/v1/nothing-here', bearer),
  shortStream: postMessage({ stream: true, max_tokens: streamOf20, messages: [question] }),
  mediumStream: postMessage({ stream: true, max_tokens: streamOf80, messages: [question] }),
  longStream: postMessage({ stream: true, max_tokens: longReply, messages: [{ role: 'user', content: 'sim:long' }] }),
  slowStream: postMessage({
    stream: true,
    max_tokens: longReply,
    messages: [{ role: 'user', content: 'sim:long sim:slow' }],
  }),
} as const satisfies Readonly<Record<string, HttpRequest>>

export type RequestName = keyof typeof requests

function get(path: string, headers: HttpRequest['headers']): HttpRequest {
  return { method: 'GET', path, headers }
}

function postMessage(body: object): HttpRequest {
  return { method: 'POST', path: '/v1/messages', headers: messagesHeaders, body: JSON.stringify({ model, ...body }) }
}

function getImage(bytes: number): object {
  const data = Buffer.alloc(bytes, 7)
  data.write('89504e470d0a1a0a', 'hex')
  return { type: 'image', source: { type: 'base64', media_type: 'image/png', data: data.toString('base64') } }
}

/** Makes turns of a conversation with tool calls, about `bytes` bytes of JSON; the last turn is a question. */
function longHistory(bytes: number): object[] {
  const turns: object[] = []
  let length = 0
  for (let i = 0; length < bytes; i++) {
    const turn = getTurns(i)
    turns.push(...turn)
    length += Buffer.byteLength(JSON.stringify(turn))
  }
  return [...turns, question]
}

function getTurns(i: number): object[] {
  const call = { type: 'tool_use', id: `toolu_${i}`, name: 'measure', input: { road: i, unit: 'km', via: ['a', 'b'] } }
  const result = { type: 'tool_result', tool_use_id: `toolu_${i}`, content: `${i * 3} km` }
  return [
    { role: 'user', content: `${i}. ${paragraph.repeat(3)}` },
    { role: 'assistant', content: [{ type: 'text', text: paragraph.repeat(2) }, call] },
    { role: 'user', content: [result, { type: 'text', text: paragraph.repeat(1 + (i % 6)) }] },
    { role: 'assistant', content: [{ type: 'text', text: paragraph.repeat(4) }] },
  ]
}
