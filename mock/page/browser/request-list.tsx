import { useEffect, useRef } from 'preact/hooks'
import { useTick } from './components.tsx'
import { ownSandbox } from './control.ts'
import { describeRequest, getTasks } from './describe-request.ts'
import { formatDuration, formatTime } from './format.ts'
import { getLink } from './route.ts'
import { getElapsed, getRequestKey, type Request, store } from './store.ts'
import { VirtualList } from './virtual-list.tsx'

/** A row: a request, or the head of a group. */
type Item = Request | { readonly head: string; readonly count: number }

const ROW_HEIGHT = 48

/** Running streams are first; requests of several sandboxes are grouped. */
function groupRequests(requests: readonly Request[]): Item[] {
  const running = requests.filter(({ ended }) => ended === 'running')
  const ended = requests.filter(({ ended }) => ended !== 'running')
  if (!store.showsAll) return [...running, ...ended]
  const groups = [...Map.groupBy(ended, ({ sandbox }) => sandbox)].sort(([a], [b]) => (a < b ? -1 : 1))
  return [...running, ...groups.flatMap(([head, members]) => [{ head, count: members.length }, ...members])]
}

const STEPS = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['PageDown', 10],
  ['PageUp', -10],
])

export function RequestList({ requests, open }: { requests: readonly Request[]; open: string }) {
  const items = groupRequests(requests)
  const keys = items.map(getKey)
  const wanted = useRef('')
  const current = keys.indexOf(open)
  const longest = Math.max(100, ...requests.slice(0, 200).map(({ ms }) => ms ?? 0))
  const moveFocus = (event: KeyboardEvent) => {
    const step = STEPS.get(event.key)
    if (step === undefined) return
    const rows = keys.filter((key) => !key.startsWith('group '))
    const target = rows[Math.min(rows.length - 1, Math.max(0, rows.indexOf(open) + step))]
    event.preventDefault()
    if (target === undefined) return
    wanted.current = target
    location.replace(getLink('requests', target))
  }
  return (
    <VirtualList
      items={items}
      rowHeight={ROW_HEIGHT}
      label="Requests"
      class="requests"
      getKey={getKey}
      current={current}
      onKeyDown={moveFocus}
      render={(item) =>
        'head' in item ? (
          <p class="row group">
            <b>{item.head === '' ? 'default sandbox' : item.head}</b> <span class="hint">{item.count}</span>
          </p>
        ) : (
          <RequestRow request={item} isOpen={getKey(item) === open} wanted={wanted} longest={longest} />
        )
      }
    />
  )
}

function getKey(item: Item): string {
  return 'head' in item ? `group ${item.head}` : getRequestKey(item)
}

interface RowProps {
  readonly request: Request
  readonly isOpen: boolean
  /** The row that takes the focus when it is there. */
  readonly wanted: { current: string }
  /** Duration that fills the bar. */
  readonly longest: number
}

function RequestRow({ request, isOpen, wanted, longest }: RowProps) {
  const { at, method, path } = request
  const { family, model, prompt, isStream, verdict } = describeRequest(request)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (!isOpen || wanted.current !== getRequestKey(request)) return
    wanted.current = ''
    link.current?.focus()
  }, [isOpen])
  return (
    <a
      ref={link}
      href={getLink('requests', getRequestKey(request))}
      aria-current={isOpen ? 'true' : undefined}
      class={verdict.tone}
      title={`${method} ${path}`}
    >
      <FamilySign family={family} />
      <span class="row what">
        {model && <b>{model}</b>}
        <span class={model ? 'path soft' : 'path'}>
          {method} {path}
        </span>
        {isStream && <StreamSign />}
        <Badges request={request} />
      </span>
      <Status request={request} />
      <Duration request={request} longest={longest} />
      <span class="words">{prompt || <span class="soft">{request.operationId ?? 'no operation'}</span>}</span>
      <span class={`verdict ${verdict.tone}`}>{verdict.words}</span>
      <time class="hint">{formatTime(at)}</time>
    </a>
  )
}

const HUES = [265, 20, 325, 215, 165, 50]

/** A family by two letters and a colour. */
export function FamilySign({ family }: { family: string | undefined }) {
  const families = [...new Set(store.contract?.operations.map(({ family }) => family))]
  const letters = family === undefined ? '?' : family.slice(0, 2)
  const hue = HUES[families.indexOf(family ?? '') % HUES.length]
  return (
    <span
      class={hue === undefined ? 'family none' : 'family'}
      style={{ '--hue': hue }}
      title={family ?? 'no operation'}
    >
      <span aria-hidden="true">{letters}</span>
      <span class="unseen">{family ?? ''}</span>
    </span>
  )
}

function StreamSign() {
  return (
    <svg class="stream-sign" viewBox="0 0 16 10" width="16" height="10" role="img" aria-label="streamed">
      <path d="M1 5q2-5 4.5 0t4.5 0t4.5 0" fill="none" stroke="currentColor" stroke-width="1.6" />
    </svg>
  )
}

export function Badges({ request }: { request: Request }) {
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

export function Status({ request: { status } }: { request: Request }) {
  return <span class={`status ${STATUS_TONES[Math.floor((status ?? 0) / 100)]}`}>{status ?? '···'}</span>
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
