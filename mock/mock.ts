import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Route } from '../runtime/contract.ts'
import type { HandlerTable } from '../runtime/handler.ts'
import { keyRing } from '../runtime/http/keys.ts'
import { createContextKey, type RequestContext } from '../runtime/http/request-context.ts'
import { createServer, type ServerOptions } from '../runtime/http/server.ts'
import type { Tolerance } from '../runtime/http/server-context.ts'
import { tolerateInvalid } from '../runtime/http/tolerant-request.ts'
import { type Log, logToStderr } from '../runtime/problem.ts'
import type { Operations } from '../server-stub/adapters/operations/operations.ts'
import type { AppOptions } from '../server-stub/app.ts'
import { serveFiles } from '../server-stub/files-route.ts'
import { GRACE_MS } from '../server-stub/gateway.ts'
import { UsageError } from '../settings/errors.ts'
import { basePathFinder } from './base-paths.ts'
import type { SuiteOptions } from './control/conformance-handlers.ts'
import { type Controls, createControls, getHomeSandbox } from './control/controls.ts'
import type { ControlAccess } from './control/guard.ts'
import { Live } from './control/live.ts'
import type { Forward } from './forward/forward.ts'
import { recordCall, recordOutcome } from './journal/record-call.ts'
import { getExamples, type MockOperation } from './mock-contract.ts'
import { servePage } from './page/serve-page.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'
import { bareKey, findKeyError, findSandboxPath, getSandboxName, getSandboxPath } from './sandbox-ref.ts'
import { Sandboxes } from './sandboxes.ts'

export interface MockOptions
  extends Omit<AppOptions, 'added' | 'contract' | 'plugins' | 'streams' | 'keyRing'>,
    Omit<SandboxOptions, 'live' | 'clock' | 'forward' | 'wrapText'> {
  /** A deployment that answers what nothing else does. */
  readonly forward?: Forward | undefined
  /** Present if sandboxes may open a recording later. `extend` keeps the requests that it forwards. */
  readonly recordings?: { readonly extend?: ((app: FastifyInstance) => void) | undefined }
  readonly operations?: Operations
  /** Whether to keep a journal; true by default. */
  readonly journal?: boolean
  /** Access to the controls; false does not serve them. Default: this machine. */
  readonly control?: ControlAccess | false
  /** A gateway key that the page fills in. */
  readonly shownKey?: string | undefined
  /** Whether any key is valid, and not only those of `keys`. */
  readonly acceptsAnyKey?: boolean
  /** Runs the conformance suite for the control API. */
  readonly runSuite?: SuiteOptions['runSuite']
  /** Whether invalid requests are refused, or reported and answered; `on` by default. */
  readonly validation?: 'on' | 'report'
  /** Minutes without use after which a sandbox is deleted, all but the default one; 0, the default, keeps them. */
  readonly sandboxExpiryMinutes?: number
}

/** A mock that is not listening yet, with its sandboxes. */
export interface Mock {
  readonly app: FastifyInstance
  readonly sandboxes: Sandboxes
}

/** The simulated gateway with sandboxes, middlewares and controls. Throws a `UsageError` for an invalid key. */
export function createMockServer(options: MockOptions): Mock {
  const {
    contract,
    control: access = {},
    journal = true,
    journalBodyKb,
    sandboxExpiryMinutes = 0,
    edition = 'paid',
    strict = false,
    graceMs = GRACE_MS,
  } = options
  const { log = options.operations?.log ?? logToStderr } = options
  const keyError = findKeyError([...options.keys, access ? (access.key ?? '') : ''])
  if (keyError !== undefined) throw new UsageError(keyError)
  const live = new Live()
  const wrapText = options.operations?.wrapText
  const sandboxes = getSandboxes({ ...options, live, wrapText, sandboxExpiryMinutes }, log)
  const start = { edition, strict, journal, scenarioFile: options.scenarios?.file?.name ?? null }
  const closing = new AbortController()
  const suite = getSuite(options, closing.signal)
  const controls = createControls({ contract, sandboxes, live, access, start, suite, journalBodyKb })
  const parts = { sandboxes, controls, live }
  const app = createServer({ ...served(parts, options), strict, graceMs, log })
  addPlaces(app, parts, options)
  app.addHook('preClose', () => {
    closing.abort()
    live.close()
    return sandboxes.close(graceMs)
  })
  return { app, sandboxes }
}

function getSuite({ runSuite, keys }: MockOptions, closing: AbortSignal): SuiteOptions {
  return { runSuite, key: keys[0] ?? 'sk-mock', closing }
}

