import type { components } from '../control/generated/types/control.ts'
import { type RunSuite, SuiteRuns, type SuiteTarget } from '../control/operations/suite-run.ts'
import type { AddTool, AgentMock } from './add-tool.ts'
import type { ToolAnswer } from './answer.ts'
import { cursorInput, describeInput } from './tool-inputs.ts'

type ConformanceRun = components['schemas']['ConformanceRun']
type ConformanceStart = components['schemas']['ConformanceStart']

interface SuiteInput extends Partial<SuiteTarget>, ConformanceStart {
  readonly waitSeconds?: number
  readonly cursor?: number
}

const strings = { type: 'array', items: { type: 'string', minLength: 1 }, maxItems: 50 }

/** Adds the tool that runs the conformance suite: the mock runs it against itself, this process against other gateways. */
export function addSuiteTool(add: AddTool, mock: AgentMock, runSuite: RunSuite): void {
  const runs = new SuiteRuns(runSuite)
  let isOfMock = true
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
        thisSandbox: {
          type: 'boolean',
          description: 'Test the sandbox of the mock as it is, with its scenarios and faults.',
        },
        waitSeconds: { type: 'number', minimum: 0, maximum: 50, default: 40 },
        ...cursorInput,
      }),
      effect: 'sends',
    },
    async ({ control }, { waitSeconds = 40, cursor = 0, target, ...input }) => {
      const waitMs = Math.round(waitSeconds * 1000)
      if (target !== undefined) isOfMock = ['mock', mock.baseUrl].includes(target.replace(/\/$/, ''))
      if (!isOfMock) {
        if (target !== undefined) runs.start({ ...input, target })
        return describeRun(await runs.read({ waitMs, cursor }))
      }
      if (target !== undefined) {
        const { key: _, spec: __, ...start } = input
        await control.startConformance(start)
      }
      return describeRun(await control.getConformance({ waitMs, cursor }))
    },
  )
}

function describeRun({ state, ...run }: ConformanceRun): ToolAnswer {
  if (state === 'none') throw new Error('There is no run yet: name a target, the base URL of a gateway or `mock`.')
  if (state === 'running')
    return { state, progress: run.progress, next: 'run_conformance without a target waits for the result.' }
  if (run.output !== undefined)
    return { state, output: run.output, next: 'Mend what the output says, and name the target again.' }
  const { progress: _, ...result } = run
  return { state, ...result, next: run.total > 0 ? REPEAT : (UNJUDGED.get(state) ?? 'Nothing failed.') }
}

const REPEAT = 'describe_operation has what the contract wants; run_conformance with only: [id] repeats a case.'
/** What to do after a run without failures that does not show that the gateway conforms. */
const UNJUDGED: ReadonlyMap<ConformanceRun['state'], string> = new Map([
  ['stopped', 'The run was stopped before it had judged every case: name the target again.'],
  ['could-not-be-tested', 'Nothing was judged, since every case was skipped: change only or readOnly.'],
])
