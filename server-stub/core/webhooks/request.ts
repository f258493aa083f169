import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { ownValue } from '../contract.ts'
import { type AddressFilter, AddressRefused } from './address-filter.ts'
import { hasCredentials } from './url-credentials.ts'

export interface CallbackRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly signal: AbortSignal
  /** Checked after connecting, just before the request is sent. */
  readonly maySend: () => boolean
}

/** `maySend` returned false, and nothing was sent. */
export class SendCancelled extends Error {
  override readonly name = 'SendCancelled'
}

/** Maximum of reply bytes to read and discard. */
const MAX_REPLY_BYTES = 64 * 1024

/** The request function and the socket event of an established connection. */
interface Protocol {
  readonly request: typeof requestHttp
  readonly connected: string
}

const PROTOCOLS: Readonly<Record<string, Protocol>> = {
  'http:': { request: requestHttp, connected: 'connect' },
  'https:': { request: requestHttps, connected: 'secureConnect' },
}

/**
 * Posts to an allowed address and resolves with the reply status, without following redirects. Rejects with
 * `AddressRefused`, `SendCancelled`, the signal's reason or the connection error.
 */
export async function postCallback(callback: CallbackRequest, allowed: AddressFilter): Promise<number> {
  if (!URL.canParse(callback.url)) throw new AddressRefused('not a URL')
  const url = new URL(callback.url)
  if (hasCredentials(callback.url)) throw new AddressRefused('the URL carries a user name or a password')
  const protocol = ownValue(PROTOCOLS, url.protocol)
  if (!protocol) throw new AddressRefused(`${url.protocol} is not a protocol of callbacks`)
  allowed.check(url.hostname.replace(/^\[(.*)\]$/, '$1'))
  return new Promise((resolve, reject) => {
    const { headers, signal, body, maySend } = callback
    const options = { method: 'POST', headers, signal, agent: false, lookup: allowed.lookup }
    const outgoing = protocol.request(url, options, (reply) => {
      let bytes = 0
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > MAX_REPLY_BYTES) outgoing.destroy()
      })
      // The status is known, even if the rest of the reply fails.
      const answered = () => resolve(reply.statusCode ?? 0)
      reply.on('error', answered).on('close', answered)
      outgoing.prependListener('error', answered)
    })
    // After an upgrade there are no further events.
    outgoing.on('upgrade', (reply, socket) => {
      socket.destroy()
      resolve(reply.statusCode ?? 0)
    })
    outgoing.on('error', reject)
    outgoing.on('socket', (socket) => {
      socket.once(protocol.connected, () => {
        if (maySend()) outgoing.end(body)
        else outgoing.destroy(new SendCancelled())
      })
    })
  })
}
