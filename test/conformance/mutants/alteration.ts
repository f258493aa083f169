import { asObject, type JsonObject } from '../../../runtime/json.ts'
import type { Alteration, Exchange, Passed, PassedCallback, Reply } from '../altered-target.ts'
import { editJson, replaceText } from './json-edits.ts'
import { changeHeaders, type Memory, replyVerbs } from './reply-verbs.ts'
import { requestVerbs } from './request-verbs.ts'

const filters = ['on', 'path', 'matching']

/** The alterations that the verbs of a mutant make. Throws a RangeError for an unknown verb. */
export function createAlteration(verbs: JsonObject): Alteration {
  const memory: Memory = new Map()
  const { callback } = verbs
  const allowed = [...filters, 'callback', ...Object.keys(replyVerbs), ...Object.keys(requestVerbs)]
  const unknown = Object.keys(verbs).find((name) => !allowed.includes(name))
  if (unknown !== undefined) throw new RangeError(`There is no verb ${unknown}.`)
  return {
    request: (request) => alterRequest(request, verbs, memory),
    reply: (exchange) => (isMeant(exchange, verbs) ? alterReply(exchange, verbs, memory) : {}),
    ...(callback === undefined ? {} : { callback: createCallbackAlteration(asObject(callback)) }),
  }
}

function isMeant({ status, path, body }: Exchange, { on = status, path: at = '', matching = '' }: JsonObject): boolean {
  return status === on && new RegExp(String(at)).test(path) && new RegExp(String(matching)).test(body)
}

function alterRequest(passed: Passed, verbs: JsonObject, memory: Memory): Passed {
  let request = passed
  for (const [name, how] of Object.entries(verbs))
    request = { ...request, ...requestVerbs[name]?.(request, how, memory) }
  return request
}

function alterReply(exchange: Exchange, verbs: JsonObject, memory: Memory): Reply {
  const { status, headers, bytes } = exchange
  let reply: Reply = { status, headers, body: bytes }
  for (const [name, how] of Object.entries(verbs)) {
    const body = Buffer.from(reply.body)
    reply = {
      ...reply,
      ...replyVerbs[name]?.({ ...exchange, ...reply, bytes: body, body: body.toString() }, how, memory),
    }
  }
  return reply
}

/** `which` and `matching` select callbacks; each is replaced by the copies under `becomes`, or edited. */
function createCallbackAlteration(how: JsonObject): NonNullable<Alteration['callback']> {
  const { which, matching = '', swapped, becomes = [how] } = how
  const held: PassedCallback[] = []
  let count = 0
  return (callback) => {
    const isFirst = count++ === 0
    if (swapped === true) {
      if (!isFirst) return [callback, ...held.splice(0)]
      held.push(callback)
      return []
    }
    const isChosen = which === undefined || (which === 'first') === isFirst
    if (!isChosen || !new RegExp(String(matching)).test(callback.body)) return [callback]
    return (Array.isArray(becomes) ? becomes : [becomes]).map((copy) => copyCallback(callback, asObject(copy)))
  }
}

function copyCallback(passed: PassedCallback, { headers = {}, body, replace, edit, lateByMs }: JsonObject) {
  const text = replaceText(body === undefined ? passed.body : String(body), replace)
  return {
    headers: changeHeaders(passed.headers, headers),
    body: edit === undefined ? text : JSON.stringify(editJson(JSON.parse(text), asObject(edit))),
    ...(lateByMs === undefined ? {} : { lateByMs: Number(lateByMs) }),
  }
}
