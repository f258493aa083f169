const prefix = 'call_'

/** Adds the prefix of this format to a model's call id. */
export function encodeCallId(id: string): string {
  return prefix + id
}

/** Removes the prefix; an id created by the client is unchanged. */
export function decodeCallId(callId: string): string {
  return callId.startsWith(prefix) ? callId.slice(prefix.length) : callId
}
