import { useMemo, useState } from 'preact/hooks'
import { type Answer, assembleAnswer } from '../../conversation/assemble-answer.ts'
import { listTurns } from '../../conversation/turns.ts'
import { Actions } from './actions.tsx'
import { AnswerSection } from './answer-section.tsx'
import { isProxy } from './control.ts'
import { ConversationSection } from './conversation-section.tsx'
import { describeRequest, getTasks } from './describe-request.ts'
import { FamilySign } from './family-sign.tsx'
import { formatCount, formatDuration, formatTime } from './format.ts'
import { listMarks } from './list-marks.ts'
import { useWhole } from './read-state.ts'
import { Status } from './request-row.tsx'
import { HeadersSection, RequestSection } from './request-section.tsx'
import { changeSettings, getLink, getSettings } from './route.ts'
import { getRequestKey, type Request, store } from './store.ts'
import { type Tab, Tabs } from './tabs.tsx'
import { EventList, TimeLine } from './time-line.tsx'
import { TimingSection } from './timing-section.tsx'
import { VerdictSection } from './verdict-section.tsx'
import { type Walk, walkEvents } from './walk.ts'

/** All there is to know of one request. */
export function RequestDetail({ listed }: { listed: Request }) {
  const whole = useWhole(listed) ?? listed
  // What runs is read again.
  const request = whole.ended === 'running' && listed.ended !== 'running' ? listed : whole
  const { stream } = request
  const walked = useMemo(
    () => walkEvents(request, stream ? store.contract?.streams[stream.name] : undefined),
    [request],
  )
  const answer = useMemo(() => assembleAnswer(request), [request])
  const [chosen, select] = useState<number>()
  const { tab } = getSettings()
  const last = Math.max(0, walked.steps.length - 1)
  const selected = Math.min(chosen ?? walked.cause ?? last, last)
  const tabs = useTabs({ request, isLoaded: request !== listed, walked, answer, chosen, selected, select })
  return (
    <article>
      <Heading request={request} />
      <VerdictSection request={request} />
      <Actions request={request} />
      {isProxy && Object.keys(request.headers).length === 0 ? (
        <p class="part hint">
          Headers and bodies are not here: a proxy keeps those of the last exchanges if its page is for this machine
          only. {stream && `The reply had ${formatCount(stream.count, 'event')}.`}
        </p>
      ) : (
        <Tabs
          label="Parts of the request"
          tabs={tabs}
          open={tabs.find(({ name }) => name.toLowerCase() === tab)?.name ?? chooseTab(request, tabs)}
          onOpen={(name) => changeSettings({ tab: name.toLowerCase() })}
        />
      )}
    </article>
  )
}

/** The tab that shows what is wrong, or else the first one. */
function chooseTab(request: Request, tabs: readonly Tab[]): string {
  const { finding } = describeRequest(request).verdict
  const wanted = finding && findTab(finding)
  return (tabs.find(({ name }) => name === wanted) ?? tabs[0])?.name ?? ''
}

function findTab({ by, event, rule, place }: Request['verdicts'][number]): string | undefined {
  if (by === 'server') return event !== undefined || rule === 'order' ? 'Timing' : 'Answer'
  if (place.startsWith('body')) return 'Request'
  return place.startsWith('header') ? 'Headers' : undefined
}

interface TabsOptions {
  readonly request: Request
  /** Whether the payloads of the events are here, as far as the journal has them. */
  readonly isLoaded: boolean
  readonly walked: Walk
  readonly answer: Answer
  /** The event that the user selected. */
  readonly chosen: number | undefined
  readonly selected: number
  readonly select: (index: number) => void
}

function useTabs({ request, isLoaded, walked, answer, chosen, selected, select }: TabsOptions): readonly Tab[] {
  const { body, stream, verdicts } = request
  const turns = useMemo(() => listTurns(body), [body])
  const marks = useMemo(() => listMarks(verdicts, selected), [verdicts, selected])
  const shown = { request, answer, isLoaded, chosen }
  const answerSection = <AnswerSection {...shown} marks={marks.reply} />
  const tabs: readonly (Tab | false)[] = [
    turns.length > 0 && {
      name: 'Conversation',
      render: () => <ConversationSection turns={turns} answer={answer} marks={marks.body} />,
    },
    { name: 'Answer', render: () => answerSection },
    {
      name: 'Request',
      note: marks.body.length || undefined,
      render: () => <RequestSection request={request} marks={marks.body} />,
    },
    walked.steps.length > 0 && {
      name: 'Events',
      note: stream?.count,
      render: () => (
        <>
          <EventList walked={walked} isLoaded={isLoaded} marks={marks.payload} selected={selected} select={select} />
          {chosen !== undefined && answerSection}
        </>
      ),
    },
    {
      name: 'Timing',
      render: () => (
        <>
          {stream && <TimeLine request={request} walked={walked} answer={answer} selected={selected} select={select} />}
          <TimingSection request={request} answer={answer} />
        </>
      ),
    },
    {
      name: 'Headers',
      note: marks.headers.length || undefined,
      render: () => <HeadersSection request={request} marks={marks.headers} />,
    },
  ]
  return tabs.filter((tab) => tab !== false)
}

function Heading({ request }: { request: Request }) {
  const { id, sandbox, conversation, method, path, operationId, ms, at, ended } = request
  const { family, model } = describeRequest(request)
  const tasks = getTasks(request)
  return (
    <header class="stack head">
      <h2 class="row">
        <FamilySign family={family} />
        <span class="method">{method}</span> <span class="path">{path}</span>
      </h2>
      <p class="row soft facts">
        <Status request={request} />
        {model && <b>{model}</b>}
        <span>{operationId ?? 'No operation'}</span>
        <span>{ended === 'running' ? 'running' : formatDuration(ms)}</span>
        <span>{formatTime(at)}</span>
        {typeof conversation === 'number' && conversation !== id && (
          <a href={getLink('requests', getRequestKey({ sandbox, id: conversation }))}>
            continues request {conversation}
          </a>
        )}
        {tasks.map(({ id, status }) => (
          <a key={id} href={getLink('tasks', id)}>
            task {status}
          </a>
        ))}
      </p>
    </header>
  )
}
