import { decodePercent } from '../../../runtime/json.ts'
import { getBase } from './control.ts'
import { notifyChange } from './store.ts'

/** The view and the selected item in the address: `#requests/12`, `#requests/alice/12`. */
export function getRoute() {
  const [view = '', ...id] = location.hash.slice(1).split('/')
  return { view: view || 'requests', id: id.map(decodePercent).join('/') }
}

export function getLink(view: string, id: string): string {
  return `#${view}/${id.split('/').map(encodeURIComponent).join('/')}`
}

export function openSandbox(sandbox: string): void {
  location.assign(`${getBase(sandbox)}/__mock${location.search}${location.hash.replace(/\/.*/, '')}`)
}

/** The settings of the list and the detail, in the query of the address: links of the page keep them. */
export interface ListSettings {
  readonly text: string
  readonly family: string
  readonly status: string
  /** Only requests with one of these outcomes; all of them without any. */
  readonly outcomes: readonly string[]
  /** Whether requests of other sandboxes are listed too. */
  readonly showsAll: boolean
  /** The open tab of the detail, which other requests open with too; empty for the one that shows what is wrong. */
  readonly tab: string
}

export function getSettings(): ListSettings {
  const query = new URLSearchParams(location.search)
  const get = (name: string) => query.get(name) ?? ''
  const outcomes = get('outcome').split(',').filter(Boolean)
  const showsAll = get('sandboxes') === 'all'
  return { text: get('text'), family: get('family'), status: get('status'), outcomes, showsAll, tab: get('tab') }
}

/** Changes settings. Typed text and a tab replace the entry in the history of the browser, a choice for the list adds one. */
export function changeSettings(change: Partial<ListSettings>): void {
  const { text, family, status, outcomes, showsAll, tab } = { ...getSettings(), ...change }
  const values = { text, family, status, outcome: outcomes.join(), sandboxes: showsAll ? 'all' : '', tab }
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString()
  const address = `${location.pathname}${query && `?${query}`}${location.hash}`
  if ('text' in change || 'tab' in change) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  notifyChange()
}
