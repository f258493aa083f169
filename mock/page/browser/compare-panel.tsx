import { useMemo, useState } from 'preact/hooks'
import { assembleAnswer, getPartText } from '../../conversation/assemble-answer.ts'
import { compareLines } from './compare-lines.ts'
import { Choice, Code } from './components.tsx'
import { ADDED_BY_CLIENTS } from './copy-as.ts'
import { describeRequest } from './describe-request.ts'
import { formatJson } from './format.ts'
import { useWhole } from './read-state.ts'
import { getRequestKey, listRequests, type Request, store } from './store.ts'

/** The most requests to choose from. */
const MAX_CHOICES = 200

/** The differences from another request: of what was sent, and of the answer. */
export function ComparePanel({ request }: { request: Request }) {
  const key = getRequestKey(request)
  const others = useMemo(() => listOthers(request), [key])
  const [chosen, choose] = useState(others[0] ? getRequestKey(others[0]) : '')
  const other = useWhole(store.requests.get(chosen))
  if (others.length === 0) return <p class="card hint">There is no other request to compare with.</p>
  const names = new Map(others.map((candidate) => [nameRequest(candidate), getRequestKey(candidate)]))
  const name = [...names].find(([, value]) => value === chosen)?.[0]
  return (
    <section class="stack card" aria-label="Comparison">
      <div class="stack field">
        <label for="other-request">{`Compare request ${key} with`}</label>
        <Choice
          id="other-request"
          choices={[...names.keys()]}
          value={name}
          onChoose={(choice) => choose(names.get(choice) ?? '')}
        />
      </div>
      {other && getRequestKey(other) === chosen && (
        <>
          <Difference title="Request" before={toLines(other)} after={toLines(request)} />
          <Difference title="Answer" before={toAnswer(other)} after={toAnswer(request)} />
        </>
      )}
    </section>
  )
}

/** The other requests: of the same operation first, then the newest. */
function listOthers(request: Request): readonly Request[] {
  const key = getRequestKey(request)
  const others = listRequests().filter((other) => getRequestKey(other) !== key)
  const isAlike = ({ operationId }: Request) => operationId === request.operationId
  // The one before it is what a user compares with, so that it is the first.
  const rank = (other: Request) => (isAlike(other) ? 0 : 2) + (other.at <= request.at ? 0 : 1)
  return others.sort((a, b) => rank(a) - rank(b)).slice(0, MAX_CHOICES)
}

function nameRequest(request: Request): string {
  const { prompt, verdict } = describeRequest(request)
  return `${getRequestKey(request)}: ${request.method} ${request.path} – ${verdict.words}${prompt ? ` – ${prompt.slice(0, 60)}` : ''}`
}

function toLines({ method, path, headers, body }: Request): string {
  const kept = Object.entries(headers).filter(([name]) => !ADDED_BY_CLIENTS.test(name))
  const lines = kept.map(([name, value]) => `${name}: ${value}`)
  return `${method} ${path}\n${lines.sort().join('\n')}\n\n${body === null ? '' : formatJson(body)}\n`
}

function toAnswer(request: Request): string {
  const { parts, error, finish } = assembleAnswer(request)
  const texts = parts.map(
    (part) => `${part.kind === 'text' ? '' : `${part.kind} ${part.name}\n`}${getPartText(part)}\n`,
  )
  const head = `status ${request.status ?? 'none'}${finish ? `, ${finish}` : ''}\n`
  if (texts.length === 0 && request.reply !== null) return `${head}${formatJson(request.reply)}\n`
  return `${head}${texts.join('\n')}${error ? `error: ${error}\n` : ''}`
}

function Difference({ title, before, after }: { title: string; before: string; after: string }) {
  const rows = useMemo(() => compareLines(before, after), [before, after])
  return (
    <>
      <h3>{title}</h3>
      {rows === undefined ? (
        <p class="hint">The texts differ too much to be compared line by line.</p>
      ) : rows.length === 0 ? (
        <p class="hint">No differences.</p>
      ) : (
        <Code label={`Differences of the ${title.toLowerCase()}`}>
          {rows.map(({ sign, text }, index) => (
            <span key={index} class={sign === '+' ? 'added' : sign === '-' ? 'removed' : 'same'}>
              {`${sign} ${text}\n`}
            </span>
          ))}
        </Code>
      )}
    </>
  )
}
