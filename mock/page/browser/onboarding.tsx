import { Code, CopyButton } from './components.tsx'
import { getBase, isProxy } from './control.ts'
import { store } from './store.ts'

/** How to send a first request. */
export function Onboarding() {
  if (isProxy) return <p class="empty">Send requests through the proxy to see them here.</p>
  const isOff = store.state?.options.journal === false
  if (isOff) return <p class="empty">The journal is off: the mock was started without it.</p>
  const command = getCommand()
  return (
    <div class="empty">
      <h2>Send a request to the mock to see it here.</h2>
      <p>
        Point your app, or an official client, at <code>{location.origin + getBase()}</code>
        {store.contract?.key && (
          <>
            {' '}
            with the key <code>{store.contract.key}</code>
          </>
        )}
        . Each request appears with what came back, and why.
      </p>
      {command && (
        <>
          <Code label="Example">{command}</Code>
          <CopyButton text={() => command}>Copy the example</CopyButton>
        </>
      )}
    </div>
  )
}

function getCommand(): string | undefined {
  const { key, hasModels = true, firstPath = null } = store.contract ?? {}
  const address = location.origin + getBase()
  if (!hasModels) return firstPath === null ? undefined : `curl ${address}${firstPath}`
  const body =
    '{"model":"gw-text-large","max_tokens":200,"stream":true,"messages":[{"role":"user","content":"Why is the sky blue?"}]}'
  return `curl -N ${address}/v1/messages \\\n  -H 'x-api-key: ${key ?? '<key>'}' -H 'messages-version: 2023-06-01' \\\n  -H 'content-type: application/json' \\\n  --data '${body}'`
}
