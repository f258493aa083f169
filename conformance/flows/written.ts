import { readFileSync } from 'node:fs'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { SpecError } from '../../generators/diagnostics.ts'
import { escapePointer, type Json } from '../../generators/json.ts'
import { parseYamlFile, type YamlFile } from '../../generators/read/yaml-file.ts'
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

/** An invalid document; each line of the message is `file:line: error`. */
export class FlowError extends Error {
  override readonly name = 'FlowError'
}

const schema = JSON.parse(readFileSync(new URL('arazzo.schema.json', import.meta.url), 'utf8'))
const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictRequired: false })
const validate = ajv.compile<WrittenDocument>(schema)

/** Parses and checks a document; `shown` is its name in messages. Throws a FlowError. */
export function readWritten(shown: string, text: string): { file: YamlFile; document: WrittenDocument } {
  const file = parse(shown, text)
  const document: unknown = file.data
  if (validate(document)) return { file, document }
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if')
  throw new FlowError([...new Set(errors.map((error) => formatLine(error, file)))].join('\n'))
}

function parse(shown: string, text: string): YamlFile {
  try {
    return parseYamlFile(shown, text)
  } catch (error) {
    if (!(error instanceof SpecError)) throw error
    throw new FlowError(error.diagnostics.map(({ at, message }) => `${shown}:${at?.line}: ${message}`).join('\n'))
  }
}

function formatLine({ instancePath, keyword, message, params }: ErrorObject, file: YamlFile): string {
  if (keyword === 'additionalProperties') {
    const name = String(params.additionalProperty)
    return faultAt(file, `${instancePath}/${escapePointer(name)}`, `\`${name}\` is not supported`)
  }
  const allowed = keyword === 'enum' ? `: ${params.allowedValues.join(', ')}` : ''
  return faultAt(file, instancePath, `${instancePath || 'the document'} ${message}${allowed}`)
}

export function faultAt(file: YamlFile, pointer: string, message: string): string {
  return `${file.name}:${file.locate(pointer).line}: ${message}`
}
