import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { casesSections } from './html-cases.ts'
import { coverageSections } from './html-coverage.ts'
import { codeBlock, formatCount, Html, html, renderLine, withCode } from './html-text.ts'
import { countOutcomes, describeResult, getResult, groupByCause, outcomes, type Run, type RunFacts } from './run.ts'

const page = '../../mock/page/browser'

/** The look of the mock's page, and what only the report has. */
const styles = ['tokens.css', 'base.css', 'forms.css'].map((name) => `${page}/${name}`).concat('./report.css')

/** A self-contained page about all runs. */
export function renderHtml(runs: readonly Run[], facts: RunFacts): string {
  const script = readText('./report.js')
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash('sha256', script, 'base64')}'; base-uri 'none'; form-action 'none'`
  const links = runs.map(({ target }, at) => html`<a href="#run-${at}">${target}</a>`)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conformance of ${runs.map(({ target }) => target).join(', ')}</title>
<style>${new Html(styles.map(readText).join('\n'))}</style>
</head>
<body>
<header id="bar"><h1>${new Html(readText(`${page}/icon.svg`))}Conformance</h1>${runs.length > 1 ? html`<nav aria-label="Targets">${links}</nav>` : ''}
${renderFilters(runs)}</header>
<main>
${runs.map((run, at) => renderVerdict(run, `run-${at}`, facts))}
${renderLegend(runs)}
${renderFacts(facts)}
${runs.map((run, at) => renderRun(run, `run-${at}`, runs.length > 1))}
</main>
<script>${new Html(script)}</script>
</body>
</html>
`.text
}

function readText(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}

/** The search and the filter of the listed cases, which are all but passed ones. */
function renderFilters(runs: readonly Run[]): Html {
  const listed = runs.flatMap(({ verdicts }) => verdicts.filter(({ outcome }) => outcome !== 'passed'))
  const operations = [...new Set(listed.map((verdict) => verdict.case.operationId))].sort()
  if (listed.length === 0) return html``
  return html`<search><input id="search" type="search" placeholder="Search cases" aria-label="Search cases">
<select id="operation" aria-label="Operation"><option value="">All operations</option>${operations.map((name) => html`<option>${name}</option>`)}</select>
<output id="shown" class="soft"></output></search>`
}

function renderFacts({ date, contract: { title, version, sha256 }, command, seed, node }: RunFacts): Html {
  const time = html`<time datetime="${date}">${date.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')}</time>`
  const checksum = html`<code title="SHA-256 of the bundled document">sha256:${sha256}</code>`
  return html`<dl class="lines facts">${[
    renderLine('date', time),
    renderLine('contract', html`${title} ${version}<br>${checksum}`),
    renderLine('command', codeBlock(command), 'Copy command'),
    seed === undefined ? '' : renderLine('seed', seed),
    renderLine('Node', node),
  ]}</dl>`
}

/** The result of a run, before all else. */
function renderVerdict(run: Run, id: string, { leftOut }: RunFacts): Html {
  const { target, verdicts, ms } = run
  const counts = countOutcomes(verdicts)
  const causes = groupByCause(verdicts.filter(({ outcome }) => outcome === 'failed')).length
  const grouped = counts.failed > 1 ? `, for ${formatCount(causes, 'cause')}` : ''
  const why = causes > 0 ? ` ${formatCount(counts.failed, 'case')} failed${grouped}.` : ''
  const tile = (name: (typeof outcomes)[number]): Html => html`<b>${counts[name].toLocaleString('en')}</b> ${name}`
  const came = outcomes.filter((name) => counts[name] > 0)
  return html`<header class="head ${getResult(verdicts)}" id="${id}"><h2><span class="soft">Target</span> ${target}</h2>
<p class="sentence">${describeResult(run)}${why}</p>
<p class="soft">${formatCount(verdicts.length, 'case')} in ${(ms / 1000).toFixed(1)} s. ${leftOut.join(' ')}</p>
<ul class="tiles">${came.map((name) => html`<li class="${name}">${name === 'passed' ? tile(name) : html`<a href="#${id}-${name}">${tile(name)}</a>`}</li>`)}</ul></header>`
}

const meanings: Readonly<Record<(typeof outcomes)[number], string>> = {
  passed: 'The target does what the case expects.',
  noted: 'It differs from our answer to a question that the contract leaves open.',
  failed: 'It does not.',
  stale: '`divergences.yaml` lists the case, but it passes.',
  known: '`divergences.yaml` lists the case, and it fails.',
  skipped: 'The case was not run; the reason says why.',
}

function renderLegend(runs: readonly Run[]): Html {
  const counts = countOutcomes(runs.flatMap(({ verdicts }) => verdicts))
  const came = outcomes.filter((name) => counts[name] > 0)
  const [wording] = runs.flatMap((run) => run.wording ?? [])
  const mark =
    counts.failed + counts.noted > 0
      ? html`<dt><mark>marked</mark></dt><dd>What a finding is about, in the reply.</dd>`
      : ''
  return html`<dl class="legend" aria-label="Legend">${came.map((name) => html`<dt class="${name}">${name}</dt><dd>${withCode((name === 'noted' && wording?.noted) || meanings[name])}</dd>`)}${mark}</dl>`
}

function renderRun(run: Run, id: string, isOneOfSeveral: boolean): Html {
  return html`<section class="run" id="${id}-cases">
${isOneOfSeveral ? html`<h2><span class="soft">Target</span> ${run.target}</h2>` : ''}
${casesSections(run, id)}
${run.wording ? '' : coverageSections(run)}
</section>`
}
