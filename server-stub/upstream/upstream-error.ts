import type { IncomingHttpHeaders } from 'node:http'

/** A reply that is no success, read as far as it matters. */
export class RefusedByUpstream extends Error {
  override readonly name = 'RefusedByUpstream'
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Not more than the first 64 KiB. */
  readonly body: string

  constructor(status: number, headers: IncomingHttpHeaders, body: string) {
    super(`the upstream answered ${status}`)
    this.status = status
    this.headers = headers
    this.body = body
  }
}

/** What came is no reply to what was asked: the reason is for the operator. */
export class BadReply extends Error {
  override readonly name = 'BadReply'
}
