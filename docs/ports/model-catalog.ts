import type { ModelCatalog, ModelInfo } from '../../server-stub/ports/access.ts'

/** Replace with your table: the ids of the models that a key may use. */
export type Entitlements = (key: string) => Promise<readonly string[]>

const models: readonly ModelInfo[] = [
  { id: 'acme-large', kind: 'text', ownedBy: 'acme', created: 1_790_000_000, contextTokens: 128_000 },
  { id: 'acme-film', kind: 'video', ownedBy: 'acme', created: 1_790_000_000 },
]

/** Models by key. `find` returns only what `list` shows. */
export function getCatalog(entitlements: Entitlements): ModelCatalog {
  const list = async (key: string) => {
    const allowed = await entitlements(key)
    return models.filter(({ id }) => allowed.includes(id))
  }
  return { list, find: async (id, key) => (await list(key)).find((model) => model.id === id) }
}
