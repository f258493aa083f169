import { type Json, setKey } from '../../runtime/json.ts'
import { type Finding, isViolation } from '../../runtime/judge/finding.ts'
import { judgeTask } from '../../runtime/judge/task.ts'
import { quote } from '../../runtime/validation/quote.ts'
import { makeFinding, prefixFindings } from '../judge/findings.ts'
import { formatExcerpt, type RequestResult } from '../judge/received.ts'
import { runStep } from '../run/run-scenario.ts'
import type { RunContext, ScenarioResult } from '../scenario.ts'
import type { Target } from '../targets/target.ts'
import { TaskLog } from '../tasks/task-log.ts'
import type { Case } from '../verdict.ts'
import type { Criterion } from './criterion.ts'
import { evaluateExpression, type FlowState } from './expression.ts'
import { type FlowRequest, getExchange, makeFlowCase, makeFlowRequest } from './flow-request.ts'
import type { Action, FlowStep, Workflow } from './workflow.ts'

export interface FlowInput {
  /** Id, family and rule of the whole. */
  readonly whole: Case
  readonly target: Target
  readonly inputs: Readonly<Record<string, Json>>
}

/** Runs a workflow to its end, or to the step that fails. */
export function runFlow(flow: Workflow, input: FlowInput, context: RunContext): Promise<ScenarioResult> {
  return new FlowRun(flow, input, context).run()
}

/** Result of a step: the next step, or findings. */
type StepResult = { readonly index: number } | { readonly findings: readonly Finding[] }

interface EndedStep {
  readonly step: FlowStep
  readonly index: number
  readonly observed: RequestResult
  /** The criteria that fail. */
  readonly unmet: readonly Finding[]
}

class FlowRun {
  readonly #flow: Workflow
  readonly #input: FlowInput
  readonly #context: RunContext
  readonly #outputs: Record<string, { readonly outputs: Readonly<Record<string, Json>> }> = {}
  readonly #log: TaskLog
  readonly #replies: { operationId: string; status: number }[] = []
  readonly #events: { stream: string; event: string }[] = []
  readonly #retries = new Map<string, number>()
  readonly #startTimes = new Map<string, number>()
  readonly #notes: Finding[] = []
  #last: Pick<ScenarioResult, 'step' | 'curl' | 'reply'>

  constructor(flow: Workflow, input: FlowInput, context: RunContext) {
    this.#flow = flow
    this.#input = input
    this.#context = context
    this.#log = new TaskLog(context.contract)
    this.#last = { step: input.whole, curl: '', reply: '' }
  }

