import { readdirSync, readFileSync } from 'node:fs'
import { ownValue } from '../../runtime/json.ts'
import { FileError } from '../../settings/errors.ts'
import type { SuiteContract } from '../contract.ts'
import type { Scenario, Step } from '../scenario.ts'
import { isFeature } from '../targets/features.ts'
import type { Case } from '../verdict.ts'
import { baseRequest, findStreamName, successStatuses } from './base-request.ts'
import { draftCase } from './draft-case.ts'
import { readSuite, type SuiteCase, type SuiteFile, type SuiteStep } from './suite-file.ts'

/** The hand-written cases. Throws a `FileError`. */
export function suiteScenarios(contract: SuiteContract): Scenario[] {
  const { suites } = contract
  if (suites === undefined) return []
  const folder = new URL(`../${suites}/`, import.meta.url)
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
  return names.flatMap((name) => {
    const file = `conformance/${suites}/${name}`
    return getScenarios(contract, readSuite(file, readFileSync(new URL(name, folder), 'utf8')), file)
  })
}

/** The scenarios of one file; messages contain its name. */
export function getScenarios(contract: SuiteContract, { family, cases }: SuiteFile, file: string): Scenario[] {
  const errors = cases.flatMap((written) =>
    findUnknownNames(contract, written).map((message) => `${file}: ${written.id}: ${message}`),
  )
  if (errors.length > 0) throw new FileError(errors.join('\n'))
  return cases.map((written) => {
    const steps = written.steps.map((step) => getStep(contract, { ...written, family }, step))
    const [first] = steps
    if (first === undefined) throw new RangeError(`${written.id} has no step.`)
    return { case: first.case, steps }
  })
}

/** Finds operations, features and questions that do not exist. */
function findUnknownNames(contract: SuiteContract, { steps, needs = [], questions = [], choice }: SuiteCase): string[] {
  const ids = [
    ...questions,
    ...(choice === undefined ? [] : [choice]),
    ...steps.flatMap(({ expect }) => Object.keys(expect?.choices ?? {})),
  ]
  const operations = steps.map(({ operation }) => operation).filter((id) => !contract.operationsById.has(id))
  const unknownQuestions = ids.filter((id) => !contract.questions.some((question) => question.id === id))
  return [
    ...operations.map((id) => `there is no operation ${id}`),
    ...needs.filter((name) => !isFeature(name)).map((name) => `there is no feature ${name}`),
    ...unknownQuestions.map((id) => `there is no question ${id}`),
  ]
}

function getStep(contract: SuiteContract, written: SuiteCase & { readonly family: string }, step: SuiteStep): Step {
  const operation = contract.findOperation(step.operation)
  const { path, query = {}, headers = {}, credential = 'valid', keep = {}, poll } = step
  const base = baseRequest(contract, operation, step.body)
  const raw = step['raw-body']
  const request = {
    ...base,
    path: path === undefined ? base.path : fillPath(operation.path, path),
    query,
    headers: { ...base.headers, ...headers },
    credential,
    ...(raw === undefined ? {} : { rawBody: raw }),
  }
  const { status = successStatuses(contract, operation), ...expected } = step.expect ?? {}
  const statuses = typeof status === 'number' ? [status] : status
  const hasSuccess = statuses.some((candidate) => candidate < 300)
  const stream = hasSuccess ? findStreamName(contract, operation, request) : undefined
  const { id, family, rule = id, pointer, source, questions = [], choice, needs = [] } = written
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
  const testCase: Case = { ...drafted, id: `${family}/${id}`, family }
  return { case: testCase, captures: keep, ...(poll === undefined ? {} : { poll }) }
}

function fillPath(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => ownValue(values, name) ?? name)
}
