import type { ComponentChildren, ComponentProps } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { formatJson } from './format.ts'
import { runAction, showStatus } from './store.ts'

const TOKENS = /("(?:\\.|[^"\\])*")(\s*:)?|\b(true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** Longer JSON is shown without colours. */
const MAX_COLOURED = 20_000

/** A value as indented JSON. */
export function JsonView({ value, label }: { value: unknown; label: string }) {
  const content = useMemo(() => {
    const text = formatJson(value)
    return typeof value === 'string' ? text : colourJson(text)
  }, [value])
  return <Code label={label}>{content}</Code>
}

/** JSON with its names, numbers and words in colours, unless it is long. */
export function colourJson(text: string): ComponentChildren {
  if (text.length > MAX_COLOURED) return text
  const parts: ComponentChildren[] = []
  let from = 0
  for (const match of text.matchAll(TOKENS)) {
    const [whole, string, colon, word] = match
    const kind = colon ? 'name' : string ? 'text' : word ? 'word' : 'number'
    parts.push(text.slice(from, match.index), <span class={`json-${kind}`}>{string ?? whole}</span>, colon ?? '')
    from = match.index + whole.length
  }
  return [...parts, text.slice(from)]
}

/** Text that scrolls, and so has to be reachable by the keyboard. */
export function Code({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must have the focus to be scrolled by keys.
    <section class="code" tabIndex={0} aria-label={label}>
      <pre>{children}</pre>
    </section>
  )
}

type ButtonProps = Omit<ComponentProps<'button'>, 'label'> & {
  readonly label?: string
  /** Its error is shown. */
  readonly work: () => unknown
}

/** A button that does not submit a form. */
export function Button({ label, work, ...attributes }: ButtonProps) {
  return <button type="button" aria-label={label} onClick={() => void runAction(work)} {...attributes} />
}

export function CopyButton({ text, children }: { text: () => string; children: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => showStatus('Copied.'),
      () => showStatus('The browser does not allow copying.'),
    )
  return <Button class="quiet" work={copy} children={children} />
}

type ChoiceProps = Pick<ComponentProps<'select'>, 'id' | 'name' | 'aria-label' | 'aria-describedby' | 'onFocus'> & {
  /** The name of the empty choice; without one there is none. */
  readonly none?: string | undefined
  readonly choices: readonly string[]
  readonly value: unknown
  readonly onChoose?: ((choice: string) => void) | undefined
  readonly nameChoice?: ((choice: string) => string) | undefined
}

export function Choice({ none, choices, value, onChoose, nameChoice = String, ...attributes }: ChoiceProps) {
  return (
    <select {...attributes} onChange={({ currentTarget }) => onChoose?.(currentTarget.value)}>
      {none !== undefined && <option value="">{none}</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice} selected={choice === value}>
          {nameChoice(choice)}
        </option>
      ))}
    </select>
  )
}

/** Renders its user again every `ms` milliseconds, while `isOn`. */
export function useTick(ms: number, isOn = true): void {
  const [, tick] = useState(0)
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => document.hidden || tick((count) => count + 1), ms)
    return () => clearInterval(timer)
  }, [ms, isOn])
}

interface SectionProps {
  readonly title: string
  readonly class?: string
  readonly note?: ComponentChildren
  readonly tools?: ComponentChildren
  readonly children: ComponentChildren
}

/** A part of a view, with its heading. */
export function Section({ title, class: name = 'part', note, tools, children }: SectionProps) {
  const id = title.toLowerCase().replaceAll(' ', '-')
  return (
    <section class={`stack ${name}`} aria-labelledby={id}>
      <header class="row">
        <h2 id={id}>{title}</h2>
        {note && <span class="hint">{note}</span>}
        {tools && <div class="row tools">{tools}</div>}
      </header>
      {children}
    </section>
  )
}

/** Text whose parts between backticks are code. */
export function WithCode({ text }: { text: string }) {
  return <>{text.split('`').map((part, index) => (index % 2 === 0 ? part : <code>{part}</code>))}</>
}
