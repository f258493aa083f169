import { ownValue, type Stream } from '../contract.ts'

/** Whether the contract allows a stream to end with this event. Unknown events may end any stream. */
export function mayEndWith({ framing, events, order }: Stream, bytes: Uint8Array): boolean {
  if (bytes.length === 0) return false
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString()
  const name = framing === 'named' ? /^event: ?(\S+)/m.exec(text)?.[1] : findEventName(events, text)
  if (name === undefined || !events.some((event) => event.name === name)) return true
  return order.states.some((state) => order.accepting.includes(ownValue(state, name) ?? -1))
}

/** Finds the first event whose schema matches, for framings without names. */
function findEventName(events: Stream['events'], text: string): string | undefined {
  const data = /^data: ?(.*)/m.exec(text)?.[1]
  try {
    const value: unknown = JSON.parse(data ?? '')
    return events.find(({ validate }) => validate(value))?.name
  } catch {
    return undefined
  }
}
