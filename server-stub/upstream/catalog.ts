import type { ModelCatalog, ModelInfo } from '../ports/access.ts'
import type { Routing } from './routing.ts'

const ownedBy = 'gatewright'

/**
 * A catalog of the models of upstreams, before those of `base`. Ids that match only a pattern are found but not
 * listed, since only the upstream knows which exist.
 */
export function routeCatalog(routing: Routing, base: ModelCatalog): ModelCatalog {
  const created = Math.floor(Date.now() / 1000)
  const describe = (id: string): ModelInfo => ({ id, created, ownedBy, kind: 'text' })
  return {
    async list(key) {
      const others = (await base.list(key)).filter(({ id }) => !routing.isRouted(id))
      return [...routing.modelIds.map(describe), ...others]
    },
    find: async (id, key) => (routing.isRouted(id) ? describe(id) : base.find(id, key)),
  }
}
