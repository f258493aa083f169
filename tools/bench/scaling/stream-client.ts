/**
 * Opens many streams and reads them in a separate process, looking only for the ends of events. Prints the number of
 * events so far for every line of input.
 *
 *   node stream-client.ts PORT STREAMS
 */
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { requests } from '../requests.ts'

const [port = '', streams = ''] = process.argv.slice(2)
/** Connections opened at the same time. */
const batchSize = 100
/** Shared by all connections: the bytes of a read are used before the next read. */
const shared = Buffer.alloc(64 * 1024)
let events = 0

function openStream(): Promise<void> {
  return new Promise((resolve, reject) => {
    const read = (length: number) => {
      const part = shared.subarray(0, length)
      for (let at = part.indexOf('\n\n'); at >= 0; at = part.indexOf('\n\n', at + 2)) events++
      resolve()
      return true
    }
    const socket = connect({ host: '127.0.0.1', port: Number(port), onread: { buffer: shared, callback: read } })
    socket.once('error', reject)
    socket.once('close', () => process.exit(1))
    socket.write(requests.longStream)
  })
}

for (let opened = 0; opened < Number(streams); opened += batchSize) {
  await Promise.all(Array.from({ length: Math.min(batchSize, Number(streams) - opened) }, openStream))
}
process.stdout.write('"opened"\n')
createInterface(process.stdin).on('line', () => process.stdout.write(`${events}\n`))
