import type { Verdict } from '../verdict.ts'
import { type Coverage, measureCoverage } from './coverage.ts'
import { getTable, type Html, html, line, plural } from './html-text.ts'
import { type Counts, countOutcomes, groupBy, type Outcome, outcomes, type Run } from './run.ts'

/** Families, operations, events, rules and open questions. */
export function coverageSections(run: Run): readonly Html[] {
  const { verdicts, underivable } = run
  const coverage = measureCoverage(verdicts)
  const used = outcomes.filter((name) => countOutcomes(verdicts)[name] > 0)
  const without = underivable.map(({ id, reason }) => [html`<code>${id}</code>`, reason])
  return [
    section('Families', familyTable(verdicts, used)),
    section('Operations and statuses', ...operations(coverage)),
    ...streams(coverage),
    section('Rules', folded(plural(coverage.rules.length, 'rule'), ruleTable(coverage, used))),
    ...questions(coverage),
    ...(without.length === 0
      ? []
      : [
          section(
            'Rules without a case',
            folded(plural(without.length, 'rule'), getTable('Rules without a case', ['rule', 'reason'], without)),
          ),
        ]),
  ]
}

function section(title: string, ...content: readonly Html[]): Html {
  return html`<section class="part"><h3>${title}</h3>${content}</section>`
}

function folded(title: string, content: Html): Html {
  return html`<details><summary>${title}</summary>${content}</details>`
}

function familyTable(verdicts: readonly Verdict[], used: readonly Outcome[]): Html {
  const rows = groupBy(verdicts, (verdict) => verdict.case.family).map(([family, own]) => {
    const counts = countOutcomes(own)
    return [family, shareBar(counts), ...used.map((name) => counts[name])]
  })
  return getTable('Families', ['family', 'share', ...used], rows)
}

function shareBar(counts: Counts): Html {
  const parts = outcomes.filter((name) => counts[name] > 0)
  return html`<span class="share">${parts.map((name) => html`<i class="${name}" style="flex-grow:${counts[name]}"></i>`)}</span>`
}

function isTouched({ counts }: Coverage['operations'][number]): boolean {
  return outcomes.some((name) => counts[name] > 0)
}

function operations({ operations: all }: Coverage): readonly Html[] {
  const others = all.filter((each) => !isTouched(each)).map(({ operationId }) => operationId)
  const lines = all.filter(isTouched).map(({ operationId, statuses, counts }) => {
    const came = outcomes
      .filter((name) => counts[name] > 0)
      .map((name) => `${counts[name].toLocaleString('en')} ${name}`)
    const all = chips(statuses.map(({ status, seen, isUndeclared }) => chip(String(status), seen, isUndeclared)))
    return line(html`<code>${operationId}</code>`, html`${all}<span class="soft">${came.join(', ')}</span>`)
  })
  return [
    html`<p class="hint">A declared status is ${chip('green', 1)} if it came and ${chip('grey', 0)} if not; a ${chip('red', 1, true)} one came and is not declared.</p>`,
    html`<dl class="lines">${lines}</dl>`,
    ...(others.length === 0 ? [] : [html`<p class="hint">Without a case in this run: ${others.join(', ')}.</p>`]),
  ]
}

/** Of the operations with a case. */
function streams({ streams: all, operations }: Coverage): readonly Html[] {
  const touched = new Set(operations.filter(isTouched).map(({ operationId }) => operationId))
  const lines = all
    .filter(({ operationId }) => touched.has(operationId))
    .map(({ name, events }) =>
      line(html`<code>${name}</code>`, chips(events.map((event) => chip(event.name, event.seen)))),
    )
  return lines.length === 0 ? [] : [section('Events', html`<dl class="lines">${lines}</dl>`)]
}

function chips(all: readonly Html[]): Html {
  return html`<div class="chips">${all}</div>`
}

function chip(name: string, seen: number, isUndeclared = false): Html {
  const look = isUndeclared ? 'failed' : seen > 0 ? 'passed' : 'unseen-yet'
  return html`<code class="chip ${look}" title="${plural(seen, 'time')}${isUndeclared ? ', not declared' : ''}">${name}</code>`
}

function ruleTable({ rules }: Coverage, used: readonly Outcome[]): Html {
  const rows = rules.map(({ name, counts }) => [html`<code>${name}</code>`, ...used.map((outcome) => counts[outcome])])
  return getTable('Rules', ['rule', ...used], rows)
}

function questions({ questions: all }: Coverage): readonly Html[] {
  if (all.length === 0) return []
  const tested = all.filter(({ cases }) => cases > 0).length
  const rows = all.map(({ id, question, choice, cases, otherwise }) => [
    html`<code>${id}</code>`,
    html`${question}<br><span class="soft">${choice}</span>`,
    cases,
    otherwise,
  ])
  const table = getTable('Open questions', ['question', 'choice', 'cases', 'otherwise'], rows)
  return [section('Open questions', folded(`${plural(all.length, 'question')}, ${tested} with a case`, table))]
}
