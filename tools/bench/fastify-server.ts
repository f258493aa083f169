/**
 * The same as the bare server, on Fastify: it checks the key, and validates the body with ajv and the schema of the contract.
 *
 *   node fastify-server.ts PORT RECORDING KEY CONTRACT
 */
import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { type FastifyReply, fastify } from 'fastify'
import { findReply, type RecordedReply, type Recording } from './recording.ts'

const [port = '', file = '', key = '', contract = ''] = process.argv.slice(2)
const recording: Recording = JSON.parse(readFileSync(file, 'utf8'))
const { replies } = recording
const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(readJson(contract), 'contract')
const isMessage = ajv.compile({ $ref: 'contract#/components/schemas/CreateMessageRequest' })

const app = fastify({ bodyLimit: 64 * 1024 * 1024 })
app.addHook('onRequest', async ({ headers }, reply) => {
  const isAccepted = headers.authorization === `Bearer ${key}` || headers['x-api-key'] === key
  return isAccepted ? undefined : sendReply(reply, replies.unauthenticated)
})
app.setNotFoundHandler((_, reply) => sendReply(reply, replies.notFound))
app.get('/v1/models', (_, reply) => sendReply(reply, replies.listing))
app.post('/v1/messages', { schema: { body: {} }, validatorCompiler: () => isMessage }, (request, reply) => {
  const recorded = findReply(recording, request.body as Readonly<Record<string, unknown>>)
  return 'body' in recorded ? sendReply(reply, recorded) : sendStream(reply, recorded)
})
await app.listen({ port: Number(port), host: '127.0.0.1' })

function sendReply(reply: FastifyReply, { status, contentType, body }: RecordedReply): FastifyReply {
  return reply.code(status).header('content-type', contentType).send(body)
}

/** Writes all events without waiting for the client. */
function sendStream(reply: FastifyReply, events: readonly string[]): FastifyReply {
  const { raw } = reply.hijack()
  raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
  for (const event of events) raw.write(event)
  raw.end()
  return reply
}

function readJson(path: string): object {
  return JSON.parse(readFileSync(path, 'utf8'))
}
