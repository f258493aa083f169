import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Contract } from '../../runtime/contract.ts'
import type { HandlerTable } from '../../runtime/handler.ts'
import type { ActivityLog } from '../activity-log.ts'
import type { Entry, EntryWatcher } from '../journal/entry.ts'
import { journalMiddleware } from '../journal/journal-middleware.ts'
import { recordRequests } from '../journal/journal-recorder.ts'
import { type Redact, redactor } from '../journal/redact.ts'
import type { Middleware } from '../middleware.ts'
import type { MockContract } from '../mock-contract.ts'
import type { Sandbox } from '../sandbox.ts'
import { getSandboxName } from '../sandbox-ref.ts'
import type { Sandboxes } from '../sandboxes.ts'
import { encodeEntry } from './encode-entry.ts'
import { families } from './generated/errors.ts'
import { routes } from './generated/routes.ts'
import { type ControlAccess, guardControls } from './guard.ts'
import { controlHandlers } from './handlers.ts'
import type { Live } from './live.ts'
import type { StartOptions } from './state.ts'

export interface ControlsOptions {
  readonly contract: MockContract
  readonly sandboxes: Sandboxes
  readonly live: Live
  /** False serves no controls. */
  readonly access: ControlAccess | false
  readonly start: StartOptions
  readonly activity?: ActivityLog | undefined
}

/** Parts of the mock's server. */
export interface Controls {
  readonly contract: Contract
  readonly handlers: HandlerTable
  /** The journal, as the outermost middleware. */
  readonly middlewaresFor: (sandbox: Sandbox) => readonly Middleware[]
  /** Adds hooks. Call it before other hooks are added. */
  extend(app: FastifyInstance): void
}

export function createControls(options: ControlsOptions): Controls {
  const { contract, access, start } = options
  const redact = redactor(contract.routes)
  const recording = start.journal ? record(options, redact) : undefined
  const middlewaresFor = recording?.middlewaresFor ?? (() => [])
  const attach = (app: FastifyInstance) => recording?.attach(app)
  if (access === false) return { contract: { families: [], routes: [] }, handlers: {}, middlewaresFor, extend: attach }
  return {
    contract: { families, routes },
    handlers: controlHandlers({ ...options, redact }),
    middlewaresFor,
    extend: (app) => {
      attach(app)
      guardControls(app, access)
    },
  }
}

/** Records requests in the journal of their sandbox. */
function record(options: ControlsOptions, redact: Redact) {
  const { contract, live, activity } = options
  const encode = (entry: Entry) => encodeEntry(entry, { contract: contract.judged, redact, withData: true })
  const watchers = new WeakMap<Sandbox, EntryWatcher>()
  const watch = (sandbox: Sandbox): EntryWatcher => {
    const { name, control } = sandbox
    const publish = (entry: Entry) => {
      if (live.isWatched(name)) live.publish(name, () => ({ event: 'request', data: encode(entry) }))
    }
    const onEnd = (entry: Entry) => {
      control.journal.end(entry)
      publish(entry)
      activity?.request(entry, { sandbox: name, url: redact.url(entry.url) })
    }
    const watcher = { onHead: publish, onEnd }
    watchers.set(sandbox, watcher)
    return watcher
  }
  const enter = (entry: Entry, sandbox: Sandbox) => {
    const watcher = watchers.get(sandbox) ?? watch(sandbox)
    entry.watcher = watcher
    sandbox.control.journal.add(entry, sandbox.clock.now())
    watcher.onHead(entry)
  }
  const attach = (app: FastifyInstance) =>
    recordRequests(app, {
      routes: contract.routes,
      enter: (entry, request) => enter(entry, getHomeSandbox(request, options)),
    })
  const middlewaresFor = (sandbox: Sandbox) => [
    journalMiddleware((entry, { call, route, answeredBy }) => {
      entry.route = route
      entry.answeredBy = answeredBy
      entry.takeBody(call.body)
      enter(entry, sandbox)
    }),
  ]
  return { attach, middlewaresFor }
}

/** A request without a valid sandbox belongs to the default one; only an accepted key or a watcher creates another one. */
export function getHomeSandbox(
  request: FastifyRequest,
  { sandboxes, live }: Pick<ControlsOptions, 'sandboxes' | 'live'>,
): Sandbox {
  const name = getSandboxName(request)
  const isKnown = request.grant !== undefined || sandboxes.has(name) || live.isWatched(name)
  try {
    return sandboxes.get(isKnown ? name : '')
  } catch {
    return sandboxes.get('')
  }
}
