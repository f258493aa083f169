import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { tryParseJson } from '../../../runtime/json.ts'
import type { Answer } from '../../conversation/assemble-answer.ts'
import { getPartText } from '../../conversation/assemble-answer.ts'
import type { FilePart, TurnContent, TurnPart } from '../../conversation/turn-parts.ts'
import type { Role, Turn } from '../../conversation/turns.ts'
import { Button, Code, JsonView, Section, WithCode } from './components.tsx'
import { formatCount, formatJson } from './format.ts'
import type { Mark } from './list-marks.ts'
import { Markdown, SafeLink } from './markdown.tsx'
import { showStatus } from './store.ts'

/** A turn, or the answer, which is the last one. */
interface ShownTurn {
  readonly role: Role
  readonly parts: readonly ((TurnContent | ErrorPart) & { readonly path?: string })[]
  readonly isAnswer?: boolean
}

interface ErrorPart {
  readonly kind: 'error'
  readonly text: string
}

interface ConversationProps {
  readonly turns: readonly Turn[]
  readonly answer: Answer
  /** What findings say about members of the body. */
  readonly marks: readonly Mark[]
}

/** More turns are folded, before the last ones. */
const MAX_TURNS = 100
const MAX_TEXT = 6000

let showsRaw = false

/** What was said so far and what was answered, with the calls of tools and their results. */
export function ConversationSection({ turns, answer, marks }: ConversationProps) {
  const [isRaw, setRaw] = useState(showsRaw)
  const [isWhole, setWhole] = useState(false)
  const all: readonly ShownTurn[] = [...turns, ...getAnswerTurn(answer)]
  const shown = isWhole ? all : all.slice(-MAX_TURNS)
  const ids = getIds(all)
  const toggle = () => {
    showsRaw = !isRaw
    setRaw(!isRaw)
  }
  const tools = (
    <Button class="quiet" aria-pressed={isRaw} work={toggle}>
      Raw text
    </Button>
  )
  return (
    <Section title="Conversation" note={formatCount(all.length, 'turn')} tools={tools}>
      {shown.length < all.length && (
        <Button class="quiet" work={() => setWhole(true)}>{`Show ${all.length - shown.length} earlier turns`}</Button>
      )}
      <ol class="stack turns">
        {shown.map(({ role, parts, isAnswer }, index) => (
          <li key={index} class={`stack turn ${role}`}>
            <h3>{isAnswer ? 'Answer' : ROLES[role]}</h3>
            {parts.map((part, at) => (
              <PartCard key={at} part={part} ids={ids} isRaw={isRaw} notes={findNotes(marks, part.path)} />
            ))}
          </li>
        ))}
      </ol>
    </Section>
  )
}

const ROLES: Readonly<Record<Role, string>> = {
  system: 'System',
  user: 'User',
  assistant: 'Assistant',
  tool: 'Tool results',
}

function getAnswerTurn({ parts, error }: Answer): readonly ShownTurn[] {
  const shown = parts.map((part): TurnContent => {
    const { kind, id, name } = part
    const text = getPartText(part)
    return kind === 'tool call' ? { kind, id, name, arguments: text } : { kind, text }
  })
  const failed: readonly ErrorPart[] = error ? [{ kind: 'error', text: error }] : []
  return shown.length + failed.length > 0 ? [{ role: 'assistant', parts: [...shown, ...failed], isAnswer: true }] : []
}

interface Ids {
  readonly calls: ReadonlySet<string>
  readonly results: ReadonlySet<string>
}

/** The ids of all calls and results; the calls of the answer need no result yet. */
function getIds(turns: readonly ShownTurn[]): Ids {
  const list = (kind: TurnPart['kind']) =>
    new Set(
      turns.flatMap(({ parts, isAnswer }) =>
        parts.flatMap((part) => ('id' in part && (part.kind === kind || isAnswer) && part.id ? part.id : [])),
      ),
    )
  return { calls: list('tool call'), results: list('tool result') }
}

interface PartProps {
  readonly part: TurnContent | ErrorPart
  readonly ids: Ids
  readonly isRaw: boolean
  readonly notes: readonly string[]
}

/** What findings say about a part of a turn, or about a member of it. */
function findNotes(marks: readonly Mark[], path: string | undefined): readonly string[] {
  if (path === undefined) return []
  return marks
    .slice(0, 50)
    .filter((mark) => mark.path.startsWith(path) && /^($|\.|\[)/.test(mark.path.slice(path.length)))
    .map((mark) => `${mark.path.slice(path.length + 1)} ${mark.message}`.trim())
}

function PartCard(props: PartProps) {
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
