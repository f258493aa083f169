import { readFileSync } from 'node:fs'
import type { Json } from '../../runtime/json.ts'
import { schemaChecker } from '../../settings/check-schema.ts'
import { type LocatedFile, parseValidFile } from '../../settings/located-file.ts'
import { lazy } from '../remember.ts'
import type { ArazzoCriterion } from './criterion.ts'
import type { FlowParameter } from './workflow.ts'

/** An Arazzo document that matches `arazzo.schema.json`. */
export interface ArazzoDocument {
  readonly workflows: readonly ArazzoWorkflow[]
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

export interface ArazzoWorkflow {
  readonly workflowId: string
  readonly inputs?: ArazzoInputs
  readonly parameters?: readonly OrReference<FlowParameter>[]
  readonly successActions?: readonly OrReference<ArazzoAction>[]
  readonly failureActions?: readonly OrReference<ArazzoAction>[]
  readonly steps: readonly ArazzoStep[]
  readonly outputs?: Readonly<Record<string, string>>
}

/** The keywords of a JSON Schema that are read here. */
export interface ArazzoInputs {
  readonly $ref?: string
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, { readonly default?: Json }>>
}

export interface ArazzoStep {
  readonly stepId: string
  readonly operationId: string
  readonly parameters?: readonly OrReference<FlowParameter>[]
  readonly requestBody?: {
    readonly payload: Json
    readonly replacements?: readonly { readonly target: string; readonly value: Json }[]
  }
  readonly successCriteria?: readonly ArazzoCriterion[]
  readonly onSuccess?: readonly OrReference<ArazzoAction>[]
  readonly onFailure?: readonly OrReference<ArazzoAction>[]
  readonly outputs?: Readonly<Record<string, string>>
}

export interface ArazzoAction {
  readonly name: string
  readonly type: 'end' | 'goto' | 'retry'
  readonly stepId?: string
  /** Number of seconds. */
  readonly retryAfter?: number
  readonly retryLimit?: number
  readonly criteria?: readonly ArazzoCriterion[]
}

/** An inline object or a reference; beside a reference a parameter may override the value. */
export type OrReference<T> = T | { readonly reference: string; readonly value?: Json }

const getChecker = lazy(() => {
  return schemaChecker(JSON.parse(readFileSync(new URL('arazzo.schema.json', import.meta.url), 'utf8')))
})

/** Parses and checks a document; `path` is its name in messages. Throws `FileErrors`. */
export function parseArazzo(path: string, text: string): { file: LocatedFile; document: ArazzoDocument } {
  const file = parseValidFile(path, text, getChecker())
  return { file, document: file.value as ArazzoDocument }
}
