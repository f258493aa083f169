import { call } from './control.js'
import { el } from './element.js'
import { formError, submit } from './form-error.js'
import { attempt, hasControl, hasModels, readScenarios, say, store } from './store.js'
import { counted } from './words.js'

/** @typedef {import('./store.js').ScenarioState} ScenarioState */

const EXAMPLE = `scenarios:
  - name: weather
    match: { text: weather }
    answer: { text: 'Sunny, with a light wind.' }
`

/** Names an operation of the mocked document. */
function makeExample() {
  const operation = store.contract?.operations[0] ?? ''
  return `scenarios:\n  - name: first\n    match: { operation: ${operation} }\n    answer: { status: 200 }\n`
}

/** Only added scenarios can be removed. */
const OWN = 'controls'

/** The scenarios of the sandbox, and a form for new ones. */
export function scenariosCard() {
  if (!hasControl('/scenarios')) return null
  const { scenarios } = store
  return el(
    'section',
    { class: 'card wide', key: 'scenarios', 'aria-labelledby': 'scenarios-title' },
    el(
      'header',
      {},
      el('h2', { id: 'scenarios-title' }, 'Scenarios'),
      scenarios.length > 0 &&
        el('button', { class: 'quiet', onclick: () => void attempt(reset) }, 'Restore initial scenarios'),
    ),
    scenarios.length > 0
      ? el('ul', { class: 'set' }, ...scenarios.map(listed))
      : el(
          'p',
          { class: 'hint' },
          `No scenarios. ${hasModels() ? 'The simulated gateway generates every answer.' : 'Examples of the document answer.'}`,
        ),
    scenarioForm(),
  )
}

async function reset() {
  await call('DELETE', '/scenarios')
  await readScenarios()
}

/** @param {ScenarioState} state */
function listed({ name, scenario, origin, calls, answered }) {
  const { name: _, ...rest } = scenario
  const remove = async () => {
    await call('DELETE', `/scenarios/${encodeURIComponent(name)}`)
    await readScenarios()
  }
  return el(
    'li',
    { key: name },
    el('b', {}, name),
    el('code', { title: JSON.stringify(rest, null, 2) }, JSON.stringify(rest)),
    el('span', { class: 'hint' }, `answered ${answered} of ${counted(calls, 'matching request')}`),
    origin.startsWith(OWN)
      ? el(
          'button',
          { class: 'quiet', 'aria-label': `Remove the scenario ${name}`, onclick: () => void attempt(remove) },
          'Remove',
        )
      : el('span', { class: 'hint' }, origin),
  )
}

/**
 * Accepts a whole file in YAML or JSON, or a scenario or an array of them in JSON. A file is sent as written, so that
 * errors name its lines.
 *
 * @param {string} text
 */
function getBody(text) {
  try {
    const written = JSON.parse(text)
    return written?.scenarios ? { text } : { scenarios: [written].flat() }
  } catch {
    return { text }
  }
}

function scenarioForm() {
  /** @param {SubmitEvent} event */
  const onsubmit = async (event) => {
    event.preventDefault()
    const form = /** @type {HTMLFormElement} */ (event.target)
    const area = /** @type {HTMLTextAreaElement} */ (form.elements.namedItem('scenario'))
    const error = await submit('scenario', async () => {
      await call('POST', '/scenarios', getBody(area.value))
      await readScenarios()
      say('Added.')
    })
    if (error !== undefined) chooseLine(area, error)
  }
  return el(
    'form',
    { onsubmit, 'aria-label': 'New scenario' },
    el(
      'label',
      { class: 'field whole' },
      el('span', { class: 'label' }, 'scenarios, as YAML or JSON'),
      el(
        'textarea',
        { name: 'scenario', rows: 10, spellcheck: 'false', 'data-own': true },
        hasModels() ? EXAMPLE : makeExample(),
      ),
    ),
    formError('scenario'),
    el('button', { class: 'main', key: 'submit' }, 'Add'),
  )
}

/**
 * Selects the line of the first error, since the field shows no line numbers.
 *
 * @param {HTMLTextAreaElement} area
 * @param {string} error
 */
function chooseLine(area, error) {
  const number = Number(/^line (\d+)/.exec(error)?.[1] ?? 0)
  const lines = area.value.split('\n')
  const line = lines[number - 1]
  area.focus()
  if (line === undefined) return
  const start = lines.slice(0, number - 1).reduce((length, each) => length + each.length + 1, 0)
  area.setSelectionRange(start, start + line.length)
}
