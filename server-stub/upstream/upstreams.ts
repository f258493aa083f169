import type { HandlerTable } from '../core/handler.ts'
import type { Log } from '../core/problem.ts'
import type { ModelCatalog } from '../ports/access.ts'
import type { TextModel } from '../ports/text-model.ts'
import { routeCatalog } from './catalog.ts'
import { chatCompletions } from './chat-completions/dialect.ts'
import type { Config, UpstreamKind } from './config.ts'
import type { Dialect } from './dialect.ts'
import { relayHandlers } from './relay-handlers.ts'
import { responses } from './responses/dialect.ts'
import { Routing } from './routing.ts'
import { upstreamTextModel } from './text-model.ts'
import { Upstream } from './upstream.ts'

const dialects: Readonly<Partial<Record<UpstreamKind, Dialect>>> = { 'chat-completions': chatCompletions, responses }

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
    generate: (prompt, signal) => modelFor(prompt.model).generate(prompt, signal),
  }
}
