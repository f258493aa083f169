import { clockCard, settingsCard } from './clock-card.js'
import { el } from './element.js'
import { faultsCard } from './faults-card.js'
import { sandboxesCard } from './sandboxes-card.js'
import { scenariosCard } from './scenarios-card.js'
import { store } from './store.js'

/** A card for each part of the controls. */
export function controlsView() {
  if (!store.state) return [el('p', { class: 'empty' }, 'Loading …')]
  return [
    el(
      'div',
      { class: 'cards', key: 'cards' },
      clockCard(store.state),
      settingsCard(store.state),
      faultsCard(),
      scenariosCard(),
      sandboxesCard(store.state),
    ),
  ]
}
