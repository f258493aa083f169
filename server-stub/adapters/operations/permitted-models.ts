import type { FastifyInstance, FastifyRequest } from 'fastify'
import { coversModel, unrestricted } from '../../../runtime/http/keys.ts'
import type { ServerPlugin } from '../../../runtime/http/server-plugin.ts'
import { textAt } from '../../../runtime/json-path.ts'
import { Problem } from '../../../runtime/problem.ts'
import { shortenText } from '../../../runtime/validation/quote.ts'
import type { KeyRing, ModelCatalog } from '../../ports/access.ts'

/** Refuses requests for a model, in the path or the body, that the key may not use, and does not list it. */
export function modelPermissions(keyRing: KeyRing | undefined) {
  return {
    extend(server: FastifyInstance): void {
      server.addHook('preHandler', (request, _, done) => {
        const { grant } = request.context
        const model = grant?.models && getModel(request)
        if (grant !== undefined && model !== undefined && !coversModel(grant, model)) throw notPermitted(model)
        done()
      })
    },
    wrapPorts: <P extends { readonly models: ModelCatalog }>(ports: P): P =>
      keyRing === undefined ? ports : { ...ports, models: permittedCatalog(ports.models, keyRing) },
  } satisfies ServerPlugin & { wrapPorts: unknown }
}

function getModel({ body, params, routeOptions }: FastifyRequest): string | undefined {
  const index = routeOptions.config.pathNames?.indexOf('model') ?? -1
  const model = index === -1 ? textAt(body, 'model') : textAt(params, `p${index}`)
  // Some clients repeat the name of the collection in the path.
  return model?.replace(/^models\//, '')
}

function notPermitted(model: string): Problem {
  const message = `This key may not use the model \`${shortenText(model)}\`. \`GET /v1/models\` lists the models that it may use.`
  return new Problem('forbidden', message)
}

function permittedCatalog(catalog: ModelCatalog, keyRing: KeyRing): ModelCatalog {
  const covers = async (key: string) => {
    const grant = (await keyRing.find(key)) ?? unrestricted
    return (model: { readonly id: string }) => coversModel(grant, model.id)
  }
  return {
    list: async (key) => (await catalog.list(key)).filter(await covers(key)),
    find: async (id, key) => {
      const model = await catalog.find(id, key)
      return model !== undefined && (await covers(key))(model) ? model : undefined
    },
  }
}
