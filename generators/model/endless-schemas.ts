import { asObject, isObject, type Json, type JsonObject, ownValue, pointerKeys } from '../../runtime/json.ts'
import { listBranches } from '../read/structure.ts'
import { componentName, type DocumentReader } from './documents.ts'

/** References by the names of their components. */
type References = ReadonlyMap<string, JsonObject>

/** Reports schemas that apply themselves to the same value, such as two that extend each other: no validation of them ends. */
export function checkEnds({ diagnostics, document, schemas }: DocumentReader): void {
  const references = new Map(Object.entries(schemas).map(([name, schema]) => [name, findReferences(schema)]))
  const visited = new Set<string>()
  for (const name of references.keys()) {
    const circle = findCircle(references, name, visited)
    if (circle === undefined) continue
    // The base of a discriminator has two schemas.
    const origins = circle.names.map((other) => document.getOrigin(asObject(ownValue(schemas, other))))
    const names = origins.map(({ pointer }) => `\`${pointerKeys(pointer).at(-1)}\``)
    const rule = names.length === 1 ? 'applies itself' : 'apply each other'
    diagnostics.push({
      code: 'circular-ref',
      message: `${names.join(' and ')} ${rule} to the same value, without end.`,
      at: document.locate(circle.node),
      help: 'Remove this reference, or move what the schemas have in common into another schema.',
    })
  }
}

interface Circle {
  readonly names: readonly string[]
  /** The reference in the last schema to the first. */
  readonly node: JsonObject
}

/** The first circle among what a component refers to, directly or not, without what was visited before. */
function findCircle(
  references: ReadonlyMap<string, References>,
  first: string,
  visited: Set<string>,
): Circle | undefined {
  // No recursion: a document may have more schemas than the call stack has room for.
  const open = new Map<string, string[]>()
  const names: string[] = []
  const enter = (name: string) => {
    if (visited.has(name)) return
    visited.add(name)
    names.push(name)
    open.set(name, [...(references.get(name)?.keys() ?? [])])
  }
  enter(first)
  for (let name = names.at(-1); name !== undefined; name = names.at(-1)) {
    const next = open.get(name)?.pop()
    const node = references.get(name)?.get(next ?? '')
    if (next === undefined) open.delete(names.pop() ?? '')
    else if (node !== undefined && open.has(next)) return { names: names.slice(names.indexOf(next)), node }
    else enter(next)
  }
  return undefined
}

/** What a schema refers to for the value that it is applied to itself. */
function findReferences(schema: Json): References {
  const parts = new Set([asObject(schema)])
  for (const part of parts)
    for (const inner of [...listBranches(part), part.not, part.if]) if (isObject(inner)) parts.add(inner)
  return new Map(
    [...parts].flatMap((part) => {
      const name = componentName(part)
      return name === undefined ? [] : [[name, part] as const]
    }),
  )
}
