import http, { Agent } from 'node:http'
import { ownValue } from '../json.ts'
import { type AddressFilter, AddressNotAllowed } from './address-filter.ts'
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

// Read at load: libraries such as MSW replace `http.request` and `https.request` later, but not the agents.
const { request } = http

/** Maximum of reply bytes to read and discard. */
const MAX_REPLY_BYTES = 64 * 1024

/** The agent and the socket event of an established connection. */
interface Protocol {
  readonly agent: Agent
  readonly connected: string
}

/** The module of HTTPS is loaded with the first callback that needs it. */
const PROTOCOLS: Readonly<Record<string, () => Promise<Protocol>>> = {
  'http:': async () => ({ agent: new Agent(), connected: 'connect' }),
  'https:': async () => ({ agent: new (await import('node:https')).Agent(), connected: 'secureConnect' }),
}

/**
 * Posts to an allowed address and resolves with the reply status, without following redirects. Rejects with
 * `AddressNotAllowed`, `SendCancelled`, the signal's reason or the connection error.
 */
export async function postCallback(callback: CallbackRequest, allowed: AddressFilter): Promise<number> {
  if (!URL.canParse(callback.url)) throw new AddressNotAllowed('not a URL')
  const url = new URL(callback.url)
  if (hasCredentials(callback.url)) throw new AddressNotAllowed('the URL carries a user name or a password')
  const load = ownValue(PROTOCOLS, url.protocol)
  if (!load) throw new AddressNotAllowed(`callback addresses need http or https, not ${url.protocol.slice(0, -1)}`)
  allowed.check(url.hostname.replace(/^\[(.*)\]$/, '$1'))
  const { agent, connected } = await load()
  return new Promise((resolve, reject) => {
    const { headers, signal, body, maySend } = callback
    const options = { method: 'POST', headers, signal, agent, lookup: allowed.lookup }
    const outgoing = request(url, options, (reply) => {
      let bytes = 0
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > MAX_REPLY_BYTES) outgoing.destroy()
      })
      // The status has arrived, even if the rest of the reply fails.
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
      socket.once(connected, () => {
        if (maySend()) outgoing.end(body)
        else outgoing.destroy(new SendCancelled())
      })
    })
  })
}
