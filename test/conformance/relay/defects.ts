import type { ChatRequest, Part, ReadReply, Turn } from '../../../conformance/relay/chat.ts'
import type { WrittenEvent } from '../../../conformance/relay/formats/format.ts'
import type { Defects } from './gateway.ts'

/** Loses members of requests. */
export const omit = (...members: readonly (keyof ChatRequest)[]): Defects => ({
  request: (asked) => {
    const kept = Object.entries(asked).filter(([name]) => !members.some((member) => member === name))
    return { turns: asked.turns, model: asked.model, stream: asked.stream, ...Object.fromEntries(kept) }
  },
})

export const changeParts = (change: (part: Part) => readonly Part[]): Defects => ({
  request: (asked) => ({
    ...asked,
    turns: asked.turns
      .map((turn): Turn => ({ ...turn, parts: turn.parts.flatMap(change) }))
      .filter(({ parts }) => parts.length > 0),
  }),
})

export const changeText = (change: (text: string) => string): Defects => ({
  reply: (reply) => ({ ...reply, pieces: reply.pieces.map(change) }),
})

export const changeReply = (change: (reply: ReadReply, isStream: boolean) => Partial<ReadReply>): Defects => ({
  reply: (reply, isStream) => ({ ...reply, ...change(reply, isStream) }),
})

export const changeCalls = (change: (calls: ReadReply['calls']) => ReadReply['calls']): Defects =>
  changeReply(({ calls }) => ({ calls: change(calls) }))

export const changeUsage = (change: Partial<ReadReply['usage']>): Defects =>
  changeReply(({ usage }) => ({ usage: { ...usage, ...change } }))

/** Changes the events of the case about order. */
export const changeOrder = (change: (events: readonly WrittenEvent[]) => readonly WrittenEvent[]): Defects => ({
  events: (events) => (events.some(({ data }) => data.includes('word50 ')) ? change(events) : events),
})

export function swap<T>(items: readonly T[], a: number, b: number): T[] {
  return items
    .map((item, at) => (at === a ? items[b] : at === b ? items[a] : item))
    .filter((item) => item !== undefined)
}

export function mixStreams(): Defects {
  let last = ''
  return changeText((piece) => {
    const before = last
    last = /^s\d+p/.test(piece) ? piece : last
    return /^s\d+p0 /.test(piece) && before !== '' ? before : piece
  })
}
