import { tryParseJson } from '../../../runtime/json.ts'
import { type Answer, getPartText, joinParts, type Part } from '../../conversation/assemble-answer.ts'
import { Code, CopyButton, Section } from './components.tsx'
import { formatCount, formatDuration, formatJson, spellOut } from './format.ts'
import type { Mark } from './list-marks.ts'
import { MarkedJson } from './marked-json.tsx'
import type { Request } from './store.ts'

interface AnswerProps {
  readonly request: Request
  readonly answer: Answer
  /** Whether the payloads of the events are here, as far as the journal has them. */
  readonly isLoaded: boolean
  /** The selected event: what came later is faint. */
  readonly chosen: number | undefined
  /** What findings say about the reply. */
  readonly marks: readonly Mark[]
}

/** The answer as its user sees it: text, thinking, calls of tools, usage and times. */
export function AnswerSection({ request, answer, isLoaded, chosen, marks }: AnswerProps) {
  const { parts, error, dropped } = answer
  const { reply, replyIsTruncated, ended } = request
  const text = joinParts(parts, 'text', '\n')
  const whole = <MarkedJson value={reply} label="Reply" marks={marks} />
  return (
    <Section
      title="Answer"
      note={getNote(request, answer)}
      tools={text && <CopyButton text={() => text}>Copy text</CopyButton>}
    >
      {parts.map((part, index) => (
        <AnswerPart key={index} part={part} chosen={chosen} />
      ))}
      {error && <p class="error">{error}</p>}
      {parts.length === 0 && dropped === 0 && !error && reply === null && (
        <p class="hint">{ended === 'running' ? 'Nothing has come yet.' : getEmptyWords(request)}</p>
      )}
      {isLoaded && dropped > 0 && (
        <p class="hint">The journal did not keep the payloads of {formatCount(dropped, 'event')}.</p>
      )}
      {reply !== null && isLoaded && replyIsTruncated && <p class="hint">The journal did not keep the whole reply.</p>}
      <Usage answer={answer} />
      {reply !== null && parts.length === 0 && whole}
      {reply !== null && parts.length > 0 && (
        <details open={marks.length > 0}>
          <summary>Whole reply</summary>
          {whole}
        </details>
      )}
    </Section>
  )
}

function getEmptyWords({ status, replyIsTruncated }: Request): string {
  if (status === null) return 'There was no reply.'
  return replyIsTruncated ? 'The journal did not keep the reply.' : 'The reply has no text: it is empty, or not JSON.'
}

function getNote({ ms, stream }: Request, { firstTokenMs, finish }: Answer): string {
  const notes = [
    stream && firstTokenMs !== undefined && `first token ${formatDuration(firstTokenMs)}`,
    ms !== null && `total ${formatDuration(ms)}`,
    finish,
  ]
  return notes.filter(Boolean).join(' · ')
}

function AnswerPart({ part, chosen }: { part: Part; chosen: number | undefined }) {
  const { kind, name, pieces } = part
  if (kind === 'tool call')
    return (
      <div>
        <h3>Calls {name || 'a tool'}</h3>
        <Code label={`Arguments of ${name}`}>{formatJson(tryParseJson(getPartText(part)) ?? getPartText(part))}</Code>
      </div>
    )
  const last = chosen ?? Number.POSITIVE_INFINITY
  const came = getPartText({ ...part, pieces: pieces.filter(({ index }) => index <= last) })
  const later = getPartText({ ...part, pieces: pieces.filter(({ index }) => index > last) })
  return (
    <div class={kind}>
      {kind !== 'text' && <h3>{kind === 'thinking' ? 'Thinking' : 'Refusal'}</h3>}
      <p class="prose">
        {came}
        {later && <span class="later">{later}</span>}
      </p>
    </div>
  )
}

function Usage({ answer: { usage } }: { answer: Answer }) {
  const numbers = Object.entries(usage ?? {}).filter(([, value]) => typeof value === 'number')
  if (numbers.length === 0) return null
  return (
    <ul class="row hint usage" aria-label="Usage">
      {numbers.map(([name, value]) => (
        <li key={name}>
          {spellOut(name.replaceAll('_', ' '))} <b>{String(value)}</b>
        </li>
      ))}
    </ul>
  )
}
