import { go } from './bar.js'
import { call } from './control.js'
import { el } from './element.js'
import { attempt, hasModels, readAll, readSandboxes, say, store } from './store.js'
import { counted } from './words.js'

/** @typedef {import('./control.js').Schemas['Sandbox']} Sandbox */

/** @param {import('./control.js').Schemas['State']} state */
export function sandboxesCard({ sandbox: here, options }) {
  const reset = async () => {
    await call('POST', '/reset')
    await readAll()
    say('The sandbox was reset.')
  }
  return el(
    'section',
    { class: 'card wide', key: 'sandboxes', 'aria-labelledby': 'sandboxes-title' },
    el(
      'header',
      {},
      el('h2', { id: 'sandboxes-title' }, 'Sandboxes'),
      el('button', { class: 'danger', onclick: () => void attempt(reset) }, `Reset ${named(here)}`),
    ),
    el('ul', { class: 'set' }, ...store.sandboxes.map((each) => listed(each, here))),
    openForm(),
    hasModels() &&
      el('p', { class: 'hint' }, `Edition of the image proxy: ${options.edition}${options.strict ? ', strict' : ''}.`),
  )
}

/** @param {string} name */
function named(name) {
  return name === '' ? 'the default sandbox' : name
}

/**
 * @param {Sandbox} sandbox
 * @param {string} here
 */
function listed({ name, counts }, here) {
  const forget = async () => {
    await call('DELETE', `/sandboxes/${encodeURIComponent(name)}`)
    await readSandboxes()
  }
  const isHere = name === here
  return el(
    'li',
    { key: `sandbox-${name}` },
    el('b', {}, named(name)),
    el('code', {}, counted(counts.requests, 'request') + (hasModels() ? `, ${counted(counts.tasks, 'task')}` : '')),
    isHere
      ? el('span', { class: 'hint' }, 'current')
      : el('button', { class: 'quiet', onclick: () => go(name) }, 'Open'),
    !isHere &&
      name !== '' &&
      el('button', { class: 'quiet', 'aria-label': `Delete ${name}`, onclick: () => void attempt(forget) }, 'Delete'),
  )
}

function openForm() {
  /** @param {SubmitEvent} event */
  const onsubmit = (event) => {
    event.preventDefault()
    go(String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('name')))
  }
  return el(
    'form',
    { class: 'row', onsubmit, 'aria-label': 'Open a sandbox' },
    el('input', {
      name: 'name',
      required: true,
      placeholder: 'sandbox name',
      'aria-label': 'Sandbox name',
      pattern: '[A-Za-z0-9][A-Za-z0-9_.\\-]{0,63}',
      autocomplete: 'off',
    }),
    el('button', {}, 'Open'),
  )
}