  async run(): Promise<ScenarioResult> {
    for (let index = 0; ; ) {
      const step = this.#flow.steps[index]
      const result: StepResult = step ? await this.#runStep(step, index) : { findings: this.#taskFindings() }
      if ('index' in result) {
        index = result.index
        continue
      }
      const findings = step ? prefixFindings(`step ${step.stepId}`, result.findings) : result.findings
      return { ...this.#last, findings: [...findings, ...this.#notes], replies: this.#replies, events: this.#events }
    }
  }

  async #runStep(step: FlowStep, index: number): Promise<StepResult> {
    if (!this.#startTimes.has(step.stepId)) this.#startTimes.set(step.stepId, performance.now())
    const request = makeFlowRequest(step, this.#getState())
    const testCase = { ...this.#input.whole, ...makeFlowCase(this.#context.contract, step, request.request) }
    const observed = await runStep(testCase, this.#input.target, this.#context)
    this.#recordReply(testCase, observed)
    if (observed.findings.some(isViolation)) return { findings: observed.findings }
    this.#notes.push(...prefixFindings(`step ${step.stepId}`, observed.findings))
    const state = this.#getState(request, observed)
    const unmet = step.successCriteria
      .filter((criterion) => !criterion.holds(state))
      .map((criterion) => unmetFinding(step, criterion, state))
    const missing = unmet.length === 0 ? this.#storeOutputs(step, state) : []
    if (missing.length > 0) return { findings: missing }
    const actions = unmet.length === 0 ? step.onSuccess : step.onFailure
    const action = actions.find(({ criteria }) => criteria.every((criterion) => criterion.holds(state)))
    return this.#takeAction(action, { step, index, observed, unmet })
  }

  #getState(request?: FlowRequest, observed?: RequestResult): FlowState {
    const exchange = request && observed ? getExchange(request, observed, this.#input.target) : {}
    return { inputs: this.#input.inputs, steps: this.#outputs, ...exchange }
  }

  #recordReply(testCase: Case, observed: RequestResult): void {
    const { stream = '' } = testCase.expect
    const { received, curl, events } = observed
    this.#log.recordReply(testCase, observed)
    this.#events.push(...events.map(({ event }) => ({ stream, event })))
    if (received) this.#replies.push({ operationId: testCase.operationId, status: received.status })
    this.#last = { step: testCase, curl, reply: received ? formatExcerpt(received) : '' }
  }

  /** Stores the outputs of a step; returns the missing ones. */
  #storeOutputs(step: FlowStep, state: FlowState): Finding[] {
    const outputs: Record<string, Json> = {}
    const missing: Finding[] = []
    for (const [name, expression] of Object.entries(step.outputs)) {
      const value = evaluateExpression(expression, state)
      if (value === undefined) missing.push(stepFinding(step, `outputs/${name}`, `${expression.text} has no value`))
      else setKey(outputs, name, value)
    }
    setKey(this.#outputs, step.stepId, { outputs })
    return missing
  }

  async #takeAction(action: Action | undefined, ended: EndedStep): Promise<StepResult> {
    const { step, index, unmet } = ended
    if (action === undefined) return unmet.length > 0 ? { findings: unmet } : { index: index + 1 }
    if (action.type === 'end') {
      if (unmet.length === 0) return { index: this.#flow.steps.length }
      return {
        findings: unmet.map((finding) => ({
          ...finding,
          message: `${finding.message}; ${action.name} ends the workflow`,
        })),
      }
    }
    const { timeoutMs } = this.#context.pace
    if (performance.now() - (this.#startTimes.get(step.stepId) ?? 0) > timeoutMs)
      return {
        findings: [{ ...stepFinding(step, '', `was not done within ${timeoutMs} ms`), rule: 'timeout' }, ...unmet],
      }
    if (action.type === 'goto') return { index: this.#flow.steps.findIndex(({ stepId }) => stepId === action.stepId) }
    return this.#retryStep(action, ended)
  }

  async #retryStep(action: Action, { step, index, observed, unmet }: EndedStep): Promise<StepResult> {
    const { name, retryLimit, retryAfterMs } = action
    const key = `${step.stepId} ${name}`
    const count = this.#retries.get(key) ?? 0
    if (count >= retryLimit) return { findings: [stepFinding(step, '', `${name} has run ${count} times`), ...unmet] }
    this.#retries.set(key, count + 1)
    const seconds = Number(observed.received?.headers.get('retry-after') ?? Number.NaN)
    const waitMs = Number.isFinite(seconds) ? seconds * 1000 : retryAfterMs
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    return { index }
  }

  /** Judges the records that the flow has read by the lifecycles of their tasks. */
  #taskFindings(): Finding[] {
    return this.#log.tasks.flatMap(({ kind, id, reads }) => prefixFindings(`task ${id}`, judgeTask(kind, reads)))
  }
}

function unmetFinding(step: FlowStep, { text, expressions, pointer }: Criterion, state: FlowState): Finding {
  const values = expressions.map(
    (expression) => `${expression.text} is ${quote(evaluateExpression(expression, state))}`,
  )
  const message = `\`${text}\` does not hold: ${[...new Set(values)].join(', ')}`
  return { ...stepFinding(step, 'successCriteria', message), specPointer: `arazzo.yaml#${pointer}` }
}

function stepFinding({ pointer, operation }: FlowStep, where: string, message: string): Finding {
  const specPointer = `arazzo.yaml#${pointer}${where === '' ? '' : `/${where}`}`
  return { ...makeFinding('flow', where, message), specPointer, source: operation.source }
}
