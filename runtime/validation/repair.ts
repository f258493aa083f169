import type { RequestBody, Validate } from '../contract.ts'
import { isObject, ownValue, splitPointer, valueAt } from '../json.ts'
import { findPlacedError, type Sender } from './explain.ts'
import { type BodyContext, describeBody, findBodyContent } from './validate.ts'

/** Each one validates the whole value again. */
const MAX_REPAIRS = 20

interface RepairedBody extends Pick<BodyContext, 'contentType'> {
  readonly sender: Sender
  /** A valid body, for members that are missing; replaces a body that cannot be repaired. */
  readonly example: unknown
}

export interface Repaired {
  /** The form that `validateBody` returns; undefined if there is no valid one. */
  readonly body: unknown
  /** Whether the client has sent all that it contains. */
  readonly isSent: boolean
}

/** A body without its invalid parts. */
export function repairBody(rule: RequestBody, body: unknown, { contentType, sender, example }: RepairedBody): Repaired {
  const { content, canonical } = findBodyContent(rule, body, contentType)
  const isRead = !(canonical instanceof Error)
  const { validate } = content ?? {}
  if (content === undefined || validate === undefined) return { body: isRead ? canonical : example, isSent: isRead }
  const find = (value: unknown) => findPlacedError(validate, describeBody(content, value), sender)?.pointer
  for (const filler of [undefined, example]) {
    const repaired = isRead ? repairValue(canonical, find, filler) : undefined
    if (repaired !== undefined) return { body: repaired, isSent: filler === undefined }
  }
  const isValid = example !== undefined && find(example) === undefined
  return { body: isValid ? example : undefined, isSent: false }
}

type Values = Readonly<Record<string, unknown>>

/** Parameters without those that are invalid. */
export function dropInvalid(validate: Validate | undefined, values: Values): Values {
  if (validate === undefined) return values
  const repaired = repairValue(values, (value) => findPlacedError(validate, value, 'client')?.pointer, {})
  return isObject(repaired) ? repaired : {}
}

/** Undefined if it cannot be repaired. */
function repairValue(value: unknown, find: (value: unknown) => string | undefined, example: unknown): unknown {
  let repaired = value
  for (let count = 0; count < MAX_REPAIRS && repaired !== undefined; count++) {
    const pointer = find(repaired)
    if (pointer === undefined) return repaired
    repaired = repairAt(repaired, splitPointer(pointer), example)
  }
  return undefined
}

/**
 * Removes the part at the path. Where it is missing, adds the member of the example, or removes what lacks it; undefined if
 * nothing remains.
 */
function repairAt(value: unknown, path: readonly string[], example: unknown): unknown {
  if (path.length === 0) return undefined
  if (valueAt(value, path) !== undefined) return removeAt(value, path)
  const [name = ''] = path
  if (path.length > 1) return repairAt(value, path.slice(0, -1), example)
  const member = isObject(example) ? ownValue(example, name) : undefined
  return member === undefined || !isObject(value) ? undefined : { ...value, [name]: member }
}

/** A copy without the part, which exists. */
function removeAt(value: unknown, [step = '', ...rest]: readonly string[]): unknown {
  if (Array.isArray(value)) {
    const index = Number(step)
    return rest.length === 0 ? value.toSpliced(index, 1) : value.with(index, removeAt(value[index], rest))
  }
  const members = isObject(value) ? Object.entries(value) : []
  const kept = rest.length === 0 ? members.filter(([name]) => name !== step) : members
  return Object.fromEntries(kept.map(([name, inner]) => [name, name === step ? removeAt(inner, rest) : inner]))
}
