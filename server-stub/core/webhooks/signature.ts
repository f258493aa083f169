import { createHmac } from 'node:crypto'

export interface SignedMessage {
  /** The same for every attempt to deliver one callback: a receiver that has seen it may ignore it. */
  readonly id: string
  /** Of the attempt, in Unix seconds. */
  readonly timestamp: number
  readonly body: string
}

/**
 * The headers of a signed callback, as the public Standard Webhooks specification (version 1) has them: `webhook-id`,
 * `webhook-timestamp` and `webhook-signature`, which is `v1,` and the base64 of the HMAC-SHA256 over
 * `<id>.<timestamp>.<body>`. A secret of the form `whsec_<base64>` stands for its bytes, any other for its UTF-8 text.
 */
export function signatureHeaders(secret: string, { id, timestamp, body }: SignedMessage): Record<string, string> {
  const mac = createHmac('sha256', toKey(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${mac}` }
}

function toKey(secret: string): Buffer {
  const prefix = 'whsec_'
  return secret.startsWith(prefix) ? Buffer.from(secret.slice(prefix.length), 'base64') : Buffer.from(secret)
}
