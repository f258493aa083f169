import { useRef, useState } from 'preact/hooks'
import { completeAt, findUnknownKey } from './complete-keys.ts'
import { Button, WithCode } from './components.tsx'
import { callControl } from './control.ts'
import { Form, type FormProps } from './fields.tsx'
import { readScenarios } from './read-state.ts'
import { hasModels, showStatus, store } from './store.ts'

const EXAMPLE = `scenarios:
  - name: weather
    match: { text: weather }
    answer: { text: 'Sunny, with a light wind.' }
`

/** Names an operation of the mocked document. */
function makeExample(): string {
  const operation = store.contract?.operations[0]?.id ?? ''
  return `scenarios:\n  - name: first\n    match: { operation: ${operation} }\n    answer: { status: 200 }\n`
}

/** Most completions shown at a time. */
const MAX_CHOICES = 14

/** A text of scenarios, with the keys that the schema allows at the caret, and its first unknown key. */
export function ScenarioEditor() {
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(store.draft ?? (hasModels() ? EXAMPLE : makeExample()))
  const [caret, setCaret] = useState(0)
  store.draft = text
  const { typed, choices } = completeAt(text, caret)
  const unknown = findUnknownKey(text)
  const follow = () => setCaret(area.current?.selectionStart ?? 0)
  const change = () => {
    setText(area.current?.value ?? '')
    follow()
  }
  const complete = (chosen: string) => () => {
    area.current?.setRangeText(chosen, caret - typed, caret, 'end')
    area.current?.focus()
    change()
  }
  const suggest = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !event.ctrlKey) return
    event.preventDefault()
    document.querySelector<HTMLElement>('.completions button')?.focus()
  }
  return (
    <ScenarioForm label="New scenario" body={getBody(text)} onError={(error) => chooseLine(area.current, error)}>
      <label class="stack field" for="scenario-text">
        Scenarios, as YAML or JSON
      </label>
      <textarea
        ref={area}
        id="scenario-text"
        name="scenario"
        rows={10}
        spellcheck={false}
        value={text}
        aria-describedby="scenario-hint"
        onInput={change}
        onKeyUp={follow}
        onClick={follow}
        onKeyDown={suggest}
      />
      <fieldset class="row completions" aria-label="Completions">
        {choices.slice(0, MAX_CHOICES).map((choice) => (
          <Button key={choice.text} title={choice.about} work={complete(choice.text)}>
            {choice.text.replace(': ', '')}
          </Button>
        ))}
      </fieldset>
      <p class={unknown ? 'error' : 'hint'} id="scenario-hint">
        <WithCode text={unknown ?? 'Ctrl+Space shows the keys that are allowed here.'} />
      </p>
    </ScenarioForm>
  )
}

/**
 * Accepts a whole file in YAML or JSON, or a scenario or an array of them in JSON. A file is sent as written, so that
 * errors name its lines.
 */
function getBody(text: string): object {
  try {
    const written = JSON.parse(text)
    return written?.scenarios ? { text } : { scenarios: [written].flat() }
  } catch {
    return { text }
  }
}

/** Selects the line of the first error, since the field shows no line numbers. */
function chooseLine(area: HTMLTextAreaElement | null, error: string): void {
  const number = Number(/^line (\d+)/.exec(error)?.[1] ?? 0)
  const lines = area?.value.split('\n') ?? []
  const line = lines[number - 1]
  area?.focus()
  if (line === undefined) return
  const start = lines.slice(0, number - 1).reduce((length, line) => length + line.length + 1, 0)
  area?.setSelectionRange(start, start + line.length)
}

type ScenarioFormProps = Omit<FormProps, 'button' | 'second' | 'onSubmit'> & { readonly body: object }

/** Adds scenarios to the sandbox, or saves them to the file if the mock was started with one. */
export function ScenarioForm({ body, ...form }: ScenarioFormProps) {
  const file = store.state?.options.scenarioFile
  const submit = async (_: HTMLFormElement, isSave: boolean) => {
    await callControl('POST', isSave ? '/scenario-file' : '/scenarios', { body })
    await readScenarios()
    showStatus(`${isSave ? `Saved to ${file}` : 'Added'}: answers from now on.`)
  }
  return <Form {...form} button="Add to this sandbox" second={file ? `Save to ${file}` : undefined} onSubmit={submit} />
}
