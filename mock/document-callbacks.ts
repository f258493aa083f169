import type { Route } from '../runtime/contract.ts'
import { type AnyCall, findHandler, type HandlerTable, type Outcome } from '../runtime/handler.ts'
import { isJson } from '../runtime/http/media-types.ts'
import { asObject, isObject, type JsonObject, ownValue, pointerKeys, valueAt } from '../runtime/json.ts'
import { type Random, randomFrom } from '../runtime/random.ts'
import { findSample } from '../runtime/samples/json-sample.ts'
import { omitMarked } from '../runtime/samples/omit-marked.ts'
import type { Callback } from '../runtime/webhooks/message.ts'
import { followKeys } from './dynamic-replies.ts'

interface CallbackOptions {
  readonly routes: readonly Route[]
  /** The document as the generator writes it. */
  readonly openapi: unknown
  readonly seed: number
  readonly send: (callback: Callback) => void
}

/** A callback that an operation declares. */
interface DeclaredCallback {
  readonly name: string
  /** A URL with runtime expressions. */
  readonly address: string
  readonly makeBody: () => unknown
}

/**
 * Handlers that send the callbacks which their operation declares by POST, with a body of JSON, after a success. One whose
 * address the request does not name is not sent.
 */
export function sendCallbacks(handlers: HandlerTable, options: CallbackOptions): HandlerTable {
  const openapi = asObject(options.openapi)
  const routes = options.routes.filter((route) => findOperation(openapi, route).callbacks !== undefined)
  // A callback is a request, which has no read-only properties.
  const document = routes.length === 0 ? openapi : omitMarked(openapi, 'readOnly')
  const sending = routes.flatMap((route) => {
    const callbacks = listCallbacks(document, route, options.seed)
    if (callbacks.length === 0) return []
    const reply = findHandler(handlers, route.operationId)
    const handle = async (call: AnyCall): Promise<Outcome> => {
      const outcome = await reply(call)
      for (const { name, address, makeBody } of isSuccess(outcome) ? callbacks : []) {
        const url = fillExpressions(address, route, { call, outcome })
        if (url !== undefined) options.send({ subject: `${route.operationId} ${name}`, url, body: makeBody() })
      }
      return outcome
    }
    return [[route.operationId, handle] as const]
  })
  return { ...handlers, ...Object.fromEntries(sending) }
}

function isSuccess(outcome: Outcome): boolean {
  const { status = 200 } = 'relay' in outcome ? outcome.relay : 'events' in outcome ? {} : outcome
  return status < 400
}

function findOperation(document: JsonObject, { path, method }: Route): JsonObject {
  return asObject(followKeys(document, document, ['paths', path, method.toLowerCase()]))
}

function listCallbacks(document: JsonObject, route: Route, seed: number): DeclaredCallback[] {
  const callbacks = asObject(followKeys(document, findOperation(document, route), ['callbacks']))
  return Object.keys(callbacks).flatMap((name) => {
    const addresses = asObject(followKeys(document, callbacks, [name]))
    return Object.keys(addresses).flatMap((address): DeclaredCallback[] => {
      const sent = followKeys(document, addresses, [address, 'post', 'requestBody', 'content'])
      const [media] = Object.entries(asObject(sent)).flatMap(([type, media]) => (isJson(type) ? [asObject(media)] : []))
      if (media === undefined) return []
      const random = randomFrom(seed, name, address)
      return [{ name, address, makeBody: () => findExample(document, media) ?? sampleBody(document, media, random) }]
    })
  })
}

function findExample(document: JsonObject, { example, examples }: JsonObject): unknown {
  const [first = ''] = Object.keys(asObject(examples))
  return example ?? asObject(followKeys(document, examples, [first])).value
}

function sampleBody({ components }: JsonObject, { schema }: JsonObject, random: Random): unknown {
  return isObject(schema) ? findSample({ ...schema, ...(components && { components }) }, random) : {}
}

interface Exchange {
  readonly call: AnyCall
  readonly outcome: Outcome
}

/** The address with the values of its expressions; undefined if one has no value. */
function fillExpressions(address: string, route: Route, exchange: Exchange): string | undefined {
  let isComplete = true
  const fill = (expression: string): string => {
    const value = evaluate(expression, route, exchange)
    isComplete &&= typeof value === 'string' || typeof value === 'number'
    return String(value)
  }
  const url = address.startsWith('$')
    ? fill(address)
    : address.replace(/\{(\$[^}]+)\}/g, (_, inner: string) => fill(inner))
  return isComplete ? url : undefined
}

/** The value of a runtime expression of OpenAPI, such as `$request.body#/url`. */
function evaluate(expression: string, { method }: Route, { call, outcome }: Exchange): unknown {
  if (expression === '$method') return method
  const [, side, part, name = ''] =
    /^\$(request|response)\.(query|path|header|body)(?:\.|#)?(.*)$/s.exec(expression) ?? []
  const isRequest = side === 'request'
  const body = isRequest ? call.body : 'json' in outcome ? outcome.json : undefined
  if (part === 'body') return valueAt(body, pointerKeys(name))
  const reply = 'headers' in outcome ? outcome.headers : undefined
  if (part === 'header') return ownValue(asObject(isRequest ? call.rawHeaders : reply), name.toLowerCase())
  return part === 'query' || part === 'path' ? ownValue(asObject(call[part]), name) : undefined
}
