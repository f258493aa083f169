import { isObject, ownValue } from '../../runtime/json.ts'
import type { ValuePath } from '../../settings/errors.ts'

/** Values by JSON Path. */
type Values = Readonly<Record<string, unknown>>

/** Changes of the JSON of an answer; paths are JSON Paths. */
export interface Changes {
  /** New values of a whole reply by path, and by the name of an event for a stream. */
  readonly patch?: Values
  /** Paths in a whole reply, or by the name of an event for a stream. */
  readonly remove?: readonly string[] | Readonly<Record<string, readonly string[]>>
}

/** The changes of one JSON value. */
export interface ValueChanges {
  readonly patch: Values
  readonly remove: readonly string[]
}

/** A key of a patch that is no path is the name of an event. */
function isPath(key: string): boolean {
  return key.startsWith('$')
}

export function getWholeChanges({ patch = {}, remove = [] }: Changes): ValueChanges {
  const paths = Object.entries(patch).filter(([key]) => isPath(key))
  return { patch: Object.fromEntries(paths), remove: isList(remove) ? remove : [] }
}

/** The changes of the events of this name. */
export function getEventChanges({ patch = {}, remove = {} }: Changes, name: string): ValueChanges {
  const values = isPath(name) ? undefined : ownValue(patch, name)
  const paths = isList(remove) ? undefined : ownValue(remove, name)
  return { patch: isObject(values) ? values : {}, remove: paths ?? [] }
}

/** The names of events in the changes, with their places in the answer. */
export function listEvents({ patch = {}, remove = [] }: Changes): { path: ValuePath; name: string }[] {
  const inPatch = Object.keys(patch).filter((key) => !isPath(key))
  const inRemove = isList(remove) ? [] : Object.keys(remove)
  return [
    ...inPatch.map((name) => ({ path: ['patch', name], name })),
    ...inRemove.map((name) => ({ path: ['remove', name], name })),
  ]
}

/** All paths of the changes, with their places in the answer. */
export function listPaths({ patch = {}, remove = [] }: Changes): { path: ValuePath; query: string }[] {
  const inPatch = Object.entries(patch).flatMap(([key, value]) => {
    const inner = isObject(value) ? Object.keys(value) : []
    return isPath(key) ? [['patch', key]] : inner.map((query) => ['patch', key, query])
  })
  const lists = isList(remove)
    ? [{ path: ['remove'], list: remove }]
    : Object.entries(remove).map(([name, list]) => ({ path: ['remove', name], list }))
  const inRemove = lists.flatMap(({ path, list }) => list.map((query, index) => ({ path: [...path, index], query })))
  return [...inPatch.map((path) => ({ path, query: path.at(-1) ?? '' })), ...inRemove]
}

function isList(remove: NonNullable<Changes['remove']>): remove is readonly string[] {
  return Array.isArray(remove)
}
