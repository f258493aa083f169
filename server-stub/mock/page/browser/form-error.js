import { Refused } from './control.js'
import { el } from './element.js'
import { attempt } from './store.js'

/** The error of each form, with the message of the mock. @type {Map<string, string>} */
const errors = new Map()

/**
 * Runs the action of a form. An error stays visible at the form until the next attempt.
 *
 * @param {string} form
 * @param {() => Promise<unknown>} work
 * @returns {Promise<string | undefined>} the error
 */
export async function submit(form, work) {
  errors.delete(form)
  await attempt(async () => {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 400) throw error
      errors.set(form, error.message)
    }
  })
  return errors.get(form)
}

/** The error of a form, if any. @param {string} form */
export function formError(form) {
  const error = errors.get(form)
  return error !== undefined && el('p', { class: 'error', role: 'alert', key: 'error' }, error)
}
