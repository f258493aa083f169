import { FileErrors, type PathError } from '../../settings/errors.ts'
import { parseLocatedFile } from '../../settings/located-file.ts'
import { type Fault, FaultError } from '../faults/fault.ts'
import { readFault } from '../faults/read-fault.ts'
import { findLatencyErrors } from '../latency/read-latency.ts'
import { matchesRoute } from '../match-request.ts'
import type { MockContract, MockOperation } from '../mock-contract.ts'
import { type Account, getAccount } from '../simulator/image/accounts.ts'
import { findChangeErrors } from './change-errors.ts'
import { createMatcher, type Test, type TooSlow } from './matcher.ts'
import type { Scenario } from './scenario.ts'
import { checkSchema } from './schema-errors.ts'
import { getAnswers, semanticErrors } from './semantic-errors.ts'
import { getKinds, unsupportedReasons } from './supported-answers.ts'

/** A scenario that has been read and checked. */
export interface ReadScenario {
  readonly scenario: Scenario
  /** Its position, such as `scenarios.yaml:12`. */
  readonly origin: string
  /** Whether a request meets all conditions except those on its number. */
  readonly fits: Test
  readonly faults: readonly Fault[]
  /** The folder of its files. */
  readonly folder: string
}

/** Content of a scenario file. */
export interface ScenarioFile {
  readonly scenarios: readonly ReadScenario[]
  /** With their positions; undefined if the file has no accounts. */
  readonly accounts: readonly { readonly account: Account; readonly origin: string }[] | undefined
}

export interface ScenarioReading {
  readonly contract: MockContract
  /** The file, for messages. */
  readonly name: string
  /** The folder of the files of replies; undefined if replies must not name files. */
  readonly folder?: string
  /** Called once for a pattern that times out in use. */
  readonly warn?: (message: string) => void
}

/**
 * Reads a YAML or JSON string that `scenarios.schema.json` describes. Throws `FileErrors` with all errors: those of the schema (schema-errors.ts), and for the parts that it accepts those of rules
 * that it cannot state (semantic-errors.ts) and of answers that an operation does not support (supported-answers.ts).
 */
export async function readScenarios(
  text: string,
  { contract, name, folder, warn }: ScenarioReading,
): Promise<ScenarioFile> {
  refuseLong(text, name)
  const file = parseLocatedFile(text, name)
  if (file.value === null) throw file.toFileErrors([{ path: [], message: 'the file is empty' }])
  const { errors, readable } = checkSchema(file.value, contract)
  const { scenarios: written = [], accounts } = readable ?? {}
  const read = written.map((scenario, index) => checkScenario(scenario, index, { contract, folder }))
  const all = [
    ...errors,
    ...read.flatMap(({ errors }) => errors),
    ...duplicateErrors({ list: 'scenarios', key: 'name', label: 'scenario name' }, written),
    ...duplicateErrors({ list: 'accounts', key: 'instanceId', label: 'instanceId' }, accounts),
  ]
  if (all.length > 0) throw file.toFileErrors(all)
  const scenarios = read.map(({ scenario, able, faults }, index) => {
    const origin = file.locate(['scenarios', index])
    const tooSlow: TooSlow = (pattern) =>
      warn?.(`${origin}: the pattern ${pattern} of "${scenario.name}" times out and is ignored: simplify it.`)
    return { scenario, origin, faults, folder: folder ?? '', fits: createMatcher(able, scenario.match ?? {}, tooSlow) }
  })
  const located = accounts?.map((account, index) => {
    return { account: getAccount(account), origin: file.locate(['accounts', index]) }
  })
  return { scenarios, accounts: located }
}

type UniqueKey = Readonly<Record<'list' | 'key' | 'label', string>>

function duplicateErrors({ list, key, label }: UniqueKey, items: readonly object[] = []): readonly PathError[] {
  const names = items.map((item): unknown => Reflect.get(item, key))
  return findDuplicates(names).map(({ name, index, first }) => ({
    path: [list, index, key],
    message: `duplicate ${label} \`${name}\`; the first is ${list}[${first}]`,
  }))
}

