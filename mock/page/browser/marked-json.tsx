import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Button, Code, colourJson, WithCode } from './components.tsx'
import { findLines, listJsonLines } from './json-lines.ts'
import type { Mark } from './list-marks.ts'

/** The most lines that are marked. */
const MAX_MARKS = 50

/** A value as indented JSON, whose marked lines have a message below them. The first one is scrolled to. */
export function MarkedJson({ value, label, marks }: { value: unknown; label: string; marks: readonly Mark[] }) {
  const [isWhole, setWhole] = useState(false)
  const view = useRef<HTMLDivElement>(null)
  const content = useMemo(() => {
    const lines = listJsonLines(value, !isWhole)
    const texts = lines.map(({ text }) => text)
    const numbers = findLines(
      lines,
      marks.map(({ path }) => path),
    )
    const marked = [...new Set(numbers)].sort((a, b) => a - b).slice(0, MAX_MARKS)
    let from = 0
    return {
      isShort: !isWhole && texts.some((text) => text.length > 1000),
      parts: [
        ...marked.map((number) => {
          const before = texts.slice(from, number).map((text) => `${text}\n`)
          from = number + 1
          const here = marks.filter((_, index) => numbers[index] === number)
          return { before: before.join(''), line: texts[number] ?? '', here }
        }),
        { before: texts.slice(from).join('\n'), line: '', here: [] },
      ],
    }
  }, [value, marks, isWhole])
  useEffect(() => {
    const scroller = view.current?.querySelector('.code')
    const line = scroller?.querySelector('mark')
    if (!scroller || !line) return
    const below = line.getBoundingClientRect().top - scroller.getBoundingClientRect().top
    scroller.scrollTop = below - scroller.clientHeight / 3
  }, [content])
  return (
    <div class="stack" ref={view}>
      <Code label={label}>
        {content.parts.map(({ before, line, here }, index) => (
          <span key={index}>
            {colourJson(before)}
            {here.length > 0 && <MarkedLine line={line} marks={here} />}
          </span>
        ))}
      </Code>
      {content.isShort && (
        <Button class="quiet" work={() => setWhole(true)}>
          Show long strings whole
        </Button>
      )}
    </div>
  )
}

function MarkedLine({ line, marks }: { line: string; marks: readonly Mark[] }) {
  return (
    <mark class={marks[0]?.tone}>
      {line}
      {marks.map(({ message }) => (
        <span key={message} class="why">
          <WithCode text={message} />
        </span>
      ))}
    </mark>
  )
}
