import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { Readable } from 'node:stream'
import type { WireRequest } from './wire-request.ts'

/** Sends the request; follows no redirects. */
export async function sendRequest({ url, ...init }: WireRequest, signal: AbortSignal): Promise<Response> {
  if (init.headers.expect === '100-continue') return sendHeadOnly({ url, ...init }, signal)
  const fetchReply = (): Promise<Response> => fetch(url, { ...init, redirect: 'manual', signal })
  try {
    return await fetchReply()
  } catch (error) {
    // A server may close an idle connection while the request is sent on it: retry on a new one.
    if (error instanceof Error && connectionLossCodes.has(getCode(error.cause))) return fetchReply()
    throw error
  }
}

const connectionLossCodes: ReadonlySet<unknown> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])

function getCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/**
 * Sends the head of a request that announces a body, without the body. Resolves with the reply; rejects with the signal's
 * reason if the server waits for the body.
 */
function sendHeadOnly({ method, url, headers }: WireRequest, signal: AbortSignal): Promise<Response> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers, signal, agent: false }, (reply) => resolve(getResponse(reply)))
    outgoing.once('error', (error) => reject(signal.aborted ? signal.reason : error))
    outgoing.flushHeaders()
  })
}

function getResponse(reply: IncomingMessage): Response {
  const headers = new Headers()
  for (const [name, value] of Object.entries(reply.headers)) headers.set(name, String(value))
  const bytes = Readable.from(toBytes(reply))
  return new Response(Readable.toWeb(bytes) as ReadableStream<Uint8Array>, { status: reply.statusCode ?? 0, headers })
}

/** A server may close the connection as soon as it has refused the body: the reply before that counts. */
async function* toBytes(reply: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* reply
  } finally {
    reply.destroy()
  }
}
