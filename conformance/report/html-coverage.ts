import type { Verdict } from '../verdict.ts'
import { type Coverage, measureCoverage } from './coverage.ts'
import { formatCount, getTable, type Html, html, renderLine, withCode } from './html-text.ts'
import { type Counts, countOutcomes, groupSorted, type Outcome, outcomes, type Run } from './run.ts'

/** Sections about families, operations, events, rules and open questions. */
export function coverageSections(run: Run): readonly Html[] {
  const { verdicts, underivable } = run
  const coverage = measureCoverage(run.contract, verdicts)
  const used = outcomes.filter((name) => countOutcomes(verdicts)[name] > 0)
  const without = underivable.map(({ id, reason }) => [html`<code>${id}</code>`, withCode(reason)])
  return [
    renderSection('Families', familyTable(verdicts, used)),
    renderSection('Operations and statuses', ...renderOperations(coverage)),
    ...renderStreams(coverage),
    renderSection('Rules', renderDetails(formatCount(coverage.rules.length, 'rule'), ruleTable(coverage, used))),
    ...renderQuestions(coverage),
    ...(without.length === 0
      ? []
      : [
          renderSection(
            'Rules without a case',
            renderDetails(
              formatCount(without.length, 'rule'),
              getTable('Rules without a case', ['rule', 'reason'], without),
            ),
          ),
        ]),
  ]
}

function renderSection(title: string, ...content: readonly Html[]): Html {
  return html`<section class="part"><h3>${title}</h3>${content}</section>`
}

function renderDetails(title: string, content: Html): Html {
  return html`<details><summary>${title}</summary>${content}</details>`
}

function familyTable(verdicts: readonly Verdict[], used: readonly Outcome[]): Html {
  const rows = groupSorted(verdicts, (verdict) => verdict.case.family).map(([family, ofFamily]) => {
    const counts = countOutcomes(ofFamily)
    return [family, shareBar(counts), ...used.map((name) => counts[name])]
  })
  return getTable('Families', ['family', 'share', ...used], rows)
}

function shareBar(counts: Counts): Html {
  const parts = outcomes.filter((name) => counts[name] > 0)
  return html`<span class="share">${parts.map((name) => html`<i class="${name}" style="flex-grow:${counts[name]}"></i>`)}</span>`
}

function hasCase({ counts }: Coverage['operations'][number]): boolean {
  return outcomes.some((name) => counts[name] > 0)
}

function renderOperations({ operations: all }: Coverage): readonly Html[] {
  const others = all.filter((operation) => !hasCase(operation)).map(({ operationId }) => operationId)
  const lines = all.filter(hasCase).map(({ operationId, statuses, counts }) => {
    const came = outcomes
      .filter((name) => counts[name] > 0)
      .map((name) => `${counts[name].toLocaleString('en')} ${name}`)
    const all = renderChips(
      statuses.map(({ status, seen, isUndeclared }) => renderChip(String(status), seen, isUndeclared)),
    )
    return renderLine(html`<code>${operationId}</code>`, html`${all}<span class="soft">${came.join(', ')}</span>`)
  })
  return [
    html`<p class="hint">A declared status is ${renderChip('green', 1)} if it came and ${renderChip('grey', 0)} if not; a ${renderChip('red', 1, true)} one came and is not declared.</p>`,
    html`<dl class="lines">${lines}</dl>`,
    ...(others.length === 0 ? [] : [html`<p class="hint">Without a case in this run: ${others.join(', ')}.</p>`]),
  ]
}

/** The events of the operations with a case. */
function renderStreams({ streams: all, operations }: Coverage): readonly Html[] {
  const touched = new Set(operations.filter(hasCase).map(({ operationId }) => operationId))
  const lines = all
    .filter(({ operationId }) => touched.has(operationId))
    .map(({ name, events }) =>
      renderLine(html`<code>${name}</code>`, renderChips(events.map((event) => renderChip(event.name, event.seen)))),
    )
  return lines.length === 0 ? [] : [renderSection('Events', html`<dl class="lines">${lines}</dl>`)]
}

function renderChips(all: readonly Html[]): Html {
  return html`<div class="chips">${all}</div>`
}

function renderChip(name: string, seen: number, isUndeclared = false): Html {
  const look = isUndeclared ? 'failed' : seen > 0 ? 'passed' : 'unseen-yet'
  return html`<code class="chip ${look}" title="${formatCount(seen, 'time')}${isUndeclared ? ', not declared' : ''}">${name}</code>`
}

function ruleTable({ rules }: Coverage, used: readonly Outcome[]): Html {
  const rows = rules.map(({ name, counts }) => [html`<code>${name}</code>`, ...used.map((outcome) => counts[outcome])])
  return getTable('Rules', ['rule', ...used], rows)
}

function renderQuestions({ questions: all }: Coverage): readonly Html[] {
  if (all.length === 0) return []
  const tested = all.filter(({ cases }) => cases > 0).length
  const rows = all.map(({ id, question, choice, cases, different }) => [
    html`<code>${id}</code>`,
    html`${withCode(question)}<br><span class="soft">${withCode(choice)}</span>`,
    cases,
    different,
  ])
  const table = getTable('Open questions', ['question', 'choice', 'cases', 'different'], rows)
  return [
    renderSection(
      'Open questions',
      renderDetails(`${formatCount(all.length, 'question')}, ${tested} with a case`, table),
    ),
  ]
}
