import { v7 } from 'uuid'

/** A callback to send. */
export interface Callback {
  /** A key such as a task id. Callbacks of one subject are delivered in order. */
  readonly subject: string
  readonly url: string
  /** Plain JSON. */
  readonly body: unknown
}

/** A callback to deliver, as plain JSON for storage in a database. */
export interface Message {
  /** The same for all attempts, so that receivers can deduplicate. */
  readonly id: string
  readonly subject: string
  readonly url: string
  /** JSON text. */
  readonly body: string
}

const prefix = 'msg_'

/** Creates a message with a new id. The ids of one process are ascending. */
export function getMessage({ subject, url, body }: Callback): Message {
  return { id: `${prefix}${v7()}`, subject, url, body: JSON.stringify(body) }
}

export function getUuid({ id }: Message): string {
  return id.slice(prefix.length)
}
