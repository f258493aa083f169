import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

export interface Tab {
  readonly name: string
  /** A number or a word beside the name. */
  readonly note?: ComponentChildren
  readonly render: () => ComponentChildren
}

interface TabsProps {
  readonly label: string
  readonly tabs: readonly Tab[]
  /** The name of the open tab. */
  readonly open: string
  readonly onOpen: (name: string) => void
}

/** Tabs with one tab stop: the arrow keys, Home and End open the others. Only the open panel is rendered. */
export function Tabs({ label, tabs, open, onOpen }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  // On a phone not all tabs are in sight.
  useLayoutEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.clientWidth) / 2
  }, [open])
  const selected = tabs.find(({ name }) => name === open) ?? tabs[0]
  if (!selected) return null
  const move = (event: KeyboardEvent) => {
    // The focus moves at once, and the open tab only with the next picture of the page.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const focused = buttons.findIndex((button) => button.matches(':focus'))
    const index = getTarget(event.key, focused, tabs.length)
    const target = tabs[index]
    if (!target) return
    event.preventDefault()
    // The keys of the page move through the list of requests.
    event.stopPropagation()
    onOpen(target.name)
    buttons[index]?.focus()
  }
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map(({ name, note }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === selected.name}
            aria-controls="panel"
            tabIndex={name === selected.name ? 0 : -1}
            onClick={() => onOpen(name)}
          >
            {name}
            {note !== undefined && <span class="count">{note}</span>}
          </button>
        ))}
      </div>
      <div class="panel" role="tabpanel" id="panel" aria-labelledby={`tab-${selected.name}`}>
        {selected.render()}
      </div>
    </>
  )
}

function getTarget(key: string, index: number, length: number): number {
  if (key === 'ArrowRight') return (index + 1) % length
  if (key === 'ArrowLeft') return (index + length - 1) % length
  if (key === 'Home') return 0
  return key === 'End' ? length - 1 : -1
}
