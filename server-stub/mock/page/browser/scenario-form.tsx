import { call } from './control.ts'
import { Form, type FormProps } from './fields.tsx'
import { readScenarios } from './read-state.ts'
import { say, store } from './store.ts'

type ScenarioFormProps = Omit<FormProps, 'button' | 'second' | 'onSubmit'> & { readonly body: object }

/** Adds scenarios to the sandbox, or saves them to the file if the mock was started with one. */
export function ScenarioForm({ body, ...form }: ScenarioFormProps) {
  const file = store.state?.options.scenarioFile
  const submit = async (_: HTMLFormElement, isSave: boolean) => {
    await call('POST', isSave ? '/scenario-file' : '/scenarios', { body })
    await readScenarios()
    say(`${isSave ? `Saved to ${file}` : 'Added'}: answers from now on.`)
  }
  return <Form {...form} button="Add to this sandbox" second={file ? `Save to ${file}` : undefined} onSubmit={submit} />
}
