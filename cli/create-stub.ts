import type { FastifyInstance } from 'fastify'
import { routes } from '../generated/routes.ts'
import { type SimulationOptions, simulatedPorts } from '../mock/simulated-ports.ts'
import type { HandlerTable } from '../runtime/handler.ts'
import { type Log, logToStderr } from '../runtime/problem.ts'
import { withoutModels } from '../server-stub/adapters/base-ports.ts'
import { Limits } from '../server-stub/adapters/operations/limits.ts'
import type { Operations } from '../server-stub/adapters/operations/operations.ts'
import { modelPermissions } from '../server-stub/adapters/operations/permitted-models.ts'
import { watchTasks } from '../server-stub/adapters/operations/watched-tasks.ts'
import { openUpstreams } from '../server-stub/adapters/upstream/upstreams.ts'
import { type AppOptions, type AppPlugin, createApp } from '../server-stub/app.ts'
import type { Ports } from '../server-stub/ports.ts'
import type { UpstreamsConfig } from '../settings/upstream-config.ts'

export interface StubOptions extends SimulationOptions, Omit<AppOptions, 'plugins' | 'streams'> {
  /** False to serve `ports` and `upstreams` only. */
  readonly simulation?: boolean
  /** Handlers of further operations, or instead of those of the ports. */
  readonly handlers?: HandlerTable
  /** Replacements of simulator ports. */
  readonly ports?: Partial<Ports>
  /** Real providers, which serve the models of their configuration. */
  readonly upstreams?: UpstreamsConfig
  /** Time limit of one attempt at a video or image task, by the clock; 3,600,000 by default. */
  readonly taskTimeoutMs?: number
  /** Limits, metrics, logs and health checks. */
  readonly operations?: Operations
}

/**
 * Creates the server of the gateway, not listening yet. The simulator answers where neither `ports` nor `upstreams` do.
 *
 * ```ts
 * const app = createStub({ keys: ['sk-test'], ports: { text: textModel(write) } })
 * await app.listen({ port: 4020 })
 * ```
 */
export function createStub(options: StubOptions): FastifyInstance {
  const { operations, simulation = true, taskTimeoutMs = 3_600_000 } = options
  const { log = operations?.log ?? logToStderr, onAttempt = operations?.metrics?.onCallback } = options
  const { clock = options.clock, callbacks = options.callbacks } = options.ports ?? {}
  const ports: Ports = {
    taskTimeoutMs,
    ...simulatedPorts({ ...options, clock, callbacks, onAttempt }, log),
    ...(simulation ? {} : withoutModels(options.models)),
    ...options.ports,
  }
  const { keys, keyRing, contract, added = [], strict, replyValidation, graceMs, trustProxy } = options
  return createApp(ports, {
    ...{ keys, added, strict, replyValidation, trustProxy, log, streams: operations?.streams },
    ...(keyRing === undefined ? {} : { keyRing }),
    ...(contract === undefined ? {} : { contract }),
    ...(graceMs === undefined ? {} : { graceMs }),
    plugins: listPlugins(options, log),
  })
}

/** The order matters: `handlers` replace those of upstreams, and refusals of limits and permissions are counted and logged. */
function listPlugins(options: StubOptions, log: Log): readonly AppPlugin[] {
  const { upstreams, operations, database, handlers, keyRing, added = [] } = options
  const served = [...routes, ...added.flatMap((contract) => contract.routes)]
  return [
    ...(upstreams ? [upstreamPlugin(openUpstreams(upstreams, served, log), operations)] : []),
    { wrapHandlers: (inner) => ({ ...inner, ...handlers }) },
    ...(database ? [{ close: () => database.close() }] : []),
    ...(operations ? [operationsPlugin(operations, options)] : []),
    operations?.limits ?? new Limits(),
    modelPermissions(keyRing),
  ]
}

function upstreamPlugin(upstreams: ReturnType<typeof openUpstreams>, operations: Operations | undefined): AppPlugin {
  operations?.metrics?.onUpstreams(upstreams.all)
  return {
    wrapPorts: (ports) => ({ ...ports, ...upstreams.ports(ports) }),
    wrapHandlers: upstreams.handlers,
    close: upstreams.close,
  }
}

function operationsPlugin(operations: Operations, { database }: StubOptions): AppPlugin {
  const { health, metrics } = operations
  if (database) health.check = () => database.check()
  return {
    ...operations,
    wrapPorts: (ports) => ({
      ...ports,
      text: operations.wrapText(ports.text),
      ...(metrics && { tasks: watchTasks(ports.tasks, metrics) }),
    }),
  }
}
