import { call } from './control.js'
import { el } from './element.js'
import { getField, getValues } from './fields.js'
import { formError, submit } from './form-error.js'
import { attempt, hasModels, say, store, timeNow } from './store.js'
import { timeOfDay } from './words.js'

/**
 * @typedef {import('./control.js').Schemas['State']} State
 * @typedef {import('./fields.js').Schema} Schema
 */

const SPEEDS = [
  { speed: 0, words: 'no delays' },
  { speed: 1, words: '× 1' },
  { speed: 10, words: '× 10' },
  { speed: 100, words: '× 100' },
]

const LEAPS = [
  { advanceMs: 1000, words: '+ 1 s' },
  { advanceMs: 10_000, words: '+ 10 s' },
  { advanceMs: 60_000, words: '+ 1 min' },
  { advanceMs: 3_600_000, words: '+ 1 h' },
]

/** @param {object} change */
const changeClock = (change) => () => void attempt(() => call('POST', '/clock', change))

/** @param {State} state */
export function clockCard({ clock: { stopped, speed } }) {
  return el(
    'section',
    { class: 'card', key: 'clock', 'aria-labelledby': 'clock-title' },
    el('h2', { id: 'clock-title' }, 'Clock'),
    el(
      'p',
      { class: 'big' },
      el('time', {}, timeOfDay(timeNow())),
      el('span', { class: 'hint' }, stopped ? 'stopped' : 'running'),
    ),
    el(
      'div',
      { class: 'row' },
      el('button', { class: 'main', onclick: changeClock({ stopped: !stopped }) }, stopped ? 'Start' : 'Stop'),
      ...LEAPS.map(({ advanceMs, words }) => el('button', { onclick: changeClock({ advanceMs }) }, words)),
    ),
    el(
      'div',
      { class: 'row', role: 'group', 'aria-label': 'Speed' },
      el('span', { class: 'label' }, 'speed'),
      ...SPEEDS.map((each) =>
        el(
          'button',
          { 'aria-pressed': String(each.speed === speed), onclick: changeClock({ speed: each.speed }) },
          each.words,
        ),
      ),
      speedForm(speed),
    ),
    el(
      'p',
      { class: 'hint' },
      `${hasModels() ? 'Tokens, tasks, callbacks and faults' : 'Streams and faults'} follow this clock. While it is stopped, time passes only when you advance it.`,
    ),
  )
}

/** @param {number} speed */
function speedForm(speed) {
  /** @param {SubmitEvent} event */
  const onsubmit = (event) => {
    event.preventDefault()
    const given = getValues(/** @type {HTMLFormElement} */ (event.target), { speed: { type: 'number' } })
    changeClock(given)()
  }
  return el(
    'form',
    { class: 'row', onsubmit },
    el('input', {
      name: 'speed',
      type: 'number',
      min: 0,
      max: 1_000_000,
      step: 'any',
      required: true,
      placeholder: speed,
      'aria-label': 'Custom speed',
    }),
    el('button', {}, 'Set'),
  )
}

/** Whatever settings the control API has. @param {State} state */
export function settingsCard({ settings }) {
  const change = /** @type {{ properties?: Record<string, Schema> }} */ (
    store.controls?.components.schemas.SettingsChange
  )
  const schemas = change?.properties ?? {}
  const values = /** @type {Readonly<Record<string, unknown>>} */ (settings)
  /** @param {SubmitEvent} event */
  const onsubmit = (event) => {
    event.preventDefault()
    const given = getValues(/** @type {HTMLFormElement} */ (event.target), schemas)
    void submit('settings', async () => {
      await call('PATCH', '/settings', given)
      say('Settings applied.')
    })
  }
  return el(
    'section',
    { class: 'card', key: 'settings', 'aria-labelledby': 'settings-title' },
    el('h2', { id: 'settings-title' }, 'Answers'),
    el(
      'form',
      { onsubmit },
      ...Object.entries(schemas).map(([name, schema]) =>
        getField({ form: 'settings', name, schema, value: values[name] }),
      ),
      formError('settings'),
      el('button', { class: 'main', key: 'submit' }, 'Apply'),
    ),
  )
}
