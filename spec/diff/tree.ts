import { asObject, type Json, type JsonObject } from '../../runtime/json.ts'

/** The part of Redocly's interface that the rules use; the package does not export its types. */
export interface Change {
  readonly kind: 'added' | 'removed' | 'modified'
  /** The modified property of the node. */
  readonly property?: string
  /** The modified property before and after. */
  readonly base?: { readonly value?: Json }
  readonly revision?: { readonly value?: Json }
  readonly node: TreeNode
}

export interface TreeNode {
  readonly base?: Side
  readonly revision?: Side
  readonly parent: TreeNode | null
}

interface Side {
  readonly key: string | number
  readonly value: Json
  readonly type: { readonly name: string }
  /** The target, if the value is a reference. */
  readonly resolved?: Side
}

export interface Context {
  report(problem: { readonly message: string }): void
  /** `response` if a client reads the changed value, `request` if it writes it. */
  getDirections(): readonly ('request' | 'response')[]
}

type Visit = (change: Change, context: Context) => void

export type DiffRule = () => { readonly [type: string]: Visit | { readonly [type: string]: Visit } }

export type Types = Readonly<Record<string, { readonly properties?: Readonly<Record<string, unknown>> }>>

export function toKey({ base, revision }: TreeNode): string {
  return String((revision ?? base)?.key)
}

export function toTypeName({ base, revision }: TreeNode): string {
  return (revision ?? base)?.type.name ?? ''
}

/** Returns a message for each change of an extension; `before` and `after` are the objects with the extension. */
export type Compare = (before: JsonObject, after: JsonObject) => readonly string[]

/** A rule that compares an extension as a whole, once for all changes within it. */
export function onExtension(name: string, compare: Compare): DiffRule {
  return () => {
    const visited = new Set<TreeNode>()
    return {
      any(change, { report }) {
        const owner = getOwner(change, name)
        if (!owner || visited.has(owner)) return
        visited.add(owner)
        for (const message of compare(toObject(owner.base), toObject(owner.revision))) report({ message })
      },
    }
  }
}

function getOwner({ node, property }: Change, name: string): TreeNode | undefined {
  if (property === name) return node
  let inner: TreeNode | null = node
  while (inner && toKey(inner) !== name) inner = inner.parent
  return inner?.parent ?? undefined
}

/** The value of a node, or what it refers to. */
export function toObject(side: Side | undefined): JsonObject {
  return asObject((side?.resolved ?? side)?.value)
}

export function without(all: readonly string[], some: readonly string[]): string[] {
  return all.filter((one) => !some.includes(one))
}
