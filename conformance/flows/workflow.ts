import type { Operation } from '../../generators/model/contract.ts'
import type { Json } from '../../runtime/json.ts'
import type { Criterion } from './criterion.ts'
import type { Expression } from './expression.ts'

/** A workflow of `spec/arazzo.yaml`, with resolved references and checked names. */
export interface Workflow {
  readonly workflowId: string
  /** JSON pointer into the document. */
  readonly pointer: string
  /** Names of the required inputs. */
  readonly inputs: ReadonlySet<string>
  /** Default values of inputs. */
  readonly defaults: Readonly<Record<string, Json>>
  readonly steps: readonly FlowStep[]
  readonly outputs: Readonly<Record<string, Expression>>
}

export interface FlowStep {
  readonly stepId: string
  readonly pointer: string
  readonly operation: Operation
  /** The parameters of the workflow that the step does not override, then those of the step. */
  readonly parameters: readonly FlowParameter[]
  readonly payload?: Json
  readonly replacements: readonly { readonly target: string; readonly value: Json }[]
  readonly successCriteria: readonly Criterion[]
  readonly onSuccess: readonly Action[]
  readonly onFailure: readonly Action[]
  readonly outputs: Readonly<Record<string, Expression>>
}

export interface FlowParameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly value: Json
}

/** An action after a step; the first whose criteria all match is taken. */
export interface Action {
  readonly name: string
  readonly pointer: string
  readonly type: 'end' | 'goto' | 'retry'
  /** Target of `goto`. */
  readonly stepId?: string
  readonly retryAfterMs: number
  readonly retryLimit: number
  readonly criteria: readonly Criterion[]
}
