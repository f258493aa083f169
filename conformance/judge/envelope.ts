import { isObject, type Json } from '../../generators/json.ts'
import type { Operation, Problem, PropertyPath } from '../../generators/model/contract.ts'
import type { Finding } from '../../server-stub/judge/finding.ts'
import { contract } from '../contract.ts'
import { jsonAt } from '../json-place.ts'
import { originPointer } from '../spec-place.ts'
import type { Received } from './received.ts'

const by = 'server' as const

/**
 * Required content of an error body of the family for this status: a message, and in every other place a value from the
 * contract for one of the problems with that status.
 */
export function envelopeFindings({ family }: Operation, { status, json }: Received): Finding[] {
  const problems = contract.families.find(({ name }) => name === family)?.problems ?? []
  const fitting = problems.filter((problem) => problem.status === status)
  const [first] = fitting
  if (first === undefined || json === undefined) return []
  const specPointer = originPointer(first.origin)
  const leaves = first.variants.flatMap(({ value }) => getLeaves(value, first))
  const names = new Set(leaves.map(({ place }) => place))
  const wrong = [...names].flatMap((place): Finding[] => {
    const path = leaves.find((leaf) => leaf.place === place)?.path ?? []
    const shown = fitting.flatMap(({ variants }) => variants.map(({ value }) => JSON.stringify(jsonAt(value, path))))
    const got = JSON.stringify(jsonAt(json, path))
    if (shown.includes(got)) return []
    const message = `must be ${[...new Set(shown)].join(' or ')} with status ${status}, got ${got}`
    return [{ rule: 'envelope', place: `body ${place}`, message, by, specPointer }]
  })
  const silent = first.slots.message.filter((path) => !isTelling(jsonAt(json, path)))
  return [
    ...wrong,
    ...silent.map((path) => ({
      rule: 'message',
      place: `body ${path.join('.')}`,
      message: 'must be a string that says what is wrong',
      by,
      specPointer,
    })),
  ]
}

function isTelling(value: Json | undefined): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

interface Leaf {
  readonly place: string
  readonly path: PropertyPath
}

/** Places of constant values in an error body. */
function getLeaves(value: Json | undefined, problem: Problem, path: PropertyPath = []): Leaf[] {
  const { message, param, sequence, violations } = problem.slots
  const filled = [...message, ...param, ...sequence, ...(violations ? [violations.at.slice(0, -1)] : [])]
  if (filled.some((slot) => slot.length <= path.length && slot.every((key, index) => key === path[index]))) return []
  if (isObject(value)) return Object.entries(value).flatMap(([key, inner]) => getLeaves(inner, problem, [...path, key]))
  return Array.isArray(value) ? [] : [{ place: path.join('.'), path }]
}
