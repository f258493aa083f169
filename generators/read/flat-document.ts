import { asObject, escapePointer, type Json, type JsonObject, ownValue, pointerKeys } from '../../runtime/json.ts'
import type { Location, Warning } from '../diagnostics.ts'
import type { SourceLocation } from './references.ts'

/** The file and pointer where a node was written; `file` is relative to the folder of the specification. */
export interface Origin {
  readonly file: string
  readonly pointer: string
}

/** One OpenAPI 3.1 document without references to other files: all that is referred to is under `components`. */
export interface FlatDocument {
  readonly root: JsonObject
  /** Warnings about parts that are dropped. */
  readonly warnings: readonly Warning[]
  /** Whether the node is part of this document. */
  contains(node: object): boolean
  /** Gives a made node the location of the node that it is made from. */
  adopt(made: object, from: object): void
  getOrigin(node: object): Origin
  locate(node: object, key?: string): Location
  /** The location of what a pointer into this document names. */
  locatePointer(pointer: string): Location
}

interface Written {
  readonly root: JsonObject
  readonly warnings: readonly Warning[]
  /** The location of nodes without another one. */
  readonly entry: SourceLocation
  readonly origins: WeakMap<object, SourceLocation>
}

export function makeFlatDocument({ root, warnings, entry, origins }: Written): FlatDocument {
  const getLocation = (node: object): SourceLocation => origins.get(node) ?? entry
  const locateBelow = (node: object, tail: string): Location => {
    const { file, pointer } = getLocation(node)
    return file.locate(pointer + tail)
  }
  return {
    root,
    warnings,
    contains: (node) => origins.has(node),
    adopt: (made, from) => {
      const location = origins.get(from)
      if (location !== undefined && !origins.has(made)) origins.set(made, location)
    },
    getOrigin: (node) => ({ file: getLocation(node).name, pointer: getLocation(node).pointer }),
    locate: (node, key) => locateBelow(node, key === undefined ? '' : `/${escapePointer(key)}`),
    locatePointer: (pointer) => {
      let last: object = root
      let tail = ''
      let at: Json | undefined = root
      for (const key of pointerKeys(pointer)) {
        at = Array.isArray(at) ? at[Number(key)] : ownValue(asObject(at), key)
        const isWritten = typeof at === 'object' && at !== null && origins.has(at)
        tail = isWritten ? '' : `${tail}/${escapePointer(key)}`
        if (isWritten) last = at as object
      }
      return locateBelow(last, tail)
    },
  }
}
