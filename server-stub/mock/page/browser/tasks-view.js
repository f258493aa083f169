import { call } from './control.js'
import { el } from './element.js'
import { jsonView } from './json-view.js'
import { getMedia } from './media.js'
import { attempt, putTask, store } from './store.js'
import { counted, timeOfDay } from './words.js'

/**
 * @typedef {import('./store.js').Task} Task
 * @typedef {import('./control.js').Schemas['CallbackAttempt']} Attempt
 */

export function tasksView() {
  const tasks = [...store.tasks.values()].reverse()
  if (tasks.length === 0) {
    return [el('p', { class: 'empty', key: 'none' }, 'Create a video or an image to see its task here.')]
  }
  const bodies = bodiesByTask()
  const cards = tasks.map((task) => card(task, bodies.get(task.id) ?? {}))
  return [el('ul', { class: 'tasks', key: 'tasks', 'aria-label': 'Tasks' }, ...cards)]
}

/**
 * @param {Task} task
 * @param {Readonly<Record<string, unknown>>} body of the request that created it
 */
function card(task, body) {
  const { id, kind, status, percent, next, record } = task
  const { prompt, model } = { ...body, ...record }
  const attempts = store.callbacks.filter(({ subject }) => subject === id)
  return el(
    'li',
    { class: `card task ${getTone(task)}`, key: id, 'aria-label': `Task ${id}` },
    getMedia(task),
    el(
      'div',
      { class: 'about' },
      el('h2', {}, el('span', { class: 'kind' }, getKind(record, kind)), el('span', { class: 'state' }, status)),
      el('p', { class: 'prompt', title: toText(prompt) }, toText(prompt) ?? toText(record.description)),
      toText(model) && el('p', { class: 'hint' }, toText(model)),
      el('p', { class: 'hint id', title: id }, id),
      el('progress', { max: 100, value: percent, 'aria-label': 'Progress' }),
      el('span', { class: 'hint' }, `${percent} %${next.length > 0 ? ` · next: ${next.join(' or ')}` : ''}`),
      getFailure(record),
      buttons(task),
      attempts.length > 0 && callbacks(attempts),
      el('details', { key: 'record' }, el('summary', {}, 'Record'), jsonView(record, 'Record')),
    ),
  )
}

/** @param {Task} task */
function getTone({ next, status }) {
  if (next.length > 0) return 'open'
  return /^succe/i.test(status) ? 'done' : 'failed'
}

/**
 * @param {Task['record']} record
 * @param {string} kind
 */
function getKind({ action }, kind) {
  return typeof action === 'string' ? `image · ${action.toLowerCase().replaceAll('_', ' ')}` : kind
}

/** A text that is not empty. @param {unknown} value */
function toText(value) {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** @param {Task['record']} record */
function getFailure({ failReason, error }) {
  const message = /** @type {{ message?: unknown } | null | undefined} */ (error)?.message
  const reason = typeof failReason === 'string' && failReason !== '' ? failReason : message
  return typeof reason === 'string' && el('p', { class: 'error' }, reason)
}

/** @param {Task} task */
function buttons({ id, next }) {
  if (next.length === 0) return null
  /** @param {string} deed @param {unknown} [body] */
  const does = (deed, body) => () =>
    void attempt(async () =>
      putTask(/** @type {Task} */ (await call('POST', `/tasks/${encodeURIComponent(id)}/${deed}`, body))),
    )
  const mayCancel = next.some((state) => /^cancel/i.test(state))
  return el(
    'div',
    { class: 'buttons' },
    el('button', { onclick: does('advance', {}) }, 'Advance'),
    el('button', { onclick: does('succeed') }, 'Succeed'),
    el(
      'button',
      {
        onclick: does('cancel'),
        disabled: !mayCancel,
        title: mayCancel ? '' : 'Its lifecycle has no cancelled state.',
      },
      'Cancel',
    ),
    failForm(does),
  )
}

/** @param {(deed: string, body?: unknown) => () => void} does */
function failForm(does) {
  /** @param {SubmitEvent} event */
  const onsubmit = (event) => {
    event.preventDefault()
    const reason = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('reason'))
    does('fail', reason === '' ? {} : { reason })()
  }
  return el(
    'form',
    { class: 'fail', onsubmit },
    el('button', {}, 'Fail'),
    el('input', {
      name: 'reason',
      placeholder: 'reason',
      'aria-label': 'Reason of the failure',
      autocomplete: 'off',
    }),
  )
}

/** @param {readonly Attempt[]} attempts */
function callbacks(attempts) {
  const last = attempts.at(-1)
  const rows = attempts.map(({ at, attempt: turn, outcome, status, reason, url, body }) =>
    el(
      'tr',
      { class: outcome === 'delivered' ? 'valid' : 'broken' },
      el('td', {}, timeOfDay(at)),
      el('td', {}, outcome),
      el('td', {}, status ?? ''),
      el('td', {}, turn > 1 ? `attempt ${turn}` : ''),
      el('td', {}, /** @type {{ status?: string } | null} */ (body)?.status ?? ''),
      el('td', { class: 'reason', title: url }, reason ?? url),
    ),
  )
  return el(
    'details',
    { key: 'callbacks', class: 'callbacks' },
    el('summary', {}, `${counted(attempts.length, 'callback attempt')}, the last one ${last?.outcome}`),
    el('table', {}, el('tbody', {}, ...rows)),
  )
}

/**
 * The request bodies that created tasks, by task id: those of the first request whose reply contains the id. Unknown if
 * the journal dropped the request.
 *
 * @returns {Map<unknown, Readonly<Record<string, unknown>>>}
 */
export function bodiesByTask() {
  const bodies = new Map()
  for (const { method, body, reply } of store.requests.values()) {
    if (method !== 'POST' || !isObject(body) || !isObject(reply)) continue
    for (const value of Object.values(reply))
      if (store.tasks.has(String(value)) && !bodies.has(value)) bodies.set(value, body)
  }
  return bodies
}

/** @type {(value: unknown) => value is Readonly<Record<string, unknown>>} */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
