import { call } from './control.js'
import { curlLine } from './curl-line.js'
import { el } from './element.js'
import { jsonView } from './json-view.js'
import { attempt, say, store } from './store.js'
import { timeLine } from './time-line.js'
import { getLabel, getPlace, getVerdict, groupFindings } from './verdict.js'
import { duration, timeOfDay } from './words.js'

/** @typedef {import('./store.js').Request} Request */

/** @type {Request | undefined} */
let whole
/** @type {string} what `whole` was read for */
let readFor = ''

/** All there is to know of one request. @param {number} id */
export function requestDetail(id) {
  const listed = store.requests.get(id)
  if (!listed) {
    return [
      el(
        'div',
        { class: 'empty', key: 'none' },
        el('p', {}, 'Select a request to see its reply and findings.'),
        firstSteps(),
      ),
    ]
  }
  refresh(listed)
  return [
    el('article', { key: `request-${id}` }, ...parts(whole && getName(whole) === getName(listed) ? whole : listed)),
  ]
}

/** Numbers begin anew when a sandbox does. @param {Request} request */
function getName({ id, at }) {
  return `${id} ${at}`
}

/** The list has no payloads of events; and what runs goes on. @param {Request} listed */
function refresh(listed) {
  const moment = listed.ended === 'running' ? Math.floor(performance.now() / 400) : 0
  const wanted = `${getName(listed)} ${listed.ended} ${moment}`
  if (wanted === readFor) return
  readFor = wanted
  void attempt(async () => {
    const read = /** @type {Request} */ (await call('GET', `/journal/${listed.id}`))
    if (wanted === readFor) whole = read
  })
}

/** @param {Request} request */
function parts(request) {
  const { method, path, operationId, status, ms, at, body, bodyIsCut, reply, stream, headers } = request
  const { tone, words } = getVerdict(request)
  return [
    el(
      'header',
      {},
      el('h1', {}, el('span', { class: 'method' }, method), ' ', path),
      el(
        'p',
        { class: 'facts' },
        el('span', { class: `verdict ${tone}` }, words),
        el('span', {}, operationId ?? 'no operation'),
        el('span', {}, status === null ? 'no reply yet' : `status ${status}`),
        el('span', {}, duration(ms)),
        el('span', {}, timeOfDay(at)),
        answerers(request),
      ),
    ),
    verdictList(request),
    stream && timeLine(request),
    panel('Reply', reply !== null && [jsonView(reply, 'Reply')]),
    panel(
      'Request',
      body !== null && [
        jsonView(body, 'Request body'),
        bodyIsCut && el('p', { class: 'hint' }, 'Long parts were cut.'),
      ],
    ),
    panel('Headers', [headerTable(headers)], false),
    panel('curl command', [curl(request)], false),
  ]
}

/** Who else than the simulated gateway had a hand in the answer. @param {Request} request */
function answerers({ answeredBy }) {
  const words = answeredBy.map(({ kind, name }) => `${kind} ${name}`)
  return words.length > 0 && el('span', { class: 'answered-by' }, `answered by ${words.join(', ')}`)
}

/** @param {Request} request */
function verdictList({ verdicts }) {
  if (verdicts.length === 0) return null
  const items = groupFindings(verdicts).map(({ verdict, times }) =>
    el(
      'li',
      { class: verdict.by === 'client' || verdict.verdict !== 'violation' ? 'refused' : 'broken' },
      el('b', {}, `${getLabel(verdict)}: ${getPlace(verdict)}`, times > 1 && ` × ${times}`),
      el('span', {}, verdict.message),
    ),
  )
  return el('ul', { class: 'verdicts', 'aria-label': 'Findings' }, ...items)
}

/**
 * @param {string} title
 * @param {readonly import('./element.js').Child[] | false} content
 * @param {boolean} [isOpen]
 */
function panel(title, content, isOpen = true) {
  return content && el('details', { open: isOpen, key: title }, el('summary', {}, title), ...content)
}

/** @param {Request['headers']} headers */
function headerTable(headers) {
  const rows = Object.entries(headers).map(([name, value]) =>
    el('tr', {}, el('th', { scope: 'row' }, name), el('td', {}, value)),
  )
  return el('table', { class: 'headers' }, el('tbody', {}, ...rows))
}

/** @param {Request} request */
function curl(request) {
  const line = curlLine(request, store.contract?.key)
  const onclick = () =>
    navigator.clipboard.writeText(line).then(
      () => say('Copied.'),
      () => say('The browser does not allow copying.'),
    )
  return el(
    'div',
    { class: 'copied' },
    el('pre', { class: 'code', tabindex: 0, 'aria-label': 'curl' }, line),
    el('button', { class: 'quiet', onclick }, 'Copy'),
  )
}

function firstSteps() {
  const key = store.contract?.key ?? '<key>'
  const sandbox = store.state?.sandbox ?? ''
  const address = `${location.origin}${sandbox === '' ? '' : `/~${sandbox}`}`
  const { hasModels = true, firstPath = null } = store.contract ?? {}
  if (!hasModels && firstPath === null) return undefined
  const stream = `curl -N ${address}/v1/messages \\\n  -H 'x-api-key: ${key}' -H 'messages-version: 2023-06-01' \\\n  -H 'content-type: application/json' \\\n  --data '{"model":"gw-text-large","max_tokens":200,"stream":true,"messages":[{"role":"user","content":"Why is the sky blue?"}]}'`
  const line = hasModels ? stream : `curl ${address}${firstPath}`
  return el('pre', { class: 'code', tabindex: 0, 'aria-label': 'Example' }, line)
}
