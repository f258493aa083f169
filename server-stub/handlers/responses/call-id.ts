const prefix = 'call_'

/** A model's id of a call, as clients of this format know such ids. */
export function encodeCallId(id: string): string {
  return prefix + id
}

/** The model's own id again; an id that a client made up stays as it is. */
export function decodeCallId(callId: string): string {
  return callId.startsWith(prefix) ? callId.slice(prefix.length) : callId
}
