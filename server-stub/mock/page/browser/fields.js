import { el } from './element.js'
import { spelled } from './words.js'

/**
 * A field as JSON Schema.
 *
 * @typedef {object} Schema
 * @property {string | readonly string[]} [type]
 * @property {string} [description]
 * @property {readonly string[]} [enum]
 * @property {number} [minimum]
 * @property {number} [maximum]
 * @property {unknown} [default]
 * @property {readonly Schema[]} [anyOf]
 *
 * @typedef {{ form: string, name: string, schema: Schema, value?: unknown, isRequired?: boolean }} Field
 */

/** A labelled control for one field of a form; `form` tells it from fields of its name in other forms. @param {Field} field */
export function getField({ form, name, schema, value, isRequired = false }) {
  const id = `${form}-${name}`
  const { description } = schema
  const hint = description && el('span', { class: 'hint', id: `${id}-hint` }, withCode(description))
  const given = { id, name, 'aria-describedby': hint ? `${id}-hint` : undefined }
  const label = el('label', { class: 'label', for: id }, spelled(name))
  return el('div', { class: 'field', key: name }, label, control(given, { schema, value, isRequired }), hint)
}

/**
 * @param {import('./element.js').Given} given
 * @param {Pick<Field, 'schema' | 'value' | 'isRequired'>} field
 */
function control(given, { schema, value, isRequired }) {
  const { type, minimum: min, maximum: max } = schema
  const choices = schema.enum ?? schema.anyOf?.find((each) => each.enum)?.enum
  if (type === 'boolean') return el('input', { ...given, type: 'checkbox', checked: value === true })
  if (choices) {
    const none = schema.default === undefined ? 'any' : String(schema.default)
    const empty = !isRequired && el('option', { value: '' }, none)
    return el('select', given, empty, ...choices.map((each) => el('option', { value: each }, each)))
  }
  const shown = { ...given, value, required: isRequired, placeholder: schema.default, autocomplete: 'off' }
  if (isNumber(schema)) return el('input', { ...shown, type: 'number', min, max, step: type === 'integer' ? 1 : 'any' })
  return el('input', { ...shown, type: 'text' })
}

/** What stands between backticks, as code. @param {string} text */
function withCode(text) {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : el('code', {}, part)))
}

/** @param {Schema} schema */
function isNumber({ type }) {
  return type === 'integer' || type === 'number'
}

/**
 * The values of a form, parsed by their schemas, without empty fields.
 *
 * @param {HTMLFormElement} form
 * @param {Readonly<Record<string, Schema>>} schemas
 */
export function getValues(form, schemas) {
  const entries = Object.entries(schemas).flatMap(([name, schema]) => {
    const input = form.elements.namedItem(name)
    if (!(input instanceof HTMLInputElement || input instanceof HTMLSelectElement)) return []
    if (schema.type === 'boolean') return [[name, /** @type {HTMLInputElement} */ (input).checked]]
    return input.value === '' ? [] : [[name, readText(input.value, schema)]]
  })
  return Object.fromEntries(entries)
}

/**
 * @param {string} text
 * @param {Schema} schema
 */
function readText(text, schema) {
  if (isNumber(schema)) return Number(text)
  if (!schema.anyOf || schema.anyOf.some((each) => each.enum)) return text
  return /^\s*(-?\d+(\.\d+)?|\[.*\]|\{.*\})\s*$/.test(text) ? JSON.parse(text) : text
}
