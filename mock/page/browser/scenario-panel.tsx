import { useEffect, useState } from 'preact/hooks'
import { Button, Code, CopyButton } from './components.tsx'
import { callControl, type Schemas } from './control.ts'
import { formatCount } from './format.ts'
import { ScenarioForm } from './scenario-editor.tsx'
import { getOwnRequests, type Request, showStatus, store } from './store.ts'

/** A scenario that gives the answer of a request again, or those of its conversation. */
export function ScenarioPanel({ request }: { request: Request }) {
  const [isConversation, setConversation] = useState(false)
  const [draft, setDraft] = useState<Schemas['ScenarioDraft']>()
  const { id, conversation } = request
  useEffect(() => {
    const path = `/journal/${id}/scenario?conversation=${isConversation}`
    callControl<Schemas['ScenarioDraft']>('GET', path).then(setDraft, (error: Error) => showStatus(error.message))
  }, [id, isConversation])
  if (draft === undefined) return null
  const { text, notes } = draft
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
  const turns = getOwnRequests().filter((other) => conversation !== null && other.conversation === conversation)
  return (
    <div class="stack card">
      {turns.length > 1 && (
        <label class="row">
          <input type="checkbox" checked={isConversation} onInput={() => setConversation(!isConversation)} />
          The whole conversation, {formatCount(turns.length, 'request')}
        </label>
      )}
      <ScenarioForm label="Save as scenario" body={{ text }} tools={tools}>
        <Code label="Scenario">{text}</Code>
        {notes.map((note) => (
          <p key={note} class="hint">
            {note}
          </p>
        ))}
      </ScenarioForm>
    </div>
  )
}
