import { useLayoutEffect, useRef } from 'preact/hooks'
import { isRequestRow, type Row, setGroupOpen } from './group-requests.ts'
import { changeSettings, getLink, getRoute, getSettings } from './route.ts'
import { notifyChange } from './store.ts'

const STEPS: ReadonlyMap<string, number> = new Map([
  ['j', 1],
  ['k', -1],
])

/** While the focus is in the list. */
const LIST_STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['PageDown', 10],
  ['PageUp', -10],
  ['Home', -Number.MAX_SAFE_INTEGER],
  ['End', Number.MAX_SAFE_INTEGER],
])

/** The list of requests. */
export interface ListState {
  readonly rows: readonly Row[]
  /** The key of the selected request. */
  readonly open: string
  /** The key of the row that takes the focus when it is there. */
  readonly wanted: { current: string }
}

/** Keys of the view of requests, unless they are typed into a field or belong to the browser. */
export function useShortcuts(list: ListState): void {
  const latest = useRef(list)
  latest.current = list
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const { id } = getRoute()
      const { rows, open, wanted } = latest.current
      // A key may come before the page has rendered the address.
      const now = rows.some(({ key }) => key === id) ? id : open
      if (pressKey(event, { rows, open: now, wanted })) event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** Returns whether the key does something. */
function pressKey({ key, target }: KeyboardEvent, list: ListState): boolean {
  if (!(target instanceof HTMLElement) || target.closest('dialog')) return false
  if (key === 'Escape') return leave(target, list)
  if (target.closest('input, select, textarea')) return false
  const isInList = target.closest('.requests') !== null
  const step = STEPS.get(key) ?? (isInList ? LIST_STEPS.get(key) : undefined)
  if (step !== undefined) return move(step, list)
  if (key === '/') return focusOn('[type=search]')
  if (key === '?') return showKeys()
  if (isInList && key === 'Enter' && target instanceof HTMLAnchorElement) return openDetail(target)
  if (isInList && (key === 'ArrowRight' || key === 'ArrowLeft')) return fold(key === 'ArrowRight', list)
  return false
}

function move(step: number, { rows, open, wanted }: ListState): boolean {
  const requests = rows.filter(isRequestRow)
  const index = requests.findIndex(({ key }) => key === open) + step
  const target = requests[Math.min(requests.length - 1, Math.max(0, index))]
  if (target === undefined) return false
  wanted.current = target.key
  location.replace(getLink('requests', target.key))
  return true
}

function fold(isOpen: boolean, { rows, open }: ListState): boolean {
  const row = rows.find(({ key }) => key === open)
  if (!isRequestRow(row) || !setGroupOpen(row, isOpen)) return false
  notifyChange()
  return true
}

function openDetail({ hash }: HTMLAnchorElement): boolean {
  location.hash = hash
  // A phone shows the request in place of the list, and moves the focus then.
  return focusOn('.detail')
}

/** Esc: from the search and the request back to the list. */
function leave(target: HTMLElement, { open }: ListState): boolean {
  if (target.matches('[type=search]') && getSettings().text !== '') {
    changeSettings({ text: '' })
    return true
  }
  if (target.closest('.requests')) return false
  if (getRoute().id !== '' && document.querySelector('.back')?.checkVisibility()) {
    location.hash = '#requests'
    return true
  }
  return focusOn(`.requests a[href="${getLink('requests', open)}"]`) || focusOn('.requests a[tabindex="0"]')
}

function focusOn(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector)
  element?.focus()
  return element !== null
}

export function showKeys(): true {
  document.querySelector<HTMLDialogElement>('#keys')?.showModal()
  return true
}

const KEYS = [
  ['/', 'Search'],
  ['j, k', 'Next and previous request'],
  ['↓ ↑ Page ↓ Page ↑ Home End', 'Move through the list'],
  ['→ ←', 'Open and close a group'],
  ['Enter', 'Go to the request'],
  ['Esc', 'Clear the search, or go back to the list'],
  ['?', 'Show these keys'],
] as const

export function KeysDialog() {
  return (
    <dialog id="keys" aria-labelledby="keys-title">
      <form method="dialog" class="stack">
        <h2 id="keys-title">Keyboard shortcuts</h2>
        <dl>
          {KEYS.map(([key, about]) => (
            <div key={key} class="row">
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
        <button type="submit">Close</button>
      </form>
    </dialog>
  )
}
