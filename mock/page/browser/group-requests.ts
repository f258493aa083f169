import { isObject } from '../../../runtime/json.ts'
import { toText } from '../../conversation/assemble-answer.ts'
import { describeRequest, getOperation } from './describe-request.ts'
import { getRequestKey, type Request, store } from './store.ts'
import { isFailure } from './verdict.ts'

/** A row of the list: the head of a sandbox, or a request. */
export type Row = HeadRow | RequestRow

interface HeadRow {
  readonly key: string
  readonly sandbox: string
  readonly count: number
}

export interface RequestRow {
  readonly key: string
  readonly request: Request
  /** Of the newest request of a group. */
  readonly group?: Group
  /** Whether it is an older request of an open group. */
  readonly isInner: boolean
}

interface Group {
  readonly key: string
  readonly kind: 'poll' | 'turn'
  readonly count: number
  readonly isOpen: boolean
}

export function isRequestRow(row: Row | undefined): row is RequestRow {
  return row !== undefined && 'request' in row
}

/** Groups whose reader has opened or closed them. */
const chosen = new Map<string, boolean>()

/** Opens or closes a group; returns whether that is a change. */
export function setGroupOpen({ group }: RequestRow, isOpen: boolean): boolean {
  if (group === undefined || group.isOpen === isOpen) return false
  chosen.set(group.key, isOpen)
  return true
}

interface Grouping {
  /** The latest first. */
  readonly requests: readonly Request[]
  /** The key of the selected request. */
  readonly open: string
  readonly showsAll: boolean
}

/** The rows of the list: running requests first; polls of one task, and turns of one conversation, are one row. */
export function groupRequests({ requests, open, showsAll }: Grouping): Row[] {
  const running = requests.filter(({ ended }) => ended === 'running')
  const ended = requests.filter(({ ended }) => ended !== 'running')
  const first = running.map((request) => ({ key: getRequestKey(request), request, isInner: false }))
  if (!showsAll) return [...first, ...foldGroups(ended, open)]
  const sandboxes = [...Map.groupBy(ended, ({ sandbox }) => sandbox)].sort(([a], [b]) => (a < b ? -1 : 1))
  const rows = sandboxes.flatMap(([sandbox, members]) => [
    { key: `sandbox ${sandbox}`, sandbox, count: members.length },
    ...foldGroups(members, open),
  ])
  return [...first, ...rows]
}

/** A group is where its newest request is. */
function foldGroups(requests: readonly Request[], open: string): RequestRow[] {
  const groups = new Map<string, Request[]>()
  for (const request of requests) {
    const key = getGroupKey(request)
    const members = groups.get(key)
    if (members) members.push(request)
    else groups.set(key, [request])
  }
  return [...groups].flatMap(([key, members]) => toRows(key, members, open))
}

function toRows(key: string, members: readonly Request[], open: string): RequestRow[] {
  const rows = members.map((request, index) => ({ key: getRequestKey(request), request, isInner: index > 0 }))
  const [newest, ...older] = rows
  if (newest === undefined || older.length === 0) return rows
  const mustOpen = older.some((row) => row.key === open || isFailure(describeRequest(row.request).verdict))
  const isOpen = chosen.get(key) ?? mustOpen
  const kind = key.startsWith('poll ') ? 'poll' : 'turn'
  return [{ ...newest, group: { key, kind, count: rows.length, isOpen } }, ...(isOpen ? older : [])]
}

/** Failed polls stay alone, so that none of them is hidden. */
function getGroupKey(request: Request): string {
  const { sandbox, path } = request
  const { verdict } = describeRequest(request)
  if (getPolledId(request) !== undefined && verdict.tone === 'valid') return `poll ${sandbox} ${path}`
  return `request ${getRequestKey(request)}`
}

/** The parameter of the path of a request that only reads, such as the id of a task. */
function getPolledId({ operationId, method, path }: Request): string | undefined {
  const template = method === 'GET' ? getOperation(operationId)?.path.split('/') : undefined
  const index = template?.findIndex((part) => part.startsWith('{')) ?? -1
  return index < 0 ? undefined : path.split('?', 1)[0]?.split('/')[index]
}

/** What a poll answered, such as `in_progress 41 %`, and about which prompt. Only the newest one has the state of its task. */
export function describePoll({ request, isInner }: RequestRow): { readonly state?: string; readonly prompt?: string } {
  const id = getPolledId(request)
  const { reply } = request
  if (id === undefined || !isObject(reply)) return {}
  const state = toText(reply.status)
  const task = store.tasks.get(id)
  const percent = task?.status === state && !isInner ? `${task?.percent} %` : ''
  const prompt = toText(task?.record.prompt)
  return {
    ...(state === undefined
      ? {}
      : { state: `${state} ${toText(reply.progress)?.replace(/%$/, ' %') ?? percent}`.trim() }),
    ...(prompt === undefined ? {} : { prompt }),
  }
}
