/**
 * A server of handlers over a document with an `itemSchema`, which replies with one recorded stream.
 *
 *   node item-server.js PORT RECORDING KEY DOCUMENT [off | log]
 */
import { readFileSync } from 'node:fs'
import { loadContract } from '../../generators/load-contract.ts'
import type { Contract } from '../../runtime/contract.ts'
import { createServer } from '../../runtime/http/server.ts'
import { validateReplies } from '../../runtime/judge/reply-validation.ts'
import type { Recording } from './recording.ts'

const [port = '', file = '', key = '', document = '', mode = 'off'] = process.argv.slice(2)
const { streams }: Recording = JSON.parse(readFileSync(file, 'utf8'))
const events = streams.mediumStream.map((text) => {
  const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)\n/.exec(text) ?? []
  return { event, data: JSON.parse(data) }
})
const loaded = loadContract(document)
if ('errors' in loaded) throw new Error(loaded.errors.join('\n'))
const contract = loaded.tables as Contract
const others = contract.routes.map(({ operationId }) => [operationId, async () => ({ json: { data: [] } })] as const)
const createMessage = async () => ({ events: yieldAll() })
const server = createServer({
  contract,
  handlers: { ...Object.fromEntries(others), createMessage },
  isKey: (candidate) => candidate === key,
  replyValidation: validateReplies(mode === 'log' ? 'log' : 'off'),
})
await server.listen({ port: Number(port), host: '127.0.0.1' })

async function* yieldAll() {
  yield* events
}
