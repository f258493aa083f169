import type { ServerResponse } from 'node:http'
import type { Journal } from './journal.ts'

/** Requests here are for the proxy itself and never reach the target. */
export const PAGE_PATH = '/__proxy'

/** The page of what passed, and the state that it shows, as JSON. */
export function servePage(path: string, response: ServerResponse, journal: Journal): void {
  const [status, type, body] = contentOf(path, journal)
  const policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'"
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(body)
}

function contentOf(path: string, journal: Journal): [status: number, type: string, body: string] {
  if (path === PAGE_PATH) return [200, 'text/html', page]
  if (path === `${PAGE_PATH}/state`) return [200, 'application/json', JSON.stringify(journal.state)]
  return [404, 'application/json', JSON.stringify({ error: { message: 'The proxy has no such page.' } })]
}

/** What came from outside is only ever set as text. */
const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Gatewright proxy</title>
<style>
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
  body { margin: 2rem auto; max-width: 70rem; padding: 0 1rem }
  h1 { font-size: 1.3rem }
  table { border-collapse: collapse; width: 100% }
  th, td { padding: .3rem .6rem; text-align: left; vertical-align: top; border-bottom: 1px solid #8884 }
  td:last-child { overflow-wrap: anywhere }
  ul { margin: 0; padding-left: 1rem }
  .broken { color: light-dark(#b00020, #ff8a80) }
  .unchecked { opacity: .7 }
</style>
<h1>Gatewright proxy</h1>
<p id="sum" aria-live="polite">Nothing has passed yet.</p>
<table>
  <thead><tr><th>#<th>Time<th>Request<th>Status<th>Events<th>End<th>What is wrong</thead>
  <tbody></tbody>
</table>
<script>
const rows = document.querySelector('tbody')
const cell = (row, text) => row.insertCell().append(text)
function show({ exchanges, count, broken }) {
  const words = broken === 1 ? '1 violation' : broken + ' violations'
  document.querySelector('#sum').textContent = count + (count === 1 ? ' exchange, ' : ' exchanges, ') + words + '.'
  rows.replaceChildren()
  for (const each of exchanges) {
    const row = rows.insertRow()
    cell(row, each.number)
    cell(row, each.at.slice(11, 19))
    cell(row, each.method + ' ' + each.path)
    cell(row, each.status ?? '')
    cell(row, each.events || '')
    cell(row, each.end ?? 'under way')
    const list = document.createElement('ul')
    for (const { side, kind, place, message } of each.violations) {
      const item = document.createElement('li')
      item.className = kind
      item.textContent = side + ' ' + place + ': ' + (kind === 'unchecked' ? 'unchecked, ' : '') + message
      list.append(item)
    }
    if (list.childElementCount > 0) row.insertCell().append(list)
    else cell(row, '')
  }
}
async function refresh() {
  try {
    show(await (await fetch('${PAGE_PATH}/state')).json())
  } catch {
    document.querySelector('#sum').textContent = 'The proxy does not answer.'
  }
  setTimeout(refresh, 1000)
}
refresh()
</script>
</html>
`
