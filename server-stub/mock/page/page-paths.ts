import { CONTROL_PREFIX } from '../control/control-prefix.ts'

/** The page; what else it is made of stands below `FILES`. */
export const PAGE = CONTROL_PREFIX
export const REFERENCE = `${CONTROL_PREFIX}/reference`
export const FILES = `${CONTROL_PREFIX}/page`
/** What tasks have made. */
export const MADE = `${FILES}/made`
