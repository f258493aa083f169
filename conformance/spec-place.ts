import type { Operation } from '../generators/model/contract.ts'
import type { Origin } from '../generators/read/flatten.ts'
import { findReplies } from '../runtime/http/replies.ts'
import { asObject, asString, asStrings, isObject, pointerKeys, toPointer } from '../runtime/json.ts'
import { contract, nodeAt, operationPointer } from './contract.ts'
import { toChoice } from './verdict.ts'

/** Place of a rule, its source, and its open questions. */
export interface SpecPlace {
  /** File and JSON pointer in `spec/`. */
  readonly pointer: string
  readonly source: readonly string[]
  readonly questions: readonly string[]
  readonly choice?: string
}

const schemas = new Map(contract.schemas.map((schema) => [schema.name, schema]))

/** The place in the specification of a place in its bundle; source and questions of the nearest node with any. */
export function specPlace(pointer: string): SpecPlace {
  const [first, kind = '', name = '', ...inner] = pointerKeys(pointer)
  if (first === 'paths') return placeInOperation(pointer)
  const schema = kind === 'schemas' ? schemas.get(name) : undefined
  const origin = schema?.origin ?? { file: 'openapi.yaml', pointer: `/components/${kind}/${name}` }
  const own = schema ? `${origin.file}#${origin.pointer}${toPointer(inner)}` : `generated/openapi.json#${pointer}`
  return { pointer: own, source: schema?.source ?? [], questions: questionsAt(pointer) }
}

/** A place below an operation or a path. */
function placeInOperation(pointer: string): SpecPlace {
  const [, path, method = '', ...inner] = pointerKeys(pointer)
  const ofPath = contract.operations.filter((operation) => operation.path === path)
  const own = ofPath.find((operation) => operation.method.toLowerCase() === method)
  const { file, pointer: origin } = (own ?? ofPath[0])?.origin ?? { file: '', pointer }
  const rest = toPointer(own ? inner : [method, ...inner])
  const item = own ? origin : origin.slice(0, origin.lastIndexOf('/'))
  return { pointer: `${file}#${item}${rest}`, source: [], questions: questionsAt(pointer) }
}

export function originPointer({ file, pointer }: Origin): string {
  return `${file}#${pointer}`
}

/** Ids of the questions at a node of the bundle or, for a keyword, at its schema. */
export function questionsAt(pointer: string): readonly string[] {
  const node = nodeAt(pointer)
  const holder = isObject(node) ? node : nodeAt(pointer.slice(0, pointer.lastIndexOf('/')))
  return isObject(holder) ? asStrings(holder['x-question']) : []
}

/** The question of the nearest schema around a place of the bundle that is a choice: `x-choice: id`, or within one. */
export function choiceAt(pointer: string): string | undefined {
  const keys = pointerKeys(pointer)
  const at = keys.lastIndexOf('x-choice')
  if (at >= 0) return keys[at + 1]
  for (let length = keys.length; length > 0; length--) {
    const { choice } = openAt(toPointer(keys.slice(0, length)))
    if (choice !== undefined) return choice
  }
  return undefined
}

function openAt(pointer: string): Pick<SpecPlace, 'questions' | 'choice'> {
  return { questions: questionsAt(pointer), ...toChoice(asString(asObject(nodeAt(pointer))['x-choice'])) }
}

/** Where the specification declares an operation's reply of a status. */
export function responsePlace(operation: Operation, status: number): SpecPlace {
  const { origin, replies } = operation
  const key = findReplies(replies, status)[0]?.status ?? status
  const responses = `${operationPointer(operation)}/responses/${key}`
  const reference = asString(asObject(nodeAt(responses)).$ref)
  const { file } = origin
  if (reference === undefined)
    return { pointer: `${file}#${origin.pointer}/responses/${key}`, source: [], ...openAt(responses) }
  return { pointer: `${file}${reference}`, source: [], ...openAt(reference.slice(1)) }
}
