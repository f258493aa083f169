import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Route } from '../runtime/contract.ts'
import { type Call, findHandler, type HandlerTable } from '../runtime/handler.ts'
import { keyRing } from '../runtime/http/keys.ts'
import { streamChooser } from '../runtime/http/media-types.ts'
import { createServer, type ServerOptions } from '../runtime/http/server.ts'
import { type Log, logToStderr } from '../runtime/problem.ts'
import type { Operations } from '../server-stub/adapters/operations/operations.ts'
import type { AppOptions } from '../server-stub/app.ts'
import { serveFiles } from '../server-stub/files-route.ts'
import { GRACE_MS } from '../server-stub/gateway.ts'
import { type Controls, createControls, getHomeSandbox } from './control/controls.ts'
import type { ControlAccess } from './control/guard.ts'
import { Live } from './control/live.ts'
import { faultMiddleware } from './faults/fault-middleware.ts'
import { compose, type Middleware, type Next } from './middleware.ts'
import { servePage } from './page/serve-page.ts'
import { rememberReplies } from './preferences/applied.ts'
import { preferencesMiddleware } from './preferences/preferences-middleware.ts'
import type { ReplayMiddleware } from './replay/replay-middleware.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'
import { bareKey, getSandboxName, takeSandboxFromPath } from './sandbox-ref.ts'
import { Sandboxes } from './sandboxes.ts'
import { scenarioMiddleware } from './scenarios/answer-by-scenario.ts'

export interface MockOptions
  extends Omit<AppOptions, 'contract' | 'plugins' | 'streams' | 'keyRing'>,
    Omit<SandboxOptions, 'live' | 'clock'> {
  readonly operations?: Operations
  /** Access to the controls; false does not serve them. Default: this machine. */
  readonly control?: ControlAccess | false
  readonly replay?: ReplayMiddleware | undefined
  /** Default true. */
  readonly journal?: boolean
  /** A gateway key that the page fills in. */
  readonly shownKey?: string | undefined
  /** Whether any key is valid, and not only those of `keys`. */
  readonly acceptsAnyKey?: boolean
}

/** A mock that is not listening yet, with its sandboxes. */
export interface Mock {
  readonly app: FastifyInstance
  readonly sandboxes: Sandboxes
}

/** The simulated gateway with sandboxes, middlewares and controls. */
export function createMockServer(options: MockOptions): Mock {
  const {
    contract,
    control: access = {},
    journal = true,
    edition = 'paid',
    strict = false,
    graceMs = GRACE_MS,
  } = options
  const { log = options.operations?.log ?? logToStderr } = options
  const live = new Live()
  const sandboxes = getSandboxes({ ...options, live }, log)
  const start = { edition, strict, journal, scenarioFile: options.scenarios?.file?.name ?? null }
  const controls = createControls({ contract, sandboxes, live, access, start, activity: options.activity })
  const parts = { sandboxes, controls, live }
  const app = createServer({ ...served(parts, options), strict, graceMs, log })
  addPlaces(app, parts, options)
  rememberReplies(app)
  app.addHook('preClose', () => {
    live.close()
    return sandboxes.close(graceMs)
  })
  return { app, sandboxes }
}

function getSandboxes(options: SandboxOptions, log: Log): Sandboxes {
  const sandboxes = new Sandboxes((name) => createSandbox(name, options, log))
  options.scenarios?.onChange?.((hasOtherAccounts) => {
    for (const { scenarios, restoreAccounts } of sandboxes.all()) {
      scenarios.dropFaults()
      if (hasOtherAccounts) restoreAccounts()
    }
  })
  return sandboxes
}

interface Parts {
  readonly sandboxes: Sandboxes
  readonly controls: Controls
  readonly live: Live
}

type Served = Omit<ServerOptions, 'strict' | 'graceMs' | 'log'>

function served({ sandboxes, controls }: Parts, options: MockOptions): Served {
  const { operations, replyValidation, trustProxy, replay } = options
  const isKey = options.acceptsAnyKey ? () => true : keyRing(options.keys)
  const middlewaresFor = (sandbox: Sandbox): readonly Middleware[] => [
    ...(replay ? [replay.admit] : []),
    ...controls.middlewaresFor(sandbox),
    faultMiddleware(sandbox.faults),
    preferencesMiddleware,
    scenarioMiddleware({ ...sandbox, isReplaying: replay !== undefined }),
    ...(replay ? [replay.middlewareFor(sandbox)] : []),
  ]
  const { families, routes } = options.contract
  return {
    contract: {
      families: [...families, ...controls.contract.families],
      routes: [...routes, ...controls.contract.routes],
    },
    handlers: { ...answerCalls(routes, sandboxes, middlewaresFor), ...controls.handlers },
    isKey: (key) => isKey(bareKey(key)),
    trustProxy,
    rewriteUrl: takeSandboxFromPath,
    replyValidation,
    streams: operations?.streams,
    extend: (server) => {
      controls.extend(server)
      operations?.extend(server)
    },
  }
}

/** Handlers that pass a call through the middlewares of its sandbox to its gateway. */
function answerCalls(
  routes: readonly Route[],
  sandboxes: Sandboxes,
  middlewaresFor: (sandbox: Sandbox) => readonly Middleware[],
): HandlerTable {
  return Object.fromEntries(
    routes.map((route) => {
      const chooseStream = streamChooser(route.streams)
      const answers = new WeakMap<Sandbox, Next>()
      const prepare = (sandbox: Sandbox): Next => {
        const answer = compose(middlewaresFor(sandbox), findHandler(sandbox.gateway.handlers, route.operationId))
        answers.set(sandbox, answer)
        return answer
      }
      const handle = (call: Call) => {
        const sandbox = sandboxes.get(getSandboxName({ headers: call.rawHeaders, key: call.key }))
        const answer = answers.get(sandbox) ?? prepare(sandbox)
        const stream = chooseStream(call.query, call.body)
        const { contract, clock, ports } = sandbox
        return answer({ contract, route, stream, call, clock, log: ports.log, answeredBy: [] })
      }
      return [route.operationId, handle]
    }),
  )
}

/** Adds files, the page, and recorded refusals. */
function addPlaces(app: FastifyInstance, parts: Parts, options: MockOptions): void {
  const { contract, control, replay } = options
  const { sandboxes } = parts
  const getSandbox = (request: FastifyRequest) => getHomeSandbox(request, parts)
  const getFiles = (request: FastifyRequest) => {
    const name = getSandboxName(request)
    return sandboxes.has(name) ? sandboxes.get(name).ports.files : undefined
  }
  app.addHook('preHandler', (request, _, done) => {
    const name = getSandboxName(request)
    if (name !== '') request.basePath = `/~${name}`
    done()
  })
  // Other documents have no files of tasks, and may have the path.
  if (contract.hasModels) serveFiles(app, getFiles)
  if (control !== false) servePage(app, { ...options, getFiles })
  if (replay) {
    app.addHook('onSend', (request, reply, payload) => replay.answerRefused({ request, reply, getSandbox, payload }))
  }
}
