import type { Files, StoredFile } from '../ports/files.ts'
import type { Store } from '../ports/store.ts'
import { BoundedMap, type Bounds } from './bounded-map.ts'

/** `maxWeight` counts characters of JSON. Each collection has these bounds for itself. */
export const RECORD_BOUNDS: Bounds = { maxEntries: 10_000, maxWeight: 128 * 1024 * 1024 }

/** `maxWeight` counts bytes. */
const FILE_BOUNDS: Bounds = { maxEntries: 20_000, maxWeight: 256 * 1024 * 1024 }

/**
 * Records in the memory of this process, as JSON text; past the bounds the one written longest ago is forgotten. `onWrite` is
 * called with the length of each text.
 */
export function memoryStore(bounds: Bounds = RECORD_BOUNDS, onWrite: (length: number) => void = () => {}): Store {
  const collections = new Map<string, BoundedMap<string>>()
  const collection = (name: string) => {
    const found = collections.get(name) ?? new BoundedMap<string>(bounds)
    collections.set(name, found)
    return found
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

/** Files in the memory of this process; past the bounds the one written longest ago is forgotten. */
export function memoryFiles(bounds: Bounds = FILE_BOUNDS): Files {
  const files = new BoundedMap<StoredFile>(bounds)
  return {
    get: async (name) => files.get(name),
    put: async (name, { bytes, mediaType }) => {
      // Bytes may be a small part of a large piece of memory, all of which they would keep.
      files.set(name, { bytes: new Uint8Array(bytes), mediaType }, bytes.byteLength)
    },
  }
}
