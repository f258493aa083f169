import { useEffect, useRef } from 'preact/hooks'
import { describeRequest } from './describe-request.ts'
import { Filters, filter, getRequests } from './filters.tsx'
import { Onboarding } from './onboarding.tsx'
import { RequestDetail } from './request-detail.tsx'
import { RequestList } from './request-list.tsx'
import { getLink, getRoute } from './route.ts'
import { getRequestKey, listRequests, type Request, store } from './store.ts'
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
  useFocus(id)
  const requests = getRequests()
  const request = store.requests.get(id) ?? (id === '' ? findFirst() : undefined)
  const open = request ? getRequestKey(request) : id
  const isEmpty = listRequests().length === 0 && !filter.paused
  return (
    <div class={id === '' ? 'requests-view' : 'requests-view has-request'}>
      <section class="log" aria-label="Requests">
        <Filters shown={requests.length} />
        {requests.length > 0 ? (
          <RequestList requests={requests} open={open} />
        ) : (
          <p class="empty">{isEmpty ? 'No requests yet.' : 'No request matches the filter.'}</p>
        )}
      </section>
      <section class="detail" aria-label="Request" key={open}>
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
    </div>
  )
}

let chosen = ''

/** What the page opens on: the newest failure, or else the newest request. It stays until a failure comes. */
function findFirst(): Request | undefined {
  const all = listRequests().reverse()
  const hasFailed = (request: Request | undefined) => request && isFailure(describeRequest(request).verdict)
  const now = store.requests.get(chosen)
  if (now && hasFailed(now)) return now
  const first = all.find(hasFailed) ?? now ?? all[0]
  chosen = first ? getRequestKey(first) : ''
  return first
}
