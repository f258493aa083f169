import type { Verdict } from '../verdict.ts'
import { countOutcomes, groupBy, type Run } from './run.ts'
import { describe } from './words.ts'

/** A test suite for each family of each target, a test case for each verdict. */
export function renderJunit(runs: readonly Run[]): string {
  const suites = runs.flatMap(({ target, verdicts }) =>
    groupBy(verdicts, (verdict) => verdict.case.family).map(([family, own]) => suite(`${target} ${family}`, own)),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance">\n${suites.join('')}</testsuites>\n`
}

function suite(name: string, verdicts: readonly Verdict[]): string {
  const { failed, stale, skipped } = countOutcomes(verdicts)
  const seconds = verdicts.reduce((sum, { ms }) => sum + ms, 0) / 1000
  const counts = `tests="${verdicts.length}" failures="${failed + stale}" skipped="${skipped}" time="${seconds.toFixed(3)}"`
  return `  <testsuite name="${escapeXml(name)}" ${counts}>\n${verdicts.map((each) => testCase(name, each)).join('')}  </testsuite>\n`
}

function testCase(suiteName: string, verdict: Verdict): string {
  const open = `    <testcase classname="${escapeXml(suiteName)}" name="${escapeXml(verdict.case.id)}" time="${(verdict.ms / 1000).toFixed(3)}"`
  const inner = contentOf[verdict.outcome](verdict)
  return inner === '' ? `${open}/>\n` : `${open}>${inner}</testcase>\n`
}

const contentOf: Readonly<Record<Verdict['outcome'], (verdict: Verdict) => string>> = {
  passed: () => '',
  noted: (verdict) => `<system-out>${escapeXml(describe(verdict).join('\n'))}</system-out>`,
  known: ({ reason = '' }) => `<system-out>known divergence: ${escapeXml(reason)}</system-out>`,
  skipped: ({ reason = '' }) => `<skipped message="${escapeXml(reason)}"/>`,
  failed: failure,
  stale: failure,
}

function failure(verdict: Verdict): string {
  const [first = ''] = describe(verdict)
  return `<failure type="${verdict.who ?? verdict.outcome}" message="${escapeXml(first)}">${escapeXml(describe(verdict).join('\n'))}</failure>`
}

function escapeXml(text: string): string {
  // Characters that XML 1.0 cannot represent become a question mark.
  const plain = text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '?')
  return plain.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
