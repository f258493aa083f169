import { Refused } from './control.js'
import { el } from './element.js'
import { attempt } from './store.js'

/** What was refused of each form, in the words of the mock. @type {Map<string, string>} */
const mistakes = new Map()

/**
 * Does what a form asks for. A mistake in it is not said in passing but stands by the form until it is tried again.
 *
 * @param {string} form
 * @param {() => Promise<unknown>} work
 * @returns {Promise<string | undefined>} the mistake
 */
export async function submit(form, work) {
  mistakes.delete(form)
  await attempt(async () => {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 400) throw error
      mistakes.set(form, error.message)
    }
  })
  return mistakes.get(form)
}

/** The mistake in a form, where there is one, to stand beside what was typed. @param {string} form */
export function mistakeIn(form) {
  const mistake = mistakes.get(form)
  return mistake !== undefined && el('p', { class: 'mistake', role: 'alert', key: 'mistake' }, mistake)
}
