import { type Finding, getVerdict } from '../../runtime/judge/finding.ts'
import type { SuiteContract } from '../contract.ts'
import { measureCoverage } from './coverage.ts'
import { countOutcomes, type Run, type RunFacts } from './run.ts'
import { cutReply } from './verdict-lines.ts'

/** The facts of the runs, and the verdicts and the coverage of every target. */
export function renderJson(runs: readonly Run[], facts: RunFacts): string {
  const targets = runs.map(({ target, contract, verdicts, underivable, ms, wording }) => ({
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
        at: findLine(contract, rule.pointer, findings),
        ...verdict,
        reply: verdict.outcome === 'passed' ? cutReply(verdict.reply) : verdict.reply,
        findings: findings.map((finding) => ({ verdict: getVerdict(finding, contract.unclear), ...finding })),
        ms: Math.round(took),
      }),
    ),
    ...(wording ? {} : { coverage: measureCoverage(contract, verdicts) }),
    underivable,
  }))
  return `${JSON.stringify({ ...facts, targets }, undefined, 2)}\n`
}

/** The line of the rule that the first finding names, else of the rule that the case tests. */
function findLine({ findLine: find }: SuiteContract, rule: string | undefined, [finding]: readonly Finding[]) {
  const pointer = finding?.specPointer ?? rule
  return pointer === undefined ? undefined : find?.(pointer)
}
