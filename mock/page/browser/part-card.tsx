import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { tryParseJson } from '../../../runtime/json.ts'
import type { FilePart, TurnContent } from '../../conversation/turn-parts.ts'
import { Button, Code, JsonView, WithCode } from './components.tsx'
import { formatJson } from './format.ts'
import { Markdown, SafeLink } from './markdown.tsx'
import { showStatus } from './store.ts'

/** Longer texts are folded. */
const MAX_TEXT = 6000

/** The error that an answer ends with. */
export interface ErrorPart {
  readonly kind: 'error'
  readonly text: string
}

/** The ids of all calls and results of a conversation. */
export interface Ids {
  readonly calls: ReadonlySet<string>
  readonly results: ReadonlySet<string>
}

interface PartProps {
  readonly part: TurnContent | ErrorPart
  readonly ids: Ids
  readonly isRaw: boolean
  readonly notes: readonly string[]
}

/** A part of a turn, and what findings say about it. */
export function PartCard(props: PartProps) {
  return (
    <div class="stack">
      <PartBody {...props} />
      {props.notes.map((note) => (
        <p key={note} class="caution">
          <WithCode text={note} />
        </p>
      ))}
    </div>
  )
}

function PartBody({ part, ids, isRaw, notes }: PartProps) {
  switch (part.kind) {
    case 'text':
      return <LongText text={part.text} isRaw={isRaw} />
    case 'error':
      return <p class="error">{part.text}</p>
    case 'thinking':
    case 'refusal':
      return (
        <div class={part.kind}>
          <h4>{part.kind === 'thinking' ? 'Thinking' : 'Refusal'}</h4>
          <LongText text={part.text} isRaw={isRaw} />
        </div>
      )
    case 'image':
    case 'file':
      return <FileView file={part} />
    case 'tool call':
      return (
        <ToolCard
          title={`Calls ${part.name || 'a tool'}`}
          id={part.id}
          kind="call"
          other={notes.length > 0 ? undefined : ids.results}
        >
          <Code label={`Arguments of ${part.name}`}>{formatArguments(part.arguments)}</Code>
        </ToolCard>
      )
    case 'tool result':
      return (
        <ToolCard
          title={`Result of ${part.name ?? 'an unknown call'}`}
          id={part.id}
          kind="result"
          other={notes.length > 0 ? undefined : ids.calls}
        >
          {part.text && <Code label={`Result of ${part.name}`}>{formatArguments(part.text)}</Code>}
          {part.files.map((file, index) => (
            <FileView key={index} file={file} />
          ))}
        </ToolCard>
      )
    default:
      return <JsonView value={part.value} label={part.name} />
  }
}

function formatArguments(value: unknown): string {
  return formatJson(typeof value === 'string' ? (tryParseJson(value) ?? value) : (value ?? {}))
}

function LongText({ text, isRaw }: { text: string; isRaw: boolean }) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole || text.length <= MAX_TEXT ? text : text.slice(0, MAX_TEXT)
  return (
    <>
      {isRaw ? <p class="prose">{shown}</p> : <Markdown text={shown} />}
      {shown !== text && (
        <Button class="quiet" work={() => setWhole(true)}>
          {`Show all ${text.length.toLocaleString('en')} characters`}
        </Button>
      )}
    </>
  )
}

interface ToolCardProps {
  readonly title: string
  readonly id: string | undefined
  readonly kind: 'call' | 'result'
  /** The ids of the other side; undefined if a finding is about this one. */
  readonly other: ReadonlySet<string> | undefined
  readonly children: ComponentChildren
}

/** A call or a result; its id leads to the other one. */
function ToolCard({ title, id, kind, other, children }: ToolCardProps) {
  const target = kind === 'call' ? 'result' : 'call'
  return (
    <section class="stack card tool" data-call={`${kind} ${id}`} tabIndex={-1} aria-label={title}>
      <p class="row">
        <b>{title}</b>
        {id && <code class="soft">{id}</code>}
        {id && other?.has(id) && (
          <Button class="quiet tools" work={() => showCard(`${target} ${id}`)}>{`Show the ${target}`}</Button>
        )}
      </p>
      {children}
      {id && other?.has(id) === false && (
        <p class="caution">{kind === 'call' ? 'No result has this id.' : 'No call has this id.'}</p>
      )}
    </section>
  )
}

function showCard(name: string): void {
  const card = [...document.querySelectorAll<HTMLElement>('[data-call]')].find(({ dataset }) => dataset.call === name)
  card?.scrollIntoView({ block: 'center' })
  card?.focus()
  if (!card) showStatus('It is in an earlier turn.')
}

/** Images that the request has are shown; what is elsewhere is a link, and nothing is loaded. */
function FileView({ file: { kind, url, mediaType, name } }: { file: FilePart }) {
  const title = [name, mediaType].filter(Boolean).join(', ') || kind
  if (url && kind === 'image' && /^data:image\/(png|jpe?g|gif|webp|avif|bmp);base64,/i.test(url))
    return (
      <figure class="stack">
        <img src={url} alt={`Sent as ${title}`} />
        <figcaption class="hint">{`${title}, ${formatBytes(url)}`}</figcaption>
      </figure>
    )
  const isData = url?.startsWith('data:')
  return (
    <p class="file">
      {kind === 'image' ? 'Image' : 'File'}: {title}
      {isData && `, ${formatBytes(url ?? '')}`}
      {url && !isData && (
        <>
          {' '}
          <SafeLink url={url}>{url}</SafeLink>
        </>
      )}
    </p>
  )
}

function formatBytes(url: string): string {
  const bytes = Math.floor((url.length - url.indexOf(',') - 1) * 0.75)
  return bytes < 1024 ? `${bytes} bytes` : `${Math.round(bytes / 1024).toLocaleString('en')} KB`
}
