import { BoundedMap, type Bounds } from '../../../runtime/bounded-map.ts'
import type { Files, Store, StoredFile } from '../../ports/state.ts'

/** `maxWeight` counts characters of JSON. The bounds apply to one collection. */
export const RECORD_BOUNDS: Bounds = { maxEntries: 10_000, maxWeight: 128 * 1024 * 1024 }

/** `maxWeight` counts bytes. */
const FILE_BOUNDS: Bounds = { maxEntries: 20_000, maxWeight: 256 * 1024 * 1024 }

/**
 * Records in memory, as JSON; beyond the bounds the least recently written one is evicted. `onWrite` is called with
 * the length of the record.
 */
export function memoryStore(bounds: Bounds = RECORD_BOUNDS, onWrite: (length: number) => void = () => {}): Store {
  const collections = new Map<string, BoundedMap<string>>()
  const collection = (name: string) => {
    const records = collections.get(name) ?? new BoundedMap<string>(bounds)
    collections.set(name, records)
    return records
  }
  return {
    get: async (name, id) => {
      const text = collection(name).get(id)
      return text === undefined ? undefined : JSON.parse(text)
    },
    put: async (name, id, value) => {
      const text = JSON.stringify(value)
      collection(name).set(id, text, text.length)
      onWrite(text.length)
    },
    delete: async (name, id) => collection(name).delete(id),
  }
}

/** Files in memory; beyond the bounds the least recently written one is evicted. */
export function memoryFiles(bounds: Bounds = FILE_BOUNDS): Files {
  const files = new BoundedMap<StoredFile>(bounds)
  return {
    get: async (name) => files.get(name),
    put: async (name, { bytes, mediaType }) => {
      // The bytes may be a view of a large buffer, which would stay in memory.
      files.set(name, { bytes: new Uint8Array(bytes), mediaType }, bytes.byteLength)
    },
  }
}
