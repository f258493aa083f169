import { useMemo, useState } from 'preact/hooks'
import { Button, Code, CopyButton } from './components.tsx'
import { ownSandbox } from './control.ts'
import { getBody, getHeaders, getUrl } from './copy-as.ts'
import { describeRequest } from './describe-request.ts'
import { FaultForm } from './fault-form.tsx'
import { readScenarios } from './read-state.ts'
import { getLink } from './route.ts'
import { ScenarioForm } from './scenario-editor.tsx'
import { toScenario } from './scenario-yaml.ts'
import { getOwnRequests, getRequestKey, type Request, showStatus, store } from './store.ts'

/** What can be done with an exchange. */
export function Actions({ request }: { request: Request }) {
  const [panel, setPanel] = useState<'scenario' | 'fault'>()
  const reason = findReason(request)
  const show = (name: 'scenario' | 'fault') => () => setPanel(panel === name ? undefined : name)
  const showScenario = async () => {
    // The suggested name must be free.
    await readScenarios()
    show('scenario')()
  }
  const isOwn = request.sandbox === ownSandbox
  return (
    <div class="stack actions">
      <div class="row">
        <Button disabled={reason !== undefined} title={reason} work={() => replayRequest(request)}>
          Replay
        </Button>
        {isOwn && request.operationId && (
          <>
            <Button aria-expanded={panel === 'scenario'} work={showScenario}>
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

function ScenarioPanel({ request }: { request: Request }) {
  const text = useMemo(() => toScenario(request), [request])
  const edit = () => {
    store.draft = text
    location.hash = '#controls'
  }
  const tools = (
    <>
      <CopyButton text={() => text}>Copy YAML</CopyButton>
      <Button class="quiet" work={edit}>
        Open in the editor
      </Button>
    </>
  )
  return (
    <div class="stack card">
      <ScenarioForm label="Save as scenario" body={{ text }} tools={tools}>
        <Code label="Scenario">{text}</Code>
        {text.includes('…') && (
          <p class="hint">The journal did not keep the whole answer: complete what ends in “…”.</p>
        )}
      </ScenarioForm>
    </div>
  )
}
