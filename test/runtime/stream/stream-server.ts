import { once } from 'node:events'
import http from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { ServerOptions } from 'gatewright/core'
import { afterEach } from 'vitest'
import type { EventBatches, NamedEvent } from '../../../runtime/handler.ts'
import { letterRequest, serverWith } from '../fixture.ts'

export type Given = { signal: AbortSignal; streaming: boolean }
export type Events = (call: Given) => EventBatches<NamedEvent>

export const named = (event: string): NamedEvent => ({ event, data: { type: event } })
export const start = named('start')
export const delta = named('delta')
export const stop = named('stop')

/** The server of the test that runs; closed when it ends. */
export let server: FastifyInstance
afterEach(() => server.close())

/** Makes it the server of this test, and lets it listen. */
export async function listen(made: FastifyInstance): Promise<void> {
  server = made
  await server.listen({ port: 0, host: '127.0.0.1' })
}

/** Asks a listening server for a stream of these events; gives the open response. */
export async function open(events: Events, options: Partial<ServerOptions> = {}): Promise<http.IncomingMessage> {
  const handler = async (call: Given) => ({ events: events(call) })
  await listen(serverWith({ createLetter: handler, weighParcel: handler }, { graceMs: 300, ...options }))
  return send(letterRequest({ text: 'a', stream: true }))
}

export async function send({
  payload,
  url,
  ...options
}: {
  payload: string
  url: string
  method: string
  headers: Record<string, string>
}) {
  const request = http.request(`${server.listeningOrigin}${url}`, options)
  request.end(payload)
  const [response] = await once(request, 'response')
  return response as http.IncomingMessage
}

async function getChunks(response: http.IncomingMessage): Promise<string[]> {
  const chunks: string[] = []
  for await (const chunk of response) chunks.push(String(chunk))
  return chunks
}

export const toText = async (response: http.IncomingMessage) => (await getChunks(response)).join('')