type SandboxesOptions = SandboxOptions & Pick<Parts, 'live'> & Pick<Required<MockOptions>, 'sandboxExpiryMinutes'>

function getSandboxes(options: SandboxesOptions, log: Log): Sandboxes {
  const sandboxes = new Sandboxes((name) => createSandbox(name, options, log), {
    expiryMs: options.sandboxExpiryMinutes * 60_000,
    isWatched: (name) => options.live.isWatched(name),
  })
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
  const { operations, replyValidation, trustProxy, validation, contract } = options
  const isKey = options.acceptsAnyKey ? () => true : keyRing(options.keys)
  const { families, routes } = contract
  const findBasePath = basePathFinder(contract)
  const isExpiring = (options.sandboxExpiryMinutes ?? 0) > 0
  const answers = answerCalls(routes, sandboxes, isExpiring)
  return {
    contract: {
      families: [...families, ...controls.contract.families],
      routes: [...routes, ...controls.contract.routes],
    },
    handlers: { ...(operations?.wrapHandlers(answers) ?? answers), ...controls.handlers },
    isKey: (key) => isKey(bareKey(key)),
    trustProxy,
    findBasePath: (url) => {
      const sandboxPath = findSandboxPath(url)
      return findBasePath ? sandboxPath + findBasePath(url.slice(sandboxPath.length)) : sandboxPath
    },
    replyValidation,
    reportsUnknown: true,
    findTolerance: validation === 'report' ? (route) => findTolerance({ contract, route }) : undefined,
    streams: operations?.streams,
    observe: recordOutcome,
    extend: (server) => {
      controls.extend(server)
      if (isExpiring) holdSandboxes(server)
      operations?.extend(server)
      options.forward?.extend(server)
      options.recordings?.extend?.(server)
    },
  }
}

/** The control API refuses what is invalid. */
function findTolerance(operation: MockOperation): Tolerance | undefined {
  if (!operation.contract.routes.includes(operation.route)) return undefined
  return tolerateInvalid(() => getExamples(operation).requests?.[0]?.value)
}

/** Ends the use of a sandbox by a request; null when its reply has ended. */
const releaseKey = createContextKey<(() => void) | null | undefined>('release of a sandbox', undefined)

/** Keeps sandboxes that expire until the replies of their requests have ended. */
function holdSandboxes(app: FastifyInstance): void {
  app.addHook('onRequest', ({ context }, reply, done) => {
    reply.raw.on('close', () => {
      context.get(releaseKey)?.()
      context.set(releaseKey, null)
    })
    done()
  })
}

/** Keeps a sandbox until the reply has ended, and warns if it has replaced one that expired. */
function useExpiring(sandboxes: Sandboxes, sandbox: Sandbox, call: RequestContext): void {
  if (call.get(releaseKey) !== null) call.set(releaseKey, sandboxes.hold(sandbox))
  const warning = sandboxes.takeWarning(sandbox.name)
  if (warning) call.warn(warning)
}

/** Handlers that pass a call to its sandbox. */
function answerCalls(routes: readonly Route[], sandboxes: Sandboxes, isExpiring: boolean): HandlerTable {
  return Object.fromEntries(
    routes.map((route) => {
      const handle = (call: RequestContext) => {
        const name = getSandboxName(call)
        const sandbox = sandboxes.get(name)
        const { contract, clock, ports, control, answer } = sandbox
        if (isExpiring) useExpiring(sandboxes, sandbox, call)
        call.basePath = getSandboxPath(name)
        const exchange = { contract, route, stream: call.stream, call, clock, log: ports.log, answeredBy: [] }
        recordCall(exchange, control.enter)
        return answer(exchange)
      }
      return [route.operationId, handle]
    }),
  )
}

/** Adds files, the page, and recorded refusals. */
function addPlaces(app: FastifyInstance, parts: Parts, options: MockOptions): void {
  const { contract, control, replay, recordings } = options
  const { sandboxes } = parts
  const getSandbox = ({ context }: FastifyRequest) => getHomeSandbox(context, parts)
  const getFiles = ({ context }: FastifyRequest) => {
    const name = getSandboxName(context)
    return sandboxes.has(name) ? sandboxes.get(name).ports.files : undefined
  }
  // Other documents have no files of tasks, and may have the path.
  if (contract.hasModels) serveFiles(app, getFiles)
  if (control !== false) servePage(app, { ...options, getFiles })
  if (replay || recordings) {
    app.addHook('onSend', async (request, reply, payload) => {
      if (reply.statusCode < 400) return payload
      const { source } = getSandbox(request)
      return source.replay ? source.replay.answerRefused({ request, reply, getSandbox, payload }) : payload
    })
  }
}
