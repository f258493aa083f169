/**
 * Opens many streams and reads them in a separate process, looking only for the ends of events. Prints the number of
 * events so far for every line of input.
 *
 *   node stream-client.ts PORT STREAMS
 */
import { createInterface } from 'node:readline'
import { createClient, exchange } from '../exchange.ts'
import { requests } from '../requests.ts'

const [port = '', streams = ''] = process.argv.slice(2)
/** Connections opened at the same time. */
const batchSize = 100
let events = 0

function openStream(): Promise<void> {
  return new Promise((resolve) => {
    const countEvents = (chunk: Buffer) => {
      for (let at = chunk.indexOf('\n\n'); at >= 0; at = chunk.indexOf('\n\n', at + 2)) events++
      resolve()
    }
    exchange(createClient(Number(port)), requests.longStream, countEvents).finally(() => process.exit(1))
  })
}

for (let opened = 0; opened < Number(streams); opened += batchSize) {
  await Promise.all(Array.from({ length: Math.min(batchSize, Number(streams) - opened) }, openStream))
}
process.stdout.write('"opened"\n')
createInterface(process.stdin).on('line', () => process.stdout.write(`${events}\n`))
