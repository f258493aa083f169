import { bar, route } from './bar.js'
import { clockCard, settingsCard } from './clock-card.js'
import { el, patch } from './element.js'
import { faultsCard } from './faults-card.js'
import { stayLive } from './live.js'
import { lockedView } from './locked-view.js'
import { requestsView } from './requests-view.js'
import { sandboxesCard } from './sandboxes-card.js'
import { scenariosCard } from './scenarios-card.js'
import { changed, hasModels, listen, store } from './store.js'
import { tasksView } from './tasks-view.js'

/** @type {Readonly<Record<string, () => readonly HTMLElement[]>>} */
const views = { requests: requestsView, tasks: tasksView, controls: controlsView, reference: referenceView }

function show() {
  const header = document.getElementById('bar')
  const content = document.getElementById('content')
  if (!header || !content) return
  patch(header, bar())
  const { view } = route()
  content.dataset.view = view
  if (store.connection === 'locked') patch(content, lockedView(start))
  else if (!store.contract) patch(content, [el('p', { class: 'empty' }, 'Loading …')])
  else patch(content, (views[view] ?? requestsView)())
}

function start() {
  store.connection = 'connecting'
  changed()
  void stayLive()
}

listen(show)
addEventListener('hashchange', changed)
// Updates the clock and running requests.
setInterval(() => document.hidden || changed(), 500)
start()

/** A card for each part of the controls. */
export function controlsView() {
  if (!store.state) return [el('p', { class: 'empty' }, 'Loading …')]
  return [
    el(
      'div',
      { class: 'cards', key: 'cards' },
      clockCard(store.state),
      // All settings are those of models.
      hasModels() && settingsCard(store.state),
      faultsCard(),
      scenariosCard(),
      sandboxesCard(store.state),
    ),
  ]
}

/** The reference is a separate document, so that its styles and library do not affect the page. */
export function referenceView() {
  return [
    el('iframe', {
      key: 'reference',
      'data-own': true,
      class: 'reference',
      src: '__mock/reference',
      title: 'API reference',
    }),
  ]
}
