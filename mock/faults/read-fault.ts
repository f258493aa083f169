import { toStatus } from '../../runtime/http/replies.ts'
import { isObject, ownValue } from '../../runtime/json.ts'
import { suggest, suggestion } from '../../runtime/validation/suggest.ts'
import { type CheckSchema, schemaChecker } from '../../settings/check-schema.ts'
import { type PathError, UsageError } from '../../settings/errors.ts'
import { declaresStatus, findErrors } from '../declared-errors.ts'
import { matchesRoute } from '../match-request.ts'
import { type MockContract, oncePerContract } from '../mock-contract.ts'
import { listCorpusNames } from './corpus.ts'
import { type Fault, FaultError, type FaultKind, type FaultOf } from './fault.ts'
import { makeKindSchema } from './fault-schema.ts'
import { kinds } from './kinds.ts'
import { readShortForm, type ShortForm } from './short-form.ts'

/** Reads a fault for a contract from a JSON value, or from a string in JSON or the short form. Throws a `FaultError`. */
export function readFault(value: unknown, contract: MockContract): Fault {
  const { value: input, problems } = typeof value === 'string' ? readText(value) : { value, problems: [] }
  if (!isObject(input)) throw wholeError('A fault must be an object with a kind, such as {"kind": "hang"}')
  const kind = ownValue(input, 'kind')
  if (!isKind(kind)) throw wholeError(unknownKind(kind))
  const errors = [...problems, ...findSchemaErrors(kind, input, contract)]
  const wrong = new Set(errors.map(({ path }) => path[0]))
  // Only validated properties are read.
  const fault = input as Fault
  const all = [...errors, ...findContractErrors(fault, wrong, contract)]
  if (all.length > 0) throw new FaultError(all)
  return fault
}

const checkersByKind = oncePerContract(() => new Map<FaultKind, CheckSchema>())

function findSchemaErrors(kind: FaultKind, fault: object, contract: MockContract): readonly PathError[] {
  const checkers = checkersByKind(contract)
  const check = checkers.get(kind) ?? schemaChecker(makeKindSchema(contract, kind))
  checkers.set(kind, check)
  const { alternatives = [] } = kinds[kind]
  const [first, second] = alternatives.filter((name) => Object.hasOwn(fault, name))
  const exclusion = `\`${first}\` and \`${second}\` exclude each other; remove one`
  return check(fault).map((error) => (error.keyword === 'not' ? { path: [], message: exclusion } : error))
}

/** Reads several faults; throws a `UsageError` with all errors. `getName` returns the prefix for a fault's lines. */
export function readFaults(
  values: readonly unknown[],
  contract: MockContract,
  getName: (index: number) => string,
): readonly Fault[] {
  const lines: string[] = []
  const faults = values.flatMap((value, index) => {
    try {
      return [readFault(value, contract)]
    } catch (error) {
      if (!(error instanceof FaultError)) throw error
      lines.push(...error.message.split('\n').map((line) => `${getName(index)}: ${line}`))
      return []
    }
  })
  if (lines.length > 0) throw new UsageError(lines.join('\n'))
  return faults
}

function wholeError(message: string): FaultError {
  return new FaultError([{ path: [], message }])
}

function readText(text: string): Omit<ShortForm, 'value'> & { readonly value: unknown } {
  if (!text.trimStart().startsWith('{')) return readShortForm(text)
  try {
    return { value: JSON.parse(text), problems: [] }
  } catch {
    throw wholeError('A fault that begins with { must be JSON, such as {"kind": "cut", "afterEvents": 3}')
  }
}

function isKind(kind: unknown): kind is FaultKind {
  return typeof kind === 'string' && Object.hasOwn(kinds, kind)
}

function unknownKind(kind: unknown): string {
  const names = Object.keys(kinds)
  if (typeof kind !== 'string' || kind === '') return `A fault needs a kind; known: ${names.join(', ')}`
  return `unknown fault \`${kind}\`; ${suggestion(kind, names)}`
}

type Names = ReadonlySet<string | number | undefined>

/** Rules that no schema can express, and conflicts of valid properties with the contract. */
function findContractErrors(fault: Fault, wrong: Names, contract: MockContract): readonly PathError[] {
  if ('ms' in fault && Array.isArray(fault.ms) && !wrong.has('ms') && fault.ms[0] > fault.ms[1])
    return [{ path: ['ms'], message: 'the range must be ascending, as 100..900' }]
  if (fault.kind === 'corpus' && fault.name !== undefined && !wrong.has('name'))
    return findStreamErrors(fault, contract)
  const isStatus = fault.kind === 'status' && fault.status !== undefined
  return isStatus && !wrong.has('status') && !wrong.has('match') ? findStatusErrors(fault, wrong, contract) : []
}

function findStreamErrors({ name }: FaultOf<'corpus'>, contract: MockContract): readonly PathError[] {
  const names = listCorpusNames(contract)
  if (names.includes(name)) return []
  const similar = suggest(name, names)
  const hint = similar === undefined ? '' : `did you mean \`${similar}\`? `
  return [{ path: ['name'], message: `unknown stream \`${name}\`; ${hint}docs/mock/illegal-streams.md lists them` }]
}

function findStatusErrors(fault: FaultOf<'status'>, wrong: Names, contract: MockContract): readonly PathError[] {
  const { status, variant } = fault
  const within = contract.routes.filter((route) => matchesRoute(fault.match ?? {}, route))
  const able = within.filter((route) => declaresStatus(route, status))
  if (able.length === 0) {
    const statuses = new Set(within.flatMap(({ replies }) => replies.map((reply) => toStatus(reply.status))))
    const errors = [...statuses].filter((code) => code >= 400).sort((a, b) => a - b)
    const none = within.length === 0 ? 'no operation is in its scope' : 'none declares an error with a status'
    const choices = errors.length === 0 ? none : `known: ${errors.join(', ')}`
    return [{ path: ['status'], message: `no operation in its scope answers with status ${status}; ${choices}` }]
  }
  const errors = able.flatMap((route) => findErrors({ contract, route }, status))
  const variants = [...new Set(errors.flatMap(([, template]) => template.variants.map(({ name }) => name)))]
  if (variant === undefined || wrong.has('variant') || variants.includes(variant)) return []
  const message = `unknown variant \`${variant}\` of status ${status} in its scope; ${suggestion(variant, variants)}`
  return [{ path: ['variant'], message }]
}
