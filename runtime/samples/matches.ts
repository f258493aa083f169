import { type Budget, OverBudget } from './budget.ts'
import { getRegexEngine } from './libraries.ts'
import { tryTo } from './schema.ts'

/** Whether a text has a match of the expression. */
type Search = (text: string) => boolean

const searches = new WeakMap<Budget, Map<string, Search>>()

/**
 * Whether a client's regular expression matches; an invalid one does. Throws `OverBudget` if finding out takes too long.
 * The engine does not backtrack; the few expressions that it cannot read run for a limited time.
 */
export function matchesPattern(pattern: string, text: string, budget: Budget): boolean {
  const compiled = searches.get(budget) ?? new Map<string, Search>()
  searches.set(budget, compiled)
  budget.spend(1 + pattern.length / 10)
  const search = compiled.get(pattern) ?? compilePattern(pattern, budget)
  compiled.set(pattern, search)
  return search(text)
}

/** The number of steps for one instruction of a compiled expression, and for 32 of them at a character. */
const STEPS = { compile: 4, search: 1 / 32 }

function compilePattern(pattern: string, budget: Budget): Search {
  budget.spend(pattern.length * STEPS.compile * getLargestCount(pattern))
  const engine = getRegexEngine()
  try {
    const regex = engine.compile(engine.translateRegExp(pattern))
    const stepsPerChar = regex.programSize() * STEPS.search
    return (text) => {
      budget.spend(text.length * stepsPerChar)
      return regex.test(text)
    }
  } catch (error) {
    if (error instanceof OverBudget) throw error
    return backtrackPattern(pattern, budget)
  }
}

/** The engine repeats a part by copying it. */
function getLargestCount(pattern: string): number {
  const counts = pattern.match(/(?<=[{,])\d+(?=[,}])/g) ?? []
  return counts.reduce((largest, count) => Math.max(largest, Math.min(Number(count), 1000)), 1)
}

function backtrackPattern(pattern: string, budget: Budget): Search {
  const regex = tryTo(() => new RegExp(pattern, 'u')) ?? tryTo(() => new RegExp(pattern))
  if (regex === undefined) return () => true
  // Node.js starts a thread for every limited run, and attempts repeat texts.
  const results = new Map<string, boolean>()
  return (text) => {
    try {
      const result = results.get(text) ?? budget.timed(() => regex.test(text))
      results.set(text, result)
      return result
    } catch (error) {
      // An expression may also be too large to run.
      throw error instanceof OverBudget ? error : new OverBudget('patterns that are too large')
    }
  }
}
