import type { ComponentChildren } from 'preact'
import { ClockCard, SettingsCard } from './clock-card.tsx'
import { Button, Section } from './components.tsx'
import { callControl, type Schemas } from './control.ts'
import { FaultForm } from './fault-form.tsx'
import { Form } from './fields.tsx'
import { formatCount, formatTime } from './format.ts'
import { readAll, readFaults, readSandboxes, readScenarios } from './read-state.ts'
import { openSandbox } from './route.ts'
import { ScenarioEditor } from './scenario-editor.tsx'
import { hasModels, isAdded, showStatus, store } from './store.ts'

type State = Schemas['State']

/** The parts of the controls, as cards. */
export function ControlsView() {
  const { state } = store
  if (!state) return <p class="empty">Loading …</p>
  return (
    <div class="cards">
      <ClockCard state={state} />
      {/* All settings are those of models. */}
      {hasModels() && <SettingsCard state={state} />}
      <FaultsCard />
      <ScenariosCard />
      <SandboxesCard state={state} />
    </div>
  )
}

/** Removes an entry of a list, or without a name all entries. */
const remove = (list: string, name?: string) => async () => {
  await callControl('DELETE', `/${list}${name === undefined ? '' : `/${encodeURIComponent(name)}`}`)
  await Promise.all([readFaults(), readScenarios(), readSandboxes()])
}

interface ItemProps {
  readonly name: string
  readonly about: string
  readonly hint?: string
  readonly isSpent?: boolean
  /** What can be done with it. */
  readonly children: ComponentChildren
}

/** An entry of a list of the controls. */
function Item({ name, about, hint, isSpent = false, children }: ItemProps) {
  return (
    <li class={isSpent ? 'row spent' : 'row'}>
      <b>{name}</b>
      <code title={about}>{about}</code>
      {hint && <span class="hint">{hint}</span>}
      {children}
    </li>
  )
}

function Remove({ label, work, children = 'Remove' }: { label: string; work: () => unknown; children?: string }) {
  return <Button class="quiet" label={label} work={work} children={children} />
}

function FaultsCard() {
  const { faults } = store
  const clear = faults.length > 0 && (
    <Button class="quiet" work={remove('faults')}>
      Clear all
    </Button>
  )
  return (
    <Section class="card wide" title="Faults" tools={clear}>
      {faults.length === 0 && <p class="hint">No faults. Every answer follows the contract.</p>}
      <ul class="set">
        {faults.map(({ id, fault: { kind, ...fields }, injected, seen, spent }) => (
          <Item
            key={id}
            name={kind}
            about={Object.keys(fields).length > 0 ? JSON.stringify(fields) : ''}
            hint={`injected in ${injected} of ${formatCount(seen, 'request')}${spent ? ', expired' : ''}`}
            isSpent={spent}
          >
            <Remove label={`Remove the fault ${kind}`} work={remove('faults', id)} />
          </Item>
        ))}
      </ul>
      <h3>Add a fault</h3>
      <FaultForm />
    </Section>
  )
}

function ScenariosCard() {
  const { scenarios } = store
  const who = hasModels() ? 'The simulated gateway generates every answer.' : 'Examples of the document answer.'
  const restore = scenarios.length > 0 && (
    <Button class="quiet" work={remove('scenarios')}>
      Restore initial scenarios
    </Button>
  )
  return (
    <Section class="card wide" title="Scenarios" tools={restore}>
      {scenarios.length === 0 && <p class="hint">No scenarios. {who}</p>}
      <ul class="set">
        {scenarios.map((entry) => {
          const { name, origin, calls, answered } = entry
          const { name: _, ...rest } = { name, ...entry.scenario }
          const hint = `answered ${answered} of ${formatCount(calls, 'matching request')}`
          return (
            <Item key={name} name={name} about={JSON.stringify(rest)} hint={hint}>
              {isAdded(entry) ? (
                <Remove label={`Remove the scenario ${name}`} work={remove('scenarios', name)} />
              ) : (
                <span class="hint">{origin}</span>
              )}
            </Item>
          )
        })}
      </ul>
      <ScenarioEditor />
    </Section>
  )
}

/** Names of sandboxes, as a pattern of HTML. */
const NAME = '[A-Za-z0-9][A-Za-z0-9_.\\-]{0,63}'

function SandboxesCard({ state: { sandbox: here, options } }: { state: State }) {
  const reset = async () => {
    await callControl('POST', '/reset')
    await readAll()
    showStatus('The sandbox was reset.')
  }
  const open = async (form: HTMLFormElement) => openSandbox(String(new FormData(form).get('name')))
  const tools = (
    <Button class="danger" work={reset}>
      {`Reset ${getTitle(here)}`}
    </Button>
  )
  const attributes = { required: true, placeholder: 'sandbox name', pattern: NAME, autocomplete: 'off' } as const
  return (
    <Section class="card wide" title="Sandboxes" tools={tools}>
      <ul class="set">
        {store.sandboxes.map(({ name, counts: { requests, tasks }, expiresAt }) => (
          <Item
            key={name}
            name={getTitle(name)}
            about={[
              formatCount(requests, 'request'),
              ...(hasModels() ? [formatCount(tasks, 'task')] : []),
              ...(expiresAt === null ? [] : [`unless used, deleted at ${formatTime(expiresAt)}`]),
            ].join(', ')}
          >
            {name === here ? (
              <span class="hint">current</span>
            ) : (
              <Button class="quiet" work={() => openSandbox(name)}>
                Open
              </Button>
            )}
            {name !== here && name !== '' && (
              <Remove label={`Delete ${name}`} work={remove('sandboxes', name)}>
                Delete
              </Remove>
            )}
          </Item>
        ))}
      </ul>
      <Form class="row" label="Open a sandbox" button="Open" onSubmit={open}>
        <input name="name" aria-label="Sandbox name" {...attributes} />
      </Form>
      {hasModels() && (
        <p class="hint">{`Edition of the image proxy: ${options.edition}${options.strict ? ', strict' : ''}.`}</p>
      )}
    </Section>
  )
}

function getTitle(name: string): string {
  return name === '' ? 'the default sandbox' : name
}
