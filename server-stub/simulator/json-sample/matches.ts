import { createContext, Script } from 'node:vm'
import { tooLarge } from './schema.ts'

/** Generous, because it is wall-clock time on a busy machine; exceeding it ends the request. */
const LIMIT_MS = 300
const script = new Script('new RegExp(pattern, "u").test(text)')
let box: { pattern: string; text: string } | undefined

/** Whether a client's regular expression matches. Throws a `Problem` if it takes too long; an invalid one matches. */
export function matches(pattern: string, text: string): boolean {
  try {
    return isSafe(pattern, text) ? new RegExp(pattern, 'u').test(text) : runWithLimit(pattern, text)
  } catch (error) {
    if (isTimeout(error)) throw tooLarge(`a pattern that takes too long to match: ${pattern.slice(0, 100)}`)
    return true
  }
}

/** Few repetitions and short strings: no catastrophic backtracking. One group may repeat, if nothing repeats without end. */
function isSafe(pattern: string, text: string): boolean {
  const rest = pattern.replace(/\)\{[1-5]\}/, ')')
  if (rest !== pattern && /[*+]|,\}/.test(pattern)) return false
  if (text.length > 100 || pattern.length > 200 || /\)[*+?{]|\{\d*,?\d{4}/.test(rest)) return false
  return (rest.match(/[*+?{]/g) ?? []).length <= 3
}

function runWithLimit(pattern: string, text: string): boolean {
  box ??= createContext({ pattern: '', text: '' }) as { pattern: string; text: string }
  Object.assign(box, { pattern, text })
  return script.runInContext(box, { timeout: LIMIT_MS }) === true
}

// Errors of another context are not instances of this one's Error.
function isTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}
