import { route } from './bar.js'
import { call } from './control.js'
import { el } from './element.js'
import { requestDetail } from './request-detail.js'
import { attempt, changed, store } from './store.js'
import { getVerdict } from './verdict.js'
import { duration, timeOfDay } from './words.js'

/** @typedef {import('./store.js').Request} Request */

/** Filter settings of the list. */
const choice = {
  text: '',
  onlyBroken: false,
  /** @type {readonly Request[] | undefined} the list as it stood when it was paused */
  paused: undefined,
}

export function requestsView() {
  const all = choice.paused ?? [...store.requests.values()].reverse()
  const shown = all.filter(fits)
  const { id } = route()
  return [
    el(
      'section',
      { class: 'log', 'aria-label': 'Requests', key: 'log' },
      tools(all.length, shown.length),
      shown.length > 0 ? list(shown, id) : el('p', { class: 'empty' }, emptyWords(all.length)),
    ),
    el('section', { class: 'detail', 'aria-label': 'Request', key: 'detail' }, requestDetail(Number(id))),
  ]
}

/** @param {Request} request */
function fits(request) {
  const { method, path, operationId, status } = request
  const text = `${method} ${path} ${operationId ?? ''} ${status ?? ''} ${getVerdict(request).words}`.toLowerCase()
  if (choice.onlyBroken && request.verdicts.length === 0) return false
  return choice.text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** @param {number} count */
function emptyWords(count) {
  if (count > 0) return 'No request matches the filter.'
  const isOff = store.state?.options.journal === false
  return isOff ? 'The journal is off.' : 'Send a request to the mock to see it here.'
}

/**
 * @param {number} all
 * @param {number} shown
 */
function tools(all, shown) {
  /** @param {Event} event */
  const oninput = (event) => {
    choice.text = /** @type {HTMLInputElement} */ (event.target).value
    changed()
  }
  return el(
    'div',
    { class: 'tools' },
    el('input', { type: 'search', placeholder: 'Path, operation, status', 'aria-label': 'Filter', oninput }),
    toggle('Findings', choice.onlyBroken, () => {
      choice.onlyBroken = !choice.onlyBroken
    }),
    toggle(choice.paused ? 'Paused' : 'Pause', choice.paused !== undefined, () => {
      choice.paused = choice.paused ? undefined : [...store.requests.values()].reverse()
    }),
    el('button', { onclick: () => void attempt(clear) }, 'Clear'),
    el('span', { class: 'hint' }, shown === all ? '' : `${shown} of ${all}`),
  )
}

/**
 * @param {string} label
 * @param {boolean} isOn
 * @param {() => void} flip
 */
function toggle(label, isOn, flip) {
  const onclick = () => {
    flip()
    changed()
  }
  return el('button', { 'aria-pressed': String(isOn), onclick }, label)
}

async function clear() {
  await call('DELETE', '/journal')
  store.requests.clear()
  store.callbacks.length = 0
  choice.paused = undefined
}

/**
 * @param {readonly Request[]} requests
 * @param {string} id of the one that is open
 */
function list(requests, id) {
  return el(
    'ol',
    { class: 'requests', onkeydown: moveFocus },
    ...requests.map((each) => row(each, String(each.id) === id)),
  )
}

/**
 * @param {Request} request
 * @param {boolean} isOpen
 */
function row(request, isOpen) {
  const { id, at, method, path, operationId, status, ms } = request
  const { tone, words } = getVerdict(request)
  const statusClass = status === null ? 'status' : `status s${Math.floor(status / 100)}`
  return el(
    'li',
    { key: id },
    el(
      'a',
      { href: `#requests/${id}`, 'aria-current': isOpen ? 'true' : undefined, class: tone },
      el('span', { class: 'method' }, method),
      el('span', { class: 'path', title: path }, path),
      el('span', { class: statusClass }, status ?? '···'),
      el('span', { class: `verdict ${tone}` }, words),
      el('span', { class: 'when' }, timeOfDay(at)),
      el('span', { class: 'operation' }, operationId ?? 'no operation'),
      el('span', { class: 'ms' }, duration(ms)),
    ),
  )
}

const STEPS = /** @type {Readonly<Record<string, number>>} */ ({ ArrowDown: 1, ArrowUp: -1 })

/** Up and down open the neighbours. @param {KeyboardEvent} event */
function moveFocus(event) {
  const step = STEPS[event.key]
  const list = /** @type {HTMLElement} */ (event.currentTarget)
  if (step === undefined) return
  const links = [...list.querySelectorAll('a')]
  const here = links.findIndex((each) => each.matches(':focus'))
  const next = links[here + step]
  if (!next) return
  event.preventDefault()
  next.focus()
  next.scrollIntoView({ block: 'nearest' })
  location.replace(next.hash)
}
