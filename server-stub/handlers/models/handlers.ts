import type { ModelsHandlers } from '../../../generated/handlers.ts'
import type { ModelCatalog } from '../../ports/access.ts'

/** The model listing over a catalog. */
export function modelsHandlers(models: ModelCatalog): ModelsHandlers {
  return {
    listModels: async ({ key }) => {
      const data = (await models.list(key)).map(({ id, created, ownedBy }) => {
        return { id, object: 'model', created, owned_by: ownedBy } as const
      })
      return { json: { object: 'list', data } }
    },
  }
}
