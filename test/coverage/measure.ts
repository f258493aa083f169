import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { readSections, type Section } from '../../spec/rules/source-sections.ts'
import { checkPayloads } from './check-payloads.ts'
import { type Element, elementId } from './element.ts'
import { listElements } from './elements.ts'
import { Evidence } from './evidence.ts'
import { type Exception, isExcepted, readExceptions, staleExceptions } from './exceptions.ts'
import { playScript } from './play-script.ts'
import { playSuite } from './play-suite.ts'
import { playTasks } from './play-tasks.ts'

/** An element and the tests that cover it. */
export interface Held extends Element {
  /** Ids of tests, sorted. */
  readonly tests: readonly string[]
  /** No test covers it, for a reason in `untouched.yaml`. */
  readonly excepted: boolean
}

export interface SectionCoverage {
  /** As in `Endpoints / Video download`. */
  readonly section: string
  readonly says: string
  readonly elements: readonly Held[]
}

/** Which tests cover the specification, by the sections of the source document. */
export interface Coverage {
  readonly sections: readonly SectionCoverage[]
  readonly elements: readonly Held[]
  /** What fails the build, each in one line. */
  readonly faults: readonly string[]
}

/** Runs every test and records what it covers; takes some ten seconds. */
export async function measureCoverage(): Promise<Coverage> {
  const evidence = new Evidence()
  await playScript(evidence)
  await playTasks(evidence)
  await playSuite(evidence)
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
  const held = elements.map((element): Held => {
    const tests = [...(evidence.tests.get(element.id) ?? [])].sort()
    return { ...element, tests, excepted: tests.length === 0 && isExcepted(element, exceptions) }
  })
  const untouched = held.filter(({ tests }) => tests.length === 0)
  return {
    sections: sourceSections().map(({ name, summary }) => ({
      section: name,
      says: summary,
      elements: held.filter(({ source }) => source.includes(name)),
    })),
    elements: held,
    faults: [
      ...evidence.broken.map((id) => `${id} does not end as it should, so it holds nothing. Fix it first.`),
      ...untouched
        .filter(({ excepted }) => !excepted)
        .map(({ id, pointer }) => `No test touches ${id} (${pointer}). Add a case to conformance/suites.`),
      ...staleExceptions(untouched, exceptions).map(
        (pattern) => `test/coverage/untouched.yaml: nothing needs \`${pattern}\` any more. Take it out.`,
      ),
    ],
  }
}

/** A choice is covered by the tests of its place. */
function addQuestions(elements: readonly Element[], evidence: Evidence): void {
  for (const { id, questions } of elements)
    for (const test of evidence.tests.get(id) ?? [])
      evidence.add(
        test,
        questions.map((each) => elementId('question', each)),
      )
}

/** Every part and section of the source document, in its order. */
export function sourceSections(): readonly Section[] {
  return readSections(parse(readFileSync(new URL('../../spec/source-sections.yaml', import.meta.url), 'utf8')))
}
