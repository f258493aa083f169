import type { Stream, StreamEvent } from '../contract.ts'
import { listForms, type ReceivedFields, toFields } from '../stream/framing.ts'
import { findSchemaError } from '../validation/explain.ts'
import { alternatives, quote } from '../validation/quote.ts'

export interface ReceivedEvent extends ReceivedFields {
  /** The data as received, to report data that is not JSON; undefined if it was not kept. */
  readonly text?: string | undefined
}

interface JudgedFields {
  /** The form that fits. */
  readonly form?: StreamEvent
  readonly data: unknown
  readonly error?: FieldsError
}

interface FieldsError {
  readonly rule: 'event-name' | 'json' | 'schema'
  /** Dotted path in the fields. */
  readonly param: string
  readonly message: string
  readonly pointer?: string | undefined
}

/** Judges the fields of a server-sent event by the forms of the events with its name. */
export function judgeFields({ events }: Pick<Stream, 'events'>, received: ReceivedEvent): JudgedFields {
  const { event: sent = '', data, text = '' } = received
  const forms = listForms({ events }, sent)
  const judged = forms.map((form) => ({ form, ...judgeForm(form, received) }))
  const fitting = judged.find(({ error }) => error === undefined)
  if (fitting) return fitting
  const [first, ...others] = judged
  if (first === undefined) return { data: data ?? text, error: describeUnknown(events, sent) }
  if (others.length === 0 || first.error === undefined) return first
  // A form that has other values for the same members is not meant.
  const read = judged.flatMap(({ error }) => (error === undefined || error.rule === 'json' ? [] : [error]))
  const errors = read.length > 0 ? read : judged.flatMap(({ error }) => error ?? [])
  const [only, ...more] = errors
  if (only === undefined || more.length === 0) return { data: first.data, error: only ?? first.error }
  const reasons = new Set(errors.map(({ param, message }) => `${param} ${message}`.trim()))
  const message = `matches no form of an event: ${[...reasons].join('; or ')}`
  return { data: first.data, error: { rule: 'schema', param: '', message } }
}

function judgeForm(form: StreamEvent, received: ReceivedEvent): Omit<JudgedFields, 'form'> {
  const { text, data: parsed } = received
  const { pointer } = form
  // What was kept without its text is the data itself.
  const data = form.text && text !== undefined ? text : parsed
  if (data === undefined)
    return { data, error: { rule: 'json', param: 'data', message: `is not JSON: ${quote(text)}`, pointer } }
  const error = findSchemaError(form.validate, toFields({ ...received, data }), 'server')
  return error === undefined ? { data } : { data, error: { rule: 'schema', ...error, pointer } }
}

function describeUnknown(events: Stream['events'], sent: string): FieldsError {
  const names = [...new Set(events.map(({ name }) => name))]
  return {
    rule: 'event-name',
    param: '',
    message: `is no event of the stream: expected ${alternatives(names)}, got ${quote(sent)}`,
  }
}
