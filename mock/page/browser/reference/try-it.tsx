import type { ComponentProps } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { asObject, asString, type JsonObject, tryParseJson } from '../../../../runtime/json.ts'
import { Button, Choice, Code, JsonView, useTick } from '../components.tsx'
import { getCredentials } from '../control.ts'
import { Form } from '../fields.tsx'
import { formatCount, formatDuration, formatJson } from '../format.ts'
import { notifyChange, store } from '../store.ts'
import {
  buildRequest,
  type Credential,
  type Draft,
  findStreamField,
  listCredentials,
  listFileFields,
  type StreamField,
  sketchValue,
} from './build-request.ts'
import { listExamples } from './content.tsx'
import { follow, type Operation, type ReferenceDocument } from './documents.ts'
import { type Arrival, createArrival, receive } from './send.ts'

interface TryItProps {
  readonly document: ReferenceDocument
  readonly operation: Operation
  readonly path: string
}

/** A form that sends the operation, with the key and an example filled in, and shows the reply as it arrives. */
export function TryIt({ document, operation, path }: TryItProps) {
  const [arrival, setArrival] = useState<Arrival>()
  const stop = useRef(new AbortController())
  useEffect(() => () => stop.current.abort(), [])
  const credentials = useMemo(() => listCredentials(document, operation), [document, operation])
  const stream = useMemo(() => findStreamField(document, operation), [document, operation])
  const isRunning = arrival?.ended === false
  useTick(100, isRunning)
  const send = async (form: HTMLFormElement) => {
    const [url, options] = buildRequest({ ...operation, path }, readDraft(form, credentials, stream))
    stop.current.abort()
    stop.current = new AbortController()
    const next = createArrival()
    setArrival(next)
    await receive(url, { ...options, signal: stop.current.signal }, next)
    // Another request may have been sent meanwhile.
    setArrival((shown) => (shown === next ? { ...next } : shown))
    notifyChange()
  }
  return (
    <section class="stack part" aria-label="Try it">
      <details class="try">
        <summary>Try it</summary>
        <Form
          button="Send"
          tools={isRunning && <Button work={() => stop.current.abort()}>Stop</Button>}
          onSubmit={send}
        >
          <CredentialFields document={document} credentials={credentials} />
          {operation.parameters.map((parameter) => (
            <ParameterField key={`${parameter.in} ${parameter.name}`} document={document} parameter={parameter} />
          ))}
          <BodyFields document={document} operation={operation} />
          {stream && (
            <label class="row">
              <input name="streams" type="checkbox" defaultChecked /> Stream the reply
            </label>
          )}
        </Form>
        {arrival && <ArrivalView arrival={arrival} />}
      </details>
    </section>
  )
}

