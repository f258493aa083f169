/**
 * @typedef {import('./control.js').Schemas['JournalEvent']} JournalEvent
 * @typedef {import('./control.js').Schemas['Finding']} Finding
 * @typedef {import('../contract-shape.ts').StreamForPage} StreamForPage
 *
 * An event of a stream, with its state in the declared order.
 *
 * @typedef {object} Step
 * @property {number} index
 * @property {string} event
 * @property {number} ms
 * @property {unknown} data
 * @property {number} state that it was met in
 * @property {readonly string[]} expected what might have come here
 * @property {string | undefined} error what is wrong with it
 *
 * @typedef {{ steps: readonly Step[], next: readonly string[], mayEnd: boolean }} Walk
 */

/**
 * Runs the events through the automaton of their order. An event out of order is treated as the one after a missing
 * event, or else as misplaced.
 *
 * @param {readonly JournalEvent[]} events
 * @param {readonly Finding[]} verdicts
 * @param {StreamForPage} stream
 * @returns {Walk}
 */
export function walk(events, verdicts, { order }) {
  const messages = new Map(verdicts.map(({ event = 0, message }) => [event - 1, message]))
  let state = 0
  const steps = events.map(({ event, ms, data }, index) => {
    const allowed = order.states[state] ?? {}
    const target = Object.hasOwn(allowed, event) ? allowed[event] : undefined
    const expected = Object.keys(allowed)
    const step = { index, event, ms, data, state, expected, error: messages.get(index) }
    const after = [...Object.values(allowed).map((each) => order.states[each]), ...order.states]
    state = target ?? after.find((each) => each && Object.hasOwn(each, event))?.[event] ?? state
    return step
  })
  return { steps, next: Object.keys(order.states[state] ?? {}), mayEnd: order.accepting.includes(state) }
}

/**
 * Groups adjacent events of the same name and result.
 *
 * @param {readonly Step[]} steps
 * @returns {readonly (readonly [Step, ...Step[]])[]}
 */
export function runs(steps) {
  /** @type {[Step, ...Step[]][]} */
  const found = []
  for (const step of steps) {
    const last = found.at(-1)
    const isSame = last && last[0].event === step.event && last[0].error === step.error
    if (isSame && last) last.push(step)
    else found.push([step])
  }
  return found
}
