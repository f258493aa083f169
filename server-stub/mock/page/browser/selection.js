import { changed } from './store.js'

/** The selected event of a request. */
export const selection = { of: '', index: 0 }

/** @param {number} index */
export function select(index) {
  selection.index = index
  changed()
}
