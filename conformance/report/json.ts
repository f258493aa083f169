import { getVerdict } from '../../runtime/judge/finding.ts'
import { unclear } from '../contract.ts'
import { measureCoverage } from './coverage.ts'
import { countOutcomes, type Facts, type Run } from './run.ts'

/** The facts, and one object for each target, verdicts and coverage included. */
export function renderJson(runs: readonly Run[], facts: Facts): string {
  const targets = runs.map(({ target, verdicts, underivable, ms }) => ({
    target,
    ms: Math.round(ms),
    counts: countOutcomes(verdicts),
    verdicts: verdicts.map(
      ({ case: { id, family, operationId, rule, questions = [] }, ms: took, findings, ...verdict }) => ({
        id,
        family,
        operationId,
        rule,
        questions,
        ...verdict,
        findings: findings.map((finding) => ({ verdict: getVerdict(finding, unclear), ...finding })),
        ms: Math.round(took),
      }),
    ),
    coverage: measureCoverage(verdicts),
    underivable,
  }))
  return `${JSON.stringify({ ...facts, targets }, undefined, 2)}\n`
}
