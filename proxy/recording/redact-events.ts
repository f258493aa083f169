import { groupBy } from '../../runtime/es2024.ts'
import { isObject, type Json, type Keys, replaceAt } from '../../runtime/json.ts'
import { type FindSpans, REDACTED, redactJson, redactPieces } from './redact.ts'
import type { StoredEvent } from './stored-interaction.ts'

type RedactedEvent = Pick<StoredEvent, 'event' | 'data'>

interface TextPiece {
  readonly event: number
  readonly keys: Keys
  readonly text: string
}

/** Redacts the texts of events, also those that are split over several events, as a model's answer is. */
export function redactEvents<T extends RedactedEvent>(
  events: readonly T[],
  find: FindSpans,
  mark = REDACTED,
): readonly T[] {
  const data: Json[] = events.map((event) => event.data)
  for (const pieces of groupTexts(events)) {
    const texts = pieces.map(({ text }) => text)
    const redacted = redactPieces(texts, find, mark)
    if (redacted === texts) continue
    for (const [index, { event, keys }] of pieces.entries()) {
      const value = data[event]
      if (value !== undefined) data[event] = replaceAt(value, keys, redacted[index])
    }
  }
  return events.map((event, index) => ({ ...event, data: redactJson(data[index] ?? null, find, mark) }))
}

/** The texts at the same path of the events of a kind. A text that repeats, such as an id, is none that continues. */
function groupTexts(events: readonly RedactedEvent[]): readonly (readonly TextPiece[])[] {
  const texts = events.flatMap(({ event, data }, index) => {
    const kind = event ?? (isObject(data) ? String(data.type) : '')
    return listTexts(data, []).map((text) => ({ event: index, ...text, name: JSON.stringify([kind, ...text.keys]) }))
  })
  const groups = groupBy(texts, ({ name }) => name)
  return [...groups.values()].filter((pieces) => pieces.some(({ text }) => text !== pieces[0]?.text))
}

function listTexts(value: Json, keys: Keys): readonly { readonly keys: Keys; readonly text: string }[] {
  if (typeof value === 'string') return [{ keys, text: value }]
  if (Array.isArray(value)) return value.flatMap((item: Json, index) => listTexts(item, [...keys, index]))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => listTexts(inner, [...keys, name]))
}
