import { isObject } from '../../../runtime/json.ts'
import { toText } from '../../conversation/assemble-answer.ts'
import { describeRequest, getCreators } from './describe-request.ts'
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
  /** Only the newest request of a group has it. */
  readonly group?: Fold
  /** Whether it is an older request of an open group. */
  readonly isInner: boolean
}

interface Fold {
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

/** The head of a sandbox, or the requests of a group, the latest first. */
type Group = HeadRow | { readonly key: string; readonly members: readonly [Request, ...Request[]] }

/** Running requests are first; polls of one task, and turns of one conversation, are a group. */
export function groupRequests(requests: readonly Request[], showsAll: boolean): readonly Group[] {
  const running = requests.filter(({ ended }) => ended === 'running')
  const first = running.map((request) => ({ key: getRequestKey(request), members: [request] as const }))
  const ended = running.length === 0 ? requests : requests.filter((request) => request.ended !== 'running')
  if (!showsAll) return [...first, ...findGroups(ended)]
  const sandboxes = [...Map.groupBy(ended, ({ sandbox }) => sandbox)].sort(([a], [b]) => (a < b ? -1 : 1))
  const groups = sandboxes.flatMap(([sandbox, members]) => [
    { key: `sandbox ${sandbox}`, sandbox, count: members.length },
    ...findGroups(members),
  ])
  return [...first, ...groups]
}

/** A group is where its newest request is. */
function findGroups(requests: readonly Request[]): Group[] {
  const groups = new Map<string, [Request, ...Request[]]>()
  for (const request of requests) {
    const key = describeRequest(request).group
    const members = groups.get(key)
    if (members) members.push(request)
    else groups.set(key, [request])
  }
  return [...groups].map(([key, members]) => ({ key, members }))
}

/** The rows of open and closed groups, where `selected` is the key of the selected request. */
export function listRows(groups: readonly Group[], selected: string): Row[] {
  const rows: Row[] = []
  for (const group of groups) {
    if ('sandbox' in group) rows.push(group)
    else pushRows(group, selected, rows)
  }
  return rows
}

function pushRows({ key, members }: Exclude<Group, HeadRow>, selected: string, rows: Row[]): void {
  const [newest, ...older] = members
  const row = { key: getRequestKey(newest), request: newest, isInner: false }
  if (older.length === 0) {
    rows.push(row)
    return
  }
  const mustOpen = (request: Request) =>
    getRequestKey(request) === selected || isFailure(describeRequest(request).verdict)
  const isOpen = chosen.get(key) ?? older.some(mustOpen)
  const kind = key.startsWith('poll ') ? 'poll' : 'turn'
  rows.push({ ...row, group: { key, kind, count: members.length, isOpen } })
  if (isOpen) for (const request of older) rows.push({ key: getRequestKey(request), request, isInner: true })
}

/** What a poll answered, such as `in_progress 41 %`, and about which prompt. Only the newest one has the state of its task. */
export function describePoll({ request, isInner }: RequestRow): { readonly state?: string; readonly prompt?: string } {
  const { polled } = describeRequest(request)
  const { reply } = request
  if (polled === undefined || !isObject(reply)) return {}
  const state = toText(reply.status)
  const task = store.tasks.get(polled)
  const percent = task?.status === state && !isInner ? `${task?.percent} %` : ''
  const creator = getCreators().get(polled)
  const prompt = toText(task?.record.prompt) ?? (creator && describeRequest(creator).prompt)
  return {
    ...(state === undefined
      ? {}
      : { state: `${state} ${toText(reply.progress)?.replace(/%$/, ' %') ?? percent}`.trim() }),
    ...(prompt === undefined ? {} : { prompt }),
  }
}
