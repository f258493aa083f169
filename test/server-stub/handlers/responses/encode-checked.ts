import type { Delta } from 'gatewright/stub'
import type { CreateResponseRequest } from 'gatewright/types/responses'
import { expect } from 'vitest'
import type { CreateResponseEvent } from '../../../../generated/handlers.ts'
import { createResponse } from '../../../../generated/streams.ts'
import { responses } from '../../../../runtime/judge/families/responses.ts'
import { beginResponse } from '../../../../server-stub/handlers/responses/echo.ts'
import { encodeResponse } from '../../../../server-stub/handlers/responses/encode.ts'
import { judgeEvents } from '../../../support/find-violations.ts'
import { from } from '../deltas.ts'

/** The events of a reply, after a check that they come in a legal order, are counted, and fit their schemas. */
export async function encodeChecked(
  deltas: readonly (Delta | Error)[],
  request: Partial<CreateResponseRequest> = {},
): Promise<CreateResponseEvent[]> {
  const response = beginResponse({ model: 'm', input: 'Hi', ...request }, { id: 'resp_1', createdAt: 1 })
  let count = 0
  const newId = (prefix: string) => `${prefix}${++count}`
  const batches = encodeResponse(from(deltas), { response, include: request.include ?? [], newId, now: () => 2 })
  const events = (await Array.fromAsync(batches)).flat()
  expect(judgeEvents(createResponse, events, responses)).toEqual([])
  return events
}

/** The events without what every one has. */
export function brief(events: readonly CreateResponseEvent[]): object[] {
  return events.map(({ data }) => {
    const { sequence_number, ...rest } = data
    return rest
  })
}
