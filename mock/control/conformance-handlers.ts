import { Problem } from '../../runtime/problem.ts'
import { getSandboxName, getSandboxPath } from '../sandbox-ref.ts'
import type { Sandboxes } from '../sandboxes.ts'
import type { ControlHandlers } from './generated/handlers.ts'
import { type RunSuite, SuiteRuns } from './operations/suite-run.ts'

export interface SuiteOptions {
  /** Runs the conformance suite, which the mock does not have; undefined if it cannot. */
  readonly runSuite: RunSuite | undefined
  /** A key that the mock takes. */
  readonly key: string
  /** Aborted when the mock begins to close. */
  readonly closing: AbortSignal
}

/** The sandbox of runs that test no other one. */
const SANDBOX = 'conformance'
const MAX_RUN_MS = 600_000

/** Runs of the suite against this mock only, so that no caller can make it send requests elsewhere. */
export function conformanceHandlers(sandboxes: Sandboxes, { runSuite, key, closing }: SuiteOptions) {
  const runs = new SuiteRuns(runSuite ?? failWithoutSuite, MAX_RUN_MS)
  const stop = () => runs.stop()
  closing.addEventListener('abort', stop)
  const readRun = async (waitMs: number, cursor?: number) => ({ json: await runs.read({ waitMs, cursor }) })
  return {
    getConformance: ({ query: { waitMs = 0, cursor } }) => readRun(waitMs, cursor),
    startConformance: async (call) => {
      const { localUrl, body, query, signal } = call
      const { thisSandbox = false, ...selection } = body ?? {}
      if (runSuite === undefined || localUrl === undefined) return failWithoutSuite()
      const name = thisSandbox ? getSandboxName(call) : SANDBOX
      if (sandboxes.view(name).source.forward)
        throw new Problem('invalid-request', FORWARDS, { variant: 'illegal-change' })
      runs.refuseSecond()
      if (!thisSandbox) await sandboxes.reset(name)
      const sandbox = sandboxes.get(name)
      if (!thisSandbox) sandbox.settings.change({ speed: 0 })
      runs.start({ target: localUrl + getSandboxPath(name), key, ...selection })
      // The client may have left already, during the reset.
      if (signal.aborted) stop()
      signal.addEventListener('abort', stop, { once: true })
      const run = await readRun(query.waitMs ?? 0)
      signal.removeEventListener('abort', stop)
      return run
    },
    stopConformance: () => {
      stop()
      return readRun(STOP_MS)
    },
  } satisfies Partial<ControlHandlers>
}

function failWithoutSuite(): never {
  throw new Problem('unavailable', NO_SUITE)
}

/** Requests that are on their way end soon, unless a fault holds them. */
const STOP_MS = 5000
const COMMAND = 'npx gatewright conformance --target URL --key KEY'
const NO_SUITE = `This mock has no conformance suite: start it with npx gatewright mock, or run ${COMMAND}.`
const FORWARDS = `A run would reach the deployment that this mock forwards to: test that with ${COMMAND}.`
