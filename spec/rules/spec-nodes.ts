import type { Origin } from '../../generators/read/flatten.ts'
import { type Kind as DocumentKind, grammars, sectionKinds } from '../../generators/read/grammar.ts'
import { walkStructure } from '../../generators/read/structure.ts'
import { escapePointer, type Json, type JsonObject, pointerKeys } from '../../runtime/json.ts'

export type Kind = DocumentKind | 'AsyncAPI operation' | 'components' | 'document' | 'property' | 'tag'

/** A node with its kind and location; maps from names to nodes are not nodes. */
export interface SpecNode {
  readonly node: JsonObject
  readonly kind: Kind
  readonly at: Origin
}

/** The kind of a child, or of the items of a map or array. */
type ChildKind = Kind | { readonly children: Kind }
type Grammar = Readonly<Record<string, ChildKind>>

const schema: Grammar = {
  ...grammars.schema,
  patternProperties: { children: 'property' },
  properties: { children: 'property' },
}

const grammar: Readonly<Partial<Record<Kind, Grammar>>> = {
  ...grammars,
  'AsyncAPI operation': { tags: { children: 'tag' } },
  components: Object.fromEntries(Object.entries(sectionKinds).map(([section, kind]) => [section, { children: kind }])),
  document: {
    channels: { children: 'channel' },
    components: 'components',
    operations: { children: 'AsyncAPI operation' },
    paths: { children: 'path item' },
    tags: { children: 'tag' },
  },
  property: schema,
  schema,
}

/** Yields every node of a file, except those inside examples and other data. */
export function* walkSpecNodes(file: string, data: Json): Generator<SpecNode> {
  for (const { node, pointer } of walkStructure(data)) {
    const kind = getKind(pointer)
    if (typeof kind === 'string') yield { node, kind, at: { file, pointer } }
  }
}

function getKind(pointer: string): ChildKind {
  return pointerKeys(pointer).reduce<ChildKind>(
    (above, key) => (typeof above === 'object' ? above.children : (grammar[above]?.[key] ?? 'other')),
    'document',
  )
}

/** The origin of a descendant at the keys. */
export function under({ file, pointer }: Origin, ...keys: readonly string[]): Origin {
  return { file, pointer: [pointer, ...keys.map(escapePointer)].join('/') }
}
