import { rememberControlKey } from './control.js'
import { el } from './element.js'

/** Asks for the key of the controls. @param {() => void} start called when one was given */
export function lockedView(start) {
  /** @param {SubmitEvent} event */
  const onsubmit = (event) => {
    event.preventDefault()
    const key = new FormData(/** @type {HTMLFormElement} */ (event.target)).get('key')
    rememberControlKey(String(key))
    start()
  }
  return [
    el(
      'form',
      { class: 'card locked', onsubmit },
      el('h1', {}, 'The controls are locked'),
      el('p', {}, 'The mock requires a control key. The key is kept in this tab only.'),
      el(
        'label',
        {},
        'Control key',
        el('input', { name: 'key', type: 'password', autocomplete: 'off', required: true }),
      ),
      el('button', { class: 'main' }, 'Unlock'),
    ),
  ]
}
