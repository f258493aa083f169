import { splitPointer, valueAt } from '../../runtime/json.ts'
import type { SuiteContract } from '../contract.ts'
import {
  type ArazzoAction,
  type ArazzoDocument,
  type ArazzoInputs,
  type ArazzoStep,
  type ArazzoWorkflow,
  type OrReference,
  parseArazzo,
} from './arazzo-document.ts'
import { type ArazzoCriterion, readCriterion } from './criterion.ts'
import { type Expression, readExpression } from './expression.ts'
import { type FlowError, findNameErrors } from './name-errors.ts'
import type { Action, FlowParameter, FlowStep, Workflow } from './workflow.ts'

/** Reads an Arazzo document; `path` is its name in messages. Throws `FileErrors`. */
export function readFlows(contract: SuiteContract, path: string, text: string): Workflow[] {
  const { file, document } = parseArazzo(path, text)
  const reader = new FlowReader(contract, document)
  const flows = reader.readWorkflows()
  const errors = [...reader.errors, ...findNameErrors(flows)]
  if (errors.length === 0) return flows
  throw file.toFileErrors(errors.map(({ pointer, message }) => ({ path: splitPointer(pointer), message })))
}

/** What the steps of a workflow have in common. */
interface CommonParts {
  readonly parameters: readonly FlowParameter[]
  readonly success: readonly Action[]
  readonly failure: readonly Action[]
}

class FlowReader {
  readonly errors: FlowError[] = []
  readonly #contract: SuiteContract
  readonly #document: ArazzoDocument

  constructor(contract: SuiteContract, document: ArazzoDocument) {
    this.#contract = contract
    this.#document = document
  }

  readWorkflows(): Workflow[] {
    return this.#document.workflows.map((written, index) => this.#readWorkflow(written, `/workflows/${index}`))
  }

  #readWorkflow(written: ArazzoWorkflow, pointer: string): Workflow {
    const { properties = {}, required = [] } = this.#readInputs(written.inputs ?? {}, `${pointer}/inputs`)
    const defaults = Object.entries(properties).flatMap(([name, { default: value }]) =>
      value === undefined ? [] : [[name, value] as const],
    )
    const common = {
      parameters: this.#readParameters(written.parameters, `${pointer}/parameters`),
      success: this.#readActions(written.successActions, `${pointer}/successActions`),
      failure: this.#readActions(written.failureActions, `${pointer}/failureActions`),
    }
    return {
      workflowId: written.workflowId,
      pointer,
      inputs: new Set([...Object.keys(properties), ...required]),
      defaults: Object.fromEntries(defaults),
      steps: written.steps.flatMap((step, index) => this.#readStep(step, `${pointer}/steps/${index}`, common)),
      outputs: this.#readOutputs(written.outputs, `${pointer}/outputs`),
    }
  }

  #readStep(written: ArazzoStep, pointer: string, common: CommonParts): FlowStep[] {
    const operationId = written.operationId.replace(/^\$sourceDescriptions\.[^.]+\./, '')
    const operation = this.#contract.operationsById.get(operationId)
    if (operation === undefined) {
      this.#addError(`${pointer}/operationId`, `the contract has no operation ${operationId}`)
      return []
    }
    const parameters = this.#readParameters(written.parameters, `${pointer}/parameters`)
    const others = common.parameters.filter((parameter) => !parameters.some((other) => isSame(parameter, other)))
    const { payload, replacements = [] } = written.requestBody ?? {}
    const step: FlowStep = {
      stepId: written.stepId,
      pointer,
      operation,
      parameters: [...others, ...parameters],
      ...(payload === undefined ? {} : { payload }),
      replacements,
      successCriteria: this.#readCriteria(written.successCriteria, `${pointer}/successCriteria`),
      onSuccess: [...this.#readActions(written.onSuccess, `${pointer}/onSuccess`), ...common.success],
      onFailure: [...this.#readActions(written.onFailure, `${pointer}/onFailure`), ...common.failure],
      outputs: this.#readOutputs(written.outputs, `${pointer}/outputs`),
    }
    return [step]
  }

  #readInputs(written: ArazzoInputs, pointer: string): ArazzoInputs {
    if (written.$ref === undefined) return written
    return this.#findNode(written.$ref.replace(/^#/, ''), `${pointer}/$ref`) ?? {}
  }

  #readParameters(written: readonly OrReference<FlowParameter>[] = [], pointer: string): FlowParameter[] {
    return this.#followReferences(written, { kinds: ['parameters'], pointer }).map(({ value }) => value)
  }

  #readActions(written: readonly OrReference<ArazzoAction>[] = [], pointer: string): Action[] {
    const kinds = ['successActions', 'failureActions']
    return this.#followReferences(written, { kinds, pointer }).map(({ value, pointer: actionPointer }) => {
      const { name, type, stepId, retryAfter = 0, retryLimit = 1 } = value
      const to = stepId === undefined ? {} : { stepId }
      const criteria = this.#readCriteria(value.criteria, `${actionPointer}/criteria`)
      return { name, type, ...to, pointer: actionPointer, retryAfterMs: retryAfter * 1000, retryLimit, criteria }
    })
  }

  #readCriteria(written: readonly ArazzoCriterion[] = [], pointer: string) {
    return written.flatMap((criterion, index) => {
      const at = `${pointer}/${index}`
      return this.#catchError(at, () => readCriterion(criterion, at)) ?? []
    })
  }

  #readOutputs(written: Readonly<Record<string, string>> = {}, pointer: string): Record<string, Expression> {
    const outputs = Object.entries(written).flatMap(([name, text]) => {
      const expression = this.#catchError(`${pointer}/${name}`, () => readExpression(text))
      return expression === undefined ? [] : [[name, expression] as const]
    })
    return Object.fromEntries(outputs)
  }

  /** The objects that references lead to, with their pointers. */
  #followReferences<T extends object>(
    written: readonly OrReference<T>[],
    { kinds, pointer }: { readonly kinds: readonly string[]; readonly pointer: string },
  ): { readonly value: T; readonly pointer: string }[] {
    return written.flatMap((item, index) => {
      const at = `${pointer}/${index}`
      if (!('reference' in item)) return [{ value: item as T, pointer: at }]
      const { reference, ...overrides } = item
      const [, kind = '', name = ''] = /^\$components\.(\w+)\.(.+)$/.exec(reference) ?? []
      if (!kinds.includes(kind)) {
        this.#addError(`${at}/reference`, `\`${reference}\` is not of the form $components.${kinds.join('|')}.<name>`)
        return []
      }
      const component = `/components/${kind}/${name}`
      const node = this.#findNode<T>(component, `${at}/reference`)
      return node === undefined ? [] : [{ value: { ...node, ...overrides }, pointer: component }]
    })
  }

  #findNode<T>(pointer: string, from: string): T | undefined {
    const node = valueAt(this.#document, pointer.split('/').slice(1))
    if (node === undefined) this.#addError(from, `there is no ${pointer}`)
    return node as T | undefined
  }

  #catchError<T>(pointer: string, read: () => T): T | undefined {
    try {
      return read()
    } catch (error) {
      if (error instanceof Error) this.#addError(pointer, error.message)
      return undefined
    }
  }

  #addError(pointer: string, message: string): void {
    this.errors.push({ pointer, message })
  }
}

function isSame(a: FlowParameter, b: FlowParameter): boolean {
  return a.in === b.in && a.name.toLowerCase() === b.name.toLowerCase()
}
