import { useState } from 'preact/hooks'
import { ComparePanel } from './compare-panel.tsx'
import { Button } from './components.tsx'
import { isProxy, ownSandbox } from './control.ts'
import { describeRequest } from './describe-request.ts'
import { exportHar } from './export-har.ts'
import { FaultForm } from './fault-form.tsx'
import { ResendForm } from './resend-form.tsx'
import { ScenarioPanel } from './scenario-panel.tsx'
import { replayRequest } from './send-request.ts'
import { type Request, store } from './store.ts'

type Panel = 'resend' | 'compare' | 'scenario' | 'fault'

/** What can be done with an exchange. Those of a proxy are only compared, copied and exported. */
export function Actions({ request }: { request: Request }) {
  const [panel, setPanel] = useState<Panel>()
  const reason = findReason(request)
  const show = (name: Panel) => () => setPanel(panel === name ? undefined : name)
  const isOwn = request.sandbox === ownSandbox
  return (
    <div class="stack actions">
      <div class="row">
        {!isProxy && (
          <>
            <Button disabled={reason !== undefined} title={reason} work={() => replayRequest(request)}>
              Replay
            </Button>
            <Button
              disabled={reason !== undefined}
              title={reason}
              aria-expanded={panel === 'resend'}
              work={show('resend')}
            >
              Edit and resend
            </Button>
          </>
        )}
        <Button aria-expanded={panel === 'compare'} work={show('compare')}>
          Compare
        </Button>
        {isOwn && !isProxy && request.operationId && (
          <>
            <Button aria-expanded={panel === 'scenario'} work={show('scenario')}>
              Save as scenario
            </Button>
            <Button aria-expanded={panel === 'fault'} work={show('fault')}>
              Fault the next one
            </Button>
          </>
        )}
        <Button work={() => exportHar([request])}>Export HAR</Button>
      </div>
      {panel === 'resend' && <ResendForm request={request} />}
      {panel === 'compare' && <ComparePanel request={request} />}
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
