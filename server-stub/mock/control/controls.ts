import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Contract } from '../../core/contract.ts'
import type { HandlerTable } from '../../core/handler.ts'
import type { ContractRules } from '../../judge/contract.ts'
import type { Entry } from '../journal/entry.ts'
import { journalMiddleware } from '../journal/journal-middleware.ts'
import { JournalRecorder } from '../journal/journal-recorder.ts'
import { redactor } from '../journal/redact.ts'
import type { Middleware } from '../middleware.ts'
import type { Universe } from '../sandbox.ts'
import { universeNameOf } from '../sandbox-ref.ts'
import type { Universes } from '../sandboxes.ts'
import { encodeEntry } from './encode-entry.ts'
import { families } from './generated/errors.ts'
import { routes } from './generated/routes.ts'
import { type ControlAccess, guardControls } from './guard.ts'
import { controlHandlers } from './handlers.ts'
import type { Live } from './live/live.ts'
import type { StartOptions } from './state.ts'

export interface ControlsOptions {
  /** Of the gateway. */
  readonly contract: Contract
  /** What its formats promise beyond that. */
  readonly rules: ContractRules
  readonly universes: Universes
  readonly live: Live
  /** Who may use the controls; nobody when false, and nothing is served for them. */
  readonly access: ControlAccess | false
  readonly start: StartOptions
}

/** The controls as parts of the mock's server. */
export interface Controls {
  /** Served beside the gateway's own. */
  readonly contract: Contract
  readonly handlers: HandlerTable
  /** The outermost ones. */
  readonly layers: readonly Middleware[]
  /** Adds hooks, which have to be the first. */
  extend(app: FastifyInstance): void
}

export function createControls(options: ControlsOptions): Controls {
  const { access, start } = options
  const recording = start.journal ? record(options) : undefined
  const { layers = [] } = recording ?? {}
  if (access === false) return { contract: { families: [], routes: [] }, handlers: {}, layers, extend: recorded }
  const redact = redactor(options.contract.routes)
  return {
    contract: { families, routes },
    handlers: controlHandlers({
      ...options,
      view: { redact, families: options.contract.families, rules: options.rules },
    }),
    layers,
    extend: (app) => {
      recorded(app)
      guardControls(app, access)
    },
  }

  function recorded(app: FastifyInstance): void {
    recording?.recorder.attach(app)
  }
}

/** Keeps what is answered in the journal of the universe that it is answered in. */
function record({ contract, rules, universes, live }: ControlsOptions) {
  const view = { redact: redactor(contract.routes), families: contract.families, rules, withData: true }
  const tell = (entry: Entry, { name }: Universe) =>
    live.tell(name, () => ({ event: 'request', data: encodeEntry(entry, view) }))
  const enter = (entry: Entry, universe: Universe) => {
    entry.universe = universe
    universe.control.journal.add(entry, universe.clock.now())
    tell(entry, universe)
  }
  const recorder = new JournalRecorder({
    routes: contract.routes,
    enter: (entry, request) => enter(entry, homeOf(request, universes)),
    end: (entry) => {
      const { universe } = entry
      universe?.control.journal.end(entry)
      if (universe) tell(entry, universe)
    },
  })
  const layer = journalMiddleware((entry, { universe, call, route, answeredBy }) => {
    entry.route = route
    entry.answeredBy = answeredBy
    entry.takeBody(call.body)
    enter(entry, universe)
  })
  return { recorder, layers: [layer] }
}

/** What is refused before its universe is known, or names one that cannot be, is kept in the one without a name. */
function homeOf(request: FastifyRequest, universes: Universes): Universe {
  try {
    return universes.get(universeNameOf(request))
  } catch {
    return universes.get('')
  }
}
