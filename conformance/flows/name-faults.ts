import { type Expression, expressionsIn } from './expression.ts'
import type { Action, FlowStep, Workflow } from './workflow.ts'

/** An error at a place of a document. */
export interface FlowFault {
  readonly pointer: string
  readonly message: string
}

/** Unknown names in workflows, and missing parts of requests. */
export function nameFaults(flows: readonly Workflow[]): FlowFault[] {
  const repeated = flows.filter(({ workflowId }, at) => flows.findIndex((each) => each.workflowId === workflowId) < at)
  return [
    ...repeated.map(({ pointer, workflowId }) => ({ pointer, message: `there are two workflows ${workflowId}` })),
    ...flows.flatMap(workflowFaults),
  ]
}

function workflowFaults(flow: Workflow): FlowFault[] {
  const { steps, outputs, pointer } = flow
  const repeated = steps.filter(({ stepId }, at) => steps.findIndex((each) => each.stepId === stepId) < at)
  const ofFlow = Object.values(outputs).flatMap((expression) => unknownName(expression, flow, steps))
  return [
    ...repeated.map((step) => ({ pointer: step.pointer, message: `there are two steps ${step.stepId}` })),
    ...ofFlow.map((message) => ({ pointer: `${pointer}/outputs`, message })),
    ...steps.flatMap((step, index) => stepFaults(flow, step, index)),
  ]
}

function stepFaults(flow: Workflow, step: FlowStep, index: number): FlowFault[] {
  const actions = [...step.onSuccess, ...step.onFailure]
  const before = flow.steps.slice(0, index)
  const check = (pointer: string, expressions: readonly Expression[]): FlowFault[] =>
    expressions.flatMap((each) => unknownName(each, flow, before)).map((message) => ({ pointer, message }))
  const sent = [...step.parameters, ...step.replacements].map(({ value }) => value)
  const { payload = null } = step
  return [
    ...requestFaults(step),
    ...tried(step.pointer, () => check(step.pointer, sent.flatMap(expressionsIn))),
    ...tried(`${step.pointer}/requestBody`, () => check(`${step.pointer}/requestBody`, expressionsIn(payload))),
    ...[...step.successCriteria, ...actions.flatMap(({ criteria }) => criteria)].flatMap((criterion) =>
      check(criterion.pointer, criterion.expressions),
    ),
    ...actions.flatMap((action) => actionFaults(action, flow)),
    ...step.onSuccess
      .filter(({ type }) => type === 'retry')
      .map(({ pointer, name }) => ({ pointer, message: `${name}: \`retry\` is allowed in \`onFailure\` only` })),
  ]
}

function tried(pointer: string, check: () => FlowFault[]): FlowFault[] {
  try {
    return check()
  } catch (error) {
    if (error instanceof SyntaxError) return [{ pointer, message: error.message }]
    throw error
  }
}

/** Expressions can name unknown inputs and outputs. */
function unknownName({ keys, text }: Expression, flow: Workflow, steps: readonly FlowStep[]): string[] {
  const [kind, name = '', , output = ''] = keys
  if (kind === 'inputs' && !flow.inputs.has(name)) return [`\`${text}\`: the workflow has no input ${name}`]
  if (kind !== 'steps') return []
  const step = steps.find(({ stepId }) => stepId === name)
  if (step === undefined) return [`\`${text}\`: there is no step ${name} before it`]
  return Object.hasOwn(step.outputs, output) ? [] : [`\`${text}\`: step ${name} has no output ${output}`]
}

function actionFaults({ type, stepId, name, pointer }: Action, { steps }: Workflow): FlowFault[] {
  if (type !== 'goto') {
    return stepId === undefined ? [] : [{ pointer, message: `${name}: a stepId beside ${type} is not supported` }]
  }
  if (steps.some((step) => step.stepId === stepId)) return []
  const message =
    stepId === undefined ? 'needs a `stepId`' : `leads to step ${stepId}, which the workflow does not have`
  return [{ pointer, message: `${name} ${message}` }]
}

function requestFaults({ pointer, operation, parameters, payload }: FlowStep): FlowFault[] {
  const has = (place: string, name: string): boolean =>
    parameters.some((each) => each.in === place && each.name.toLowerCase() === name.toLowerCase())
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ['path', name] as const)
  const inHeader = operation.parameters.filter((each) => each.in === 'header' && each.required)
  const needed = [...inPath, ...inHeader.map(({ name }) => ['header', name] as const)]
  const missing = needed.filter(([place, name]) => !has(place, name))
  const lacks = missing.map(([place, name]) => `${operation.operationId} needs the ${place} parameter ${name}`)
  if (operation.body?.required && payload === undefined) lacks.push(`${operation.operationId} needs a requestBody`)
  return lacks.map((message) => ({ pointer, message }))
}
