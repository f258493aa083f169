import { type Json, pointerKeys, valueAt } from '../../runtime/json.ts'

/** A runtime expression, as in `$response.body#/status` or `$steps.create.outputs.id`. */
export interface Expression {
  readonly text: string
  /** Path of the value in a `FlowState`, as in `['response', 'body', 'status']`. */
  readonly keys: readonly string[]
}

/** The values that an expression can refer to. */
export interface FlowState {
  readonly inputs: Readonly<Record<string, Json>>
  /** Outputs by step. */
  readonly steps: Readonly<Record<string, { readonly outputs: Readonly<Record<string, Json>> }>>
  /** `url`, `method`, `statusCode`, `request` and `response` are those of the last exchange. */
  readonly url?: string
  readonly method?: string
  readonly statusCode?: number
  readonly request?: MessageValues
  readonly response?: MessageValues
}

export interface MessageValues {
  /** Names in lower case. */
  readonly header: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly path?: Readonly<Record<string, string>>
  readonly body?: Json
}

const name = '[A-Za-z0-9_-]+'
const forms: readonly RegExp[] = [
  /^(?<source>url|method|statusCode)$/,
  /^(?<source>re(?:quest|sponse)\.header)\.(?<header>[!#$%&'*+.^_`|~0-9A-Za-z-]+)$/,
  new RegExp(String.raw`^(?<source>request\.(?:query|path)\.${name})$`),
  /^(?<source>re(?:quest|sponse)\.body)(?<tail>(?:[.[].*)?)(?:#(?<pointer>(?:\/.*)?))?$/,
  new RegExp(
    String.raw`^(?<source>inputs\.${name}|steps\.${name}\.outputs\.${name})(?<tail>(?:[.[][^#]*)?)(?:#(?<pointer>(?:\/.*)?))?$`,
  ),
]

/** Reads an expression. Throws a SyntaxError if it is unknown. */
export function readExpression(text: string): Expression {
  const form = text.startsWith('$') ? forms.map((pattern) => pattern.exec(text.slice(1))).find(Boolean) : undefined
  if (!form?.groups) throw new SyntaxError(`\`${text}\` is not a runtime expression that can be read here`)
  const { source = '', header, tail = '', pointer = '' } = form.groups
  const keys = [...source.split('.'), ...(header === undefined ? [] : [header.toLowerCase()])]
  return { text, keys: [...keys, ...tail.split(/[.[\]]+/).filter((key) => key !== ''), ...pointerKeys(pointer)] }
}

/** The value of an expression; undefined if there is none. */
export function evaluateExpression({ keys }: Expression, state: FlowState): Json | undefined {
  return valueAt(state, keys)
}

/**
 * Evaluates the expressions in a value: a string that is one expression becomes its value, `{$inputs.key}` within a
 * string becomes part of it. Throws a SyntaxError for an expression that has no value.
 */
export function fillExpressions(value: Json, state: FlowState): Json {
  return JSON.parse(JSON.stringify(value), (_, part: Json) => (typeof part === 'string' ? fillText(part, state) : part))
}

const embedded = /\{(\$[^{}]+)\}/g

function fillText(text: string, state: FlowState): Json {
  if (text.startsWith('$')) return requireValue(text, state)
  return text.replace(embedded, (_, inner: string) => {
    const value = requireValue(inner, state)
    return typeof value === 'string' ? value : JSON.stringify(value)
  })
}

function requireValue(text: string, state: FlowState): Json {
  const value = evaluateExpression(readExpression(text), state)
  if (value === undefined) throw new SyntaxError(`\`${text}\` has no value`)
  return value
}

/** The expressions in a value. Throws a SyntaxError for an invalid one. */
export function listExpressions(value: Json): Expression[] {
  if (typeof value === 'string') {
    const expressions = value.startsWith('$') ? [value] : [...value.matchAll(embedded)].map(([, inner = '']) => inner)
    return expressions.map(readExpression)
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listExpressions) : []
}
