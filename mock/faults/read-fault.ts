import type { Stream } from '../../runtime/contract.ts'
import { isObject, ownValue } from '../../runtime/json.ts'
import { suggest, suggestion } from '../../runtime/validation/suggest.ts'
import { type CheckSchema, schemaChecker } from '../../settings/check-schema.ts'
import { type PathError, UsageError } from '../../settings/errors.ts'
import { findErrors } from '../declared-errors.ts'
import { matchesRoute } from '../match-request.ts'
import { type MockContract, oncePerContract } from '../mock-contract.ts'
import { listCorpusNames } from './corpus.ts'
import { type Fault, FaultError, type FaultKind, type FaultOf } from './fault.ts'
import { makeKindSchema } from './fault-schema.ts'
import { kinds } from './kinds.ts'
import { reasonNotInScope } from './scope.ts'
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
  const { exclusions = [] } = kinds[kind]
  const [first, second] = exclusions.find((pair) => pair.every((name) => Object.hasOwn(fault, name))) ?? []
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
  const inScope = wrong.has('match') ? [] : contract.routes.filter((route) => matchesRoute(fault.match ?? {}, route))
  const errors = [
    ...findRangeErrors(fault),
    ...(wrong.has('match') ? [] : findNameErrors(fault, inScope, contract)),
    ...(fault.kind === 'status' && !wrong.has('match') && !wrong.has('status')
      ? findStatusErrors(fault, inScope, contract)
      : []),
  ].filter(({ path: [name] }) => !wrong.has(name))
  return errors.length > 0 || wrong.size > 0 ? errors : findScopeErrors(fault, inScope, contract)
}

function findRangeErrors(fault: Fault): readonly PathError[] {
  if ('ms' in fault && Array.isArray(fault.ms) && fault.ms[0] > fault.ms[1])
    return [{ path: ['ms'], message: 'the range must be ascending, as 100..900' }]
  const { retryAfter = 0 } = fault.kind === 'status' ? fault : {}
  const isTime = typeof retryAfter !== 'string' || retryAfter === 'none' || !Number.isNaN(Date.parse(retryAfter))
  return isTime ? [] : [{ path: ['retryAfter'], message: 'must be seconds, a date such as 2026-01-31, or none' }]
}

type Routes = MockContract['routes']

/** Misspelled names of events, of failures and of the corpus. */
function findNameErrors(fault: Fault, inScope: Routes, contract: MockContract): readonly PathError[] {
  if (fault.kind === 'corpus') return findStreamErrors(fault, contract)
  const streams = inScope.flatMap((route) => route.streams)
  if (fault.kind === 'error-event') {
    const variants = streams.flatMap(({ failure }) => failure?.variants ?? [])
    return checkName('variant', fault.variant, variants)
  }
  const events = streams.flatMap((stream) => stream.events)
  const isOpen = fault.kind === 'insert' || events.some(({ anyName }) => anyName)
  return 'event' in fault && !isOpen ? checkName('event', fault.event, events) : []
}

/** Without any name the fault has no stream, which is another error. */
function checkName(field: string, name: unknown, declared: readonly { readonly name: string }[]): readonly PathError[] {
  const names = [...new Set(declared.map((item) => item.name))]
  if (typeof name !== 'string' || names.length === 0 || names.includes(name)) return []
  return [{ path: [field], message: `unknown ${field} \`${name}\` in its scope; ${suggestion(name, names)}` }]
}

/** A fault that applies to no operation in its scope, whether a stream is requested or not. */
function findScopeErrors(fault: Fault, inScope: Routes, contract: MockContract): readonly PathError[] {
  if (contract.routes.length === 0) return []
  if (inScope.length === 0)
    return [{ path: ['match'], message: 'no operation is in `family` and in `operation`; change one' }]
  const streams = inScope.flatMap((route) => route.streams)
  const findReasons = (candidates: readonly (Stream | undefined)[]) =>
    new Set(candidates.map((stream) => reasonNotInScope(fault, { contract, stream })))
  if (findReasons([undefined, ...streams]).has(undefined)) return []
  const reasons = [...findReasons(streams.length > 0 ? streams : [undefined])].join('; ')
  return [{ path: [], message: `\`${fault.kind}\` cannot apply to any request in its scope: ${reasons}` }]
}

function findStreamErrors({ name }: FaultOf<'corpus'>, contract: MockContract): readonly PathError[] {
  const names = listCorpusNames(contract)
  if (typeof name !== 'string' || names.includes(name)) return []
  const similar = suggest(name, names)
  const hint = similar === undefined ? '' : `did you mean \`${similar}\`? `
  return [{ path: ['name'], message: `unknown stream \`${name}\`; ${hint}docs/mock/illegal-streams.md lists them` }]
}

function findStatusErrors(
  { status, variant, message }: FaultOf<'status'>,
  inScope: Routes,
  contract: MockContract,
): readonly PathError[] {
  const errors = inScope.flatMap((route) => findErrors({ contract, route }, status))
  const variants = [...new Set(errors.flatMap(([, template]) => template.variants.map(({ name }) => name)))]
  const unknown = `unknown variant \`${variant}\` of status ${status} in its scope; ${suggestion(String(variant), variants)}`
  return [
    ...(variant === undefined || variants.includes(variant) ? [] : [{ path: ['variant'], message: unknown }]),
    ...(message === undefined || status >= 400 ? [] : [{ path: ['message'], message: 'only an error has a message' }]),
  ]
}
