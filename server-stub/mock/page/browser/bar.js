import { base, call } from './control.js'
import { el } from './element.js'
import { attempt, hasModels, readSandboxes, store, timeNow } from './store.js'
import { timeOfDay } from './words.js'

const VIEWS = /** @type {const} */ (['requests', 'tasks', 'controls', 'reference'])

/** The top bar: views, sandbox and clock. */
export function bar() {
  const { view } = route()
  return [
    el(
      'a',
      { class: 'brand', href: '#requests' },
      el('img', { src: '__mock/page/icon.svg', alt: '' }),
      el('span', {}, 'Gatewright mock'),
    ),
    el(
      'nav',
      { 'aria-label': 'Views' },
      ...VIEWS.filter((name) => name !== 'tasks' || hasModels()).map((name) => link(name, name === view)),
    ),
    el('div', { class: 'side' }, sandboxChooser(), clock(), connection()),
  ]
}

/**
 * @param {(typeof VIEWS)[number]} name
 * @param {boolean} isHere
 */
function link(name, isHere) {
  const counts = {
    requests: store.requests.size,
    tasks: store.tasks.size,
    controls: store.faults.filter(({ spent }) => !spent).length,
    reference: 0,
  }
  const count = counts[name]
  const hint = name === 'controls' && count > 0 ? ` faults` : ''
  return el(
    'a',
    { href: `#${name}`, 'aria-current': isHere ? 'page' : undefined },
    name[0]?.toUpperCase() + name.slice(1),
    count > 0 && el('span', { class: 'count' }, count, el('span', { class: 'unseen' }, hint)),
  )
}

function sandboxChooser() {
  const here = store.state?.sandbox ?? ''
  const names = new Set(['', here, ...store.sandboxes.map(({ name }) => name)])
  const options = [...names].map((name) =>
    el('option', { value: name, selected: name === here }, name === '' ? 'default sandbox' : name),
  )
  return el(
    'select',
    {
      'aria-label': 'Sandbox',
      onchange: (/** @type {Event} */ event) => go(/** @type {HTMLSelectElement} */ (event.target).value),
      onfocus: () => void attempt(readSandboxes),
    },
    ...options,
  )
}

/** @param {string} sandbox */
export function go(sandbox) {
  location.assign(`${sandbox === '' ? '' : `/~${encodeURIComponent(sandbox)}`}/__mock${location.hash}`)
}

function clock() {
  const { stopped = false, speed = 1 } = store.state?.clock ?? {}
  const pace = stopped ? 'stopped' : speed === 0 ? 'no delays' : speed === 1 ? '' : `× ${speed}`
  return el(
    'div',
    { class: stopped ? 'clock stopped' : 'clock' },
    el('time', { title: 'Clock of this sandbox' }, timeOfDay(timeNow())),
    pace !== '' && el('span', { class: 'pace' }, pace),
    el(
      'button',
      {
        class: 'quiet',
        'aria-label': stopped ? 'Start the clock' : 'Stop the clock',
        title: stopped ? 'Start the clock' : 'Stop the clock',
        onclick: () => void attempt(() => call('POST', '/clock', { stopped: !stopped })),
      },
      stopped ? '▶' : '❚❚',
    ),
  )
}

const CONNECTIONS = {
  connecting: 'Connecting',
  live: 'Live',
  lost: 'Disconnected, reconnecting',
  locked: 'Locked',
}

function connection() {
  const words = CONNECTIONS[store.connection]
  return el('span', { class: `connection ${store.connection}`, title: `${words}${base}` }, words)
}

/** The view and request in the address: `#requests/12`. */
export function route() {
  const [view = '', id = ''] = location.hash.slice(1).split('/')
  return { view: view === '' ? 'requests' : view, id }
}
