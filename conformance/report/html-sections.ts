import { groupBy } from '../../server-stub/core/es2024.ts'
import type { Verdict } from '../verdict.ts'
import { type Coverage, measureCoverage } from './coverage.ts'
import { groupByCause, groupNotes, outcomes, type Run } from './run.ts'
import { describe, describeQuestion } from './words.ts'

/** Cells are already HTML; numbers are right-aligned, zeros are dimmed. */
export function getTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const isNumber = header.map((_, at) => rows.length > 0 && rows.every((row) => /^\d+$/.test(row[at] ?? '')))
  const getClass = (at: number, cell = ''): string =>
    isNumber[at] ? ` class="number${cell === '0' ? ' zero' : ''}"` : ''
  const head = header.map((cell, at) => `<th${getClass(at)}>${cell}</th>`).join('')
  const cells = (row: readonly string[]): string =>
    row.map((cell, at) => `<td${getClass(at, cell)}>${cell}</td>`).join('')
  const body = rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')
  return `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>`
}

const mostListed = 500

/** Failures, notes and known divergences. */
export function verdictsSection(verdicts: readonly Verdict[]): string {
  const wrong = verdicts.filter(({ outcome }) => outcome === 'failed' || outcome === 'stale')
  const notes = groupNotes(verdicts.filter(({ outcome }) => outcome === 'noted'))
  const known = verdicts.filter(({ outcome }) => outcome === 'known')
  return [
    wrong.length === 0 ? '' : `<h3>Failed</h3>${groupByCause(wrong).map(causeDetails).join('\n')}`,
    notes.length === 0 ? '' : `<h3>Notes</h3>${notes.map(noteDetails).join('\n')}`,
    known.length === 0 ? '' : `<h3>Known divergences</h3>${byReason(known)}`,
  ].join('\n')
}

function noteDetails({ question, verdicts }: ReturnType<typeof groupNotes>[number]): string {
  const shown = verdicts.slice(0, mostListed).map((each) => details(each))
  return `<details class="known"><summary>${escapeHtml(describeQuestion(question))} <b>${verdicts.length}</b></summary>${shown.join('\n')}</details>`
}

function causeDetails(verdicts: readonly Verdict[]): string {
  const [first] = verdicts
  if (first === undefined) return ''
  if (verdicts.length === 1) return details(first)
  const [words = ''] = describe(first)
  const shown = verdicts.slice(0, mostListed).map((each) => details(each))
  return `<details class="cause"><summary><b>${verdicts.length}</b> ${escapeHtml(words)}</summary>${shown.join('\n')}</details>`
}

function byReason(verdicts: readonly Verdict[]): string {
  const groups = [...groupBy(verdicts, ({ reason = '' }) => reason)]
  return groups
    .map(([reason, own]) => {
      const shown = own.slice(0, mostListed).map((each) => details(each))
      return `<details class="known"><summary>${escapeHtml(reason)} <b>${own.length}</b></summary>${shown.join('\n')}</details>`
    })
    .join('\n')
}

function details(verdict: Verdict): string {
  const { case: own, who, outcome } = verdict
  const tag = `<span class="tag ${outcome}">${who ?? outcome}</span>`
  return `<details><summary>${tag} <code>${escapeHtml(own.id)}</code></summary><pre>${escapeHtml(describe(verdict).join('\n'))}</pre></details>`
}

/** Coverage: operations, events, rules, open questions. */
export function coverageSections(verdicts: readonly Verdict[]): string {
  const coverage = measureCoverage(verdicts)
  return [operations(coverage), streams(coverage), rules(coverage), questions(coverage)].join('\n')
}

function operations({ operations: all }: Coverage): string {
  const isTouched = ({ counts }: (typeof all)[number]): boolean => outcomes.some((name) => counts[name] > 0)
  const others = all.filter((each) => !isTouched(each)).map(({ operationId }) => escapeHtml(operationId))
  const rows = all
    .filter(isTouched)
    .map(({ operationId, family, counts, statuses }) => [
      `<code>${escapeHtml(operationId)}</code>`,
      escapeHtml(family),
      ...outcomes.map((name) => String(counts[name])),
      chips(statuses.map(({ status, seen }) => chip(String(status), seen))),
    ])
  return `<h3>Operations and statuses</h3><p class="note">A status without colour is declared, and never came.</p>${getTable(['operation', 'family', ...outcomes, 'statuses'], rows)}
${others.length === 0 ? '' : `<p class="note">Without a case in this run: ${others.join(', ')}.</p>`}`
}

function streams({ streams: all }: Coverage): string {
  const rows = all.map(({ name, events }) => [
    `<code>${escapeHtml(name)}</code>`,
    chips(events.map((event) => chip(event.name, event.seen))),
  ])
  return `<h3>Events</h3>${getTable(['stream', 'events'], rows)}`
}

function chips(all: readonly string[]): string {
  return `<div class="chips">${all.join(' ')}</div>`
}

function chip(name: string, seen: number): string {
  return `<span class="chip ${seen > 0 ? 'seen' : ''}" title="${seen} times">${escapeHtml(name)}</span>`
}

function rules({ rules: all }: Coverage): string {
  const rows = all.map(({ name, counts }) => [
    `<code>${escapeHtml(name)}</code>`,
    ...outcomes.map((outcome) => String(counts[outcome])),
  ])
  const ofEach = `<details><summary>All ${rows.length} rules</summary>${getTable(['rule', ...outcomes], rows)}</details>`
  return `<h3>Rules</h3>${ofEach}`
}

function questions({ questions: all }: Coverage): string {
  const held = all.filter(({ cases }) => cases > 0).length
  const rows = all.map(({ id, question, choice, cases, otherwise }) => [
    `<code>${escapeHtml(id)}</code>`,
    `${escapeHtml(question)}<br><span class="choice">${escapeHtml(choice)}</span>`,
    String(cases),
    String(otherwise),
  ])
  return `<h3>Open questions</h3><p class="note">${held} of ${all.length} have a case that holds the choice made.</p>
<details><summary>All questions</summary>${getTable(['question', 'choice', 'cases', 'otherwise'], rows)}</details>`
}

/** Skipped cases. */
export function notesSection({ verdicts, underivable }: Run): string {
  const skipped = [
    ...groupBy(
      verdicts.filter(({ outcome }) => outcome === 'skipped'),
      ({ reason = '' }) => reason,
    ),
  ]
  const rows = underivable.map(({ id, reason }) => [`<code>${escapeHtml(id)}</code>`, escapeHtml(reason)])
  return [
    skipped.length === 0
      ? ''
      : `<h3>Skipped</h3>${getTable(
          ['reason', 'cases'],
          skipped.map(([reason, own]) => [escapeHtml(reason), String(own.length)]),
        )}`,
    rows.length === 0 ? '' : `<h3>Rules without a case</h3>${getTable(['rule', 'reason'], rows)}`,
  ].join('\n')
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
