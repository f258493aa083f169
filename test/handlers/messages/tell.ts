import { expect } from 'vitest'
import type { CreateMessageEvent } from '../../../generated/handlers.ts'
import { createMessage } from '../../../generated/streams.ts'
import { encodeMessage } from '../../../server-stub/handlers/messages/encode.ts'
import type { Delta } from '../../../server-stub/ports/text-model.ts'
import { judgeEvents } from '../../find-violations.ts'

export const start: Delta = { type: 'start', inputTokens: 10, cachedTokens: 4 }
export const stop: Delta = { type: 'finish', candidate: 0, reason: 'stop' }
export const end: Delta = { type: 'end', outputTokens: 7, reasoningTokens: 2 }

export function text(words: string): Delta {
  return { type: 'text', text: words, candidate: 0 }
}

export function call(id: string, ...fragments: readonly string[]): Delta[] {
  const begin: Delta = { type: 'tool-call', id, name: 'look', candidate: 0 }
  return [begin, ...fragments.map((json): Delta => ({ type: 'tool-arguments', json }))]
}

export async function* from<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}

/** The events of a reply with this content, after a check that they come in a legal order and fit their schemas. */
export async function tell(content: readonly Delta[], finish: Delta = stop): Promise<CreateMessageEvent[]> {
  const deltas = from([start, ...content, finish, end])
  const events = (await Array.fromAsync(encodeMessage(deltas, { id: 'msg_1', model: 'm' }))).flat()
  check(events)
  return events
}

export function check(events: readonly CreateMessageEvent[]): void {
  expect(judgeEvents(createMessage, events)).toEqual([])
}
