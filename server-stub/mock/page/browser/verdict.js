/**
 * @typedef {import('./store.js').Request} Request
 * @typedef {import('./control.js').Schemas['Verdict']} Verdict
 */

/**
 * What the contract says of a request in a few words, and how bad that is: the client's mistakes are no fault of the
 * gateway's.
 *
 * @param {Request} request
 * @returns {{ tone: 'kept' | 'refused' | 'broken' | 'cut' | 'running', words: string }}
 */
export function verdictOf({ verdicts, ended }) {
  const [worst] = [...verdicts].sort((one, other) => weight(other) - weight(one))
  if (worst && worst.about !== 'request') return { tone: 'broken', words: `${worst.about} broken` }
  if (ended === 'running') return { tone: 'running', words: 'running' }
  if (worst) return { tone: 'refused', words: 'request broken' }
  if (ended === 'broken-off') return { tone: 'cut', words: 'broken off' }
  return { tone: 'kept', words: 'kept' }
}

/** @param {Verdict} verdict */
function weight({ about }) {
  return about === 'request' ? 0 : 1
}

/**
 * The same mistake of many events is told once, with the first of them.
 *
 * @param {readonly Verdict[]} verdicts
 * @returns {readonly { verdict: Verdict, times: number }[]}
 */
export function told(verdicts) {
  const found = Map.groupBy(verdicts, (verdict) => `${placeOf(verdict)} ${verdict.message}`)
  return [...found.values()].flatMap(([verdict, ...others]) => (verdict ? [{ verdict, times: others.length + 1 }] : []))
}

/** Where a rule was broken. @param {Verdict} verdict */
export function placeOf({ about, param, event }) {
  return [about, event, param].filter((part) => part !== undefined && part !== '').join(' › ')
}
