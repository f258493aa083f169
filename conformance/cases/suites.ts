import { readdirSync, readFileSync } from 'node:fs'
import { ownValue } from '../../runtime/json.ts'
import { FileError } from '../../settings/errors.ts'
import { contract, operations } from '../contract.ts'
import type { Scenario, Step } from '../scenario.ts'
import { isFeature } from '../targets/features.ts'
import { baseRequest, successStatuses, toStream } from './base-request.ts'
import { draftCase } from './draft-case.ts'
import { readSuite, type SuiteCase, type SuiteFile, type SuiteStep } from './suite-file.ts'

const folder = new URL('../suites/', import.meta.url)

/** The hand-written cases. Throws a `FileError`. */
export function suiteScenarios(): Scenario[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
  return names.flatMap((name) => {
    const file = `conformance/suites/${name}`
    return getScenarios(readSuite(file, readFileSync(new URL(name, folder), 'utf8')), file)
  })
}

/** The scenarios of one file; messages contain its name. */
export function getScenarios(suite: SuiteFile, file: string): Scenario[] {
  const faults = suite.cases.flatMap((each) => getFaults(each).map((fault) => `${file}: ${each.id}: ${fault}`))
  if (faults.length > 0) throw new FileError(faults.join('\n'))
  return suite.cases.map((each) => getScenario(suite.family, each))
}

const questions = new Set(contract.questions.map(({ id }) => id))

/** Names that the contract does not have. */
function getFaults({ steps, needs = [], questions: cited = [], choice: own }: SuiteCase): string[] {
  const choice = own === undefined ? [] : [own]
  const asked = [...cited, ...choice, ...steps.flatMap(({ expect }) => Object.keys(expect?.choices ?? {}))]
  const unknown = (what: string, names: readonly string[], isKnown: (name: string) => boolean): string[] =>
    names.filter((name) => !isKnown(name)).map((name) => `there is no ${what} ${name}`)
  return [
    ...unknown(
      'operation',
      steps.map(({ operation }) => operation),
      (name) => operations.has(name),
    ),
    ...unknown('feature', needs, isFeature),
    ...unknown('question', asked, (name) => questions.has(name)),
  ]
}

function getScenario(family: string, given: SuiteCase): Scenario {
  const steps = given.steps.map((step) => getStep(family, given, step))
  const [first] = steps
  if (first === undefined) throw new RangeError(`${given.id} has no step.`)
  return { case: first.case, steps }
}

function getStep(family: string, given: SuiteCase, step: SuiteStep): Step {
  const operation = operations.get(step.operation)
  if (operation === undefined) throw new RangeError(`There is no operation ${step.operation}.`)
  const { path, query = {}, headers = {}, credential = 'valid', keep = {}, poll } = step
  const base = baseRequest(operation, step.body)
  const raw = step['raw-body']
  const request = {
    ...base,
    path: path === undefined ? base.path : fillPath(operation.path, path),
    query,
    headers: { ...base.headers, ...headers },
    credential,
    ...(raw === undefined ? {} : { rawBody: raw }),
  }
  const { status = successStatuses(operation), ...expected } = step.expect ?? {}
  const statuses = typeof status === 'number' ? [status] : status
  const stream = statuses.some((each) => each < 300) ? toStream(operation, request) : undefined
  const { id, rule = id, pointer, source, questions = [], choice, needs = [] } = given
  const drafted = draftCase(operation, {
    path: id,
    request,
    expect: { ...expected, status: statuses, ...(stream === undefined ? {} : { stream }) },
    rule,
    pointer,
    source,
    questions: [...new Set([...questions, ...[choice ?? []].flat(), ...Object.keys(expected.choices ?? {})])],
    choice,
    needs: needs.filter(isFeature),
  })
  return { case: { ...drafted, id: `${family}/${id}`, family }, keep, ...(poll === undefined ? {} : { poll }) }
}

function fillPath(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => ownValue(values, name) ?? name)
}
