import { type Json, setKey } from '../../runtime/json.ts'
import { type Finding, isViolation } from '../../runtime/judge/finding.ts'
import { judgeTask } from '../../runtime/judge/task.ts'
import { quote } from '../../runtime/validation/quote.ts'
import { excerpt, type Observed } from '../judge/received.ts'
import { once } from '../run/run-scenario.ts'
import type { Means, ScenarioResult } from '../scenario.ts'
import type { Target } from '../targets/target.ts'
import { TaskLog } from '../tasks/task-log.ts'
import type { Case } from '../verdict.ts'
import type { Criterion } from './criterion.ts'
import { evaluate, type Situation } from './expression.ts'
import { type FlowRequest, getCase, getExchange, getRequest } from './flow-request.ts'
import type { Action, FlowStep, Workflow } from './workflow.ts'

export interface FlowGiven {
  /** Id, family and rule of the whole. */
  readonly whole: Case
  readonly target: Target
  readonly inputs: Readonly<Record<string, Json>>
}

/** Runs a workflow to its end, or to the step that fails. */
export function runFlow(flow: Workflow, given: FlowGiven, means: Means): Promise<ScenarioResult> {
  return new FlowRun(flow, given, means).run()
}

/** Result of a step: the next step, or findings. */
type Next = { readonly index: number } | { readonly findings: readonly Finding[] }

interface Ended {
  readonly step: FlowStep
  readonly index: number
  readonly observed: Observed
  /** The criteria that fail. */
  readonly broken: readonly Finding[]
}

class FlowRun {
  readonly #flow: Workflow
  readonly #given: FlowGiven
  readonly #means: Means
  readonly #outputs: Record<string, { readonly outputs: Readonly<Record<string, Json>> }> = {}
  readonly #log = new TaskLog()
  readonly #replies: { operationId: string; status: number }[] = []
  readonly #events: { stream: string; event: string }[] = []
  readonly #retries = new Map<string, number>()
  readonly #begun = new Map<string, number>()
  readonly #notes: Finding[] = []
  #last: Pick<ScenarioResult, 'step' | 'curl' | 'reply'>

  constructor(flow: Workflow, given: FlowGiven, means: Means) {
    this.#flow = flow
    this.#given = given
    this.#means = means
    this.#last = { step: given.whole, curl: '', reply: '' }
  }

  async run(): Promise<ScenarioResult> {
    for (let index = 0; ; ) {
      const step = this.#flow.steps[index]
      const next: Next = step ? await this.#runStep(step, index) : { findings: this.#taskFindings() }
      if ('index' in next) {
        index = next.index
        continue
      }
      const findings = next.findings.map((each) =>
        step ? { ...each, place: `step ${step.stepId} ${each.place}` } : each,
      )
      return { ...this.#last, findings: [...findings, ...this.#notes], replies: this.#replies, events: this.#events }
    }
  }

  async #runStep(step: FlowStep, index: number): Promise<Next> {
    if (!this.#begun.has(step.stepId)) this.#begun.set(step.stepId, performance.now())
    const made = getRequest(step, this.#situation())
    const current = getCase(this.#given.whole, step, made.request)
    const observed = await once(current, this.#given.target, this.#means)
    this.#note(current, observed)
    if (observed.findings.some(isViolation)) return { findings: observed.findings }
    this.#notes.push(...observed.findings.map((each) => ({ ...each, place: `step ${step.stepId} ${each.place}` })))
    const situation = this.#situation(made, observed)
    const unmet = step.successCriteria.filter((criterion) => !criterion.holds(situation))
    const broken = unmet.map((criterion) => unmetFinding(step, criterion, situation))
    const missing = broken.length === 0 ? this.#keep(step, situation) : []
    if (missing.length > 0) return { findings: missing }
    const actions = broken.length === 0 ? step.onSuccess : step.onFailure
    const action = actions.find(({ criteria }) => criteria.every((criterion) => criterion.holds(situation)))
    return this.#follow(action, { step, index, observed, broken })
  }

  #situation(made?: FlowRequest, observed?: Observed): Situation {
    const exchange = made && observed ? getExchange(made, observed, this.#given.target) : {}
    return { inputs: this.#given.inputs, steps: this.#outputs, ...exchange }
  }

  #note(current: Case, observed: Observed): void {
    const { stream = '' } = current.expect
    const { received, curl, events } = observed
    this.#log.note(current, observed)
    this.#events.push(...events.map(({ event }) => ({ stream, event })))
    if (received) this.#replies.push({ operationId: current.operationId, status: received.status })
    this.#last = { step: current, curl, reply: received ? excerpt(received) : '' }
  }

  /** Stores the outputs of a step; returns the missing ones. */
  #keep(step: FlowStep, situation: Situation): Finding[] {
    const outputs: Record<string, Json> = {}
    const missing: Finding[] = []
    for (const [name, expression] of Object.entries(step.outputs)) {
      const value = evaluate(expression, situation)
      if (value === undefined) missing.push(findingAt(step, `outputs/${name}`, `${expression.text} has no value`))
      else setKey(outputs, name, value)
    }
    setKey(this.#outputs, step.stepId, { outputs })
    return missing
  }

  async #follow(action: Action | undefined, ended: Ended): Promise<Next> {
    const { step, index, broken } = ended
    if (action === undefined) return broken.length > 0 ? { findings: broken } : { index: index + 1 }
    if (action.type === 'end') {
      if (broken.length === 0) return { index: this.#flow.steps.length }
      return {
        findings: broken.map((each) => ({ ...each, message: `${each.message}; ${action.name} ends the workflow` })),
      }
    }
    const { timeoutMs } = this.#means.pace
    if (performance.now() - (this.#begun.get(step.stepId) ?? 0) > timeoutMs)
      return {
        findings: [{ ...findingAt(step, '', `was not done within ${timeoutMs} ms`), rule: 'timeout' }, ...broken],
      }
    if (action.type === 'goto') return { index: this.#flow.steps.findIndex(({ stepId }) => stepId === action.stepId) }
    return this.#retry(action, ended)
  }

  async #retry({ name, retryLimit, retryAfterMs }: Action, { step, index, observed, broken }: Ended): Promise<Next> {
    const key = `${step.stepId} ${name}`
    const done = this.#retries.get(key) ?? 0
    if (done >= retryLimit) return { findings: [findingAt(step, '', `${name} has run ${done} times`), ...broken] }
    this.#retries.set(key, done + 1)
    const seconds = Number(observed.received?.headers.get('retry-after') ?? Number.NaN)
    const waitMs = Number.isFinite(seconds) ? seconds * 1000 : retryAfterMs
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    return { index }
  }

  /** Judges the records that the flow has read by the lifecycles of their tasks. */
  #taskFindings(): Finding[] {
    return this.#log.tasks.flatMap(({ kind, id, reads }) =>
      judgeTask(kind, reads).map((finding) => ({ ...finding, place: `task ${id} ${finding.place}` })),
    )
  }
}

function unmetFinding(step: FlowStep, { text, expressions, pointer }: Criterion, situation: Situation): Finding {
  const values = expressions.map((each) => `${each.text} is ${quote(evaluate(each, situation))}`)
  const message = `\`${text}\` does not hold: ${[...new Set(values)].join(', ')}`
  return { ...findingAt(step, 'successCriteria', message), specPointer: `arazzo.yaml#${pointer}` }
}

function findingAt({ pointer, operation }: FlowStep, place: string, message: string): Finding {
  const own = place === '' ? pointer : `${pointer}/${place}`
  return { rule: 'flow', place, message, by: 'server', specPointer: `arazzo.yaml#${own}`, source: operation.source }
}
