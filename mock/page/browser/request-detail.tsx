import { useEffect, useMemo, useState } from 'preact/hooks'
import { assembleAnswer } from '../../conversation/assemble-answer.ts'
import { Actions } from './actions.tsx'
import { AnswerSection } from './answer-section.tsx'
import { callControl, isProxy } from './control.ts'
import { describeRequest, getTasks } from './describe-request.ts'
import { FamilySign } from './family-sign.tsx'
import { formatCount, formatDuration, formatTime } from './format.ts'
import { Badges, Status } from './request-row.tsx'
import { RequestSection } from './request-section.tsx'
import { getLink } from './route.ts'
import { type Request, store } from './store.ts'
import { EventList, TimeLine } from './time-line.tsx'
import { VerdictSection } from './verdict-section.tsx'
import { walkEvents } from './walk.ts'

/** All there is to know of one request. */
export function RequestDetail({ listed }: { listed: Request }) {
  const request = useWhole(listed)
  const isLoaded = request !== listed
  const { stream } = request
  const walked = useMemo(
    () => walkEvents(request, stream ? store.contract?.streams[stream.name] : undefined),
    [request],
  )
  const answer = useMemo(() => assembleAnswer(request), [request])
  const [chosen, select] = useState<number>()
  const last = Math.max(0, walked.steps.length - 1)
  const selected = Math.min(chosen ?? walked.cause ?? last, last)
  const selection = { selected, select }
  return (
    <article>
      <Heading request={request} />
      {!isProxy && <Actions request={request} />}
      <VerdictSection request={request} />
      {isProxy && Object.keys(request.headers).length === 0 ? (
        <p class="part hint">
          The proxy keeps neither headers nor bodies. {stream && `The reply had ${formatCount(stream.count, 'event')}.`}
        </p>
      ) : (
        <>
          <AnswerSection request={request} answer={answer} isLoaded={isLoaded} chosen={chosen} />
          <RequestSection request={request} />
          {stream && <TimeLine request={request} walked={walked} answer={answer} {...selection} />}
          {walked.steps.length > 0 && <EventList walked={walked} isLoaded={isLoaded} {...selection} />}
        </>
      )}
    </article>
  )
}

/** The request with the payloads of its events, which the list does not have; what runs is read again. */
function useWhole(listed: Request): Request {
  const [whole, setWhole] = useState(listed)
  useEffect(() => {
    let isWanted = true
    const { id, sandbox } = listed
    const take = (read: Request) => {
      if (isWanted) setWhole({ ...read, sandbox })
    }
    // What the journal no longer has is shown as it was, until it leaves the list.
    callControl<Request>('GET', `/journal/${id}`, { sandbox }).then(take, () => {})
    return () => {
      isWanted = false
    }
  }, [listed])
  const isOlder = whole.ended === 'running' && listed.ended !== 'running'
  return isOlder ? listed : whole
}

function Heading({ request }: { request: Request }) {
  const { method, path, operationId, ms, at, ended } = request
  const { family, model, verdict } = describeRequest(request)
  const tasks = getTasks(request)
  return (
    <header class="stack head">
      <h2 class="row">
        <FamilySign family={family} />
        <span class="method">{method}</span> <span class="path">{path}</span>
      </h2>
      <p class="row soft facts">
        <Status request={request} />
        <span class={`verdict ${verdict.tone}`}>{verdict.words}</span>
        {model && <b>{model}</b>}
        <span>{operationId ?? 'no operation'}</span>
        <span>{ended === 'running' ? 'running' : formatDuration(ms)}</span>
        <span>{formatTime(at)}</span>
        <Badges request={request} />
        {tasks.map(({ id, status }) => (
          <a key={id} href={getLink('tasks', id)}>
            task {status}
          </a>
        ))}
      </p>
    </header>
  )
}
