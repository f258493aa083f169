import { useState } from 'preact/hooks'
import { Button } from './components.tsx'
import { ownSandbox } from './control.ts'
import { getBody, getHeaders, getUrl } from './copy-as.ts'
import { describeRequest } from './describe-request.ts'
import { FaultForm } from './fault-form.tsx'
import { getLink } from './route.ts'
import { ScenarioPanel } from './scenario-panel.tsx'
import { getOwnRequests, getRequestKey, type Request, showStatus, store } from './store.ts'

/** What can be done with an exchange. */
export function Actions({ request }: { request: Request }) {
  const [panel, setPanel] = useState<'scenario' | 'fault'>()
  const reason = findReason(request)
  const show = (name: 'scenario' | 'fault') => () => setPanel(panel === name ? undefined : name)
  const isOwn = request.sandbox === ownSandbox
  return (
    <div class="stack actions">
      <div class="row">
        <Button disabled={reason !== undefined} title={reason} work={() => replayRequest(request)}>
          Replay
        </Button>
        {isOwn && request.operationId && (
          <>
            <Button aria-expanded={panel === 'scenario'} work={show('scenario')}>
              Save as scenario
            </Button>
            <Button aria-expanded={panel === 'fault'} work={show('fault')}>
              Fault the next one
            </Button>
          </>
        )}
      </div>
      {panel === 'scenario' && <ScenarioPanel request={request} />}
      {panel === 'fault' && (
        <div class="stack card">
          <p class="hint">The next request to {request.operationId} with this model is answered with:</p>
          <FaultForm match={getMatch(request)} streams={describeRequest(request).isStream} />
        </div>
      )}
    </div>
  )
}

function getMatch(request: Request) {
  const { model } = describeRequest(request)
  return { operation: request.operationId, ...(model ? { model } : {}) }
}

/** Why a request cannot be sent again. */
function findReason({ bodyIsTruncated, headers, body }: Request): string | undefined {
  if (bodyIsTruncated) return 'The journal did not keep the whole body.'
  if (body !== null && !/json/.test(headers['content-type'] ?? '')) return 'Only JSON can be sent again.'
  if (Object.values(headers).some((value) => value.includes('***')) && !store.contract?.key)
    return 'The page does not know the key.'
  return undefined
}

/** Sends a request again, and opens it. */
async function replayRequest(request: Request): Promise<void> {
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
