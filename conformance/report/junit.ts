import { escapeXml } from '../../settings/report-file.ts'
import type { SuiteContract } from '../contract.ts'
import type { Verdict } from '../verdict.ts'
import { countOutcomes, groupSorted, type Run } from './run.ts'
import { formatVerdict } from './verdict-lines.ts'

/** A test suite for every family of a target, a test case for every verdict. */
export function renderJunit(runs: readonly Run[]): string {
  const suites = runs.flatMap(({ target, contract, verdicts }) =>
    groupSorted(verdicts, (verdict) => verdict.case.family).map(([family, ofFamily]) =>
      renderSuite(contract, `${target} ${family}`, ofFamily),
    ),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance">\n${suites.join('')}</testsuites>\n`
}

function renderSuite(contract: SuiteContract, name: string, verdicts: readonly Verdict[]): string {
  const { failed, stale, skipped } = countOutcomes(verdicts)
  const seconds = verdicts.reduce((sum, { ms }) => sum + ms, 0) / 1000
  const counts = `tests="${verdicts.length}" failures="${failed + stale}" skipped="${skipped}" time="${seconds.toFixed(3)}"`
  const cases = verdicts.map((verdict) => {
    const open = `    <testcase classname="${escapeXml(name)}" name="${escapeXml(verdict.case.id)}" time="${(verdict.ms / 1000).toFixed(3)}"`
    const content = renderContent(contract, verdict)
    return content === '' ? `${open}/>\n` : `${open}>${content}</testcase>\n`
  })
  return `  <testsuite name="${escapeXml(name)}" ${counts}>\n${cases.join('')}  </testsuite>\n`
}

function renderContent(contract: SuiteContract, verdict: Verdict): string {
  const { outcome, reason = '', who = outcome } = verdict
  if (outcome === 'passed') return ''
  if (outcome === 'known') return `<system-out>known divergence: ${escapeXml(reason)}</system-out>`
  if (outcome === 'skipped') return `<skipped message="${escapeXml(reason)}"/>`
  const lines = formatVerdict(contract, verdict)
  const text = escapeXml(lines.join('\n'))
  if (outcome === 'noted') return `<system-out>${text}</system-out>`
  return `<failure type="${who}" message="${escapeXml(lines[0] ?? '')}">${text}</failure>`
}
