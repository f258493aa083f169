import { render } from 'preact'
import './page.css'
import './forms.css'
import './requests.css'
import './detail.css'
import './conversation.css'
import './time-line.css'
import './controls.css'
import './reference/reference.css'
import { isProxy, rememberControlKey } from './control.ts'
import { ControlsView } from './controls-view.tsx'
import { Form } from './fields.tsx'
import { pollProxy, stayLive } from './live.ts'
import { ReferenceView } from './reference/reference-view.tsx'
import { RequestsView } from './requests-view.tsx'
import { getRoute } from './route.ts'
import { notifyChange, onStoreChange, store } from './store.ts'
import { TasksView } from './tasks-view.tsx'
import { TopBar } from './top-bar.tsx'

const views = new Map([
  ['requests', RequestsView],
  ['tasks', TasksView],
  ['controls', ControlsView],
  ['reference', ReferenceView],
])

function Page() {
  const { view } = getRoute()
  return (
    <>
      <button type="button" class="skip" onClick={() => document.getElementById('content')?.focus()}>
        Skip to the content
      </button>
      <TopBar view={view} />
      <main id="content" tabIndex={-1} data-view={view}>
        <h1 class="unseen">{view}</h1>
        <View view={view} />
      </main>
      <p id="status" role="status" data-fresh={store.status !== ''}>
        {store.status}
      </p>
    </>
  )
}

function View({ view }: { view: string }) {
  if (store.connection === 'locked') return <LockedView />
  if (!store.contract || !store.isLoaded) return <p class="empty">Loading …</p>
  const Shown = views.get(view) ?? RequestsView
  return <Shown />
}

/** Asks for the key of the controls. */
function LockedView() {
  const unlock = async (form: HTMLFormElement) => {
    rememberControlKey(String(new FormData(form).get('key')))
    startPage()
  }
  return (
    <Form class="stack card locked" button="Unlock" onSubmit={unlock}>
      <h2>The controls are locked</h2>
      <p>The mock requires a control key. The key is kept in this tab only.</p>
      <label class="stack field">
        Control key
        <input name="key" type="password" autocomplete="off" required />
      </label>
    </Form>
  )
}

function startPage(): void {
  store.connection = 'connecting'
  notifyChange()
  void (isProxy ? pollProxy() : stayLive())
}

if (isProxy) document.title = 'Gatewright proxy'
const root = document.createElement('div')
root.id = 'page'
document.body.prepend(root)
onStoreChange(() => render(<Page />, root))
for (const type of ['hashchange', 'popstate']) addEventListener(type, notifyChange)
startPage()
