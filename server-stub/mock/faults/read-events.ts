import type { NamedEvent } from '../../core/handler.ts'
import { EventCutter } from '../../core/whole-events.ts'
import type { Chunks } from './effect.ts'

/** The events of a body of server-sent events; comments are left out. */
export async function* eventsIn(body: Chunks): AsyncGenerator<NamedEvent> {
  const cutter = new EventCutter()
  for await (const chunk of body) {
    const run = cutter.cut(chunk)
    if (run === undefined) continue
    for (const block of Buffer.from(run.bytes)
      .toString()
      .split(/\r?\n\r?\n/)) {
      const event = eventOf(block)
      if (event) yield event
    }
  }
}

function eventOf(block: string): NamedEvent | undefined {
  const lines = block.split(/\r?\n/)
  const data = lines.flatMap((line) => /^data: ?(.*)$/.exec(line)?.[1] ?? [])
  if (data.length === 0) return undefined
  const event = lines.flatMap((line) => /^event: ?(.*)$/.exec(line)?.[1] ?? []).at(-1) ?? ''
  // Line breaks are white space there, and an event of ours has one line.
  const json = data.join(' ')
  return { event, json, data: parsed(json) }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
