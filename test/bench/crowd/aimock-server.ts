/**
 * aimock with the text of the recorded stream, in pieces as long as the recorded ones are on average.
 *
 *   node aimock-server.ts PORT RECORDING [EVENTS_PER_SECOND]
 */
import { readFileSync } from 'node:fs'
import { LLMock } from '@copilotkit/aimock'
import type { Recording } from '../recording.ts'

const [port = '', file = '', rate] = process.argv.slice(2)
const { streams }: Recording = JSON.parse(readFileSync(file, 'utf8'))
const pieces = streams.longStream.flatMap((event) => {
  const { delta } = JSON.parse(event.slice(event.indexOf('data: ') + 6))
  return delta?.type === 'text_delta' ? [String(delta.text)] : []
})
const content = pieces.join('')
const mock = new LLMock({
  host: '127.0.0.1',
  port: Number(port),
  chunkSize: Math.round(content.length / pieces.length),
})
const pace = rate === undefined ? {} : { streamingProfile: { ttft: 0, tps: Number(rate) } }
mock.on({}, { content }, pace)
await mock.start()
