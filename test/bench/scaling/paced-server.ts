/**
 * The stub over a text model that gives words at a steady pace and without end, a few in each turn; asked for few tokens it
 * answers at once. On SIGUSR2 it tells in one line how late its event loop was since the last time.
 *
 *   node paced-server.ts PORT TURNS_PER_SECOND EVENTS_A_TURN
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createApp } from '../../../server-stub/app.ts'
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

const app = createApp({ keys: [key], ports: { text }, log: () => {} })
const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()
process.on('SIGUSR2', () => {
  // It counts the 10 ms between two looks, too.
  process.stdout.write(`${JSON.stringify({ lagP99Ms: Math.max(0, delay.percentile(99) / 1e6 - 10) })}\n`)
  delay.reset()
})
await app.listen({ host: '127.0.0.1', port: Number(port), backlog: 4096 })
process.stdout.write('"ready"\n')
