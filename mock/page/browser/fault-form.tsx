import { useState } from 'preact/hooks'
import { Button } from './components.tsx'
import { callControl } from './control.ts'
import { Field, type FieldSchemas, Fields, Form, getValues } from './fields.tsx'
import { readFaults } from './read-state.ts'
import { showStatus, store } from './store.ts'

type NewFault = Readonly<Record<string, unknown>>

const PRESETS = [
  { name: '429 once', fault: { kind: 'status', status: 429 }, streams: false },
  { name: 'Slow first token', fault: { kind: 'delay', ms: 5000 }, streams: false },
  { name: 'Cut mid-stream', fault: { kind: 'cut', afterEvents: 5 }, streams: true },
  { name: 'Stall', fault: { kind: 'stall', afterEvents: 5, ms: 10_000 }, streams: true },
  { name: 'Error event', fault: { kind: 'error-event', afterEvents: 3 }, streams: true },
]

interface FaultFormProps {
  /** The requests that it applies to. */
  readonly match?: object
  /** Whether they are streamed. */
  readonly streams?: boolean
}

/** The faults of every day as buttons, and all others behind them. */
export function FaultForm({ match, streams = true }: FaultFormProps) {
  const add = async (fault: NewFault) => {
    await callControl('POST', '/faults', { body: { ...fault, ...(match ? { match } : {}) } })
    await readFaults()
    showStatus(`Added the fault ${fault.kind}.`)
  }
  return (
    <div class="stack">
      <fieldset class="row" aria-label="Common faults">
        {PRESETS.filter((preset) => streams || !preset.streams).map(({ name, fault }) => (
          <Button key={name} work={() => add({ ...fault, times: 1 })} children={name} />
        ))}
      </fieldset>
      <details>
        <summary>Advanced</summary>
        <AdvancedForm hasMatch={match !== undefined} onAdd={add} />
      </details>
    </div>
  )
}

/** Fields of the scope besides the operation. */
const SCOPE = ['times', 'skip', 'probability', 'untilMs']

interface AdvancedProps {
  readonly hasMatch: boolean
  readonly onAdd: (fault: NewFault) => Promise<void>
}

/** Any fault, with the fields of the chosen kind. */
function AdvancedForm({ hasMatch, onAdd }: AdvancedProps) {
  const [kind, setKind] = useState('status')
  const [turn, setTurn] = useState(0)
  const { faults = [], faultScope = {}, operations = [] } = store.contract ?? {}
  const chosen = faults.find((fault) => fault.kind === kind)
  if (!chosen) return null
  const operation = { enum: operations.map(({ id }) => id), description: 'Operation it applies to.' }
  const scoped = Object.fromEntries(SCOPE.map((name) => [name, faultScope[name]])) as FieldSchemas
  const fields = chosen.fields as FieldSchemas
  const scope: FieldSchemas = { ...(hasMatch ? {} : { operation }), ...scoped }
  const submit = async (form: HTMLFormElement) => {
    const { operation: name, ...values } = getValues(form, { ...fields, ...scope })
    await onAdd({ kind, ...values, ...(name ? { match: { operation: name } } : {}) })
    // Fields of the next fault begin empty.
    setTurn(turn + 1)
  }
  const kinds = { enum: faults.map((fault) => fault.kind), description: `${chosen.about}.` }
  return (
    <Form class="fields" label="New fault" button="Add fault" onSubmit={submit}>
      <Field form="new" name="fault" schema={kinds} value={kind} isRequired onChoose={setKind} />
      <Fields key={`${kind} ${turn}`} form="fault" schemas={fields} required={chosen.required} />
      <Fields key={turn} form="fault" schemas={scope} />
    </Form>
  )
}
