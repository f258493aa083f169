import type { NamedEvent } from '../../core/handler.ts'
import { readEvents } from '../../core/stream/read-events.ts'
import { parseData } from '../../judge/event-judge.ts'
import type { Chunks } from './effect.ts'

/** Parses server-sent events, without comments. */
export async function* eventsIn(body: Chunks): AsyncGenerator<NamedEvent> {
  for await (const events of readEvents(body)) {
    for (const { event = '', data: lines } of events) {
      // Line breaks are white space in JSON, and our framing has one line per event.
      const json = lines.replaceAll('\n', ' ')
      yield { event, json, data: parseData(json).data }
    }
  }
}
