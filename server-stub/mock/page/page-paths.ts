import { CONTROL_PREFIX } from '../control/guard.ts'

/** The page; its other files are below `FILES`. */
export const PAGE = CONTROL_PREFIX
export const REFERENCE = `${CONTROL_PREFIX}/reference`
export const FILES = `${CONTROL_PREFIX}/page`
/** Results of tasks. */
export const MADE = `${FILES}/made`
