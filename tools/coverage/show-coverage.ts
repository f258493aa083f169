import { kinds } from './element.ts'
import type { Coverage, ElementCoverage } from './measure.ts'
import type { QuestionUse } from './question-use.ts'

/** Shows the table of sections, the table of kinds, and the failures. */
export function showCoverage({ sections, elements, failures }: Coverage): string {
  const bySection = sections.map((row) => [
    row.section,
    ...countCoverage(row.elements),
    getPatterns(row.elements.flatMap(({ tests }) => tests)),
  ])
  const byKind = kinds.map((kind) => [kind, ...countCoverage(elements.filter((element) => element.kind === kind))])
  return [
    formatTable([['section', 'elements', 'covered', 'by example', 'excepted', 'tests'], ...bySection]),
    formatTable([
      ['kind', 'elements', 'covered', 'by example', 'excepted'],
      ...byKind,
      ['all', ...countCoverage(elements)],
    ]),
    failures.length === 0 ? 'Every element is covered or excepted.\n' : `${failures.join('\n')}\n`,
  ].join('\n')
}

/** Shows the elements that no test covers, one a line, exceptions in brackets. */
export function showMissing({ elements }: Coverage): string {
  const uncovered = elements.filter(({ tests }) => tests.length === 0)
  return uncovered.map(({ id, pointer, excepted }) => `${excepted ? `(${id})` : id}  ${pointer}\n`).join('')
}

/** Shows the questions with their uses, unused ones first. */
export function showQuestions(uses: readonly QuestionUse[]): string {
  const isUsed = ({ cases, rules }: QuestionUse) => cases + rules > 0
  const sorted = uses.toSorted((a, b) => Number(isUsed(a)) - Number(isUsed(b)))
  const without = uses.filter((use) => !isUsed(use))
  const rows = sorted.map(({ id, cases, rules, places }) => [id, String(cases), String(rules), String(places)])
  const sum =
    without.length === 0
      ? 'Every question has a case or a rule.'
      : `${without.length} questions have neither a case nor a rule.`
  return `${formatTable([['question', 'cases', 'rules', 'places'], ...rows])}${sum}\n`
}

function countCoverage(elements: readonly ElementCoverage[]): string[] {
  const covered = elements.filter(({ tests }) => tests.length > 0)
  const byExample = covered.filter(({ tests }) => tests.every(isExample))
  const excepted = elements.filter((element) => element.excepted)
  return [elements, covered, byExample, excepted].map(({ length }) => String(length))
}

/** Whether a test only sends an example of the specification. */
function isExample(test: string): boolean {
  return /^(script|payload)\//.test(test)
}

function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  const isNumber = (at: number): boolean => at > 0 && at < 5
  const line = (row: readonly string[]): string =>
    row.map((cell, at) => (isNumber(at) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))).join('  ')
  return rows.map((row) => `${line(row).trimEnd()}\n`).join('')
}

const most = 3

/** Shows the tests as patterns of their ids, those with the most tests first, and a count of the rest. */
function getPatterns(tests: readonly string[]): string {
  const sorted = [...Map.groupBy(new Set(tests), getPattern)].sort(([, a], [, b]) => b.length - a.length)
  const shown = sorted.slice(0, most).map(([pattern, all]) => `${pattern} (${all.length})`)
  const left = sorted.slice(most).flatMap(([, all]) => all).length
  return [...shown, ...(left > 0 ? [`${left} more`] : [])].join(', ')
}

/** Reduces an id to the part that names the kind of test. */
function getPattern(test: string): string {
  const parts = test.split('/')
  return parts.length < 3 ? test : `${parts.slice(0, parts.length > 3 ? 3 : 2).join('/')}/**`
}
