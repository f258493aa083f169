import { useEffect, useMemo, useRef } from 'preact/hooks'
import { describeRequest } from './describe-request.ts'
import { Filters, getRequests, isPaused, NEWEST } from './filters.tsx'
import { groupRequests, listRows } from './group-requests.ts'
import { readOthers } from './live.ts'
import { Onboarding } from './onboarding.tsx'
import { RequestDetail } from './request-detail.tsx'
import { RequestList } from './request-list.tsx'
import { getLink, getRoute, getSettings } from './route.ts'
import { KeysDialog, useShortcuts } from './shortcuts.tsx'
import { dropOthers, getRequestKey, listRequests, type Request, store } from './store.ts'
import { useSearch } from './use-search.ts'
import { isFailure } from './verdict.ts'

const narrow = matchMedia('(max-width: 760px)')

/** Moves the focus with the views that alternate on a phone: to the Back link, and back to the row. */
function useFocus(id: string): void {
  const before = useRef(id)
  useEffect(() => {
    const target = id === '' ? `.requests a[href="${getLink('requests', before.current)}"]` : '.back'
    if (narrow.matches && before.current !== id) document.querySelector<HTMLElement>(target)?.focus()
    before.current = id
  }, [id])
}

export function RequestsView() {
  const { id } = getRoute()
  const settings = getSettings()
  const { text, showsAll } = settings
  const hits = useSearch(text)
  const requests = useMemo(() => getRequests(settings, hits), [listRequests(), isPaused(), location.search, hits])
  const request = findRequest(id, requests)
  const open = request ? getRequestKey(request) : id
  const groups = useMemo(() => groupRequests(requests, showsAll), [requests, showsAll])
  const rows = listRows(groups, open)
  const wanted = useRef('')
  useFocus(id)
  useShortcuts({ rows, open, wanted })
  useEffect(() => (showsAll ? void readOthers() : dropOthers()), [showsAll])
  const isEmpty = listRequests().length === 0 && !isPaused()
  return (
    <div class={id === '' ? 'requests-view' : 'requests-view has-request'}>
      <section class="log" aria-label="Requests">
        <Filters shown={requests.length} />
        {requests.length > 0 ? (
          <RequestList rows={rows} open={open} wanted={wanted} />
        ) : (
          <p class="empty">{isEmpty ? 'No requests yet.' : 'No request matches the filter.'}</p>
        )}
      </section>
      <section class="detail" aria-label="Request" key={open} tabIndex={-1}>
        {id !== '' && (
          <a class="back" href="#requests">
            <span aria-hidden="true">‹ </span>Requests
          </a>
        )}
        {request ? (
          <RequestDetail key={`${open} ${request.at}`} listed={request} />
        ) : isEmpty ? (
          <Onboarding />
        ) : (
          <p class="empty">{id === '' ? 'Select a request.' : 'The journal no longer has this request.'}</p>
        )}
      </section>
      <KeysDialog />
    </div>
  )
}

function findRequest(id: string, requests: readonly Request[]): Request | undefined {
  if (id === NEWEST) return requests[0]
  return id === '' ? findFirst() : store.requests.get(id)
}

let chosen = ''

/** What the page opens on: the newest failure, or else the newest request. It stays until a failure comes. */
function findFirst(): Request | undefined {
  const all = listRequests()
  const hasFailed = (request: Request | undefined) => request && isFailure(describeRequest(request).verdict)
  const now = store.requests.get(chosen)
  if (now && hasFailed(now)) return now
  const first = all.find(hasFailed) ?? now ?? all[0]
  chosen = first ? getRequestKey(first) : ''
  return first
}
