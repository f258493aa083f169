/**
 * The stub over a text model with an endless reply at a steady pace, a few words in a turn; a request for few tokens
 * is answered immediately. Prints the delay of the event loop since the last time on SIGUSR2.
 *
 *   node paced-server.ts PORT TURNS_PER_SECOND EVENTS_A_TURN
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createStub } from '../../../cli/create-stub.ts'
import { textModel } from '../../../server-stub/ports/write-text.ts'
import { key } from '../requests.ts'

const [port = '', rate = '1', burst = '1'] = process.argv.slice(2)
const pauseMs = 1000 / Number(rate)

const text = textModel(async function* ({ maxOutputTokens = 0 }, signal) {
  if (maxOutputTokens < 100) return yield 'The one along the river is the shorter one.'
  const due = performance.now() + Math.random() * pauseMs
  for (let count = 0; ; count++) {
    const waitMs = Math.max(0, due + count * pauseMs - performance.now())
    await new Promise<void>((resolve) => setTimeout(resolve, waitMs))
    signal.throwIfAborted()
    for (let word = 0; word < Number(burst); word++) yield 'river '
  }
})

const app = createStub({ keys: [key], ports: { text }, log: () => {} })
const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()
process.on('SIGUSR2', () => {
  // It includes the sampling interval of 10 ms.
  process.stdout.write(`${JSON.stringify({ lagP99Ms: Math.max(0, delay.percentile(99) / 1e6 - 10) })}\n`)
  delay.reset()
})
await app.listen({ host: '127.0.0.1', port: Number(port), backlog: 4096 })
process.stdout.write('"ready"\n')
