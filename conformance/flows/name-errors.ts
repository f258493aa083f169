import { type Expression, listExpressions } from './expression.ts'
import type { Action, FlowStep, Workflow } from './workflow.ts'

/** An error in a document. */
export interface FlowError {
  readonly pointer: string
  readonly message: string
}

/** Finds unknown names in workflows, and missing parts of requests. */
export function findNameErrors(flows: readonly Workflow[]): FlowError[] {
  const repeated = flows.filter(
    ({ workflowId }, at) => flows.findIndex((other) => other.workflowId === workflowId) < at,
  )
  return [
    ...repeated.map(({ pointer, workflowId }) => ({ pointer, message: `there are two workflows ${workflowId}` })),
    ...flows.flatMap(checkWorkflow),
  ]
}

function checkWorkflow(flow: Workflow): FlowError[] {
  const { steps, outputs, pointer } = flow
  const repeated = steps.filter(({ stepId }, at) => steps.findIndex((other) => other.stepId === stepId) < at)
  const outputErrors = Object.values(outputs).flatMap((expression) => findUnknownNames(expression, flow, steps))
  return [
    ...repeated.map((step) => ({ pointer: step.pointer, message: `there are two steps ${step.stepId}` })),
    ...outputErrors.map((message) => ({ pointer: `${pointer}/outputs`, message })),
    ...steps.flatMap((step, index) => checkStep(flow, step, index)),
  ]
}

function checkStep(flow: Workflow, step: FlowStep, index: number): FlowError[] {
  const actions = [...step.onSuccess, ...step.onFailure]
  const before = flow.steps.slice(0, index)
  const check = (pointer: string, expressions: readonly Expression[]): FlowError[] =>
    expressions
      .flatMap((expression) => findUnknownNames(expression, flow, before))
      .map((message) => ({ pointer, message }))
  const sent = [...step.parameters, ...step.replacements].map(({ value }) => value)
  const { payload = null } = step
  return [
    ...checkRequest(step),
    ...catchSyntaxError(step.pointer, () => check(step.pointer, sent.flatMap(listExpressions))),
    ...catchSyntaxError(`${step.pointer}/requestBody`, () =>
      check(`${step.pointer}/requestBody`, listExpressions(payload)),
    ),
    ...[...step.successCriteria, ...actions.flatMap(({ criteria }) => criteria)].flatMap((criterion) =>
      check(criterion.pointer, criterion.expressions),
    ),
    ...actions.flatMap((action) => checkAction(action, flow)),
    ...step.onSuccess
      .filter(({ type }) => type === 'retry')
      .map(({ pointer, name }) => ({ pointer, message: `${name}: \`retry\` is allowed in \`onFailure\` only` })),
  ]
}

function catchSyntaxError(pointer: string, check: () => FlowError[]): FlowError[] {
  try {
    return check()
  } catch (error) {
    if (error instanceof SyntaxError) return [{ pointer, message: error.message }]
    throw error
  }
}

/** Finds names of inputs and outputs in an expression that do not exist. */
function findUnknownNames({ keys, text }: Expression, flow: Workflow, steps: readonly FlowStep[]): string[] {
  const [kind, name = '', , output = ''] = keys
  if (kind === 'inputs' && !flow.inputs.has(name)) return [`\`${text}\`: the workflow has no input ${name}`]
  if (kind !== 'steps') return []
  const step = steps.find(({ stepId }) => stepId === name)
  if (step === undefined) return [`\`${text}\`: there is no step ${name} before it`]
  return Object.hasOwn(step.outputs, output) ? [] : [`\`${text}\`: step ${name} has no output ${output}`]
}

function checkAction({ type, stepId, name, pointer }: Action, { steps }: Workflow): FlowError[] {
  if (type !== 'goto') {
    return stepId === undefined ? [] : [{ pointer, message: `${name}: a stepId beside ${type} is not supported` }]
  }
  if (steps.some((step) => step.stepId === stepId)) return []
  const message =
    stepId === undefined ? 'needs a `stepId`' : `leads to step ${stepId}, which the workflow does not have`
  return [{ pointer, message: `${name} ${message}` }]
}

function checkRequest({ pointer, operation, parameters, payload }: FlowStep): FlowError[] {
  const isSet = (part: string, name: string): boolean =>
    parameters.some((parameter) => parameter.in === part && parameter.name.toLowerCase() === name.toLowerCase())
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ['path', name] as const)
  const inHeader = operation.parameters.filter((parameter) => parameter.in === 'header' && parameter.required)
  const needed = [...inPath, ...inHeader.map(({ name }) => ['header', name] as const)]
  const missing = needed.filter(([part, name]) => !isSet(part, name))
  const messages = missing.map(([part, name]) => `${operation.operationId} needs the ${part} parameter ${name}`)
  if (operation.body?.required && payload === undefined) messages.push(`${operation.operationId} needs a requestBody`)
  return messages.map((message) => ({ pointer, message }))
}
