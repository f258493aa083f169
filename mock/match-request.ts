import type { Route } from '../runtime/contract.ts'
import type { AnyCall } from '../runtime/handler.ts'
import { ownValue } from '../runtime/json.ts'

/** Conditions on a request; all must match. */
export interface RequestMatch {
  readonly operation?: string | readonly string[]
  readonly family?: string | readonly string[]
  /** Pattern with `*` and `?`. */
  readonly model?: string
  /** Patterns by header name. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Whether a match includes an operation. */
export function matchesRoute({ operation, family }: RequestMatch, route: Route): boolean {
  return isAmong(operation, route.operationId) && isAmong(family, route.family)
}

/** Whether a call has the model and the headers of a match. */
export function matchesCall({ model, headers = {} }: RequestMatch, call: AnyCall): boolean {
  return (
    (model === undefined || matchesGlob(model, requestedModel(call))) &&
    Object.entries(headers).every(([name, glob]) => {
      const value = ownValue(call.rawHeaders, name.toLowerCase())
      return value !== undefined && matchesGlob(glob, String(value))
    })
  )
}

function isAmong(wanted: string | readonly string[] | undefined, name: string): boolean {
  return wanted === undefined || [wanted].flat().includes(name)
}

/** The model id in the body or path; empty if there is none. */
function requestedModel({ path, body }: AnyCall): string {
  const { model } = { ...path, ...(body as object | undefined) } as { readonly model?: unknown }
  return typeof model === 'string' ? model.replace(/^models\//, '') : ''
}

/** Whether a string matches a pattern with `*` and `?`, in bounded time. */
function matchesGlob(pattern: string, text: string): boolean {
  let at = 0
  let star = -1
  let retry = 0
  let position = 0
  while (at < text.length) {
    const sign = pattern[position]
    if (sign === '*') {
      star = position++
      retry = at
    } else if (sign === '?' || sign === text[at]) {
      position++
      at++
    } else if (star >= 0) {
      position = star + 1
      at = ++retry
    } else return false
  }
  while (pattern[position] === '*') position++
  return position === pattern.length
}
