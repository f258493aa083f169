import { changed } from './store.js'

/** The event that is looked at, of one request. */
export const looking = { of: '', index: 0 }

/** @param {number} index */
export function look(index) {
  looking.index = index
  changed()
}
