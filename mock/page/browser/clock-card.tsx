import { Button, Section, useTick } from './components.tsx'
import { call, type Schemas } from './control.ts'
import { type FieldSchemas, Fields, Form, getValues } from './fields.tsx'
import { formatTime } from './format.ts'
import { getTime, hasModels, say, store } from './store.ts'

type State = Schemas['State']

const SPEEDS = [0, 1, 10, 100]
const LEAPS: readonly (readonly [words: string, advanceMs: number])[] = [
  ['+ 1 s', 1000],
  ['+ 10 s', 10_000],
  ['+ 1 min', 60_000],
  ['+ 1 h', 3_600_000],
]

const changeClock = (body: object) => () => call('POST', '/clock', { body })

export function ClockCard({ state: { clock } }: { state: State }) {
  const { stopped, speed } = clock
  useTick(500)
  const setSpeed = (form: HTMLFormElement) => changeClock(getValues(form, { speed: { type: 'number' } }))()
  const given = { type: 'number', min: 0, max: 1_000_000, step: 'any', required: true } as const
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
        {SPEEDS.map((each) => (
          <Button key={each} aria-pressed={each === speed} work={changeClock({ speed: each })}>
            {each === 0 ? 'no delays' : `× ${each}`}
          </Button>
        ))}
        <Form class="row" button="Set" onSubmit={setSpeed}>
          <input name="speed" aria-label="Custom speed" placeholder={String(speed)} {...given} />
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
    await call('PATCH', '/settings', { body: getValues(form, schemas) })
    say('Settings applied.')
  }
  return (
    <Section class="card" title="Answers">
      <Form class="fields" button="Apply" onSubmit={apply}>
        <Fields form="settings" schemas={schemas} values={settings} />
      </Form>
    </Section>
  )
}
