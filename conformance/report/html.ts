import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { casesSections } from './html-cases.ts'
import { coverageSections } from './html-coverage.ts'
import { codeBlock, Html, html, line, plural } from './html-text.ts'
import { countOutcomes, type Facts, getResult, groupByCause, outcomes, type Run, resultWords } from './run.ts'

const page = '../../mock/page/browser'

/** The look of the mock's page, and what only the report has. */
const styles = ['tokens.css', 'base.css', 'forms.css'].map((name) => `${page}/${name}`).concat('./report.css')

/** One self-contained page. */
export function renderHtml(runs: readonly Run[], facts: Facts): string {
  const script = read('./report.js')
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash('sha256', script, 'base64')}'; base-uri 'none'; form-action 'none'`
  const links = runs.map(({ target }, at) => html`<a href="#run-${at}">${target}</a>`)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conformance of ${runs.map(({ target }) => target).join(', ')}</title>
<style>${new Html(styles.map(read).join('\n'))}</style>
</head>
<body>
<header id="bar"><h1>${new Html(read(`${page}/icon.svg`))}Conformance</h1>${runs.length > 1 ? html`<nav aria-label="Targets">${links}</nav>` : ''}
${filters(runs)}</header>
<main>
${factsList(facts)}
${runs.map((run, at) => runSection(run, `run-${at}`, facts))}
</main>
<script>${new Html(script)}</script>
</body>
</html>
`.text
}

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}

/** Cases that are listed: all but passed ones. */
function filters(runs: readonly Run[]): Html {
  const listed = runs.flatMap(({ verdicts }) => verdicts.filter(({ outcome }) => outcome !== 'passed'))
  const operations = [...new Set(listed.map((each) => each.case.operationId))].sort()
  if (listed.length === 0) return html``
  return html`<search><input id="search" type="search" placeholder="Search cases" aria-label="Search cases">
<select id="operation" aria-label="Operation"><option value="">All operations</option>${operations.map((name) => html`<option>${name}</option>`)}</select>
<output id="shown" class="soft"></output></search>`
}

function factsList({ date, contract: { title, version, sha256 }, command, seed, node }: Facts): Html {
  const time = html`<time datetime="${date}">${date.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')}</time>`
  const checksum = html`<code title="SHA-256 of the bundled document">sha256:${sha256}</code>`
  return html`<dl class="lines">${[
    line('date', time),
    line('contract', html`${title} ${version}<br>${checksum}`),
    line('command', codeBlock(command), 'Copy command'),
    seed === undefined ? '' : line('seed', seed),
    line('Node', node),
  ]}</dl>`
}

function runSection(run: Run, id: string, { leftOut }: Facts): Html {
  const { target, verdicts, ms } = run
  const counts = countOutcomes(verdicts)
  const causes = groupByCause(verdicts.filter(({ outcome }) => outcome === 'failed')).length
  const why = causes > 0 ? ` ${plural(counts.failed, 'case')} failed, for ${plural(causes, 'cause')}.` : ''
  const tile = (name: (typeof outcomes)[number]): Html => html`<b>${counts[name].toLocaleString('en')}</b> ${name}`
  const came = outcomes.filter((name) => counts[name] > 0)
  return html`<section class="run" id="${id}">
<header class="head ${getResult(verdicts)}"><h2><span class="soft">Target</span> ${target}</h2>
<p class="sentence">${resultWords[getResult(verdicts)]}${why}</p>
<p class="soft">${plural(verdicts.length, 'case')} in ${(ms / 1000).toFixed(1)} s. ${leftOut.join(' ')}</p>
<ul class="tiles">${came.map((name) => html`<li class="${name}">${name === 'passed' ? tile(name) : html`<a href="#${id}-${name}">${tile(name)}</a>`}</li>`)}</ul></header>
${casesSections(verdicts, id)}
${coverageSections(run)}
</section>`
}
