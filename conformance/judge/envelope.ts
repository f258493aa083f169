import type { Operation, Problem } from '../../generators/model/contract.ts'
import {
  asObject,
  asString,
  asStrings,
  escapePointer,
  isObject,
  type Json,
  type Keys,
  valueAt,
} from '../../runtime/json.ts'
import { type Finding, toQuestion } from '../../runtime/judge/finding.ts'
import { contract, follow, nodeAt, replyPointer } from '../contract.ts'
import { originPointer, responsePlace } from '../spec-place.ts'
import type { Received } from './received.ts'

const by = 'server' as const

/**
 * Required content of an error body of the family for this status: a message, and in every other place a value from the
 * contract for one of the problems with that status.
 */
export function envelopeFindings(operation: Operation, { status, mediaType, json }: Received): Finding[] {
  const { family } = operation
  const root = replyPointer(operation, status, mediaType) ?? ''
  const problems = contract.families.find(({ name }) => name === family)?.problems ?? []
  const fitting = problems.filter((problem) => problem.status === status)
  const [first] = fitting
  if (first === undefined || json === undefined) return []
  const specPointer = originPointer(first.origin)
  const { choice } = responsePlace(operation, status)
  const leaves = first.variants.flatMap(({ value }) => getLeaves(value, first))
  const names = new Set(leaves.map(({ place }) => place))
  const wrong = [...names].flatMap((place): Finding[] => {
    const path = leaves.find((leaf) => leaf.place === place)?.path ?? []
    const shown = fitting.flatMap(({ variants }) => variants.map(({ value }) => JSON.stringify(valueAt(value, path))))
    const got = JSON.stringify(valueAt(json, path))
    if (shown.includes(got)) return []
    const message = `must be ${[...new Set(shown)].join(' or ')} with status ${status}, got ${got}`
    const question = choice ?? choiceInSchema(root, path)
    return [{ rule: 'envelope', place: `body ${place}`, message, by, specPointer, ...toQuestion(question) }]
  })
  const silent = first.slots.message.filter((path) => !isTelling(valueAt(json, path)))
  return [
    ...wrong,
    ...silent.map((path) => ({
      rule: 'message',
      place: `body ${path.join('.')}`,
      message: 'must be a string that says what is wrong',
      by,
      specPointer,
      ...toQuestion(choiceInSchema(root, path)),
    })),
  ]
}

/** The question at the property of a schema, whatever the part of it that is a choice, or at one around it. */
function choiceInSchema(root: string, path: Keys): string | undefined {
  let pointer = root
  const whole = asString(asObject(nodeAt(follow(root)))['x-choice'])
  if (whole !== undefined) return whole
  for (const key of path) {
    pointer = `${follow(pointer)}/properties/${escapePointer(String(key))}`
    const node = nodeAt(pointer)
    const choice = isObject(node) ? node['x-choice'] : undefined
    if (choice !== undefined) return asString(choice) ?? Object.keys(asObject(choice))[0]
    const required = asObject(nodeAt(follow(pointer.slice(0, pointer.lastIndexOf('/properties/')))))['x-choice']
    const by = Object.entries(asObject(required)).find(([, added]) =>
      asStrings(asObject(added).required).includes(String(key)),
    )
    if (by) return by[0]
  }
  return undefined
}

function isTelling(value: Json | undefined): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

interface Leaf {
  readonly place: string
  readonly path: Keys
}

/** Places of constant values in an error body. */
function getLeaves(value: Json | undefined, problem: Problem, path: Keys = []): Leaf[] {
  const { message, param, sequence, violations } = problem.slots
  const filled = [...message, ...param, ...sequence, ...(violations ? [violations.at.slice(0, -1)] : [])]
  if (filled.some((slot) => slot.length <= path.length && slot.every((key, index) => key === path[index]))) return []
  if (isObject(value)) return Object.entries(value).flatMap(([key, inner]) => getLeaves(inner, problem, [...path, key]))
  return Array.isArray(value) ? [] : [{ place: path.join('.'), path }]
}
