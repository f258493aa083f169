import { asObject, type Json, tryParseJson } from '../../../runtime/json.ts'
import type { Passed } from '../altered-target.ts'
import { editJson, replaceText } from './json-edits.ts'
import { changeHeaders, type Memory } from './reply-verbs.ts'

export type RequestVerb = (request: Passed, how: Json, memory: Memory) => Partial<Passed>

/** Changes of a request on its way to the gateway. */
export const requestVerbs: Readonly<Record<string, RequestVerb>> = {
  request: ({ body }, edits) => editBody(body, (json) => editJson(json, asObject(edits))),
  'request-body': (_, body) => ({ body: JSON.stringify(body) }),
  'request-headers': ({ headers }, changes) => ({ headers: changeHeaders(headers, changes) }),
  'request-path': ({ path }, patterns) => ({ path: replaceText(path, patterns) }),
  refuse: ({ body }, pattern) => (new RegExp(String(pattern), 'u').test(body) ? { body: '{}' } : {}),
  forget: ({ body }, name, memory) =>
    editBody(body, (json) => {
      memory.set(String(name), asObject(json)[String(name)] ?? null)
      return editJson(json, { $without: name })
    }),
}

/** Bodies that are not JSON pass unchanged. */
function editBody(body: string, edit: (json: Json) => Json): Partial<Passed> {
  const json = tryParseJson(body)
  return json === undefined ? {} : { body: JSON.stringify(edit(json as Json)) }
}
