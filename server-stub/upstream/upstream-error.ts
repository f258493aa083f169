import type { IncomingHttpHeaders } from 'node:http'

/** An unsuccessful reply. */
export class RefusedByUpstream extends Error {
  override readonly name = 'RefusedByUpstream'
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Limited to 64 KiB. */
  readonly body: string

  constructor(status: number, headers: IncomingHttpHeaders, body: string) {
    super(`the upstream replied with ${status}`)
    this.status = status
    this.headers = headers
    this.body = body
  }
}

/** An invalid reply; the message is for the operator. */
export class BadReply extends Error {
  override readonly name = 'BadReply'
}
