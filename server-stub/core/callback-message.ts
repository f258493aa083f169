import { randomBytes } from 'node:crypto'

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
export function messageOf({ subject, url, body }: Callback): Message {
  return { id: `${prefix}${risingUuid()}`, subject, url, body: JSON.stringify(body) }
}

/** The UUID in a message's id. */
export function uuidOf({ id }: Message): string {
  return id.slice(prefix.length)
}

let last = 0

/** A UUID of version 7 (RFC 9562): 48 bits of milliseconds, 12 bits that count on within one, 62 random ones. */
function risingUuid(): string {
  last = Math.max(last + 1, Date.now() * 4096)
  const time = Math.floor(last / 4096)
    .toString(16)
    .padStart(12, '0')
  const count = (last % 4096).toString(16).padStart(3, '0')
  const random = randomBytes(8)
  random.writeUInt8(0x80 | (random.readUInt8(0) & 0x3f), 0)
  const tail = random.toString('hex')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-${tail.slice(0, 4)}-${tail.slice(4)}`
}
