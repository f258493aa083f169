import { bar } from './bar.js'
import { controlsView } from './controls-view.js'
import { el, patch } from './element.js'
import { stayLive } from './live.js'
import { lockedView } from './locked-view.js'
import { referenceView } from './reference-view.js'
import { requestsView } from './requests-view.js'
import { route } from './route.js'
import { changed, listen, store } from './store.js'
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
