import { splitPointer, valueAt } from '../../runtime/json.ts'
import { operations } from '../contract.ts'
import { readCriterion, type WrittenCriterion } from './criterion.ts'
import { type Expression, readExpression } from './expression.ts'
import { type FlowFault, nameFaults } from './name-faults.ts'
import type { Action, FlowParameter, FlowStep, Workflow } from './workflow.ts'
import {
  type Referring,
  readWritten,
  type WrittenAction,
  type WrittenDocument,
  type WrittenInputs,
  type WrittenStep,
  type WrittenWorkflow,
} from './written.ts'

/** Reads an Arazzo document; `path` is its name in messages. Throws `FileErrors`. */
export function readFlows(path: string, text: string): Workflow[] {
  const { file, document } = readWritten(path, text)
  const reader = new FlowReader(document)
  const flows = reader.workflows()
  const faults = [...reader.faults, ...nameFaults(flows)]
  if (faults.length === 0) return flows
  throw file.toFileErrors(faults.map(({ pointer, message }) => ({ path: splitPointer(pointer), message })))
}

/** Common settings of the steps of a workflow. */
interface Inherited {
  readonly parameters: readonly FlowParameter[]
  readonly success: readonly Action[]
  readonly failure: readonly Action[]
}

class FlowReader {
  readonly faults: FlowFault[] = []
  readonly #document: WrittenDocument

  constructor(document: WrittenDocument) {
    this.#document = document
  }

  workflows(): Workflow[] {
    return this.#document.workflows.map((written, index) => this.#workflow(written, `/workflows/${index}`))
  }

  #workflow(written: WrittenWorkflow, pointer: string): Workflow {
    const { properties = {}, required = [] } = this.#inputs(written.inputs ?? {}, `${pointer}/inputs`)
    const defaults = Object.entries(properties).flatMap(([name, { default: value }]) =>
      value === undefined ? [] : [[name, value] as const],
    )
    const inherited = {
      parameters: this.#parameters(written.parameters, `${pointer}/parameters`),
      success: this.#actions(written.successActions, `${pointer}/successActions`),
      failure: this.#actions(written.failureActions, `${pointer}/failureActions`),
    }
    return {
      workflowId: written.workflowId,
      pointer,
      inputs: new Set([...Object.keys(properties), ...required]),
      defaults: Object.fromEntries(defaults),
      steps: written.steps.flatMap((step, index) => this.#step(step, `${pointer}/steps/${index}`, inherited)),
      outputs: this.#outputs(written.outputs, `${pointer}/outputs`),
    }
  }

  #step(written: WrittenStep, pointer: string, inherited: Inherited): FlowStep[] {
    const operationId = written.operationId.replace(/^\$sourceDescriptions\.[^.]+\./, '')
    const operation = operations.get(operationId)
    if (operation === undefined) {
      this.#fault(`${pointer}/operationId`, `the contract has no operation ${operationId}`)
      return []
    }
    const own = this.#parameters(written.parameters, `${pointer}/parameters`)
    const others = inherited.parameters.filter((each) => !own.some((other) => isSame(each, other)))
    const { payload, replacements = [] } = written.requestBody ?? {}
    const step: FlowStep = {
      stepId: written.stepId,
      pointer,
      operation,
      parameters: [...others, ...own],
      ...(payload === undefined ? {} : { payload }),
      replacements,
      successCriteria: this.#criteria(written.successCriteria, `${pointer}/successCriteria`),
      onSuccess: [...this.#actions(written.onSuccess, `${pointer}/onSuccess`), ...inherited.success],
      onFailure: [...this.#actions(written.onFailure, `${pointer}/onFailure`), ...inherited.failure],
      outputs: this.#outputs(written.outputs, `${pointer}/outputs`),
    }
    return [step]
  }

  #inputs(written: WrittenInputs, pointer: string): WrittenInputs {
    if (written.$ref === undefined) return written
    return this.#found(written.$ref.replace(/^#/, ''), `${pointer}/$ref`) ?? {}
  }

  #parameters(written: readonly Referring<FlowParameter>[] = [], pointer: string): FlowParameter[] {
    return this.#resolved(written, { kinds: ['parameters'], pointer }).map(({ value }) => value)
  }

  #actions(written: readonly Referring<WrittenAction>[] = [], pointer: string): Action[] {
    const kinds = ['successActions', 'failureActions']
    return this.#resolved(written, { kinds, pointer }).map(({ value, pointer: own }) => {
      const { name, type, stepId, retryAfter = 0, retryLimit = 1, criteria } = value
      const to = stepId === undefined ? {} : { stepId }
      const read = this.#criteria(criteria, `${own}/criteria`)
      return { name, type, ...to, pointer: own, retryAfterMs: retryAfter * 1000, retryLimit, criteria: read }
    })
  }

  #criteria(written: readonly WrittenCriterion[] = [], pointer: string) {
    return written.flatMap((each, index) => {
      const own = `${pointer}/${index}`
      return this.#tried(own, () => readCriterion(each, own)) ?? []
    })
  }

  #outputs(written: Readonly<Record<string, string>> = {}, pointer: string): Record<string, Expression> {
    const read = Object.entries(written).flatMap(([name, text]) => {
      const expression = this.#tried(`${pointer}/${name}`, () => readExpression(text))
      return expression === undefined ? [] : [[name, expression] as const]
    })
    return Object.fromEntries(read)
  }

  /** With references resolved, and the place of each. */
  #resolved<T extends object>(
    written: readonly Referring<T>[],
    { kinds, pointer }: { readonly kinds: readonly string[]; readonly pointer: string },
  ): { readonly value: T; readonly pointer: string }[] {
    return written.flatMap((each, index) => {
      const own = `${pointer}/${index}`
      if (!('reference' in each)) return [{ value: each as T, pointer: own }]
      const { reference, ...over } = each
      const [, kind = '', name = ''] = /^\$components\.(\w+)\.(.+)$/.exec(reference) ?? []
      if (!kinds.includes(kind)) {
        this.#fault(`${own}/reference`, `\`${reference}\` is not of the form $components.${kinds.join('|')}.<name>`)
        return []
      }
      const target = `/components/${kind}/${name}`
      const found = this.#found<T>(target, `${own}/reference`)
      return found === undefined ? [] : [{ value: { ...found, ...over }, pointer: target }]
    })
  }

  #found<T>(target: string, from: string): T | undefined {
    const found = valueAt(this.#document, target.split('/').slice(1))
    if (found === undefined) this.#fault(from, `there is no ${target}`)
    return found as T | undefined
  }

  #tried<T>(pointer: string, read: () => T): T | undefined {
    try {
      return read()
    } catch (error) {
      if (error instanceof Error) this.#fault(pointer, error.message)
      return undefined
    }
  }

  #fault(pointer: string, message: string): void {
    this.faults.push({ pointer, message })
  }
}

function isSame(a: FlowParameter, b: FlowParameter): boolean {
  return a.in === b.in && a.name.toLowerCase() === b.name.toLowerCase()
}
