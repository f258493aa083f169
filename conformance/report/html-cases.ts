import { groupBy } from '../../runtime/es2024.ts'
import { tryParseJson } from '../../runtime/json.ts'
import { describeFinding } from '../../runtime/judge/finding.ts'
import type { SuiteContract } from '../contract.ts'
import type { Verdict } from '../verdict.ts'
import { renderReply } from './html-reply.ts'
import { codeBlock, formatCount, type Html, html, renderLine, withCode } from './html-text.ts'
import { groupByCause, groupNotes, type Run } from './run.ts'
import { describeQuestion, getLines, type Line } from './verdict-lines.ts'

/** Verdicts with one cause. */
interface Group {
  readonly title: string
  readonly contract: SuiteContract
  readonly verdicts: readonly Verdict[]
}

/** The listed outcomes, with titles and notes of their sections. */
const sections = [
  ['failed', 'Failed', 'Cases with the same cause form a group.'],
  ['stale', 'Stale', 'divergences.yaml lists these cases, but they pass.'],
  ['noted', 'Notes', 'Differences from our answers to open questions; --choices makes them failures.'],
  ['known', 'Known divergences', 'divergences.yaml lists them.'],
  ['skipped', 'Skipped', 'Each reason says how to run its cases.'],
] as const

type ListedOutcome = (typeof sections)[number][0]

/** Sections of all but passed cases, in groups; `id` begins the ids of the sections. */
export function casesSections({ contract, verdicts, wording }: Run, id: string): readonly Html[] {
  return sections.flatMap(([outcome, title, note]) => {
    const listed = verdicts.filter((verdict) => verdict.outcome === outcome)
    if (listed.length === 0) return []
    return html`<section class="part ${outcome}" id="${id}-${outcome}">
<h3>${title}</h3><p class="hint">${wording && outcome === 'noted' ? wording.noted : note}</p>
${groupVerdicts(contract, outcome, listed).map((group) => groupDetails(group, outcome))}
<p class="none soft" hidden>No case matches the search and the filter.</p>
</section>`
  })
}

function groupVerdicts(contract: SuiteContract, outcome: ListedOutcome, listed: readonly Verdict[]): readonly Group[] {
  if (outcome === 'failed')
    return groupByCause(listed).map((verdicts) => ({ title: getCause(contract, verdicts), contract, verdicts }))
  if (outcome === 'noted')
    return groupNotes(listed).map(({ question, verdicts }) => {
      return { title: describeQuestion(contract, question), contract, verdicts }
    })
  return [...groupBy(listed, ({ reason = '' }) => reason)].map(([title, verdicts]) => ({ title, contract, verdicts }))
}

function getCause({ unclear }: SuiteContract, [first]: readonly Verdict[]): string {
  const [finding] = first?.findings ?? []
  return finding === undefined ? '' : describeFinding(finding, unclear)
}

/** Enough to see the cause; more would make the file too large to open. */
const mostListed = 500

function groupDetails(group: Group, outcome: ListedOutcome): Html {
  const { title, verdicts } = group
  const operations = [...new Set(verdicts.map((verdict) => verdict.case.operationId))]
  const others = operations.length > 3 ? ` and ${operations.length - 3} more` : ''
  const more = verdicts.length - mostListed
  const cases = verdicts
    .slice(0, mostListed)
    .map((verdict, at) => (outcome === 'skipped' ? skippedCase(verdict) : caseDetails(group, verdict, at === 0)))
  return html`<details class="group">
<summary><b class="count">${verdicts.length.toLocaleString('en')}</b><span class="title">${withCode(title)}</span><span class="soft">${operations.slice(0, 3).join(', ')}${others}</span></summary>
${cases}
${more > 0 ? html`<p class="hint">${formatCount(more, 'more case')}: a report as JSON has all.</p>` : ''}
</details>`
}

function skippedCase({ case: { id, operationId } }: Verdict): Html {
  return html`<p class="case" data-operation="${operationId}"><code>${id}</code></p>`
}

function caseDetails({ contract, title }: Group, verdict: Verdict, isOpen: boolean): Html {
  const { id, operationId } = verdict.case
  const lines = getLines(contract, verdict)
  // The title of a group of notes is the question, which its cases need not repeat.
  const findings = lines.filter(
    ({ label, text }) => label === undefined && (verdict.outcome !== 'noted' || text !== title),
  )
  return html`<details class="case" data-operation="${operationId}"${isOpen ? html` open` : ''}>
<summary><code>${id}</code></summary>
<ul class="findings">${findings.map(({ text }) => html`<li>${withCode(text)}</li>`)}</ul>
<dl>${lines.map((line) => labelledLine(line, verdict))}</dl>
${momentsTable(verdict)}
</details>`
}

/** What both ends sent and got, beside each other. */
function momentsTable({ moments = [] }: Verdict): Html | undefined {
  if (moments.length === 0) return undefined
  const rows = moments.map(
    ({ ms, side, text }) => html`<li class="${side}">
<span class="soft">${side}, ${ms.toLocaleString('en')} ms</span><pre tabindex="0">${formatMoment(text)}</pre></li>`,
  )
  return html`<ol class="ends" aria-label="Both ends">${rows}</ol>`
}

/** Gives each member of a JSON text a line, if the text is whole. */
function formatMoment(text: string): string {
  const at = text.search(/[[{]/)
  const value = at === -1 ? undefined : tryParseJson(text.slice(at))
  return value === undefined ? text : `${text.slice(0, at).trimEnd()}\n${JSON.stringify(value, undefined, 2)}`
}

/** What a reader enters in a shell. */
const copied: Partial<Record<NonNullable<Line['label']>, string>> = { request: 'Copy as curl', again: 'Copy options' }

function labelledLine({ label, text }: Line, { findings }: Verdict): Html | undefined {
  if (label === undefined) return undefined
  if (label === 'reply') return renderLine(label, renderReply(text, findings))
  const button = copied[label]
  return renderLine(label, button === undefined ? withCode(text) : codeBlock(text), button)
}
