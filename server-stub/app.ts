import type { FastifyInstance } from 'fastify'
import { families } from '../generated/errors.ts'
import { routes } from '../generated/routes.ts'
import { type SimulationOptions, simulatedPorts } from '../mock/simulated-ports.ts'
import { noSimulation } from '../mock/simulator/none.ts'
import type { Contract } from '../runtime/contract.ts'
import type { HandlerTable } from '../runtime/handler.ts'
import { keyRing, withPrefix } from '../runtime/http/keys.ts'
import { createServer, type ServerOptions } from '../runtime/http/server.ts'
import { logToStderr } from '../runtime/problem.ts'
import type { Config } from '../settings/upstream-config.ts'
import { Limits } from './adapters/operations/limits.ts'
import type { Operations } from './adapters/operations/operations.ts'
import { permittedCatalog, permittedModels } from './adapters/operations/permitted-models.ts'
import { watchTasks } from './adapters/operations/watched-tasks.ts'
import { openUpstreams } from './adapters/upstream/upstreams.ts'
import { serveFiles } from './files-route.ts'
import { createGateway, GRACE_MS } from './gateway.ts'
import type { KeyRing, ModelCatalog } from './ports/access.ts'
import type { Ports } from './ports.ts'

type ServedOptions = Pick<ServerOptions, 'strict' | 'replyValidation' | 'log' | 'graceMs' | 'trustProxy'>

export interface AppOptions extends SimulationOptions, ServedOptions {
  /** Accepted API keys, with or without their `sk-` prefix. */
  readonly keys: readonly string[]
  /** Finds the grant of a key; replaces `keys`. */
  readonly keyRing?: KeyRing
  /** False to serve `ports` and `upstreams` only. */
  readonly simulation?: boolean
  /** Tables generated from another version of the contract. */
  readonly contract?: Contract
  /** Handlers of further operations, or in place of those of the ports. */
  readonly handlers?: HandlerTable
  /** Replacements of simulator ports. */
  readonly ports?: Partial<Ports>
  /** Real providers, which serve their own models. */
  readonly upstreams?: Config
  /** Time limit of one attempt at a video or image task, by the clock; 3,600,000 by default. */
  readonly taskTimeoutMs?: number
  /** Limits, metrics, logs and health checks. */
  readonly operations?: Operations
}

/** Creates the server of the gateway with the simulator or other ports, not listening yet. */
export function createApp(options: AppOptions): FastifyInstance {
  const { operations, keyRing: ring, strict, replyValidation, trustProxy, simulation = true } = options
  const {
    log = operations?.log ?? logToStderr,
    graceMs = GRACE_MS,
    onAttempt = operations?.metrics?.onCallback,
  } = options
  const { clock = options.clock, callbacks = options.callbacks } = options.ports ?? {}
  const upstreams = options.upstreams && openUpstreams(options.upstreams, log)
  if (upstreams) operations?.metrics?.onUpstreams(upstreams.all)
  const base: Ports = {
    taskTimeoutMs: options.taskTimeoutMs ?? 3_600_000,
    ...simulatedPorts({ ...options, clock, callbacks, onAttempt }, log),
    ...(simulation ? {} : noSimulation(options.models)),
    ...options.ports,
  }
  const ports = withOperations({ ...base, ...upstreams?.ports(base) }, options)
  const gateway = createGateway(ports)
  const handlers = { ...(upstreams?.handlers(gateway.handlers) ?? gateway.handlers), ...options.handlers }
  const app = createServer({
    contract: options.contract ?? { families, routes },
    handlers: operations?.around(handlers) ?? handlers,
    isKey: ring ? (key) => ring.find(withPrefix(key)) : keyRing(options.keys),
    strict,
    graceMs,
    trustProxy,
    log,
    replyValidation,
    streams: operations?.streams,
    extend: (server) => {
      operations?.extend(server)
      // Later, so that refusals are counted and logged.
      for (const plugin of [operations?.limits ?? new Limits(), permittedModels]) plugin.extend(server)
    },
  })
  serveFiles(app, () => ports.files)
  app.addHook('preClose', () => gateway.close(graceMs))
  app.addHook('onClose', async () => options.database?.close())
  if (upstreams) app.addHook('onClose', () => upstreams.close())
  return app
}

/** Adds model permissions and task metrics to the ports. */
function withOperations(ports: Ports, { keyRing: ring, operations, database }: AppOptions): Ports {
  if (operations && database) operations.health.check = () => database.check()
  return {
    ...ports,
    models: withFullKeys(ring ? permittedCatalog(ports.models, ring) : ports.models),
    ...(operations?.metrics ? { tasks: watchTasks(ports.tasks, operations.metrics) } : {}),
  }
}

/** Passes every key to the catalog with its `sk-` prefix, as to the key ring. */
function withFullKeys(models: ModelCatalog): ModelCatalog {
  return {
    list: (key) => models.list(withPrefix(key)),
    find: (id, key) => models.find(id, withPrefix(key)),
  }
}
