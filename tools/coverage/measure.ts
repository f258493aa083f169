import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { getContract, schemaPointer } from '../../conformance/contract.ts'
import { matchesPattern } from '../../conformance/verdict.ts'
import { readSections, type Section } from '../../spec/rules/source-sections.ts'
import { type Element, elementId } from './element.ts'
import { listElements } from './elements.ts'
import { Evidence } from './evidence.ts'
import { getExamples } from './examples.ts'
import { coverPayload } from './exchange-coverage.ts'
import { runScript } from './run-script.ts'
import { runSuite } from './run-suite.ts'
import { runTasks } from './run-tasks.ts'
import { isValid } from './schema-document.ts'

const contract = getContract()

/** An element and the tests that cover it. */
export interface ElementCoverage extends Element {
  /** Ids of tests, sorted. */
  readonly tests: readonly string[]
  /** No test covers it, for a reason in `uncovered.yaml`. */
  readonly excepted: boolean
}

export interface SectionCoverage {
  /** The part and the name of the section, such as `Endpoints / Video download`. */
  readonly section: string
  readonly says: string
  readonly elements: readonly ElementCoverage[]
}

/** Which tests cover the specification, by the sections of the source document. */
export interface Coverage {
  readonly sections: readonly SectionCoverage[]
  readonly elements: readonly ElementCoverage[]
  /** What fails the build, one line for one reason. */
  readonly failures: readonly string[]
}

/** Runs every test and records what it covers; takes some ten seconds. */
export async function measureCoverage(): Promise<Coverage> {
  const evidence = new Evidence()
  await runScript(evidence)
  await runTasks(evidence)
  await runSuite(evidence)
  checkPayloads(evidence)
  return getCoverage(listElements(), evidence, readExceptions())
}

/** Compares the evidence with all elements. */
export function getCoverage(
  elements: readonly Element[],
  evidence: Evidence,
  exceptions: readonly Exception[],
): Coverage {
  addQuestions(elements, evidence)
  const measured = elements.map((element): ElementCoverage => {
    const tests = [...(evidence.tests.get(element.id) ?? [])].sort()
    return { ...element, tests, excepted: tests.length === 0 && isExcepted(element, exceptions) }
  })
  const uncovered = measured.filter(({ tests }) => tests.length === 0)
  return {
    sections: sourceSections().map(({ name, summary }) => ({
      section: name,
      says: summary,
      elements: measured.filter(({ source }) => source.includes(name)),
    })),
    elements: measured,
    failures: [
      ...evidence.broken.map((id) => `${id} does not end as it should, so it covers nothing. Fix it first.`),
      ...uncovered
        .filter(({ excepted }) => !excepted)
        .map(({ id, pointer }) => `No test covers ${id} (${pointer}). Add a case to conformance/suites.`),
      ...staleExceptions(uncovered, exceptions).map(
        (pattern) => `tools/coverage/uncovered.yaml: nothing needs \`${pattern}\` any more. Take it out.`,
      ),
    ],
  }
}

/** Adds choices: they are covered by the tests of the node that declares them. */
function addQuestions(elements: readonly Element[], evidence: Evidence): void {
  for (const { id, questions } of elements)
    for (const test of evidence.tests.get(id) ?? [])
      evidence.add(
        test,
        questions.map((question) => elementId('question', question)),
      )
}

/** Reads the parts and sections of the source document, in its order. */
export function sourceSections(): readonly Section[] {
  return readSections(parse(readFileSync(new URL('../../spec/source-sections.yaml', import.meta.url), 'utf8')))
}

/** Elements that no test can cover today: an entry of `uncovered.yaml`. */
interface Exception {
  /** Beginnings of ids of elements; see `matchesPattern`. */
  readonly patterns: readonly string[]
  readonly reason: string
}

function readExceptions(): Exception[] {
  return parse(readFileSync(new URL('uncovered.yaml', import.meta.url), 'utf8'))
}

function isExcepted({ id }: Pick<Element, 'id'>, exceptions: readonly Exception[]): boolean {
  return exceptions.some(({ patterns }) => patterns.some((pattern) => matchesPattern(pattern, id)))
}

/** Finds the patterns that match no uncovered element. */
function staleExceptions(uncovered: readonly Pick<Element, 'id'>[], exceptions: readonly Exception[]): string[] {
  return exceptions
    .flatMap(({ patterns }) => patterns)
    .filter((pattern) => !uncovered.some(({ id }) => matchesPattern(pattern, id)))
}

/** Validates every example of an event and of a callback by its schema. */
function checkPayloads(evidence: Evidence): void {
  for (const { name, events, operationId } of contract.streams)
    for (const example of getExamples(contract.findOperation(operationId)).events) {
      const schema = events.find((event) => event.name === example.event)?.schema
      if (example.stream === name && schema !== undefined)
        checkPayload(evidence, { ...example, schema, within: [name, example.event] })
    }
  for (const { name, operationIds, schema } of contract.callbacks)
    for (const example of getExamples(contract.findOperation(operationIds[0] ?? '')).callbacks)
      if (example.callback === name) checkPayload(evidence, { ...example, schema, within: [name, 'callback'] })
}

interface Payload {
  readonly name: string
  readonly value: Parameters<typeof coverPayload>[1]
  readonly schema: string
  readonly within: readonly string[]
}

function checkPayload(evidence: Evidence, { name, value, schema, within }: Payload): void {
  const test = ['payload', ...within, name].join('/')
  if (!isValid(schemaPointer(schema), value)) return void evidence.broken.push(test)
  const { ids } = coverPayload(schema, value)
  evidence.add(test, [...ids, elementId('example', ...within, name)])
}
