/**
 * aimock with the texts of the recorded streams, in pieces as long as the recorded ones are on average.
 *
 *   node aimock-server.ts PORT RECORDING KEY [EVENTS_PER_SECOND]
 */
import { readFileSync } from 'node:fs'
import { LLMock } from '@copilotkit/aimock'
import { findReply, type Recording } from './recording.ts'

const [port = '', file = '', key = '', rate] = process.argv.slice(2)
const recording: Recording = JSON.parse(readFileSync(file, 'utf8'))
const { shortStream, mediumStream, longStream } = recording.streams

function getTexts(events: readonly string[]): readonly string[] {
  return events.flatMap((event) => {
    const { delta } = JSON.parse(event.slice(event.indexOf('data: ') + 6))
    return delta?.type === 'text_delta' ? [String(delta.text)] : []
  })
}

const pieces = getTexts(longStream)
const mock = new LLMock({
  host: '127.0.0.1',
  port: Number(port),
  auth: { apiKeys: [key] },
  chunkSize: Math.round(pieces.join('').length / pieces.length),
})
const pace = rate === undefined ? {} : { streamingProfile: { ttft: 0, tps: Number(rate) } }
for (const events of [shortStream, mediumStream, longStream]) {
  const isAskedFor = (limit: unknown) => findReply(recording, { max_tokens: limit, stream: true }) === events
  mock.on({ predicate: (request) => isAskedFor(request.max_tokens) }, { content: getTexts(events).join('') }, pace)
}
await mock.start()
