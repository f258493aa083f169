import type { ServerResponse } from 'node:http'
import type { ProxyJournal } from './proxy-journal.ts'

/** The proxy serves this path; such requests are not forwarded. */
export const PAGE_PATH = '/__proxy'

/** Serves the page of exchanges, and its state as JSON. */
export function servePage(path: string, response: ServerResponse, journal: ProxyJournal): void {
  const [status, type, body] = getContent(path, journal)
  const policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'"
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(body)
}

function getContent(path: string, journal: ProxyJournal): [status: number, type: string, body: string] {
  if (path === PAGE_PATH) return [200, 'text/html', page]
  if (path === `${PAGE_PATH}/state`) return [200, 'application/json', JSON.stringify(journal.state)]
  return [404, 'application/json', JSON.stringify({ error: { message: 'The page does not exist.' } })]
}

/** Untrusted strings are only set as text. */
const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gatewright proxy</title>
<style>
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; --wrong: light-dark(#b00020, #ff8a80) }
  body { margin: 1.5rem auto; max-width: 70rem; padding: 0 1rem }
  h1 { font-size: 1.3rem; margin: 0 }
  header { display: flex; flex-wrap: wrap; gap: .2rem 2rem; align-items: baseline; margin-bottom: 1rem }
  header p { margin: 0; flex: 1 }
  ol, ul { list-style: none }
  ol { margin: 0; padding: 0 }
  ol > li { padding: .5rem .8rem; border-top: 1px solid #8883; border-left: 4px solid transparent }
  ol > li.violation { border-left-color: var(--wrong) }
  ol > li.note { border-left-color: #8888 }
  .line { display: flex; gap: .2rem 1rem; align-items: baseline; font-variant-numeric: tabular-nums }
  .request { flex: 1; font-family: ui-monospace, monospace; font-size: .93em; overflow-wrap: anywhere }
  .note { color: light-dark(#667085, #9aa4b5); white-space: nowrap }
  ul { margin: .2rem 0 0; padding: 0; overflow-wrap: anywhere }
  ul .violation { color: var(--wrong) }
  ul .unchecked, ul .choice, ul .unclear { color: light-dark(#667085, #9aa4b5) }
  @media (max-width: 40rem) { .line { flex-wrap: wrap } .request { flex-basis: 100%; order: 1 } }
</style>
<header>
  <h1>Gatewright proxy</h1>
  <p id="sum" aria-live="polite">No exchanges yet.</p>
  <label><input type="checkbox"> violations only</label>
</header>
<ol></ol>
<script>
const list = document.querySelector('ol')
const onlyWrong = document.querySelector('input')
let shown = ''
function element(name, className, text) {
  const made = document.createElement(name)
  made.className = className
  if (text !== undefined) made.textContent = text
  return made
}
const counted = (count, one, many) => count + ' ' + (count === 1 ? one : many)
const kindOf = ({ rule, verdict }) => (rule === 'unchecked' ? rule : verdict)
const isWrong = ({ findings }) => findings.some((each) => kindOf(each) === 'violation')
function itemOf(each) {
  const item = element('li', isWrong(each) ? 'violation' : each.findings.length > 0 ? 'note' : '')
  const line = element('div', 'line')
  line.append(
    element('span', 'note', '#' + each.number),
    element('time', 'note', new Date(each.at).toLocaleTimeString()),
    element('span', 'request', each.method + ' ' + each.path),
    element('span', '', each.status ?? '...'),
  )
  if (each.events > 0) line.append(element('span', 'note', counted(each.events, 'event', 'events')))
  if (each.end !== 'whole') line.append(element('span', 'note', each.end ?? 'in progress'))
  const wrong = element('ul', '')
  for (const finding of each.findings) {
    const kind = kindOf(finding)
    const label = [kind, finding.question ?? ''].join(' ').trim() + ': '
    const side = finding.by === 'client' ? 'request ' : 'reply '
    wrong.append(element('li', kind, label + side + finding.place + ': ' + finding.message))
  }
  item.append(line)
  if (wrong.childElementCount > 0) item.append(wrong)
  return item
}
function show(text) {
  const wanted = onlyWrong.checked + text
  if (wanted === shown) return
  shown = wanted
  const { exchanges, count, violations } = JSON.parse(text)
  document.querySelector('#sum').textContent =
    counted(count, 'exchange', 'exchanges') + ', ' + counted(violations, 'violation', 'violations') + '.'
  list.replaceChildren(...exchanges.filter((each) => !onlyWrong.checked || isWrong(each)).map(itemOf))
}
async function refresh() {
  try {
    show(await (await fetch('${PAGE_PATH}/state')).text())
  } catch {
    shown = ''
    document.querySelector('#sum').textContent = 'The proxy does not respond.'
  }
}
onlyWrong.addEventListener('change', refresh)
async function follow() {
  await refresh()
  setTimeout(follow, 1000)
}
follow()
</script>
</html>
`
