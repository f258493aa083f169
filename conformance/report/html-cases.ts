import { groupBy } from '../../runtime/es2024.ts'
import { describeFinding } from '../../runtime/judge/finding.ts'
import { unclear } from '../contract.ts'
import type { Verdict } from '../verdict.ts'
import { codeBlock, type Html, html, line, plural } from './html-text.ts'
import { groupByCause, groupNotes } from './run.ts'
import { describeQuestion, getLines, type Line } from './words.ts'

/** Verdicts with one cause. */
interface Group {
  readonly title: string
  readonly verdicts: readonly Verdict[]
}

/** Title and note of each section. */
const sections = {
  failed: ['Failed', 'Cases with the same cause form a group.'],
  stale: ['Stale', 'divergences.yaml lists these cases, but they pass.'],
  noted: ['Notes', 'Differences from our answers to open questions; --choices makes them failures.'],
  known: ['Known divergences', 'divergences.yaml lists them.'],
  skipped: ['Skipped', 'Each reason says how to run its cases.'],
} as const

type Listed = keyof typeof sections

const listed: readonly Listed[] = ['failed', 'stale', 'noted', 'known', 'skipped']

/** Everything but passed cases, in groups; `id` begins the ids of the sections. */
export function casesSections(verdicts: readonly Verdict[], id: string): readonly Html[] {
  return listed.flatMap((outcome) => {
    const own = verdicts.filter((verdict) => verdict.outcome === outcome)
    if (own.length === 0) return []
    const [title, note] = sections[outcome]
    return html`<section class="part ${outcome}" id="${id}-${outcome}">
<h3>${title}</h3><p class="hint">${note}</p>
${groupVerdicts(outcome, own).map((group) => groupDetails(group, outcome))}
<p class="none soft" hidden>No case matches the search and the filter.</p>
</section>`
  })
}

function groupVerdicts(outcome: Listed, own: readonly Verdict[]): readonly Group[] {
  if (outcome === 'failed') return groupByCause(own).map((verdicts) => ({ title: getCause(verdicts), verdicts }))
  if (outcome === 'noted')
    return groupNotes(own).map(({ question, verdicts }) => ({ title: describeQuestion(question), verdicts }))
  return [...groupBy(own, ({ reason = '' }) => reason)].map(([title, verdicts]) => ({ title, verdicts }))
}

function getCause([first]: readonly Verdict[]): string {
  const [finding] = first?.findings ?? []
  return finding === undefined ? '' : describeFinding(finding, unclear)
}

/** Enough to see the cause; more would make the file too large to open. */
const mostListed = 500

function groupDetails({ title, verdicts }: Group, outcome: Listed): Html {
  const operations = [...new Set(verdicts.map((each) => each.case.operationId))]
  const others = operations.length > 3 ? ` and ${operations.length - 3} more` : ''
  const more = verdicts.length - mostListed
  return html`<details class="group">
<summary><b class="count">${verdicts.length.toLocaleString('en')}</b><span class="title">${title}</span><span class="soft">${operations.slice(0, 3).join(', ')}${others}</span></summary>
${verdicts.slice(0, mostListed).map((each, at) => (outcome === 'skipped' ? skippedCase(each) : caseDetails(each, title, at === 0)))}
${more > 0 ? html`<p class="hint">${plural(more, 'more case')}: a report as JSON has all.</p>` : ''}
</details>`
}

function skippedCase({ case: { id, operationId } }: Verdict): Html {
  return html`<p class="case" data-operation="${operationId}"><code>${id}</code></p>`
}

function caseDetails(verdict: Verdict, group: string, isOpen: boolean): Html {
  const { id, operationId } = verdict.case
  const lines = getLines(verdict)
  // The title of a group of notes is the question, which need not be repeated in each case.
  const findings = lines.filter(
    ({ label, text }) => label === undefined && (verdict.outcome !== 'noted' || text !== group),
  )
  return html`<details class="case" data-operation="${operationId}"${isOpen ? html` open` : ''}>
<summary><code>${id}</code></summary>
<ul class="findings">${findings.map(({ text }) => html`<li>${text}</li>`)}</ul>
<dl>${lines.map(labelledLine)}</dl>
</details>`
}

/** What a reader enters in a shell. */
const copied: Partial<Record<NonNullable<Line['label']>, string>> = { request: 'Copy as curl', again: 'Copy options' }

function labelledLine({ label, text }: Line): Html | undefined {
  if (label === undefined) return undefined
  const button = copied[label]
  return line(label, button !== undefined || label === 'reply' ? codeBlock(text) : text, button)
}
