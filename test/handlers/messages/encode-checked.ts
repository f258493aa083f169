import { expect } from 'vitest'
import type { CreateMessageEvent } from '../../../generated/handlers.ts'
import { createMessage } from '../../../generated/streams.ts'
import { messageEncoder } from '../../../server-stub/handlers/messages/encode.ts'
import { encodeBatches } from '../../../server-stub/handlers/text-format.ts'
import type { Delta } from '../../../server-stub/ports/text-model.ts'
import { judgeEvents } from '../../find-violations.ts'
import { end, from, start, stop } from '../deltas.ts'

/** The events of a reply with this content, after a check that they come in a legal order and fit their schemas. */
export async function encodeChecked(content: readonly Delta[], finish: Delta = stop): Promise<CreateMessageEvent[]> {
  const deltas = from([start, ...content, finish, end])
  const events = (await Array.fromAsync(encodeBatches(deltas, messageEncoder({ id: 'msg_1', model: 'm' })))).flat()
  expect(judgeEvents(createMessage, events)).toEqual([])
  return events
}
