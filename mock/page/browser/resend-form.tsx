import { useState } from 'preact/hooks'
import { tryParseJson } from '../../../runtime/json.ts'
import { ADDED_BY_CLIENTS, getBody } from './copy-as.ts'
import { Form } from './fields.tsx'
import { formatJson } from './format.ts'
import { replayRequest } from './send-request.ts'
import type { Request } from './store.ts'

/** A form with the path, the headers and the body of a request, which sends them as a new one. */
export function ResendForm({ request }: { request: Request }) {
  const { method, path, headers, body, sandbox } = request
  const [text, setText] = useState(body === null ? '' : formatJson(body))
  const isInvalid = text.trim() !== '' && tryParseJson(text) === undefined
  const send = (form: HTMLFormElement) => {
    const values = new FormData(form)
    const edited = readHeaders(String(values.get('headers')))
    const sent = text.trim() === '' ? null : (getBody({ body: tryParseJson(text, text) }) ?? null)
    return replayRequest({ method, path: String(values.get('path')), sandbox, headers: edited, body: sent })
  }
  const kept = Object.entries(headers).filter(([name]) => !ADDED_BY_CLIENTS.test(name))
  return (
    <Form label="Edit and resend" class="card resend" button="Send" onSubmit={send}>
      <div class="stack field">
        <label for="resend-path">{`Path of ${method}`}</label>
        <input id="resend-path" name="path" type="text" defaultValue={path} pattern="/.*" required autocomplete="off" />
      </div>
      <div class="stack field">
        <label for="resend-headers">Headers</label>
        <textarea
          id="resend-headers"
          class="code"
          name="headers"
          rows={Math.min(8, kept.length + 1)}
          spellcheck={false}
          aria-describedby="resend-hint"
          defaultValue={kept.map(([name, value]) => `${name}: ${value}`).join('\n')}
        />
      </div>
      <p class="hint" id="resend-hint">
        One header a line. The key of the mock replaces what is masked with ***.
      </p>
      {method !== 'GET' && (
        <div class="stack field">
          <label for="resend-body">Body</label>
          <textarea
            id="resend-body"
            class="code"
            rows={Math.min(24, text.split('\n').length + 1)}
            spellcheck={false}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        </div>
      )}
      {isInvalid && <p class="caution">This is not valid JSON. It is sent as it is.</p>}
    </Form>
  )
}

function readHeaders(text: string): Record<string, string> {
  const lines = text.split('\n').map((line) => /^\s*([^:\s]+)\s*:(.*)$/.exec(line))
  return Object.fromEntries(
    lines.flatMap((match) => (match ? [[match[1]?.toLowerCase() ?? '', match[2]?.trim() ?? '']] : [])),
  )
}
