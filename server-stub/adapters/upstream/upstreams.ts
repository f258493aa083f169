import type { Route } from '../../../runtime/contract.ts'
import { type Call, findHandler, type HandlerTable, type Outcome } from '../../../runtime/handler.ts'
import { textAt } from '../../../runtime/json-path.ts'
import type { Log } from '../../../runtime/problem.ts'
import type { UpstreamKind, UpstreamsConfig } from '../../../settings/upstream-config.ts'
import type { ModelCatalog, ModelInfo } from '../../ports/access.ts'
import type { TextModel } from '../../ports/text-model.ts'
import { ChatDecoder } from './chat-completions/decode-events.ts'
import { chatSupport, encodeRequest as encodeChatRequest } from './chat-completions/encode-request.ts'
import type { Dialect } from './dialect.ts'
import { relayCall } from './relay.ts'
import { ResponseDecoder } from './responses/decode-events.ts'
import { encodeRequest as encodeResponseRequest, responsesSupport } from './responses/encode-request.ts'
import { createRouting, type Routing, servedInAnotherFormat } from './routing.ts'
import { upstreamTextModel } from './text-model.ts'
import { nameField } from './unsupported.ts'
import { Upstream } from './upstream.ts'

const dialects: Readonly<Partial<Record<UpstreamKind, Dialect>>> = {
  'chat-completions': {
    path: '/chat/completions',
    support: chatSupport,
    encodeRequest: encodeChatRequest,
    Decoder: ChatDecoder,
  },
  responses: {
    path: '/responses',
    support: responsesSupport,
    encodeRequest: encodeResponseRequest,
    Decoder: ResponseDecoder,
  },
}

/** The ports that upstreams may serve. */
interface RoutedPorts {
  readonly text: TextModel
  readonly models: ModelCatalog
}

/** Opens the upstreams of a server with these routes. */
export function openUpstreams(config: UpstreamsConfig, routes: readonly Route[], log: Log) {
  const entries = Object.entries(config.upstreams)
  const upstreams = new Map(entries.map(([name, settings]) => [name, new Upstream(name, settings, log)]))
  const routing = createRouting(upstreams, config.models)
  return {
    all: [...upstreams.values()],
    /** `base`, overridden for the models of upstreams. */
    ports: (base: RoutedPorts): RoutedPorts => ({
      text: routeTextModel(routing, base.text),
      models: routeCatalog(routing, base.models),
    }),
    /** `base`, overridden for pass-through upstreams. */
    handlers: (base: HandlerTable): HandlerTable => {
      const wrapped = routes.map((route) => [route.operationId, relayHandler(routing, route, base)])
      return { ...base, ...Object.fromEntries(wrapped) }
    },
    close: async () => {
      await Promise.all([...upstreams.values()].map((upstream) => upstream.close()))
    },
  }
}

function routeTextModel(routing: Routing, base: TextModel): TextModel {
  const models = new Map<Upstream, TextModel>()
  const modelFor = (id: string): TextModel => {
    const upstream = routing.textUpstream(id)
    const dialect = upstream && dialects[upstream.kind]
    if (upstream === undefined && routing.isRouted(id)) throw servedInAnotherFormat(id)
    if (upstream === undefined || dialect === undefined) return base
    const model = models.get(upstream) ?? upstreamTextModel(upstream, dialect)
    models.set(upstream, model)
    return model
  }
  return {
    countTokens: (prompt) => modelFor(prompt.model).countTokens(prompt),
    generate: (prompt, signal, options) => modelFor(prompt.model).generate(prompt, signal, options),
  }
}

const ownedBy = 'gatewright'

/**
 * A catalog of the models of upstreams, before those of `base`. Ids that match only a pattern are served but not
 * listed, since only the upstream knows which exist.
 */
function routeCatalog(routing: Routing, base: ModelCatalog): ModelCatalog {
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

/** Requests for an upstream with the format of the operation are passed through. */
function relayHandler(routing: Routing, route: Route, handlers: HandlerTable) {
  const handle = findHandler(handlers, route.operationId)
  return async (call: Call): Promise<Outcome> => {
    const upstream = routing.passThrough(route.family, getModel(call))
    if (upstream !== undefined) return relayCall(upstream, route, call)
    try {
      return await handle(call)
    } catch (error) {
      throw nameField(route.family, error)
    }
  }
}

function getModel({ path, body }: Call): string | undefined {
  return (textAt(path, 'model') ?? textAt(body, 'model'))?.replace(/^models\//, '')
}
