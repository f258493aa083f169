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

/** The requests of the benchmark, as bytes. */
export const requests = {
  listing: encodeRequest('GET', '/v1/models', bearer),
  small: encodeMessage({ max_tokens: 64, messages: [question] }),
  large: encodeMessage({ max_tokens: shortReply, messages: longHistory(200_000) }),
  longPrompt: encodeMessage({
    max_tokens: shortReply,
    messages: [{ role: 'user', content: paragraph.repeat(95_000) }],
  }),
  image: encodeMessage({ max_tokens: shortReply, messages: [{ role: 'user', content: [getImage(7_500_000)] }] }),
  manyTurns: encodeMessage({ max_tokens: shortReply, messages: Array(100_000).fill(question) }),
  unauthenticated: encodeRequest('GET', '/v1/models', {}),
  notFound: encodeRequest('GET', '/v1/nothing-here', bearer),
  invalid: encodeMessage({ max_tokens: 'many', messages: [question] }),
  shortStream: encodeMessage({ stream: true, max_tokens: streamOf20, messages: [question] }),
  mediumStream: encodeMessage({ stream: true, max_tokens: streamOf80, messages: [question] }),
  longStream: encodeMessage({ stream: true, max_tokens: longReply, messages: [{ role: 'user', content: 'sim:long' }] }),
  slowStream: encodeMessage({
    stream: true,
    max_tokens: longReply,
    messages: [{ role: 'user', content: 'sim:long sim:slow' }],
  }),
} as const

export type RequestName = keyof typeof requests

function encodeMessage(body: object): Buffer {
  return encodeRequest('POST', '/v1/messages', messagesHeaders, JSON.stringify({ model, ...body }))
}

function encodeRequest(method: string, path: string, headers: Readonly<Record<string, string>>, body = ''): Buffer {
  const length = body === '' ? {} : { 'content-length': Buffer.byteLength(body) }
  const fields = Object.entries({ host: '127.0.0.1', ...headers, ...length })
  const lines = [`${method} ${path} HTTP/1.1`, ...fields.map(([name, value]) => `${name}: ${value}`)]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`)
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
