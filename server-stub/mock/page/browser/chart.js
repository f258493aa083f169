import { el } from './element.js'
import { changed } from './store.js'
import { runs } from './walk.js'
import { duration } from './words.js'

/**
 * @typedef {import('./store.js').Request} Request
 * @typedef {import('./walk.js').Step} Step
 * @typedef {import('./walk.js').Walk} Walk
 */

/**
 * The events on a time axis, with a row for each name.
 *
 * @param {Request} request
 * @param {Walk} walked
 */
export function chart(request, walked) {
  const { steps } = walked
  const endMs = Math.max(request.ms ?? 0, steps.at(-1)?.ms ?? 0, 1)
  const scale = niceScale(endMs)
  const placed = (/** @type {number} */ ms) => `left:${(100 * ms) / scale.end}%`
  return el(
    'div',
    { class: 'chart', 'aria-hidden': 'true' },
    axis(scale.ticks, placed),
    ...getLanes(steps).map((name) => lane(name, steps, placed)),
    ending(request, walked, placed(endMs)),
  )
}

/**
 * @param {readonly number[]} ticks
 * @param {(ms: number) => string} placed
 */
function axis(ticks, placed) {
  const marks = ticks.map((ms) => el('span', { class: 'tick', place: placed(ms) }, duration(ms).replace('.0', '')))
  return el('div', { class: 'axis' }, el('span', { class: 'name' }), el('div', { class: 'track' }, ...marks))
}

/**
 * @param {string} name
 * @param {readonly Step[]} steps
 * @param {(ms: number) => string} placed
 */
function lane(name, steps, placed) {
  const own = steps.filter(({ event }) => event === name)
  const holes = runs(steps).flatMap(([step]) => (isOutOfOrder(step) && step.expected.includes(name) ? [step] : []))
  return el(
    'div',
    { class: own.some(({ error }) => error) ? 'lane broken' : 'lane', key: name },
    el('span', { class: 'name', title: name }, name || '(unknown event)'),
    el(
      'div',
      { class: 'track' },
      ...holes.map(({ ms }) => el('i', { class: 'hole', place: placed(ms), title: `${name} was expected here` })),
      ...own.map((step) => mark(step, placed)),
    ),
  )
}

/**
 * A row for each name, in the order of arrival or expected arrival.
 *
 * @param {readonly Step[]} steps
 */
function getLanes(steps) {
  return [...new Set(steps.flatMap((step) => (isOutOfOrder(step) ? [...step.expected, step.event] : [step.event])))]
}

/** An event may also be where it belongs, and be wrong in itself. @param {Step} step */
function isOutOfOrder({ error, expected, event }) {
  return error !== undefined && !expected.includes(event)
}

/**
 * @param {Step} step
 * @param {(ms: number) => string} placed
 */
function mark({ index, ms, event, error }, placed) {
  const isSelected = selection.index === index
  const name = `mark${error ? ' broken' : ''}${isSelected ? ' here' : ''}`
  return el('i', {
    class: name,
    place: placed(ms),
    title: `${event} at ${duration(ms)}${error ? `: ${error}` : ''}`,
    onclick: () => select(index),
  })
}

/**
 * @param {Request} request
 * @param {Walk} walked
 * @param {string} place
 */
function ending({ ended, verdicts, stream }, { steps }, place) {
  const early = verdicts.find(({ event }) => event === steps.length + 1)
  const words = { running: 'is running', answered: early ? 'ends too early' : 'ends', 'broken-off': 'was cut' }
  const tone = early ? 'broken' : ended
  return el(
    'div',
    { class: `ending ${tone}` },
    el('span', { class: 'name' }, `the stream ${words[ended]}`),
    el('div', { class: 'track' }, stream && el('i', { class: 'end', place })),
  )
}

/** Ticks at round places. @param {number} endMs */
function niceScale(endMs) {
  const rough = endMs / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power
  const count = Math.ceil(endMs / step)
  return { end: count * step * 1.02, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) }
}

/** The selected event of a request. */
export const selection = { of: '', index: 0 }

/** @param {number} index */
export function select(index) {
  selection.index = index
  changed()
}
