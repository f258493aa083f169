import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Contract } from '../../runtime/contract.ts'
import type { HandlerTable } from '../../runtime/handler.ts'
import type { RequestContext } from '../../runtime/http/request-context.ts'
import type { Entry } from '../journal/entry.ts'
import { recordRequests } from '../journal/journal-recorder.ts'
import type { Sandbox } from '../sandbox.ts'
import { getSandboxName } from '../sandbox-ref.ts'
import { families } from './generated/errors.ts'
import { routes } from './generated/routes.ts'
import { CONTROL_PREFIX, type ControlAccess, guardControls } from './guard.ts'
import { type ControlOptions, controlHandlers } from './handlers.ts'

/** The name of an operation or family beside those of the mocked contract, which may have the same ids and tags. */
const toControlName = (name: string) => `${CONTROL_PREFIX}/${name}`

const controlContract: Contract = {
  families: families.map((family) => ({ ...family, name: toControlName(family.name) })),
  routes: routes.map((route) => {
    return { ...route, operationId: toControlName(route.operationId), family: toControlName(route.family) }
  }),
}

export interface ControlsOptions extends ControlOptions {
  /** False serves no controls. */
  readonly access: ControlAccess | false
  readonly journalBodyKb?: number | undefined
}

/** Parts of the mock's server. */
export interface Controls {
  readonly contract: Contract
  readonly handlers: HandlerTable
  /** Adds hooks. Call it before other hooks are added. */
  extend(app: FastifyInstance): void
}

export function createControls(options: ControlsOptions): Controls {
  const { contract, access, start, journalBodyKb } = options
  const enter = (entry: Entry, { context }: FastifyRequest) => getHomeSandbox(context, options).control.enter(entry)
  const record = (app: FastifyInstance) => {
    if (start.journal) recordRequests(app, { routes: contract.routes, journalBodyKb, enter })
  }
  if (access === false) return { contract: { families: [], routes: [] }, handlers: {}, extend: record }
  return {
    contract: controlContract,
    handlers: Object.fromEntries(
      Object.entries<HandlerTable[string]>(controlHandlers(options)).map(([id, handle]) => [toControlName(id), handle]),
    ),
    extend: (app) => {
      record(app)
      guardControls(app, access)
    },
  }
}

/** A request without a valid sandbox belongs to the default one; only an accepted key or a watcher creates another one. */
export function getHomeSandbox(
  context: RequestContext,
  { sandboxes, live }: Pick<ControlsOptions, 'sandboxes' | 'live'>,
): Sandbox {
  const name = getSandboxName(context)
  const isKnown = name === '' || context.grant !== undefined || sandboxes.has(name) || live.isWatched(name)
  try {
    return sandboxes.get(isKnown ? name : '')
  } catch {
    return sandboxes.get('')
  }
}
