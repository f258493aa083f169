import { Button, Section, useTick } from './components.tsx'
import { callControl, type Schemas } from './control.ts'
import { type FieldSchemas, Fields, Form, getValues } from './fields.tsx'
import { formatTime } from './format.ts'
import { getTime, hasModels, showStatus, store } from './store.ts'

type State = Schemas['State']

const SPEEDS = [0, 1, 10, 100]
const LEAPS: readonly (readonly [words: string, advanceMs: number])[] = [
  ['+ 1 s', 1000],
  ['+ 10 s', 10_000],
  ['+ 1 min', 60_000],
  ['+ 1 h', 3_600_000],
]

const changeClock = (body: object) => () => callControl('POST', '/clock', { body })

export function ClockCard({ state: { clock } }: { state: State }) {
  const { stopped, speed } = clock
  useTick(500)
  const setSpeed = (form: HTMLFormElement) => changeClock(getValues(form, { speed: { type: 'number' } }))()
  const attributes = { type: 'number', min: 0, max: 1_000_000, step: 'any', required: true } as const
  return (
    <Section class="card" title="Clock">
      <p class="big">
        <time>{formatTime(getTime())}</time> <span class="hint">{stopped ? 'stopped' : 'running'}</span>
      </p>
      <div class="row">
        <Button class="main" work={changeClock({ stopped: !stopped })}>
          {stopped ? 'Start' : 'Stop'}
        </Button>
        {LEAPS.map(([words, advanceMs]) => (
          <Button key={words} work={changeClock({ advanceMs })} children={words} />
        ))}
      </div>
      <fieldset class="row" aria-label="Speed">
        {SPEEDS.map((factor) => (
          <Button key={factor} aria-pressed={factor === speed} work={changeClock({ speed: factor })}>
            {factor === 0 ? 'No delays' : `× ${factor}`}
          </Button>
        ))}
        <Form class="row" button="Set" onSubmit={setSpeed}>
          <input name="speed" aria-label="Custom speed" placeholder={String(speed)} {...attributes} />
        </Form>
      </fieldset>
      <p class="hint">
        {hasModels() ? 'Tokens, tasks, callbacks and faults' : 'Streams and faults'} follow this clock. While it is
        stopped, time passes only when you advance it.
      </p>
    </Section>
  )
}

/** Whatever settings the control API has. */
export function SettingsCard({ state: { settings } }: { state: State }) {
  const schemas = (store.controls?.components.schemas.SettingsChange?.properties ?? {}) as FieldSchemas
  const apply = async (form: HTMLFormElement) => {
    await callControl('PATCH', '/settings', { body: getValues(form, schemas) })
    showStatus('Settings applied.')
  }
  return (
    <Section class="card" title="Answers">
      <Form class="fields" button="Apply" onSubmit={apply}>
        <Fields form="settings" schemas={schemas} values={settings} />
      </Form>
    </Section>
  )
}
