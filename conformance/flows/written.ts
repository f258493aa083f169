import { readFileSync } from 'node:fs'
import type { Json } from '../../runtime/json.ts'
import { schemaChecker } from '../../settings/check-schema.ts'
import { type LocatedFile, parseValidFile } from '../../settings/located-file.ts'
import type { WrittenCriterion } from './criterion.ts'
import type { FlowParameter } from './workflow.ts'

/** An Arazzo document that matches `arazzo.schema.json`. */
export interface WrittenDocument {
  readonly workflows: readonly WrittenWorkflow[]
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

export interface WrittenWorkflow {
  readonly workflowId: string
  readonly inputs?: WrittenInputs
  readonly parameters?: readonly Referring<FlowParameter>[]
  readonly successActions?: readonly Referring<WrittenAction>[]
  readonly failureActions?: readonly Referring<WrittenAction>[]
  readonly steps: readonly WrittenStep[]
  readonly outputs?: Readonly<Record<string, string>>
}

/** The keywords of a JSON Schema that are read here. */
export interface WrittenInputs {
  readonly $ref?: string
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, { readonly default?: Json }>>
}

export interface WrittenStep {
  readonly stepId: string
  readonly operationId: string
  readonly parameters?: readonly Referring<FlowParameter>[]
  readonly requestBody?: {
    readonly payload: Json
    readonly replacements?: readonly { readonly target: string; readonly value: Json }[]
  }
  readonly successCriteria?: readonly WrittenCriterion[]
  readonly onSuccess?: readonly Referring<WrittenAction>[]
  readonly onFailure?: readonly Referring<WrittenAction>[]
  readonly outputs?: Readonly<Record<string, string>>
}

export interface WrittenAction {
  readonly name: string
  readonly type: 'end' | 'goto' | 'retry'
  readonly stepId?: string
  /** In seconds. */
  readonly retryAfter?: number
  readonly retryLimit?: number
  readonly criteria?: readonly WrittenCriterion[]
}

/** An inline object or a reference; beside a reference a parameter may override the value. */
export type Referring<T> = T | { readonly reference: string; readonly value?: Json }

const check = schemaChecker(JSON.parse(readFileSync(new URL('arazzo.schema.json', import.meta.url), 'utf8')))

/** Parses and checks a document; `path` is its name in messages. Throws `FileErrors`. */
export function readWritten(path: string, text: string): { file: LocatedFile; document: WrittenDocument } {
  const file = parseValidFile(path, text, check)
  return { file, document: file.value as WrittenDocument }
}
