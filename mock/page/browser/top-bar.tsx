import { Button, Choice, useTick } from './components.tsx'
import { callControl, isProxy, ownSandbox } from './control.ts'
import { capitalise, formatTime } from './format.ts'
import { readSandboxes } from './read-state.ts'
import { openSandbox } from './route.ts'
import { getTime, hasModels, listRequests, runAction, store } from './store.ts'

function getViews(): readonly string[] {
  if (isProxy) return ['requests']
  return hasModels() ? ['requests', 'tasks', 'controls', 'reference'] : ['requests', 'controls', 'reference']
}

/** The views, the sandbox and its clock. */
export function TopBar({ view }: { view: string }) {
  return (
    <header id="bar" class="row">
      <a class="row brand" href="#requests">
        <img src={isProxy ? '__proxy/page/icon.svg' : '__mock/page/icon.svg'} alt="" width="22" />
        <span>Gatewright {isProxy ? 'proxy' : 'mock'}</span>
      </a>
      <nav aria-label="Views">
        {getViews().map((name) => (
          <a key={name} class="row" href={`#${name}`} aria-current={name === view ? 'page' : undefined}>
            {capitalise(name)}
            <Count view={name} />
          </a>
        ))}
      </nav>
      <div class="row side tools">
        {!isProxy && <SandboxChooser />}
        {!isProxy && <Clock />}
        <Connection />
      </div>
    </header>
  )
}

function Count({ view }: { view: string }) {
  const counts = new Map([
    ['requests', listRequests().filter(({ sandbox }) => sandbox === ownSandbox).length],
    ['tasks', store.tasks.size],
    ['controls', store.faults.filter(({ spent }) => !spent).length],
  ])
  const count = counts.get(view) ?? 0
  if (count === 0) return null
  return (
    <span class="count">
      {count}
      {view === 'controls' && <span class="unseen"> active faults</span>}
    </span>
  )
}

function SandboxChooser() {
  const names = new Set([ownSandbox, ...store.sandboxes.map(({ name }) => name)])
  names.delete('')
  const props = { none: 'Default sandbox', value: ownSandbox, onFocus: () => void runAction(readSandboxes) }
  return <Choice aria-label="Sandbox" choices={[...names]} {...props} onChoose={openSandbox} />
}

function Clock() {
  useTick(500)
  const { stopped = false, speed = 1 } = store.state?.clock ?? {}
  const pace = stopped ? 'stopped' : speed === 0 ? 'no delays' : speed === 1 ? '' : `× ${speed}`
  const action = stopped ? 'Start the clock' : 'Stop the clock'
  const flip = () => callControl('POST', '/clock', { body: { stopped: !stopped } })
  return (
    <div class={stopped ? 'row clock stopped' : 'row clock'}>
      <time title="Clock of this sandbox">{formatTime(getTime())}</time>
      {pace && <span class="hint pace">{pace}</span>}
      <Button class="quiet" label={action} title={action} work={flip}>
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d={stopped ? 'M3 1.5v9l7-4.5z' : 'M3 2h2v8H3zM7 2h2v8H7z'} fill="currentColor" />
        </svg>
      </Button>
    </div>
  )
}

/** Tone and words. */
const CONNECTIONS = {
  connecting: ['', 'Connecting'],
  live: ['valid', 'Live'],
  lost: ['failed', 'Disconnected, reconnecting'],
  locked: ['failed', 'Locked'],
}

function Connection() {
  const [tone, words] = CONNECTIONS[store.connection]
  return <span class={`row hint connection ${tone}`}>{words}</span>
}
