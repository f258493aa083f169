import { CONTROL_PREFIX } from '../control/control-prefix.ts'

/** The page; what else it is made of stands below `FILES`. */
export const PAGE = CONTROL_PREFIX
export const REFERENCE = `${CONTROL_PREFIX}/reference`
export const FILES = `${CONTROL_PREFIX}/page`
/** What tasks have made. */
export const MADE = `${FILES}/made`

/** Whether there is nothing at an address that a key has to keep: the program of the page, or what has an address that is hard to guess. */
export function isPartOfPage(url: string): boolean {
  const path = url.split('?', 1)[0] ?? ''
  return path === PAGE || path === `${PAGE}/` || path === REFERENCE || path.startsWith(`${FILES}/`)
}
