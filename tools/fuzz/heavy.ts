import type { Screen } from '../../conformance/report/terminal.ts'
import { measureGrowth } from '../../test/support/growth.ts'
import { key } from './seeds.ts'
import type { ServerUnderTest } from './server-under-test.ts'

const MIB = 1024 * 1024
/** Four of them stay below the bound of a request's head. */
const HEAD_BYTES = 3_500
/** Requests with a long head are short: one alone is within the noise. */
const HEAD_REQUESTS = 100
/** Times below it are noise. */
const LEAST_MS = 2
const MAX_RATIO = 6

type MakeRequest = (size: number) => readonly [path: string, init?: RequestInit]

/** `text` as often as it fits in `size` characters. */
const fill = (text: string, size: number) => text.repeat(Math.floor(size / text.length))

const authorization = { authorization: `Bearer ${key}` }

function json(path: string, write: (size: number) => string): MakeRequest {
  const headers = { ...authorization, 'content-type': 'application/json', 'messages-version': '2023-06-01' }
  return (size) => [path, { method: 'POST', headers, body: write(size) }]
}

/** A prompt whose JSON is this text again and again. */
const prompt = (text: string) =>
  json('/v1/responses', (size) => `{"model":"gw-text-large","truncation":"auto","input":"${fill(text, size)}"}`)

/** A list of messages, of which one has this JSON as its content. */
const messages = (content: string) =>
  json('/v1/messages', (size) => {
    const message = `{"role":"user","content":${content}},`
    return `{"model":"gw-text-large","max_tokens":9,"messages":[${fill(message, size).slice(0, -1)}]}`
  })

/** A message with an image, whose base64 is this text again and again. */
const messageWithImage = (text: string) =>
  json('/v1/messages', (size) => {
    const source = `{"type":"base64","media_type":"image/png","data":"${fill(text, size)}"}`
    const message = `{"role":"user","content":[{"type":"image","source":${source}}]}`
    return `{"model":"gw-text-large","max_tokens":9,"messages":[${message}]}`
  })

const boundary = 'b'.repeat(20)

function multipart(write: (size: number) => string): MakeRequest {
  const headers = { ...authorization, 'content-type': `multipart/form-data; boundary=${boundary}` }
  return (size) => [
    '/v1/videos',
    { method: 'POST', headers, body: `${part('model', 'gw-video-1')}${write(size)}--${boundary}--\r\n` },
  ]
}

const part = (name: string, text: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`

/** A header of the listing. */
const header = (name: string, text: string): MakeRequest => {
  return (size) => ['/v1/models', { headers: { ...authorization, [name]: fill(text, size) } }]
}

const bodies: Readonly<Record<string, MakeRequest>> = {
  'a prompt of words': prompt('word '),
  'a prompt of spaces': prompt(' '),
  'a prompt of quotes': prompt('\\"'),
  'a prompt of escapes': prompt('\\u0061'),
  'a prompt of escapes far apart': prompt(`${'a'.repeat(100)}\\n`),
  'a prompt of surrogates': prompt('\\ud800'),
  'a prompt of digits': prompt('0'),
  'a prompt of marks': prompt('\u0301'),
  'a prompt of directives': prompt('sim:unknown '),
  'an image prompt of options': json('/img/submit/imagine', (size) => `{"prompt":"${fill(' --ar 1:1', size)}"}`),
  'a prompt of base64': prompt('abcd'),
  'an image': messageWithImage('abcd'),
  'an image with another character at its end': messageWithImage(`${'abcd'.repeat(MIB / 5)}.`),
  'messages of text': messages('"Hello"'),
  'messages of calls': messages('[{"type":"tool_result","tool_use_id":"t","content":"a"}]'),
  'unknown members': json('/v1/responses', (size) => {
    const names = Array.from({ length: size / 20 }, (_, at) => `"modell${at}":1`)
    return `{"model":"gw-text-large","input":"Hello",${names.join(',')}}`
  }),
  'spaces between the values of JSON': json('/v1/responses', (size) => `{"model":${fill(' \n', size)}"gw-text-large"}`),
  'JSON that is nested': json('/v1/responses', (size) => `{"input":${fill('[', size)}`),
  'parts of a form': multipart((size) => fill(part('prompt', 'a'), size)),
  'a part of line ends': multipart((size) => part('prompt', fill('\r\n-', size))),
  'a part of almost boundaries': multipart((size) => part('prompt', fill(`\r\n--${boundary.slice(1)}`, size))),
  'a name of quotes': multipart((size) => part(fill('\\"', size), 'a')),
}

const heads: Readonly<Record<string, MakeRequest>> = {
  parameters: (size) => [`/v1/models?${fill('a=1&', size)}`, { headers: authorization }],
  'percent signs': (size) => [`/v1/models?${fill('%', size)}`, { headers: authorization }],
  'a path of slashes': (size) => [`/v1/models${fill('/a', size)}`, { headers: authorization }],
  'a path of dashes': (size) => [`/v1/models/${fill('-', size)}`, { headers: authorization }],
  'a range of digits': header('range', '1'),
  'many ranges': header('range', 'bytes=1-2,'),
  'names of cookies': header('cookie', 'a=b; '),
  preferences: header('prefer', 'a=b, '),
}

/**
 * Sends long inputs of many kinds, and prints how much more processor time the server takes for four times the size. Returns
 * the exit code: 1 if that is more than six times for any kind.
 */
export async function runHeavy(server: ServerUnderTest, out: Screen): Promise<number> {
  let failures = 0
  for (const [inputs, size, count] of [
    [bodies, MIB, 1],
    [heads, HEAD_BYTES, HEAD_REQUESTS],
  ] as const)
    for (const [name, makeRequest] of Object.entries(inputs)) {
      const ratio = await measureGrowth(size, (bytes) => sender(server, makeRequest(bytes), count), {
        leastMs: LEAST_MS,
        readMs: server.readProcessorMs,
      })
      const isOver = ratio > MAX_RATIO
      if (isOver) failures++
      out.write(
        `${isOver ? 'superlinear: ' : ''}${name}: ${ratio.toFixed(1)} times the processor time for 4 times the size\n`,
      )
    }
  out.write(
    failures === 0
      ? 'No findings.\n'
      : `${failures} ${failures === 1 ? 'finding' : 'findings'}: at most ${MAX_RATIO} times is linear.\n`,
  )
  return failures === 0 ? 0 : 1
}

/** Sends a request as often as that. */
function sender({ port }: ServerUnderTest, [path, init]: ReturnType<MakeRequest>, count: number): () => Promise<void> {
  return async () => {
    for (let sent = 0; sent < count; sent++) {
      const reply = await fetch(`http://127.0.0.1:${port}${path}`, init)
      const { status } = reply
      await reply.arrayBuffer()
      // A request that is not let in measures nothing.
      if (status >= 500 || [401, 403, 405, 415, 431].includes(status))
        throw new Error(`${path.slice(0, 80)} got ${status}.`)
    }
  }
}
