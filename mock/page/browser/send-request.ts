import { getBody, getHeaders, getUrl } from './copy-as.ts'
import { getLink } from './route.ts'
import { getOwnRequests, getRequestKey, type Request, showStatus } from './store.ts'

/** What is sent: of the headers, masked secrets are filled in. */
export type SentRequest = Pick<Request, 'method' | 'path' | 'sandbox' | 'headers' | 'body'>

/** Sends a request to the mock, and opens it. */
export async function replayRequest(request: SentRequest): Promise<void> {
  const { method, path } = request
  const last = Math.max(0, ...getOwnRequests().map(({ id }) => id))
  const body = getBody(request)
  const reply = await fetch(getUrl(request), { method, headers: getHeaders(request), ...(body ? { body } : {}) })
  void reply.text().catch(() => {})
  showStatus(`Sent again: the mock answered ${reply.status}.`)
  for (let turn = 0; turn < 20; turn++) {
    const sent = getOwnRequests().find((newer) => newer.id > last && newer.path === path)
    if (sent) {
      location.hash = getLink('requests', getRequestKey(sent))
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
