import type { FastifyInstance } from 'fastify'
import { families } from '../generated/errors.ts'
import { routes } from '../generated/routes.ts'
import type { Contract } from '../runtime/contract.ts'
import type { HandlerTable } from '../runtime/handler.ts'
import { keyRing, withPrefix } from '../runtime/http/keys.ts'
import { createServer, type ServerOptions } from '../runtime/http/server.ts'
import type { ServerPlugin } from '../runtime/http/server-plugin.ts'
import { serveFiles } from './files-route.ts'
import { type AddedContract, createGateway, GRACE_MS } from './gateway.ts'
import type { KeyRing, ModelCatalog } from './ports/access.ts'
import type { Ports } from './ports.ts'

/** A feature of the server that may also replace ports, such as the models of an upstream. */
export interface AppPlugin extends ServerPlugin {
  wrapPorts?(ports: Ports): Ports
}

export interface AppOptions
  extends Pick<ServerOptions, 'strict' | 'replyValidation' | 'log' | 'graceMs' | 'trustProxy' | 'streams'> {
  /** Accepted API keys, with or without their `sk-` prefix. */
  readonly keys: readonly string[]
  /** Finds the grant of a key; replaces `keys`. */
  readonly keyRing?: KeyRing
  /** Tables generated from another version of the contract. */
  readonly contract?: Contract
  /** Contracts to serve too. */
  readonly added?: readonly AddedContract[]
  /** A later plugin wraps the ports and handlers of the earlier ones; its hooks run after theirs. */
  readonly plugins?: readonly AppPlugin[]
}

/** Creates the server of the gateway over `ports`, not listening yet. */
export function createApp(ports: Ports, options: AppOptions): FastifyInstance {
  const { plugins = [], keyRing: ring, keys, added = [], graceMs = GRACE_MS, ...rest } = options
  const { contract = { families, routes }, ...served } = rest
  const contracts = [contract, ...added]
  const wrapped = plugins.reduce((inner, plugin) => plugin.wrapPorts?.(inner) ?? inner, ports)
  const gateway = createGateway({ ...wrapped, models: withFullKeys(wrapped.models) }, added)
  const handlers: HandlerTable = gateway.handlers
  const app = createServer({
    ...served,
    contract: {
      families: contracts.flatMap((contract) => contract.families),
      routes: contracts.flatMap((contract) => contract.routes),
    },
    graceMs,
    handlers: plugins.reduce((inner, plugin) => plugin.wrapHandlers?.(inner) ?? inner, handlers),
    isKey: ring ? (key) => ring.find(withPrefix(key)) : keyRing(keys),
    extend: (server) => {
      for (const plugin of plugins) plugin.extend?.(server)
    },
  })
  serveFiles(app, () => wrapped.files)
  app.addHook('preClose', () => gateway.close(graceMs))
  app.addHook('onClose', async () => {
    for (const plugin of plugins) await plugin.close?.()
  })
  return app
}

/** Passes every key to the catalog with its `sk-` prefix, as to the key ring. */
function withFullKeys(models: ModelCatalog): ModelCatalog {
  return {
    list: (key) => models.list(withPrefix(key)),
    find: (id, key) => models.find(id, withPrefix(key)),
  }
}
