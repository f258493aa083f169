import type { Json } from '../../../generators/json.ts'
import type { Passed } from '../altered-target.ts'
import type { Edit } from './json-edits.ts'
import type { Alter } from './reply-edits.ts'

/** The gateway treats a request as if its body were another one. */
export function takenAs(edit: Edit): Alter {
  return () => ({ request: ({ body }) => (isJson(body) ? { body: JSON.stringify(edit(JSON.parse(body))) } : {}) })
}

/** The gateway refuses requests whose body has a text of this form. */
export function refuses(form: RegExp): Alter {
  return () => ({ request: ({ body }) => (form.test(body) ? { body: '{}' } : {}) })
}

/** The gateway treats every request as if it were this one. */
export function takenAsBody(body: Json, headers: Readonly<Record<string, string>> = {}): Alter {
  return () => ({ request: (given) => ({ body: JSON.stringify(body), headers: { ...given.headers, ...headers } }) })
}

/** The gateway passes over a header of requests, or reads it in another way. */
export function headersAs(change: (headers: Passed['headers']) => Record<string, string>): Alter {
  return () => ({ request: ({ headers }) => ({ headers: change(headers) }) })
}

/** The gateway takes requests for such as go to another place. */
export function pathAs(change: (path: string) => string): Alter {
  return () => ({ request: ({ path }) => ({ path: change(path) }) })
}

function isJson(body: string): boolean {
  try {
    JSON.parse(body)
    return true
  } catch {
    return false
  }
}
