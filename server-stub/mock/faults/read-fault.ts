import { routes } from '../../../generated/routes.ts'
import type { Route } from '../../core/contract.ts'
import { suggestion } from '../../core/validation/suggest.ts'
import { corpusNames } from './corpus.ts'
import type { Fault, FaultKind, FaultOf } from './fault.ts'
import { FaultError } from './fault-error.ts'
import { errorsOf } from './fault-replies.ts'
import { isObject, mistakeOf } from './fields.ts'
import { kinds, scopeFields } from './kinds.ts'
import { isOperationOf } from './scope.ts'
import { readShortForm } from './short-form.ts'

/** Reads a fault from JSON, as a value, or from a text that is JSON or the short form. Throws a `FaultError`. */
export function readFault(value: unknown): Fault {
  const given = typeof value === 'string' ? readText(value) : value
  if (!isObject(given)) throw new FaultError('A fault is an object with a kind, such as {"kind": "hang"}')
  const { kind } = given
  if (!isKind(kind)) throw new FaultError(unknownKind(kind))
  const { fields, alternatives = [] } = kinds[kind]
  const mistake = mistakeOf({ kind: anyKind, ...fields, ...scopeFields }, given)
  if (mistake !== undefined) throw new FaultError(`The fault ${kind}: ${mistake}`)
  const said = alternatives.filter((name) => given[name] !== undefined)
  if (said.length > 1) throw new FaultError(`The fault ${kind}: takes either ${said.join(' or ')}, not both`)
  // All fields of this kind have just been checked.
  const fault = given as Fault
  checkMeaning(fault)
  return fault
}

const anyKind = { schema: {}, isRequired: true, mistake: () => undefined }

function readText(text: string): unknown {
  if (!text.trimStart().startsWith('{')) return readShortForm(text)
  try {
    return JSON.parse(text)
  } catch {
    throw new FaultError('A fault that begins with { has to be JSON, such as {"kind": "cut", "afterEvents": 3}')
  }
}

function isKind(kind: unknown): kind is FaultKind {
  return typeof kind === 'string' && Object.hasOwn(kinds, kind)
}

function unknownKind(kind: unknown): string {
  const known = Object.keys(kinds)
  if (typeof kind !== 'string' || kind === '') return `A fault has a kind; there are ${known.join(', ')}`
  return `There is no fault ${kind}; ${suggestion(kind, known)}`
}

/** What the contract rules out for every request in the scope. */
function checkMeaning(fault: Fault): void {
  if (fault.kind === 'corpus' && !corpusNames().includes(fault.name))
    throw new FaultError(`The fault corpus: there is no stream ${fault.name}; ${suggestion(fault.name, corpusNames())}`)
  if (fault.kind === 'status') checkStatus(fault, routes.filter(isOperationOf(fault)))
}

function checkStatus({ status, variant }: FaultOf<'status'>, within: readonly Route[]): void {
  const able = within.filter(({ replies }) => replies.some((reply) => reply.status === status))
  if (able.length === 0) throw new FaultError(unanswered(status, within))
  const errors = [...new Set(able.map(({ family }) => family))].flatMap((family) => errorsOf(family, status))
  const variants = errors.flatMap(([, each]) => each.variants.map(({ name }) => name))
  if (variant === undefined || variants.includes(variant)) return
  const there = suggestion(variant, [...new Set(variants)])
  throw new FaultError(`The fault status: no error ${status} in its scope has the example ${variant}; ${there}`)
}

function unanswered(status: number, within: readonly Route[]): string {
  const declared = new Set(within.flatMap(({ replies }) => replies.map((reply) => reply.status)))
  const errors = [...declared].filter((each) => each >= 400).sort((a, b) => a - b)
  const there = errors.length === 0 ? 'no operation is in its scope' : `they answer ${errors.join(', ')}`
  return `The fault status: no operation in its scope answers ${status}; ${there}`
}
