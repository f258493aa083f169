import type { Operation } from '../generators/model/contract.ts'
import type { Origin } from '../generators/read/flatten.ts'
import { findReplies } from '../runtime/http/replies.ts'
import { asObject, asString, asStrings, isObject, pointerKeys, toPointer } from '../runtime/json.ts'
import { operationPointer, type SuiteContract } from './contract.ts'
import { rememberByObject } from './remember.ts'
import { toChoice } from './verdict.ts'

/** The file and pointer of a rule in `spec/`, with its source and its open questions. */
export interface SpecLocation {
  /** File and JSON pointer in `spec/`. */
  readonly pointer: string
  readonly source: readonly string[]
  readonly questions: readonly string[]
  readonly choice?: string
}

const getSchemas = rememberByObject(({ schemas }: SuiteContract) => {
  return new Map(schemas.map((schema) => [schema.name, schema]))
})

/** Finds the location in `spec/` of a node of its bundle. */
export function locateInSpec(contract: SuiteContract, pointer: string): SpecLocation {
  const [first, kind = '', name = '', ...inner] = pointerKeys(pointer)
  if (first === 'paths') return locateInOperation(contract, pointer)
  const schema = kind === 'schemas' ? getSchemas(contract).get(name) : undefined
  const questions = getQuestionsAt(contract, pointer)
  if (schema === undefined) return { pointer: `generated/openapi.json#${pointer}`, source: [], questions }
  return { pointer: `${formatOrigin(schema.origin)}${toPointer(inner)}`, source: schema.source, questions }
}

/** Finds the location of a node below an operation or a path. */
function locateInOperation(contract: SuiteContract, pointer: string): SpecLocation {
  const [, path, method = '', ...inner] = pointerKeys(pointer)
  const operations = contract.operations.filter((operation) => operation.path === path)
  const operation = operations.find((candidate) => candidate.method.toLowerCase() === method)
  const { file, pointer: origin } = (operation ?? operations[0])?.origin ?? { file: '', pointer }
  const rest = toPointer(operation ? inner : [method, ...inner])
  const item = operation ? origin : origin.slice(0, origin.lastIndexOf('/'))
  return { pointer: `${file}#${item}${rest}`, source: [], questions: getQuestionsAt(contract, pointer) }
}

/** Prints an origin as `file#pointer`. */
export function formatOrigin({ file, pointer }: Origin): string {
  return `${file}#${pointer}`
}

/** Ids of the questions at a node of the bundle or, for a keyword, at its schema. */
export function getQuestionsAt({ nodeAt }: SuiteContract, pointer: string): readonly string[] {
  const node = nodeAt(pointer)
  const holder = isObject(node) ? node : nodeAt(pointer.slice(0, pointer.lastIndexOf('/')))
  return isObject(holder) ? asStrings(holder['x-question']) : []
}

/** The question of the nearest schema around a node of the bundle that is a choice: `x-choice: id`, or within one. */
export function findChoiceAt(contract: SuiteContract, pointer: string): string | undefined {
  const keys = pointerKeys(pointer)
  const at = keys.lastIndexOf('x-choice')
  if (at >= 0) return keys[at + 1]
  for (let length = keys.length; length > 0; length--) {
    const { choice } = getOpenParts(contract, toPointer(keys.slice(0, length)))
    if (choice !== undefined) return choice
  }
  return undefined
}

function getOpenParts(contract: SuiteContract, pointer: string): Pick<SpecLocation, 'questions' | 'choice'> {
  const choice = asString(asObject(contract.nodeAt(pointer))['x-choice'])
  return { questions: getQuestionsAt(contract, pointer), ...toChoice(choice) }
}

/** Finds where the specification declares an operation's reply of a status. */
export function locateResponse(contract: SuiteContract, operation: Operation, status: number): SpecLocation {
  const { origin, replies } = operation
  const key = findReplies(replies, status)[0]?.status ?? status
  const responses = `${operationPointer(operation)}/responses/${key}`
  const reference = asString(asObject(contract.nodeAt(responses)).$ref)
  if (reference === undefined)
    return { pointer: `${formatOrigin(origin)}/responses/${key}`, source: [], ...getOpenParts(contract, responses) }
  return { pointer: `${origin.file}${reference}`, source: [], ...getOpenParts(contract, reference.slice(1)) }
}
