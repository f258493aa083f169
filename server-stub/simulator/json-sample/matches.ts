import { type Context, createContext, Script } from 'node:vm'
import { isTimeout, runBounded } from '../../core/validation/run-bounded.ts'
import { tooLarge } from './schema.ts'

/** Processor time; exceeding it ends the request. */
const LIMIT_MS = 300
const script = new Script('new RegExp(pattern, "u").test(text)')
let scope: Context | undefined

/** Whether a client's regular expression matches. Throws a `Problem` if it takes too long; an invalid one matches. */
export function matches(pattern: string, text: string): boolean {
  try {
    return isSafe(pattern, text) ? new RegExp(pattern, 'u').test(text) : runWithLimit(pattern, text)
  } catch (error) {
    if (isTimeout(error)) throw tooLarge(`a pattern that takes too long to match: ${pattern.slice(0, 100)}`)
    return true
  }
}

/** Few repetitions, none of a group, and short strings: no catastrophic backtracking. */
function isSafe(pattern: string, text: string): boolean {
  if (text.length > 100 || pattern.length > 200 || /\)[*+?{]|\{\d*,?\d{4}/.test(pattern)) return false
  return (pattern.match(/[*+?{]/g) ?? []).length <= 3
}

function runWithLimit(pattern: string, text: string): boolean {
  scope ??= createContext({})
  Object.assign(scope, { pattern, text })
  return runBounded(script, scope, LIMIT_MS) === true
}
