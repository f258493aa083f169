import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Choice, WithCode } from './components.tsx'
import { Refused } from './control.ts'
import { capitalise, spellOut } from './format.ts'
import { runAction } from './store.ts'

/** A field as JSON Schema. */
export interface FieldSchema {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly enum?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly default?: unknown
  readonly anyOf?: readonly FieldSchema[]
}

export type FieldSchemas = Readonly<Record<string, FieldSchema>>

interface FieldProps {
  /** Tells it from fields of its name in other forms. */
  readonly form: string
  readonly name: string
  readonly schema: FieldSchema
  readonly value?: unknown
  readonly isRequired?: boolean
  readonly onChoose?: (choice: string) => void
}

interface FieldsProps {
  readonly form: string
  readonly schemas: FieldSchemas
  readonly values?: object
  readonly required?: readonly string[]
}

export function Fields({ form, schemas, values = {}, required = [] }: FieldsProps) {
  return (
    <>
      {Object.entries(schemas).map(([name, schema]) => {
        const props = { form, name, schema, value: Reflect.get(values, name), isRequired: required.includes(name) }
        return <Field key={name} {...props} />
      })}
    </>
  )
}

/** A labelled control for one field of a form. */
export function Field({ form, ...props }: FieldProps) {
  const { name, schema } = props
  const id = `${form}-${name}`
  const hint = schema.description && `${id}-hint`
  return (
    <div class="stack field">
      <label for={id}>{capitalise(spellOut(name).replace(/ ms$/, ' (ms)'))}</label>
      <Input id={id} hint={hint} {...props} />
      {hint && (
        <span class="hint" id={hint}>
          <WithCode text={schema.description ?? ''} />
        </span>
      )}
    </div>
  )
}

interface InputProps extends Omit<FieldProps, 'form'> {
  readonly id: string
  readonly hint: string | undefined
}

function Input({ id, name, hint, schema, value, isRequired = false, onChoose }: InputProps) {
  const { type, minimum, maximum, default: fallback } = schema
  const choices = schema.enum ?? schema.anyOf?.find((alternative) => alternative.enum)?.enum
  const attributes = { id, name, 'aria-describedby': hint }
  if (type === 'boolean') return <input {...attributes} type="checkbox" defaultChecked={value === true} />
  const none = isRequired ? undefined : String(fallback ?? 'any')
  if (choices) return <Choice {...attributes} none={none} choices={choices} value={value} onChoose={onChoose} />
  const shown = {
    ...attributes,
    required: isRequired,
    autocomplete: 'off',
    defaultValue: typeof value === 'object' ? JSON.stringify(value) : value?.toString(),
    placeholder: fallback === undefined ? undefined : String(fallback),
  }
  if (!isNumber(schema)) return <input {...shown} type="text" />
  return <input {...shown} min={minimum} max={maximum} type="number" step={type === 'integer' ? 1 : 'any'} />
}

function isNumber({ type }: FieldSchema): boolean {
  return type === 'integer' || type === 'number'
}

/** The values of a form, parsed by their schemas, without empty fields. */
export function getValues(form: HTMLFormElement, schemas: FieldSchemas): Record<string, unknown> {
  const entries = Object.entries(schemas).flatMap(([name, schema]): [string, unknown][] => {
    const input = form.elements.namedItem(name)
    if (!(input instanceof HTMLInputElement || input instanceof HTMLSelectElement)) return []
    if (input instanceof HTMLInputElement && schema.type === 'boolean') return [[name, input.checked]]
    return input.value === '' ? [] : [[name, readText(input.value, schema)]]
  })
  return Object.fromEntries(entries)
}

function readText(text: string, schema: FieldSchema): unknown {
  if (isNumber(schema)) return Number(text)
  const isJson =
    schema.type === 'object' || schema.type === 'array' || schema.anyOf?.every((alternative) => !alternative.enum)
  if (isJson !== true) return text
  return /^\s*(-?\d+(\.\d+)?|\[.*\]|\{.*\})\s*$/.test(text) ? JSON.parse(text) : text
}

export interface FormProps {
  readonly label?: string
  readonly class?: string
  readonly button: string
  /** Another way to submit. */
  readonly second?: string | undefined
  readonly onSubmit: (form: HTMLFormElement, isSecond: boolean) => Promise<unknown>
  readonly onError?: (message: string) => void
  /** Buttons beside those that submit. */
  readonly tools?: ComponentChildren
  readonly children: ComponentChildren
}

/** A form whose error, with the message of the mock, stays visible until the next attempt. */
export function Form(props: FormProps) {
  const { label, class: name, button, second, onSubmit, onError, tools, children } = props
  const [error, setError] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const form = event.currentTarget as HTMLFormElement
    setError('')
    void runAction(async () => {
      try {
        await onSubmit(form, event.submitter?.getAttribute('name') === 'second')
      } catch (thrown) {
        if (!(thrown instanceof Refused) || thrown.status !== 400) throw thrown
        setError(thrown.message)
        onError?.(thrown.message)
      }
    })
  }
  return (
    <form aria-label={label} class={name} onSubmit={submit}>
      {children}
      {error && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      <div class="row">
        <button type="submit" class="main">
          {button}
        </button>
        {second && (
          <button type="submit" name="second">
            {second}
          </button>
        )}
        {tools}
      </div>
    </form>
  )
}
