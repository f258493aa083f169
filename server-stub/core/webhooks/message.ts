import { v7 } from 'uuid'

/** Something to tell a receiver. */
export interface Callback {
  /** What it is about, such as a task's id: callbacks about the same thing arrive in the order they were sent. */
  readonly subject: string
  readonly url: string
  /** Plain JSON. */
  readonly body: unknown
}

/** A callback on its way: plain JSON, so that it can wait in a database. */
export interface Message {
  /** Stays the same over all attempts, in whichever process: receivers tell repetitions by it. */
  readonly id: string
  readonly subject: string
  readonly url: string
  /** JSON text. */
  readonly body: string
}

const prefix = 'msg_'

/** Of two messages made by one process the later one has the greater id. */
export function getMessage({ subject, url, body }: Callback): Message {
  return { id: `${prefix}${v7()}`, subject, url, body: JSON.stringify(body) }
}

/** The UUID in a message's id. */
export function makeUuid({ id }: Message): string {
  return id.slice(prefix.length)
}
