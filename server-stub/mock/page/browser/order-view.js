import { select, selection } from './chart.js'
import { el } from './element.js'
import { runs } from './walk.js'
import { duration } from './words.js'

/**
 * @typedef {import('./store.js').Request} Request
 * @typedef {import('./walk.js').Step} Step
 * @typedef {import('./walk.js').Walk} Walk
 */

/**
 * The declared order, and the received events.
 *
 * @param {Request} request
 * @param {Walk} walked
 * @param {readonly string[]} declared
 */
export function orderView({ verdicts, ended }, { steps, next, mayEnd }, declared) {
  const early = verdicts.find(({ event }) => event === steps.length + 1)
  const rows = runs(steps).map((run) => orderRow(run))
  const end = early
    ? el('li', { class: 'broken' }, el('b', {}, 'the end'), el('span', { class: 'error' }, early.message))
    : null
  const goesOn =
    ended !== 'answered' &&
    !mayEnd &&
    el(
      'li',
      { class: 'expected' },
      el('b', {}, ended === 'running' ? 'allowed next' : 'missing'),
      el('span', {}, next.join(' or ')),
    )
  return el(
    'div',
    { class: 'order' },
    el('h3', { class: 'of-contract' }, 'Declared order'),
    el('code', { class: 'declared' }, ...declared.flatMap((line) => [el('span', {}, line), '\n'])),
    el('h3', {}, 'Received events'),
    el('ol', { class: 'steps', 'aria-label': 'Received events' }, ...rows, end, goesOn),
  )
}

/** @param {readonly [Step, ...Step[]]} run */
function orderRow(run) {
  const [first] = run
  const last = run.at(-1) ?? first
  const isHere = selection.index >= first.index && selection.index <= last.index
  return el(
    'li',
    { class: `${first.error ? 'broken' : 'valid'}${isHere ? ' here' : ''}` },
    el(
      'button',
      { class: 'event', onclick: () => select(first.index) },
      first.event || '?',
      run.length > 1 && el('span', { class: 'times' }, ` × ${run.length}`),
    ),
    first.error && el('span', { class: 'error' }, first.error),
    el('span', { class: 'at' }, duration(first.ms)),
  )
}
