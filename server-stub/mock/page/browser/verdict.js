/**
 * @typedef {import('./store.js').Request} Request
 * @typedef {import('./control.js').Schemas['Finding']} Finding
 */

/**
 * The verdict on a request, and its tone: errors of the client are less severe than those of the gateway.
 *
 * @param {Request} request
 * @returns {{ tone: 'valid' | 'refused' | 'broken' | 'cut' | 'running', words: string }}
 */
export function getVerdict({ verdicts, ended }) {
  if (verdicts.some(({ by, verdict }) => by === 'server' && verdict === 'violation'))
    return { tone: 'broken', words: 'invalid response' }
  if (ended === 'running') return { tone: 'running', words: 'running' }
  if (verdicts.some(({ by }) => by === 'client')) return { tone: 'refused', words: 'invalid request' }
  if (ended === 'broken-off') return { tone: 'cut', words: 'closed early' }
  return { tone: 'valid', words: 'valid' }
}

/**
 * Groups equal findings of several events, with the first one.
 *
 * @param {readonly Finding[]} verdicts
 * @returns {readonly { verdict: Finding, times: number }[]}
 */
export function groupFindings(verdicts) {
  const found = Map.groupBy(verdicts, (verdict) => `${getPlace(verdict).replace(/^event \d+/, '')} ${verdict.message}`)
  return [...found.values()].flatMap(([verdict, ...others]) => (verdict ? [{ verdict, times: others.length + 1 }] : []))
}

/** `violation`, or a note with the question that the document leaves open. @param {Finding} verdict */
export function getLabel({ verdict, question = '' }) {
  return `${verdict} ${question}`.trim()
}

/** Where a rule was broken. @param {Finding} verdict */
export function getPlace({ by, event, place }) {
  return event === undefined ? `${by === 'client' ? 'request' : 'reply'} › ${place}` : place
}
