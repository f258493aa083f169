import { chart, select, selection } from './chart.js'
import { el } from './element.js'
import { jsonView } from './json-view.js'
import { orderView } from './order-view.js'
import { store } from './store.js'
import { walk } from './walk.js'
import { counted, duration } from './words.js'

/**
 * @typedef {import('./store.js').Request} Request
 * @typedef {import('./walk.js').Step} Step
 * @typedef {import('./walk.js').Walk} Walk
 */

/** The events of a stream by their times, and how they keep to their declared order. @param {Request} request */
export function timeLine(request) {
  const { stream, verdicts } = request
  const contract = stream && store.contract?.streams[stream.name]
  if (!stream || !contract) return null
  const walked = walk(stream.events, verdicts, contract)
  const of = `${request.id} ${request.at}`
  if (selection.of !== of) Object.assign(selection, { of, index: firstMistake(walked) })
  return el(
    'section',
    { class: 'time-line', 'aria-label': 'Timeline of the stream', key: 'time-line' },
    el('h2', {}, 'Timeline', el('span', { class: 'hint' }, summary(request, walked))),
    chart(request, walked),
    scrubber(walked),
    selectedEvent(walked),
    orderView(request, walked, contract.declared),
  )
}

/** @param {Walk} walked */
function firstMistake({ steps }) {
  return Math.max(
    0,
    steps.findIndex(({ error }) => error !== undefined),
  )
}

/**
 * @param {Request} request
 * @param {Walk} walked
 */
function summary({ stream, ended }, { steps }) {
  const [first] = steps
  const last = steps.at(-1)
  if (!stream || !first || !last) return ended === 'running' ? 'no event yet' : 'no events'
  const shown = stream.count > steps.length ? `, first ${steps.length} shown` : ''
  return `${counted(stream.count, 'event')}${shown} · first after ${duration(first.ms)} · last after ${duration(last.ms)}`
}

/** One event after the other, by the arrow keys. @param {Walk} walked */
function scrubber({ steps }) {
  if (steps.length < 2) return null
  return el('input', {
    class: 'scrubber',
    type: 'range',
    min: 0,
    max: steps.length - 1,
    value: selection.index,
    'aria-label': 'Event of the stream',
    'aria-valuetext': words(steps[selection.index]),
    oninput: (/** @type {Event} */ event) => select(Number(/** @type {HTMLInputElement} */ (event.target).value)),
  })
}

/** @param {Step | undefined} step */
function words(step) {
  return step ? `${step.event} at ${duration(step.ms)}${step.error ? `, ${step.error}` : ''}` : ''
}

/** @param {Walk} walked */
function selectedEvent({ steps }) {
  const step = steps[selection.index]
  if (!step) return null
  const before = steps[selection.index - 1]
  return el(
    'div',
    { class: step.error ? 'selected-event broken' : 'selected-event' },
    el(
      'p',
      {},
      el('b', {}, step.event || 'unknown event'),
      el(
        'span',
        { class: 'hint' },
        ` ${step.index + 1} of ${steps.length} · at ${duration(step.ms)}${before ? ` · ${duration(step.ms - before.ms)} after the previous one` : ''} · state ${step.state}`,
      ),
    ),
    step.error && el('p', { class: 'error' }, step.error),
    step.data !== undefined && jsonView(step.data, 'Event payload'),
  )
}
