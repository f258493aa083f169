import { createHmac } from 'node:crypto'

export interface SignedMessage {
  /** The same for every attempt, so that receivers can deduplicate. */
  readonly id: string
  /** Time of the attempt, in Unix seconds. */
  readonly timestamp: number
  readonly body: string
}

/**
 * Creates the headers of the Standard Webhooks specification (version 1): `webhook-id`, `webhook-timestamp` and
 * `webhook-signature`, which is `v1,` and the base64 HMAC-SHA256 of `<id>.<timestamp>.<body>`. A secret of the form
 * `whsec_<base64>` is decoded to bytes; any other is used as UTF-8.
 */
export function signatureHeaders(secret: string, { id, timestamp, body }: SignedMessage): Record<string, string> {
  const mac = createHmac('sha256', toKey(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${mac}` }
}

function toKey(secret: string): Buffer {
  const prefix = 'whsec_'
  return secret.startsWith(prefix) ? Buffer.from(secret.slice(prefix.length), 'base64') : Buffer.from(secret)
}
