import { useEffect, useRef } from 'preact/hooks'
import { endsWithToolResult } from '../../conversation/last-user-text.ts'
import { useTick } from './components.tsx'
import { ownSandbox } from './control.ts'
import { describeRequest, getTasks } from './describe-request.ts'
import { FamilySign } from './family-sign.tsx'
import { formatBytes, formatDuration, formatTime } from './format.ts'
import { describePoll, type RequestRow, setGroupOpen } from './group-requests.ts'
import { getLink } from './route.ts'
import { getElapsed, notifyChange, type Request, store } from './store.ts'
import { isFailure } from './verdict.ts'

interface RowProps {
  readonly row: RequestRow
  readonly isOpen: boolean
  readonly isTabStop: boolean
  /** The key of the row that takes the focus when it is there. */
  readonly wanted: { current: string }
  /** Duration that fills the bar. */
  readonly longest: number
}

/** A request in two lines, and what opens its group. */
export function RequestLink({ row, isOpen, isTabStop, wanted, longest }: RowProps) {
  const { request, group, isInner, key } = row
  const { method, path } = request
  const { family, verdict } = describeRequest(request)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (!isOpen || wanted.current !== key) return
    wanted.current = ''
    link.current?.focus()
  }, [isOpen])
  return (
    <>
      <a
        ref={link}
        href={getLink('requests', key)}
        aria-current={isOpen ? 'true' : undefined}
        class={`${verdict.tone}${isInner ? ' inner' : ''}`}
        title={`${method} ${path}`}
        tabIndex={isTabStop ? 0 : -1}
      >
        <FamilySign family={family} />
        <span class="row line">
          <What row={row} />
          <Status request={request} />
        </span>
        <span class="size" title="Size of request and reply">
          {formatSizes(request)}
        </span>
        <Duration request={request} longest={longest} />
        <span class="row line">
          <Words row={row} />
          <span class={`verdict ${verdict.tone}`}>{verdict.words}</span>
        </span>
        <span class="hint agent" title={request.client ?? ''}>
          {request.client ?? ''}
        </span>
        <time class="hint">{formatTime(request.at)}</time>
      </a>
      {group && <Fold row={row} isOpen={group.isOpen} />}
    </>
  )
}

function What({ row: { request, group } }: { row: RequestRow }) {
  const { method, path } = request
  const { model, isStream } = describeRequest(request)
  const turns = group?.kind === 'turn' ? `${group.count} turns` : undefined
  return (
    <span class="row what">
      {model && <b>{model}</b>}
      <span class={model ? 'path soft' : 'path'}>
        {method} {path}
      </span>
      {group && <span class="badge times">{turns ?? `× ${group.count}`}</span>}
      {isStream && <StreamSign />}
      <Badges request={request} />
    </span>
  )
}

function Words({ row }: { row: RequestRow }) {
  const { request } = row
  const { prompt } = describeRequest(request)
  const poll = describePoll(row)
  const text = prompt || poll.prompt
  return (
    <span class="words">
      {poll.state && <b>{poll.state}</b>} {text ?? ''}
      {!text && !poll.state && <span class="soft">{nameContent(request)}</span>}
    </span>
  )
}

/** What a request without words is about. */
function nameContent({ body, operationId }: Request): string {
  return endsWithToolResult(body) ? 'Tool result' : (operationId ?? 'No operation')
}

/** The keys → and ← do the same, so that the list has one tab stop. */
function Fold({ row, isOpen }: { row: RequestRow; isOpen: boolean }) {
  const toggle = () => setGroupOpen(row, !isOpen) && notifyChange()
  const what = row.group?.kind === 'turn' ? 'turns of this conversation' : 'polls of this task'
  return (
    <button
      type="button"
      class="fold"
      tabIndex={-1}
      aria-expanded={isOpen}
      aria-label={`All ${row.group?.count} ${what}`}
      onClick={toggle}
    >
      <svg viewBox="0 0 8 8" width="8" height="8" aria-hidden="true">
        <path d={isOpen ? 'M0 2h8L4 7z' : 'M2 0v8l5-4z'} fill="currentColor" />
      </svg>
    </button>
  )
}

function StreamSign() {
  return (
    <svg class="stream-sign" viewBox="0 0 16 10" width="16" height="10" role="img" aria-label="streamed">
      <path d="M1 5q2-5 4.5 0t4.5 0t4.5 0" fill="none" stroke="currentColor" stroke-width="1.6" />
    </svg>
  )
}

function Badges({ request }: { request: Request }) {
  const tasks = new Set(getTasks(request).map(({ id }) => id))
  const hasCallback = tasks.size > 0 && store.callbacks.some(({ subject }) => tasks.has(subject))
  const badges = [...describeRequest(request).badges, ...(hasCallback ? ['callback'] : [])]
  return (
    <>
      {badges.map((badge) => (
        <span key={badge} class={`badge ${badge.toLowerCase()}`}>
          {badge}
        </span>
      ))}
    </>
  )
}

const STATUS_TONES = ['closed', '', 'valid', 'asked', 'client', 'reply']

/** A success that hides a failure has the colour of that. */
export function Status({ request }: { request: Request }) {
  const { status } = request
  const { verdict } = describeRequest(request)
  const tone = STATUS_TONES[Math.floor((status ?? 0) / 100)]
  return <span class={`status ${tone === 'valid' && isFailure(verdict) ? verdict.tone : tone}`}>{status ?? '···'}</span>
}

function formatSizes({ requestBytes, replyBytes, ended }: Request): string {
  const reply = replyBytes === null ? '' : formatBytes(replyBytes)
  if (!requestBytes) return reply
  return `${formatBytes(requestBytes)} → ${ended === 'running' ? '…' : reply || '?'}`
}

function Duration({ request, longest }: { request: Request; longest: number }) {
  const { ended, ms, stream, sandbox } = request
  const isRunning = ended === 'running' && sandbox === ownSandbox
  useTick(200, isRunning)
  const elapsed = isRunning ? getElapsed(request) : (ms ?? 0)
  const share = Math.min(1, Math.sqrt(elapsed / longest))
  return (
    <span class="ms">
      {isRunning && stream ? `${stream.count} · ` : ''}
      {isRunning || ms !== null ? formatDuration(elapsed) : '…'}
      <i class={isRunning ? 'bar running' : 'bar'} style={{ width: `${Math.round(56 * share)}px` }} />
    </span>
  )
}
