/**
 * @typedef {import('./store.js').Request} Request
 * @typedef {import('./control.js').Schemas['Finding']} Finding
 */

/**
 * What the contract says of a request in a few words, and how bad that is: the client's mistakes are no fault of the
 * gateway's.
 *
 * @param {Request} request
 * @returns {{ tone: 'kept' | 'refused' | 'broken' | 'cut' | 'running', words: string }}
 */
export function getVerdict({ verdicts, ended }) {
  if (verdicts.some(({ by }) => by === 'server')) return { tone: 'broken', words: 'invalid response' }
  if (ended === 'running') return { tone: 'running', words: 'running' }
  if (verdicts.length > 0) return { tone: 'refused', words: 'invalid request' }
  if (ended === 'broken-off') return { tone: 'cut', words: 'closed early' }
  return { tone: 'kept', words: 'valid' }
}

/**
 * The same mistake of many events is told once, with the first of them.
 *
 * @param {readonly Finding[]} verdicts
 * @returns {readonly { verdict: Finding, times: number }[]}
 */
export function told(verdicts) {
  const found = Map.groupBy(verdicts, (verdict) => `${getPlace(verdict).replace(/^event \d+/, '')} ${verdict.message}`)
  return [...found.values()].flatMap(([verdict, ...others]) => (verdict ? [{ verdict, times: others.length + 1 }] : []))
}

/** Where a rule was broken. @param {Finding} verdict */
export function getPlace({ by, event, place }) {
  return event === undefined ? `${by === 'client' ? 'request' : 'reply'} › ${place}` : place
}
