import { decodePercent, isObject, splitPointer } from '../json.ts'
import { getMember, Unsatisfiable } from './schema.ts'

/**
 * Resolves a `$ref` inside `root`: a JSON pointer, an anchor or the root itself; fetches nothing. Throws `Unsatisfiable` if
 * there is no such schema. `spend` gets the number of steps of a search.
 */
export function resolveReference(root: unknown, reference: string, spend = (_steps: number): void => {}): unknown {
  spend(reference.length / 10)
  const [, base = '', encoded = ''] = /^([^#]*)#?(.*)$/s.exec(reference) ?? []
  const fragment = decodePercent(encoded)
  const document = base === '' || base === getId(root) ? root : findNamed(root, base, spend)
  if (fragment === '') return document
  return fragment.startsWith('/') ? followPointer(document, fragment) : findNamed(document, `#${fragment}`, spend)
}

function followPointer(document: unknown, pointer: string): unknown {
  return splitPointer(pointer).reduce((node, key) => {
    const next = Array.isArray(node) ? node[Number(key)] : getMember(node, key)
    if (next === undefined) throw new Unsatisfiable(`no schema at #${pointer}`)
    return next
  }, document)
}

const MAX_NODES = 10_000
const names = new WeakMap<object, ReadonlyMap<string, unknown>>()

/** The node with that `$id`, or with that anchor after `#`. */
function findNamed(root: unknown, name: string, spend: (steps: number) => void): unknown {
  const index = isObject(root) ? (names.get(root) ?? indexNames(root, spend)) : new Map<string, unknown>()
  if (!index.has(name)) throw new Unsatisfiable(`no schema called ${name.slice(0, 100)}`)
  return index.get(name)
}

/** Reads breadth first, so that the nearest node wins. */
function indexNames(root: object, spend: (steps: number) => void): ReadonlyMap<string, unknown> {
  const index = new Map<string, unknown>()
  const queue: unknown[] = [root]
  for (let i = 0; i < queue.length && i < MAX_NODES; i++) {
    const node = queue[i]
    for (const name of getNames(node)) if (!index.has(name)) index.set(name, node)
    const inner = Array.isArray(node) ? node : isObject(node) ? Object.values(node) : []
    queue.push(...inner.slice(0, Math.max(0, MAX_NODES - queue.length)))
  }
  spend(queue.length)
  names.set(root, index)
  return index
}

function getNames(node: unknown): readonly string[] {
  const anchors = ['$anchor', '$dynamicAnchor'].map((keyword) => getMember(node, keyword))
  const id = getId(node)
  return [
    ...(id === undefined ? [] : [id]),
    ...anchors.filter((anchor) => typeof anchor === 'string').map((anchor) => `#${anchor}`),
  ]
}

/** `id` is the keyword of draft 4. */
function getId(node: unknown): string | undefined {
  return [getMember(node, '$id'), getMember(node, 'id')].find((id) => typeof id === 'string')
}
