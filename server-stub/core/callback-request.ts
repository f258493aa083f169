import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { AddressRefused, type AllowedAddresses } from './allowed-addresses.ts'

export interface CallbackRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly signal: AbortSignal
}

/** A receiver's reply is read up to here, for the sake of the connection, and thrown away. */
const MAX_REPLY_BYTES = 64 * 1024

const REQUESTS: Readonly<Record<string, typeof requestHttp>> = { 'http:': requestHttp, 'https:': requestHttps }

/**
 * Posts to an allowed address and resolves with the status of the reply; redirects are not followed. Rejects with an
 * `AddressRefused`, the signal's reason or the error of the connection.
 */
export async function postCallback(callback: CallbackRequest, allowed: AllowedAddresses): Promise<number> {
  if (!URL.canParse(callback.url)) throw new AddressRefused('not a URL')
  const url = new URL(callback.url)
  const request = REQUESTS[url.protocol]
  if (!request) throw new AddressRefused(`${url.protocol} is not a protocol of callbacks`)
  allowed.check(url.hostname.replace(/^\[(.*)\]$/, '$1'))
  return new Promise((resolve, reject) => {
    const { headers, signal, body } = callback
    const options = { method: 'POST', headers, signal, agent: false, lookup: allowed.lookup }
    const outgoing = request(url, options, (reply) => {
      let bytes = 0
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > MAX_REPLY_BYTES) outgoing.destroy()
      })
      reply.on('error', () => {})
      reply.on('close', () => resolve(reply.statusCode ?? 0))
    })
    // Of a reply that changes the protocol nothing else would ever be heard.
    outgoing.on('upgrade', (reply, socket) => {
      socket.destroy()
      resolve(reply.statusCode ?? 0)
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