/** The names of controls: `query limit` for a parameter, `file image` for a file. */
function readDraft(form: HTMLFormElement, credentials: readonly Credential[], stream: StreamField | undefined): Draft {
  const data = new FormData(form)
  const read = (name: string) => String(data.get(name) ?? '')
  const values = [...data].flatMap(([name, value]): [string, string][] =>
    /^(path|query|header) /.test(name) && typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
  const files = [...data].flatMap(([name, value]): [string, File][] =>
    value instanceof File && value.size > 0 ? [[name.slice('file '.length), value]] : [],
  )
  return {
    values: new Map(values),
    credential: credentials.find(({ name }) => name === read('credential')) ?? credentials[0],
    key: read('key'),
    mediaType: data.has('media type') ? read('media type') : undefined,
    text: read('body'),
    stream: data.has('streams') ? stream : undefined,
    files: new Map(files),
  }
}

function CredentialFields({
  document,
  credentials,
}: {
  document: ReferenceDocument
  credentials: readonly Credential[]
}) {
  if (credentials.every(({ schemes }) => schemes.length === 0)) return null
  const controlKey = getCredentials().authorization?.slice('Bearer '.length)
  const key = document.name === 'control' ? controlKey : store.contract?.key
  return (
    <>
      <label class="stack field">
        Key
        <input name="key" defaultValue={key ?? ''} autocomplete="off" spellcheck={false} />
      </label>
      {credentials.length > 1 && (
        <ChoiceField
          label="Sent as"
          name="credential"
          choices={credentials.map(({ name }) => name)}
          value={credentials[0]?.name}
        />
      )}
    </>
  )
}

function ParameterField({ document, parameter }: { document: ReferenceDocument; parameter: JsonObject }) {
  const { in: where, name, required } = parameter
  if (where === 'cookie') return <p class="hint">A page cannot set the cookie {asString(name)}.</p>
  const [example] = required === true ? listExamples(document, parameter) : []
  const value = example?.value ?? (required === true ? sketchValue(document, parameter.schema) : '')
  return (
    <label class="stack field">
      {asString(name)}
      <input
        name={`${where} ${name}`}
        defaultValue={typeof value === 'string' ? value : JSON.stringify(value)}
        required={required === true}
        autocomplete="off"
      />
    </label>
  )
}

function BodyFields({ document, operation }: Omit<TryItProps, 'path'>) {
  const { content } = follow(document, operation.node.requestBody)
  const types = Object.keys(asObject(content))
  const [mediaType = types[0], setMediaType] = useState<string>()
  const [name, choose] = useState('')
  if (mediaType === undefined) return null
  const media = follow(document, asObject(content)[mediaType])
  const examples = listExamples(document, media)
  const example = examples.find((each) => each.name === name) ?? examples[0]
  const isText = /json|^text\/|form|xml|yaml/.test(mediaType)
  const text = formatJson(example ? example.value : sketchValue(document, media.schema))
  const fields = mediaType === 'multipart/form-data' ? listFileFields(document, media.schema) : isText ? [] : ['']
  return (
    <>
      <ChoiceField label="Media type" name="media type" choices={types} value={mediaType} onChoose={setMediaType} />
      {examples.length > 1 && (
        <ChoiceField
          label="Example"
          choices={examples.map((each) => each.name)}
          value={example?.name}
          onChoose={choose}
        />
      )}
      {isText && (
        <label class="stack field wide">
          {mediaType.includes('form') ? 'Fields of the form, as JSON' : 'Body'}
          <textarea
            key={`${mediaType} ${example?.name}`}
            name="body"
            class="code"
            rows={10}
            spellcheck={false}
            defaultValue={text}
          />
        </label>
      )}
      {fields.map((field) => (
        <label key={field} class="stack field">
          {field || 'File'}
          <input name={`file ${field}`} type="file" />
        </label>
      ))}
    </>
  )
}

function ChoiceField({ label, ...props }: ComponentProps<typeof Choice> & { readonly label: string }) {
  const id = `try-${label.toLowerCase().replaceAll(' ', '-')}`
  return (
    <div class="stack field">
      <label for={id}>{label}</label>
      <Choice id={id} {...props} />
    </div>
  )
}

/** More events are counted. */
const MAX_SHOWN = 500

function ArrivalView({ arrival }: { arrival: Arrival }) {
  const { status, mediaType, ms, events, text, blob, error, ended } = arrival
  const tone = status === undefined ? 'running' : status < 400 ? 'done' : 'failed'
  const notes = [mediaType, ended && formatDuration(ms), events.length > 0 && formatCount(events.length, 'event')]
  return (
    <section class="stack" aria-label="Reply">
      <p class={`row ${tone}`} role="status">
        <b class="status">{status ?? (ended ? 'No reply' : 'Sent')}</b>
        <span class="hint">{notes.filter(Boolean).join(' · ')}</span>
        {!ended && <span class="hint">arriving …</span>}
      </p>
      {error && <p class="error">{error}</p>}
      {events.length > 0 && (
        <ol class="arrived" aria-label="Events of the reply">
          {events.slice(0, MAX_SHOWN).map((event, index) => (
            <li key={index}>
              <details>
                <summary class="row">
                  <span class="soft at">{formatDuration(event.ms)}</span>
                  <b>{event.event || 'data'}</b>
                  <code class="payload">{event.data.slice(0, 160)}</code>
                </summary>
                <JsonView value={tryParseJson(event.data) ?? event.data} label={`Payload of event ${index + 1}`} />
              </details>
            </li>
          ))}
          {events.length > MAX_SHOWN && (
            <li class="hint">and {formatCount(events.length - MAX_SHOWN, 'event')} more</li>
          )}
        </ol>
      )}
      {text !== '' && <Code label="Body of the reply">{text}</Code>}
      {blob && blob.size > 0 && <Media blob={blob} />}
      {ended && <a href="#requests">See it among the requests</a>}
    </section>
  )
}

/** A picture, a film or a sound; other bytes are counted. */
function Media({ blob }: { blob: Blob }) {
  const url = useMemo(() => URL.createObjectURL(blob), [blob])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  if (blob.type.startsWith('image/')) return <img class="media" src={url} alt="The reply" />
  if (blob.type.startsWith('video/')) return <video class="media" src={url} controls muted />
  return <p class="hint">{formatCount(blob.size, 'byte')}</p>
}
