import type { Clock } from '../../runtime/clock.ts'
import { type EventBatches, toBatch } from '../../runtime/handler.ts'
import type { ModelCatalog } from '../ports/access.ts'
import type { Store } from '../ports/state.ts'
import type { Delta, PromptPart, TextModel, Turn } from '../ports/text-model.ts'

/** Collects parts as turns: adjacent parts of the same role join one turn, and no turn is empty. */
export class TurnList {
  readonly turns: { readonly role: Turn['role']; readonly parts: PromptPart[] }[] = []

  add(role: Turn['role'], part: PromptPart): void {
    const last = this.turns.at(-1)
    if (last?.role === role) last.parts.push(part)
    else this.turns.push({ role, parts: [part] })
  }
}

/** The ports of the three text formats. */
export interface TextPorts {
  readonly text: TextModel
  readonly models: ModelCatalog
  readonly store: Store
  readonly clock: Clock
  /** Returns a new unique id with a prefix, such as `msg_`. */
  readonly newId: (prefix: string) => string
}

/** The deltas of one type. */
export type DeltaOf<T extends Delta['type']> = Extract<Delta, { type: T }>

/** Makes the events of a format from the deltas of a model, in their order. */
export interface DeltaEncoder<E> {
  /** Ignores deltas that the format cannot express. */
  encode(delta: Delta): readonly E[]
}

/**
 * Encodes batches of deltas. Keeps the batches together; emits the events before a delta that cannot be encoded, then
 * fails.
 */
export async function* encodeBatches<E>(
  deltas: EventBatches<Delta>,
  encoder: DeltaEncoder<E>,
): AsyncGenerator<readonly E[]> {
  for await (const step of deltas) {
    const events: E[] = []
    try {
      for (const delta of toBatch(step)) events.push(...encoder.encode(delta))
    } finally {
      if (events.length > 0) yield events
    }
  }
}

/** The events of a reply that is sent whole. */
export async function encodeAll<E>(deltas: EventBatches<Delta>, encoder: DeltaEncoder<E>): Promise<readonly E[]> {
  const events: E[] = []
  for await (const step of deltas) for (const delta of toBatch(step)) events.push(...encoder.encode(delta))
  return events
}

/** Adds the prefix of a format to an id, unless a model has sent it with that prefix. */
export function withPrefix(prefix: string, id: string): string {
  return id.startsWith(prefix) ? id : prefix + id
}

/** Removes the prefix; an id created by the client is unchanged. */
export function withoutPrefix(prefix: string, id: string): string {
  return id.startsWith(prefix) ? id.slice(prefix.length) : id
}

/** A text as a part of a prompt. */
export function toText(text: string): PromptPart {
  return { type: 'text', text }
}

/** An image by its URL, which may be a data URL, or by the id of a file; none without either. */
export function toImage(url: string | null | undefined, fileId?: string | null): PromptPart[] {
  if (url) return [{ type: 'media', ...(splitDataUrl(url) ?? { mediaType: 'image/*', url }) }]
  return fileId ? [{ type: 'media', mediaType: 'image/*', fileId }] : []
}

interface FileInput {
  /** A data URL, or base64. */
  readonly file_data?: string
  readonly file_id?: string | null
  readonly filename?: string
}

const anyFile = 'application/octet-stream'

/** A file by its content or its id; none without either. */
export function toFile({ file_data: data, file_id: fileId, filename }: FileInput): PromptPart[] {
  const named = filename ? { title: filename } : {}
  if (data) return [{ type: 'media', ...(splitDataUrl(data) ?? { mediaType: anyFile, data }), ...named }]
  return fileId ? [{ type: 'media', mediaType: anyFile, fileId, ...named }] : []
}

const dataUrlHead = /^data:([^;,]+)[^,]*;base64$/i
const longestHead = 200

/** The type and the data of a base64 data URL, else undefined. */
function splitDataUrl(url: string): { mediaType: string; data: string } | undefined {
  const comma = url.slice(0, longestHead).indexOf(',')
  const mediaType = dataUrlHead.exec(url.slice(0, Math.max(comma, 0)))?.[1]
  return mediaType === undefined ? undefined : { mediaType: mediaType.toLowerCase(), data: url.slice(comma + 1) }
}
