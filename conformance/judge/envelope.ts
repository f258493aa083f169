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
import type { SuiteContract } from '../contract.ts'
import { formatOrigin, locateResponse } from '../spec-location.ts'
import { makeFinding } from './findings.ts'
import type { ReceivedReply } from './received.ts'

/**
 * Findings about an error body of the family for this status. It needs a message, and at every other path a value from the
 * contract for one of the problems with that status.
 */
export function envelopeFindings(
  contract: SuiteContract,
  operation: Operation,
  { status, mediaType, json }: ReceivedReply,
): Finding[] {
  const { problems = [] } = contract.families.find(({ name }) => name === operation.family) ?? {}
  const candidates = problems.filter((problem) => problem.status === status)
  const [first] = candidates
  if (first === undefined || json === undefined) return []
  const root = contract.replyPointer(operation, status, mediaType) ?? ''
  const { choice } = locateResponse(contract, operation, status)
  const wrong = listLeafPaths(first).flatMap((path): Finding[] => {
    const allowed = candidates.flatMap(({ variants }) =>
      variants.map(({ value }) => JSON.stringify(valueAt(value, path))),
    )
    const actual = JSON.stringify(valueAt(json, path))
    if (allowed.includes(actual)) return []
    const message = `must be ${[...new Set(allowed)].join(' or ')} with status ${status}, got ${actual}`
    const question = choice ?? findPropertyChoice(contract, root, path)
    return [{ ...makeFinding('envelope', `body ${path.join('.')}`, message), ...toQuestion(question) }]
  })
  const silent = first.slots.message
    .filter((path) => !isText(valueAt(json, path)))
    .map((path) => ({
      ...makeFinding('message', `body ${path.join('.')}`, 'must be a string that says what is wrong'),
      ...toQuestion(findPropertyChoice(contract, root, path)),
    }))
  return [...wrong, ...silent].map((finding) => ({ ...finding, specPointer: formatOrigin(first.origin) }))
}

/** The question about a property of a schema, whatever part of it is a choice, or about one around it. */
function findPropertyChoice(contract: SuiteContract, root: string, path: Keys): string | undefined {
  const { nodeAt, followReferences } = contract
  let pointer = root
  const whole = asString(asObject(nodeAt(followReferences(root)))['x-choice'])
  if (whole !== undefined) return whole
  for (const key of path) {
    const parent = followReferences(pointer)
    pointer = `${parent}/properties/${escapePointer(String(key))}`
    const node = nodeAt(pointer)
    const choice = isObject(node) ? node['x-choice'] : undefined
    if (choice !== undefined) return asString(choice) ?? Object.keys(asObject(choice))[0]
    const additions = Object.entries(asObject(asObject(nodeAt(parent))['x-choice']))
    const addition = additions.find(([, added]) => asStrings(asObject(added).required).includes(String(key)))
    if (addition) return addition[0]
  }
  return undefined
}

function isText(value: Json | undefined): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

/** The paths of constant values in an error body, without repetitions. */
function listLeafPaths(problem: Problem): readonly Keys[] {
  const paths = problem.variants.flatMap(({ value }) => getLeafPaths(value, problem))
  return [...new Map(paths.map((path) => [path.join('.'), path])).values()]
}

function getLeafPaths(value: Json | undefined, problem: Problem, path: Keys = []): Keys[] {
  const { message, param, sequence, violations } = problem.slots
  const filled = [...message, ...param, ...sequence, ...(violations ? [violations.at.slice(0, -1)] : [])]
  if (filled.some((slot) => slot.length <= path.length && slot.every((key, index) => key === path[index]))) return []
  if (isObject(value))
    return Object.entries(value).flatMap(([key, inner]) => getLeafPaths(inner, problem, [...path, key]))
  return Array.isArray(value) ? [] : [path]
}
