import { useState } from 'preact/hooks'
import { type Answer, getPartText } from '../../conversation/assemble-answer.ts'
import type { TurnContent, TurnPart } from '../../conversation/turn-parts.ts'
import type { Role, Turn } from '../../conversation/turns.ts'
import { Button, Section } from './components.tsx'
import { formatCount } from './format.ts'
import type { Mark } from './list-marks.ts'
import { type ErrorPart, type Ids, PartCard } from './part-card.tsx'

/** A turn, or the answer, which is the last one. */
interface ShownTurn {
  readonly role: Role
  readonly parts: readonly ((TurnContent | ErrorPart) & { readonly path?: string })[]
  readonly isAnswer?: boolean
}

interface ConversationProps {
  readonly turns: readonly Turn[]
  readonly answer: Answer
  /** What findings say about members of the body. */
  readonly marks: readonly Mark[]
}

/** More turns are folded, before the last ones. */
const MAX_TURNS = 100

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

/** What findings say about a part of a turn, or about a member of it. */
function findNotes(marks: readonly Mark[], path: string | undefined): readonly string[] {
  if (path === undefined) return []
  return marks
    .slice(0, 50)
    .filter((mark) => mark.path.startsWith(path) && /^($|\.|\[)/.test(mark.path.slice(path.length)))
    .map((mark) => `${mark.path.slice(path.length + 1)} ${mark.message}`.trim())
}
