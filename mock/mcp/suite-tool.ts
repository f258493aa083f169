import { asArray, asObject, asStrings, type JsonObject } from '../../runtime/json.ts'
import { cutText } from '../control/operations/outline-schema.ts'
import { type AddTool, type AgentMock, openControl } from './add-tool.ts'
import { pageOf, type ToolAnswer } from './answer.ts'
import { cursorInput, describeInput } from './tool-inputs.ts'

/** The end of a run of the suite. */
export interface SuiteResult {
  /** 0: conforms, 1: does not, 2: could not be tested. */
  readonly exitCode: number
  /** What the command printed. */
  readonly output: string
  /** Its report in JSON; undefined if there is none. */
  readonly report: unknown
}

/** Runs the conformance suite with these arguments of its command; `onProgress` gets its lines of progress. */
export type RunSuite = (args: readonly string[], onProgress: (line: string) => void) => Promise<SuiteResult>

interface SuiteInput {
  readonly target?: string
  readonly key?: string
  readonly only?: readonly string[]
  readonly spec?: string
  readonly readOnly?: boolean
  readonly waitSeconds?: number
  readonly cursor?: number
}

const strings = { type: 'array', items: { type: 'string', minLength: 1 }, maxItems: 50 }
const SANDBOX = 'conformance'

/** Adds the tool that runs the conformance suite: one run at a time, which goes on when the tool has answered. */
export function addSuiteTool(add: AddTool, mock: AgentMock, runSuite: RunSuite): void {
  let run: SuiteRun | undefined
  add<SuiteInput>(
    {
      name: 'run_conformance',
      about:
        'Runs the conformance suite against a gateway, or against the mock, and returns counts and failures. A run that takes longer goes on: call it again without a target for its result. The command `gatewright conformance` does the same.',
      input: describeInput({
        target: {
          type: 'string',
          description: 'Base URL of the gateway, or `mock`. Without it the result of the last run.',
        },
        key: { type: 'string', description: 'API key of the gateway.' },
        only: {
          ...strings,
          description: 'Only cases with these ids; * matches in one part, ** across parts, such as messages/**.',
        },
        spec: { type: 'string', description: "Path of the OpenAPI document, if it is not the gateway's." },
        readOnly: { type: 'boolean', description: 'Send nothing that creates a task.' },
        waitSeconds: { type: 'number', minimum: 0, maximum: 50, default: 40 },
        ...cursorInput,
      }),
      effect: 'sends',
    },
    async (_, { waitSeconds = 40, cursor, ...input }) => {
      if (input.target !== undefined) {
        if (run?.result === undefined && run !== undefined)
          throw new Error('A run is going on: call run_conformance without a target for its result.')
        run = await startRun({ ...input, target: input.target }, mock, runSuite)
      }
      if (run === undefined) throw new Error('There is no run yet: name a target, the base URL of a gateway or `mock`.')
      await Promise.race([run.ended, new Promise((resolve) => setTimeout(resolve, waitSeconds * 1000).unref())])
      return describeRun(run, cursor)
    },
  )
}

interface SuiteRun {
  progress: string
  result: SuiteResult | undefined
  ended: Promise<void>
}

/** Against the mock it runs in a sandbox without delays, whose journal is not the app's. */
async function startRun(
  input: SuiteInput & { readonly target: string },
  mock: AgentMock,
  runSuite: RunSuite,
): Promise<SuiteRun> {
  const isMock = input.target === 'mock' || input.target === mock.baseUrl
  const { only = [], readOnly = false, spec = isMock ? mock.spec : undefined } = input
  const key = input.key ?? (isMock ? (mock.key ?? 'sk-mock') : undefined)
  const args = [
    `--target=${isMock ? `${mock.baseUrl}/~${SANDBOX}` : input.target}`,
    ...(key === undefined ? [] : [`--key=${key}`]),
    ...(spec === undefined ? [] : [`--spec=${spec}`]),
    ...only.map((pattern) => `--only=${pattern}`),
    ...(readOnly ? ['--read-only'] : []),
  ]
  if (isMock) await openControl(mock, SANDBOX).changeClock({ speed: 0 })
  const run: SuiteRun = { progress: '', result: undefined, ended: Promise.resolve() }
  const work = runSuite(args, (line) => {
    run.progress = line
  })
  run.ended = work.then(
    (result) => {
      run.result = result
    },
    (error) => {
      run.result = { exitCode: 2, output: String(error), report: undefined }
    },
  )
  return run
}

const outcomes = ['conforms', 'does not conform', 'could not be tested'] as const

function describeRun({ progress, result }: SuiteRun, cursor?: number): ToolAnswer {
  if (result === undefined)
    return { state: 'running', progress, next: 'run_conformance without a target waits for the result.' }
  const { exitCode, output, report } = result
  const [target] = asArray(asObject(report).targets).map(asObject)
  const state = outcomes[exitCode] ?? 'could not be tested'
  if (target === undefined)
    return { state, output: output.slice(-4000), next: 'Mend what the output says, and name the target again.' }
  const failures = asArray(target.verdicts)
    .map(asObject)
    .filter(({ outcome }) => outcome === 'failed' || outcome === 'stale')
  const { items, ...page } = pageOf(failures.map(describeFailure), cursor, 10)
  return {
    state,
    counts: target.counts,
    failures: items,
    ...page,
    next:
      failures.length > 0
        ? 'describe_operation has what the contract wants; run_conformance with only: [id] repeats a case.'
        : 'Nothing failed.',
  }
}

function describeFailure({ id, rule, operationId, reason, findings }: JsonObject) {
  const shown = asArray(findings).map(asObject).slice(0, 3)
  return {
    id,
    rule,
    operationId,
    ...(reason === undefined ? {} : { reason }),
    findings: shown.map(({ place, message, specPointer, source }) => ({
      place,
      message: cutText(String(message), 500),
      specPointer,
      source: asStrings(source).slice(0, 3),
    })),
  }
}
