import type { ErrorObject } from 'ajv'
import {
  asObject,
  isObject,
  type Json,
  type JsonObject,
  ownValue,
  pointerKeys,
  setKey,
  valueAt,
} from '../../runtime/json.ts'
import type { Location, Warning } from '../diagnostics.ts'
import type { Version } from '../read/official-schemas.ts'
import { findInvalidParts, type Locate } from '../read/validity.ts'
import { isKeyword } from './schema-keywords.ts'

/** Faults are repaired in rounds: one may hide another. */
const maxRounds = 10

export interface RepairedDocument {
  readonly root: JsonObject
  readonly locate: Locate
  /** A number or another word as the document writes it. */
  readonly readWord: (at: Location) => string
}

/** Repairs faults of a document that change nothing of what it describes, in place; returns a warning for each. */
export function repairDocument({ root, locate, readWord }: RepairedDocument, version: Version): Warning[] {
  const warnings: Warning[] = []
  for (let round = 0; round < maxRounds; round++) {
    const repaired = findInvalidParts(root, version, locate).flatMap(({ error, key, diagnostic }): Warning[] => {
      const { message, at } = diagnostic
      const remedy = repair(root, error, { key, word: readWord(at) })
      return remedy === undefined ? [] : [{ code: 'repaired', message: `${message} ${remedy}`, at }]
    })
    if (repaired.length === 0) return warnings
    warnings.push(...repaired)
  }
  return warnings
}

/** Texts for people, which may be empty. */
const texts = new Set(['description', 'summary', 'title', 'version'])

/** Lists and maps that may be left out. */
const optional = new Set(['tags', 'parameters', 'properties'])

/** Whether an unknown key is no rule for values, and holds nothing. */
function saysNothing(key: string, value: Json | undefined): boolean {
  const isRule = isKeyword(key) && !texts.has(key) && key !== 'required' && key !== 'example'
  return !isRule && (typeof value !== 'object' || value === null)
}

/** Repairs a fault if it is harmless; returns how, as a sentence. */
function repair(root: JsonObject, { keyword, params, instancePath, data }: ErrorObject, { key, word }: Written) {
  const keys = pointerKeys(instancePath.replaceAll('%', '%25'))
  const node = valueAt(root, keys)
  if (keyword === 'required' && isObject(node) && texts.has(params.missingProperty)) {
    setKey(node, params.missingProperty, '')
    return 'It is read as empty.'
  }
  if (key === '$ref' && isObject(node)) return inlineOperation(root, node)
  const isUnknown = keyword === 'additionalProperties' || keyword === 'unevaluatedProperties'
  if (isUnknown && key !== undefined && isObject(node) && saysNothing(key, ownValue(node, key))) {
    Reflect.deleteProperty(node, key)
    return 'It is ignored.'
  }
  if (keyword === 'type')
    return repairType(valueAt(root, keys.slice(0, -1)), keys.at(-1) ?? '', { data, word, type: params.type })
  return undefined
}

interface Written {
  /** The key that is at fault. */
  readonly key: string | undefined
  /** The first word of the value that is at fault. */
  readonly word: string
}

interface WrongType {
  readonly data: unknown
  readonly word: string
  /** The type that the official schema wants. */
  readonly type: unknown
}

function repairType(holder: Json | undefined, name: string, { data, word, type }: WrongType): string | undefined {
  if (!isObject(holder)) return undefined
  const isUseless =
    (data === null && (texts.has(name) || optional.has(name))) ||
    (name === 'required' && typeof data === 'boolean' && type === 'array')
  if (isUseless) {
    Reflect.deleteProperty(holder, name)
    return 'It is ignored.'
  }
  if (type !== 'string' || (typeof data !== 'number' && typeof data !== 'boolean')) return undefined
  const text = Number(word) === data ? word : String(data)
  setKey(holder, name, text)
  return `It is read as \`${text}\` in quotes.`
}

/** Replaces a reference to an operation by the operation. */
function inlineOperation(root: JsonObject, node: JsonObject): string | undefined {
  const { $ref } = node
  const target =
    typeof $ref === 'string' && $ref.startsWith('#/') ? valueAt(root, pointerKeys($ref.slice(1))) : undefined
  if (!isObject(target) || ownValue(target, '$ref') !== undefined) return undefined
  delete node.$ref
  Object.assign(node, structuredClone({ ...asObject(target), ...node }))
  return 'It is read as the operation that it refers to.'
}
