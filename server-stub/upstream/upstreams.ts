import type { HandlerTable } from '../core/handler.ts'
import type { Log } from '../core/problem.ts'
import type { ModelCatalog, ModelInfo } from '../ports/access.ts'
import type { TextModel } from '../ports/text-model.ts'
import { ChatDecoder } from './chat-completions/decode-events.ts'
import { encodeRequest as encodeChatRequest } from './chat-completions/encode-request.ts'
import type { Config, UpstreamKind } from './config.ts'
import type { Dialect } from './dialect.ts'
import { relayHandlers } from './relay-handlers.ts'
import { ResponseDecoder } from './responses/decode-events.ts'
import { encodeRequest as encodeResponseRequest } from './responses/encode-request.ts'
import { Routing } from './routing.ts'
import { upstreamTextModel } from './text-model.ts'
import { Upstream } from './upstream.ts'

const dialects: Readonly<Partial<Record<UpstreamKind, Dialect>>> = {
  'chat-completions': {
    path: '/chat/completions',
    encodeRequest: encodeChatRequest,
    decoder: (prompt, secrets) => new ChatDecoder(prompt, secrets),
  },
  responses: {
    path: '/responses',
    encodeRequest: encodeResponseRequest,
    decoder: (prompt, secrets) => new ResponseDecoder(prompt, secrets),
  },
}

/** The ports that upstreams may serve. */
export interface RoutedPorts {
  readonly text: TextModel
  readonly models: ModelCatalog
}

export interface Upstreams {
  readonly all: readonly Upstream[]
  /** `base`, overridden for the models of upstreams. */
  ports(base: RoutedPorts): RoutedPorts
  /** `base`, overridden for pass-through upstreams. */
  handlers(base: HandlerTable): HandlerTable
  close(): Promise<void>
}

export function openUpstreams(config: Config, log: Log): Upstreams {
  const entries = Object.entries(config.upstreams)
  const upstreams = new Map(entries.map(([name, each]) => [name, new Upstream(name, each, log)]))
  const routing = new Routing(upstreams, config.models)
  return {
    all: [...upstreams.values()],
    ports: (base) => ({ text: routeTextModel(routing, base.text), models: routeCatalog(routing, base.models) }),
    handlers: (base) => relayHandlers(routing, base),
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
 * A catalog of the models of upstreams, before those of `base`. Ids that match only a pattern are found but not
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
