import { isRecord, own, Unsatisfiable } from './schema.ts'

/** Resolves a `$ref` inside `root`: a JSON pointer, an anchor or the root itself; fetches nothing. */
export function resolveReference(root: unknown, reference: string): unknown {
  const hash = reference.indexOf('#')
  const base = hash < 0 ? reference : reference.slice(0, hash)
  const fragment = hash < 0 ? '' : decode(reference.slice(hash + 1))
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
  let target = document
  for (const step of pointer.slice(1).split('/')) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~')
    target = Array.isArray(target) ? target[Number(key)] : own(target, key)
    if (target === undefined) throw new Unsatisfiable(`no schema at #${pointer}`)
  }
  return target
}

/** Searches breadth first, so that the nearest match wins. */
function findBy(root: unknown, keywords: readonly string[], value: string): unknown {
  const queue = [root]
  for (let i = 0; i < queue.length && i < 10_000; i++) {
    const node = queue[i]
    if (keywords.some((keyword) => own(node, keyword) === value)) return node
    if (Array.isArray(node)) queue.push(...node.slice(0, 1_000))
    else if (isRecord(node)) queue.push(...Object.values(node).slice(0, 1_000))
  }
  throw new Unsatisfiable(`no schema called ${value}`)
}
