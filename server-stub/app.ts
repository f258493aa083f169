import type { FastifyInstance } from 'fastify'
import { families } from '../generated/errors.ts'
import { routes } from '../generated/routes.ts'
import { keyRing, withPrefix } from './core/http/keys.ts'
import { createServer, type ServerOptions } from './core/http/server.ts'
import { logToStderr } from './core/problem.ts'
import { serveFiles } from './files-route.ts'
import { createGateway, GRACE_MS } from './gateway.ts'
import { Limits } from './operations/limits.ts'
import type { Operations } from './operations/operations.ts'
import { permittedCatalog, permittedModels } from './operations/permitted-models.ts'
import { watchedTasks } from './operations/watched-tasks.ts'
import type { KeyRing } from './ports/key-ring.ts'
import type { ModelCatalog } from './ports/model-catalog.ts'
import type { Ports } from './ports.ts'
import { type SimulationOptions, simulatedPorts } from './simulated-ports.ts'
import { noSimulation } from './simulator/none.ts'
import type { Config } from './upstream/config.ts'
import { openUpstreams } from './upstream/upstreams.ts'

type ServedOptions = Pick<ServerOptions, 'strict' | 'replyValidation' | 'log' | 'graceMs' | 'trustProxy'>

export interface AppOptions extends SimulationOptions, ServedOptions {
  /** Each lets a request in, with or without its `sk-` prefix. */
  readonly keys: readonly string[]
  /** Tells of each key what it may do; stands in the place of `keys`. */
  readonly keyRing?: KeyRing
  /** False where nothing is to be served but by `ports` and `upstreams`. */
  readonly simulation?: boolean
  /** What stands in the place of the simulator's own. */
  readonly ports?: Partial<Ports>
  /** Real providers, in front of those ports for the models that are theirs. */
  readonly upstreams?: Config
  /** How long one attempt at a video or image task may take, by the clock; 3,600,000 when absent. */
  readonly taskTimeoutMs?: number
  /** What is wanted for running it, such as limits and metrics. */
  readonly operations?: Operations
}

/** The gateway over the simulator, and whatever ports take its place; not listening yet. */
export function createApp(options: AppOptions): FastifyInstance {
  const { operations, keyRing: ring, strict, replyValidation, trustProxy, simulation = true } = options
  const { log = operations?.log ?? logToStderr, graceMs = GRACE_MS, onAttempt = operations?.onCallback } = options
  const { clock = options.clock, callbacks = options.callbacks } = options.ports ?? {}
  const upstreams = options.upstreams && openUpstreams(options.upstreams, log)
  if (upstreams) operations?.onUpstreams(upstreams.all)
  const base: Ports = {
    taskTimeoutMs: options.taskTimeoutMs ?? 3_600_000,
    ...simulatedPorts({ ...options, clock, callbacks, onAttempt }, log),
    ...(simulation ? {} : noSimulation(options.models)),
    ...options.ports,
  }
  const ports = operated({ ...base, ...upstreams?.ports(base) }, options)
  const gateway = createGateway(ports)
  const handlers = upstreams?.handlers(gateway.handlers) ?? gateway.handlers
  const app = createServer({
    contract: { families, routes },
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
      keepGrants(server, operations?.limits)
    },
  })
  serveFiles(app, () => ports.files)
  app.addHook('preClose', () => gateway.close(graceMs))
  app.addHook('onClose', async () => options.database?.close())
  if (upstreams) app.addHook('onClose', () => upstreams.close())
  return app
}

/** After all else that is wanted, so that what is refused is counted and logged. */
function keepGrants(server: FastifyInstance, limits = new Limits()): void {
  limits.extend(server)
  permittedModels.extend(server)
}

/** The ports as keys may see them, and as those who watch over the server want them. */
function operated(ports: Ports, { keyRing: ring, operations, database }: AppOptions): Ports {
  if (operations && database) operations.health.check = () => database.check()
  return {
    ...ports,
    models: inOneForm(ring ? permittedCatalog(ports.models, ring) : ports.models),
    ...(operations ? { tasks: watchedTasks(ports.tasks, operations) } : {}),
  }
}

/** The catalog gets every key as the ring does, however it was sent. */
function inOneForm(models: ModelCatalog): ModelCatalog {
  return {
    list: (key) => models.list(withPrefix(key)),
    find: (id, key) => models.find(id, withPrefix(key)),
  }
}
