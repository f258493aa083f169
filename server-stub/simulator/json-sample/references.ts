import { isObject } from '../../core/contract.ts'
import { splitPointer } from '../../core/validation/json-pointer.ts'
import { own, Unsatisfiable } from './schema.ts'

/** Resolves a `$ref` inside `root`: a JSON pointer, an anchor or the root itself; fetches nothing. */
export function resolveReference(root: unknown, reference: string): unknown {
  const [, base = '', encoded = ''] = /^([^#]*)#?(.*)$/s.exec(reference) ?? []
  const fragment = decode(encoded)
  const document = base === '' || base === own(root, '$id') ? root : findBy(root, ['$id'], base)
  if (fragment === '') return document
  return fragment.startsWith('/')
    ? follow(document, fragment)
    : findBy(document, ['$anchor', '$dynamicAnchor'], fragment)
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

function follow(document: unknown, pointer: string): unknown {
  return splitPointer(pointer).reduce((target, key) => {
    const next = Array.isArray(target) ? target[Number(key)] : own(target, key)
    if (next === undefined) throw new Unsatisfiable(`no schema at #${pointer}`)
    return next
  }, document)
}

/** Searches breadth first, so that the nearest match wins. */
function findBy(root: unknown, keywords: readonly string[], value: string): unknown {
  const queue = [root]
  for (let i = 0; i < queue.length && i < 10_000; i++) {
    const node = queue[i]
    if (keywords.some((keyword) => own(node, keyword) === value)) return node
    if (Array.isArray(node)) queue.push(...node.slice(0, 1_000))
    else if (isObject(node)) queue.push(...Object.values(node).slice(0, 1_000))
  }
  throw new Unsatisfiable(`no schema called ${value}`)
}
