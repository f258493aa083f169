import type { NamedEvent } from '../../core/handler.ts'
import { readEvents } from '../../core/stream/read-events.ts'
import { parseData } from '../../judge/event-judge.ts'
import type { Chunks } from './effect.ts'

/** The events of a body of server-sent events; comments are left out. */
export async function* eventsIn(body: Chunks): AsyncGenerator<NamedEvent> {
  for await (const events of readEvents(body)) {
    for (const { event = '', data: lines } of events) {
      // Line breaks are white space there, and an event of ours has one line.
      const json = lines.replaceAll('\n', ' ')
      yield { event, json, data: parseData(json).data }
    }
  }
}
