/**
 * Answers whatever comes with the recorded listing, without reading it: more than this the load cannot ask for.
 *
 *   node ceiling-server.ts PORT RECORDING
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { Recording } from './recording.ts'

const [port = '', file = ''] = process.argv.slice(2)
const { listing }: Recording['replies'] = JSON.parse(readFileSync(file, 'utf8')).replies
const head = `HTTP/1.1 200 OK\r\ncontent-type: ${listing.contentType}\r\ncontent-length: ${Buffer.byteLength(listing.body)}`
const reply = Buffer.from(`${head}\r\n\r\n${listing.body}`)

createServer({ noDelay: true }, (socket) => {
  socket.on('data', () => socket.write(reply))
  socket.on('error', () => socket.destroy())
}).listen(Number(port), '127.0.0.1')
