import type { ComponentChildren, RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'

interface VirtualListProps<T> {
  readonly items: readonly T[]
  readonly rowHeight: number
  readonly label: string
  readonly class: string
  readonly getKey: (item: T) => string | number
  /** One item is the tab stop of the list: the selected one, or else the first that can be seen. */
  readonly render: (item: T, isTabStop: boolean) => ComponentChildren
  /** The index of the selected item, which is scrolled to when it becomes another one; -1 without one. */
  readonly current: number
}

/** Rows above and below those that can be seen. */
const SPARE = 8

/** A list that holds only the rows that can be seen. */
export function VirtualList<T>(props: VirtualListProps<T>) {
  const { items, rowHeight, label, getKey, render, current } = props
  const scroller = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState({ top: 0, height: 800 })
  const measure = () => {
    const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {}
    setSeen((was) =>
      was.top === scrollTop && was.height === clientHeight ? was : { top: scrollTop, height: clientHeight },
    )
  }
  useEffect(() => {
    if (!scroller.current) return
    const observer = new ResizeObserver(measure)
    observer.observe(scroller.current)
    return () => observer.disconnect()
  }, [])
  const selected = items[current]
  useLayoutEffect(() => {
    if (scroller.current && current >= 0) scrollIntoView(scroller.current, current * rowHeight, rowHeight)
  }, [selected && getKey(selected)])
  useAnchor(props, scroller)
  const top = Math.ceil(seen.top / rowHeight)
  const first = Math.max(0, top - 1 - SPARE)
  const end = Math.min(items.length, Math.ceil((seen.top + seen.height) / rowHeight) + SPARE)
  const indices = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index)
  // The selected item keeps the focus when it is scrolled away.
  if (selected && current < first) indices.unshift(current)
  if (selected && current >= end) indices.push(current)
  const tabStop = selected ? current : top
  return (
    <div class={`virtual ${props.class}`} ref={scroller} onScroll={measure}>
      <ol aria-label={label} style={{ height: `${items.length * rowHeight}px` }}>
        {indices.map((index) => {
          const item = items[index]
          return (
            item && (
              <li
                key={getKey(item)}
                style={{ top: `${index * rowHeight}px`, height: `${rowHeight}px` }}
                aria-setsize={items.length}
                aria-posinset={index + 1}
              >
                {render(item, index === tabStop)}
              </li>
            )
          )
        })}
      </ol>
    </div>
  )
}

/** Keeps the rows in their places on the screen when others come above them. */
function useAnchor<T>(
  { items, rowHeight, getKey }: VirtualListProps<T>,
  scroller: RefObject<HTMLElement | null>,
): void {
  const anchor = useRef({ key: '' as string | number, index: 0 })
  useLayoutEffect(() => {
    const list = scroller.current
    if (!list) return
    const { key, index } = anchor.current
    const now = index === 0 ? -1 : items.findIndex((item) => getKey(item) === key)
    if (now >= 0 && now !== index) list.scrollTop += (now - index) * rowHeight
    const top = Math.round(list.scrollTop / rowHeight)
    const item = items[top]
    anchor.current = { key: item ? getKey(item) : '', index: top }
  })
}

function scrollIntoView(scroller: HTMLElement, top: number, height: number): void {
  if (top < scroller.scrollTop) scroller.scrollTop = top
  const bottom = top + height - scroller.clientHeight
  if (bottom > scroller.scrollTop) scroller.scrollTop = bottom
}
