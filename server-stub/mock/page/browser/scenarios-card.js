import { call } from './control.js'
import { el } from './element.js'
import { mistakeIn, submit } from './form-error.js'
import { attempt, hasControl, readScenarios, say, store } from './store.js'
import { counted } from './words.js'

/** @typedef {import('./store.js').ScenarioState} ScenarioState */

const EXAMPLE = `scenarios:
  - name: weather
    match: { text: weather }
    answer: { text: 'Sunny, with a light wind.' }
`

/** Of the sandbox's own; those of files stay where they are. */
const OWN = 'controls'

/** The scenarios of the sandbox, and a place to write one more. */
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
        el('button', { class: 'quiet', onclick: () => void attempt(reset) }, 'Back to those of the start'),
    ),
    scenarios.length > 0
      ? el('ul', { class: 'set' }, ...scenarios.map(listed))
      : el('p', { class: 'hint' }, 'No scenario: the simulated gateway makes up every answer.'),
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
    el('span', { class: 'hint' }, `answered ${answered} of ${counted(calls, 'fitting request')}`),
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
 * A whole file in YAML or JSON; or one scenario, or a list of them, in JSON. A file goes as it was written, so that its
 * lines are told.
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
    const mistake = await submit('scenario', async () => {
      await call('POST', '/scenarios', getBody(area.value))
      await readScenarios()
      say('The scenario is there from now on.')
    })
    if (mistake !== undefined) chooseLine(area, mistake)
  }
  return el(
    'form',
    { onsubmit, 'aria-label': 'One more scenario' },
    el(
      'label',
      { class: 'field whole' },
      el('span', { class: 'label' }, 'scenarios, as YAML or JSON'),
      el('textarea', { name: 'scenario', rows: 10, spellcheck: 'false', 'data-own': true }, EXAMPLE),
    ),
    mistakeIn('scenario'),
    el('button', { class: 'main', key: 'submit' }, 'Add'),
  )
}

/**
 * Chooses the line that a mistake names first; lines have no numbers there.
 *
 * @param {HTMLTextAreaElement} area
 * @param {string} mistake
 */
function chooseLine(area, mistake) {
  const number = Number(/^line (\d+)/.exec(mistake)?.[1] ?? 0)
  const lines = area.value.split('\n')
  const line = lines[number - 1]
  area.focus()
  if (line === undefined) return
  const start = lines.slice(0, number - 1).reduce((length, each) => length + each.length + 1, 0)
  area.setSelectionRange(start, start + line.length)
}
