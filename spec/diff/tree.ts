import { asObject, type Json, type JsonObject } from '../../generators/json.ts'

/** The part of Redocly's interface that the rules stand on; the command does not publish its own types. */
export interface Change {
  readonly kind: 'added' | 'removed' | 'modified'
  /** What was modified of the node. */
  readonly property?: string
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
  /** What the value refers to, where it is a reference. */
  readonly resolved?: Side
}

export interface Context {
  report(problem: { readonly message: string }): void
  /** `response` where a client reads what changed, `request` where it writes it. */
  getDirections(): readonly ('request' | 'response')[]
}

type Visit = (change: Change, context: Context) => void

export type DiffRule = () => { readonly [type: string]: Visit | { readonly [type: string]: Visit } }

export type Types = Readonly<Record<string, { readonly properties?: Readonly<Record<string, unknown>> }>>

export function toKey({ base, revision }: TreeNode): string {
  return String((revision ?? base)?.key)
}

/** What the change of an extension means, in sentences; `before` and `after` are the objects that it stands on. */
export type Judge = (before: JsonObject, after: JsonObject) => readonly string[]

/** A rule that judges an extension as a whole, once for all the changes within it. */
export function onExtension(name: string, judge: Judge): DiffRule {
  return () => {
    const judged = new Set<TreeNode>()
    return {
      any(change, { report }) {
        const owner = getOwner(change, name)
        if (!owner || judged.has(owner)) return
        judged.add(owner)
        for (const message of judge(toObject(owner.base), toObject(owner.revision))) report({ message })
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

function toObject(side: Side | undefined): JsonObject {
  return asObject((side?.resolved ?? side)?.value)
}

export function without(all: readonly string[], some: readonly string[]): string[] {
  return all.filter((one) => !some.includes(one))
}
