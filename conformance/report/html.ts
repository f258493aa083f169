import { coverageSections, escapeHtml, getTable, notesSection, verdictsSection } from './html-sections.ts'
import { style } from './html-style.ts'
import { type Counts, countOutcomes, getResult, groupBy, outcomes, type Run } from './run.ts'

/** One self-contained page. */
export function renderHtml(runs: readonly Run[]): string {
  const links = runs.map(({ target }, at) => `<a href="#run-${at}">${escapeHtml(target)}</a>`).join(' ')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conformance</title>
<style>${style}</style>
</head>
<body>
<header><h1>Conformance</h1><nav>${runs.length > 1 ? links : ''}</nav></header>
<main>
${runs.map(runSection).join('\n')}
</main>
</body>
</html>
`
}

function runSection(run: Run, at: number): string {
  const { target, verdicts, ms } = run
  const counts = countOutcomes(verdicts)
  const result = getResult(verdicts)
  return `<section class="run" id="run-${at}">
<h2>${escapeHtml(target)} <span class="verdict ${result}">${result}</span></h2>
<p class="lead">${verdicts.length} cases in ${(ms / 1000).toFixed(1)} s</p>
<ul class="tiles">${outcomes.map((name) => `<li class="${name}"><b>${counts[name]}</b> ${name}</li>`).join('')}</ul>
${familyTable(run)}
${verdictsSection(verdicts)}
${coverageSections(verdicts)}
${notesSection(run)}
</section>`
}

function familyTable({ verdicts }: Run): string {
  const rows = groupBy(verdicts, (verdict) => verdict.case.family).map(([family, own]) => {
    const counts: Counts = countOutcomes(own)
    return [escapeHtml(family), bar(counts), ...outcomes.map((name) => String(counts[name]))]
  })
  return getTable(['family', '', ...outcomes], rows)
}

function bar(counts: Counts): string {
  const total = outcomes.reduce((sum, name) => sum + counts[name], 0)
  const parts = outcomes.filter((name) => counts[name] > 0)
  const width = (name: (typeof outcomes)[number]): string => ((counts[name] / total) * 100).toFixed(2)
  return `<span class="bar">${parts.map((name) => `<i class="${name}" style="width:${width(name)}%"></i>`).join('')}</span>`
}
