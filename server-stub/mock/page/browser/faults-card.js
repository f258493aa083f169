import { call } from './control.js'
import { el } from './element.js'
import { getField, getValues } from './fields.js'
import { formError, submit } from './form-error.js'
import { attempt, changed, hasControl, readFaults, say, store } from './store.js'
import { counted } from './words.js'

/**
 * @typedef {import('./store.js').FaultState} FaultState
 * @typedef {import('./fields.js').Schema} Schema
 */

let kind = 'status'

/** The faults, and a form for a new one with the fields of the selected kind. */
export function faultsCard() {
  if (!hasControl('/faults')) return null
  const { faults } = store
  return el(
    'section',
    { class: 'card wide', key: 'faults', 'aria-labelledby': 'faults-title' },
    el(
      'header',
      {},
      el('h2', { id: 'faults-title' }, 'Faults'),
      faults.length > 0 && el('button', { class: 'quiet', onclick: () => void attempt(clear) }, 'Clear all'),
    ),
    faults.length > 0
      ? el('ul', { class: 'set' }, ...faults.map(faultItem))
      : el('p', { class: 'hint' }, 'No faults. Every answer follows the contract.'),
    faultForm(),
  )
}

async function clear() {
  await call('DELETE', '/faults')
  await readFaults()
}

/** @param {FaultState} state */
function faultItem({ id, fault, seen, injected, spent }) {
  const { kind, ...shown } = fault
  const remove = async () => {
    await call('DELETE', `/faults/${encodeURIComponent(id)}`)
    await readFaults()
  }
  return el(
    'li',
    { key: id, class: spent ? 'spent' : '' },
    el('b', {}, kind),
    el('code', {}, Object.keys(shown).length > 0 ? JSON.stringify(shown) : ''),
    el('span', { class: 'hint' }, `injected in ${injected} of ${counted(seen, 'request')}${spent ? ', expired' : ''}`),
    el(
      'button',
      { class: 'quiet', 'aria-label': `Remove the fault ${kind}`, onclick: () => void attempt(remove) },
      'Remove',
    ),
  )
}

/** Fields of the scope besides the operation. */
const SCOPE = ['times', 'probability', 'untilMs']

function faultForm() {
  const { faults = [], faultScope = {}, operations = [] } = store.contract ?? {}
  const chosen = faults.find((each) => each.kind === kind)
  if (!chosen) return null
  const fields = /** @type {Record<string, Schema>} */ (chosen.fields)
  const scope = /** @type {Record<string, Schema>} */ (
    Object.fromEntries(SCOPE.flatMap((name) => (faultScope[name] ? [[name, faultScope[name]]] : [])))
  )
  /** @type {Schema} */
  const operation = {
    enum: operations,
    description: 'Operation it applies to.',
  }
  /** @param {SubmitEvent} event */
  const onsubmit = (event) => {
    event.preventDefault()
    const { operation: name, ...shown } = getValues(/** @type {HTMLFormElement} */ (event.target), {
      ...fields,
      ...scope,
      operation,
    })
    void submit(`fault ${kind}`, async () => {
      await call('POST', '/faults', { kind, ...shown, ...(name ? { match: { operation: name } } : {}) })
      await readFaults()
      say(`Added the fault ${kind}.`)
    })
  }
  return el(
    'form',
    { class: 'fault-form', onsubmit, 'aria-label': 'New fault' },
    kindField(faults, chosen.about),
    ...Object.entries(fields).map(([name, schema]) =>
      getField({ form: 'fault', name, schema, isRequired: chosen.required.includes(name) }),
    ),
    getField({ form: 'fault', name: 'operation', schema: operation }),
    ...Object.entries(scope).map(([name, schema]) => getField({ form: 'fault', name, schema })),
    formError(`fault ${kind}`),
    el('button', { class: 'main', key: 'submit' }, 'Add fault'),
  )
}

/**
 * @param {readonly { readonly kind: string }[]} faults
 * @param {string} about
 */
function kindField(faults, about) {
  /** @param {Event} event */
  const onchange = (event) => {
    kind = /** @type {HTMLSelectElement} */ (event.target).value
    changed()
  }
  const options = faults.map((each) => el('option', { value: each.kind, selected: each.kind === kind }, each.kind))
  return el(
    'div',
    { class: 'field kind', key: 'kind' },
    el('label', { class: 'label', for: 'fault-kind' }, 'fault'),
    el('select', { id: 'fault-kind', onchange, 'aria-describedby': 'fault-kind-hint' }, ...options),
    el('span', { class: 'hint', id: 'fault-kind-hint' }, `${about}.`),
  )
}