interface Duplicate {
  readonly name: unknown
  readonly index: number
  /** The index of the first item with this name. */
  readonly first: number
}

/** Finds the names that repeat an earlier one; undefined is no name. */
export function findDuplicates(names: readonly unknown[]): readonly Duplicate[] {
  const firsts = new Map<unknown, number>()
  return names.flatMap((name, index) => {
    const first = firsts.get(name) ?? index
    firsts.set(name, first)
    return name !== undefined && first < index ? [{ name, index, first }] : []
  })
}

/** About 10,000 scenarios, which take 1.6 s to read; this blocks all requests. */
const MAX_CHARACTERS = 1024 * 1024

function refuseLong({ length }: string, name: string): void {
  if (length <= MAX_CHARACTERS) return
  const message = `must have at most ${MAX_CHARACTERS} characters, not ${length}; split the file`
  throw new FileErrors(name, [{ line: 1, column: 1, path: [], message }])
}

interface Checked {
  readonly scenario: Scenario
  /** The matching operations that support its answers. */
  readonly able: ReadonlySet<string>
  readonly faults: readonly Fault[]
  readonly errors: readonly PathError[]
}

interface CheckContext extends Pick<ScenarioReading, 'contract'> {
  readonly folder: string | undefined
}

function checkScenario(scenario: Scenario, index: number, { contract, folder }: CheckContext): Checked {
  const { able, errors } = getOperations(scenario, contract)
  const { faults, ...broken } = getFaults(scenario, contract)
  const all = [...semanticErrors(scenario, folder), ...errors, ...broken.errors]
  return {
    scenario,
    able,
    faults,
    errors: all.map((error) => ({ ...error, path: ['scenarios', index, ...error.path] })),
  }
}

function getOperations(scenario: Scenario, contract: MockContract): Pick<Checked, 'able' | 'errors'> {
  const { match = {}, latency = {} } = scenario
  const meant = contract.routes.filter((route) => matchesRoute(match, route))
  const judged = meant.map((route) => findUnsupported({ contract, route }, scenario))
  const able = meant.filter((_, index) => judged[index]?.length === 0)
  // A named operation must support the answers; of a family, or of all, only the supporting operations count.
  const counts = match.operation !== undefined || able.length === 0
  const errors = counts ? (judged.find((errors) => errors.length > 0) ?? []) : []
  const none = { path: ['match'], message: 'no operation is in `family` and in `operation`; change one' }
  const ofChanges = getAnswers(scenario).flatMap(({ answer, path }) =>
    findChangeErrors(answer, { contract, routes: able.length > 0 ? able : meant }).map((error) => ({
      ...error,
      path: [...path, ...error.path],
    })),
  )
  const late = findLatencyErrors(latency, meant).map((error) => ({ ...error, path: ['latency', ...error.path] }))
  const all = meant.length === 0 ? [none] : [...errors, ...ofChanges, ...late]
  return { able: new Set(able.map(({ operationId }) => operationId)), errors: all }
}

function findUnsupported(operation: MockOperation, scenario: Scenario): readonly PathError[] {
  const answers = getAnswers(scenario).filter(({ answer }) => getKinds(answer).length <= 1)
  return answers.flatMap(({ answer, path }) =>
    unsupportedReasons(answer, operation).map(({ field, reason }) => ({ path: [...path, field], message: reason })),
  )
}

function getFaults(
  { faults: written = [], match = {} }: Scenario,
  contract: MockContract,
): Pick<Checked, 'faults' | 'errors'> {
  const routes = contract.routes.filter((route) => matchesRoute(match, route))
  const faults: Fault[] = []
  const errors: PathError[] = []
  for (const [index, fault] of written.entries()) {
    if (fault === undefined) continue
    try {
      faults.push(readFault(fault, contract, routes))
    } catch (error) {
      if (!(error instanceof FaultError)) throw error
      const problems = error.problems.map(({ path, message }) => ({ path: ['faults', index, ...path], message }))
      errors.push(...problems)
    }
  }
  return { faults, errors }
}
