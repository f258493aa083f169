import type { CreateResponseRequest } from '../../generated/types/responses.ts'
import type { Route } from '../../runtime/contract.ts'
import type { RequestWarning } from '../../runtime/handler.ts'
import type { RequestContext } from '../../runtime/http/request-context.ts'
import { asString, isObject, ownValue } from '../../runtime/json.ts'
import { Problem } from '../../runtime/problem.ts'
import { quote } from '../../runtime/validation/quote.ts'
import { editDistance } from '../../runtime/validation/suggest.ts'
import { loadConversation, readInput } from '../../server-stub/handlers/responses/conversation.ts'
import type { ModelInfo } from '../../server-stub/ports/access.ts'
import type { Ports } from '../../server-stub/ports.ts'
import type { Middleware } from '../middleware.ts'
import type { MockOperation } from '../mock-contract.ts'
import { simulatedModels } from '../simulator/catalog.ts'
import { type CheckConversation, conversationChecks, isItemReference } from './conversation-warnings.ts'

/** What a model has to be for the capability of an operation. */
const kinds: ReadonlyMap<string | undefined, ModelInfo['kind']> = new Map([
  ['text', 'text'],
  ['video-task', 'video'],
])

interface WarnedSandbox {
  readonly ports: Ports
  readonly source: { readonly forward?: unknown }
}

/** Warns about what the client of a request to a model probably does not intend, whatever answers it. */
export function warnMiddleware(sandbox: WarnedSandbox): Middleware {
  return (next) => (exchange) => {
    const warn = (warnings: Warnings) => {
      for (const warning of warnings) exchange.call.warn(warning)
      return next(exchange)
    }
    const warnings = findWarnings(exchange.call, exchange, sandbox)
    return warnings instanceof Promise ? warnings.then(warn) : warn(warnings)
  }
}

/** What of a request the warnings are about. */
type WarnedRequest = Pick<RequestContext, 'path' | 'body' | 'key'>

type WantedModel = Pick<ModelInfo, 'id' | 'kind'> & Pick<WarnedRequest, 'key'>

type Warnings = readonly RequestWarning[]

/** Finds these warnings about a valid request, sent or not. Only what has to be looked up takes a promise. */
export function findWarnings(
  request: WarnedRequest,
  { contract, route }: MockOperation,
  { ports, source }: WarnedSandbox,
): Warnings | Promise<Warnings> {
  const kind = kinds.get(route.capability)
  if (!contract.hasModels || kind === undefined) return []
  // A deployment has models of its own.
  const aboutModel = source.forward ? [] : findModelWarnings(request, kind, ports)
  const aboutText = kind === 'text' ? findTextWarnings(request, route, ports) : []
  return aboutModel instanceof Promise || aboutText instanceof Promise
    ? Promise.all([aboutModel, aboutText]).then((warnings) => warnings.flat())
    : [...aboutModel, ...aboutText]
}

function findModelWarnings({ path, body, key }: WarnedRequest, kind: ModelInfo['kind'], ports: Ports) {
  const place = typeof path.model === 'string' ? 'path model' : 'body model'
  const id = typeof path.model === 'string' ? path.model : isObject(body) ? body.model : undefined
  if (typeof id !== 'string' || id.length > MAX_ID) return []
  const simulated = simulatedModels.find((model) => model.id === id)
  if (simulated && simulated.kind !== kind) {
    const offered = simulatedModels.filter((model) => model.kind === kind).map((model) => `\`${model.id}\``)
    const message = `is \`${id}\`, which is a model for ${nouns[simulated.kind]} and not for ${nouns[kind]}`
    return [{ rule: 'model-kind', place, message, help: `Send one of ${offered.join(', ')}.` }]
  }
  // A path with an unknown model is refused.
  return simulated || place === 'path model' ? [] : findMisspelledModel({ id, kind, key }, ports)
}

/** The ids of other vendors are fine: every model is simulated. */
async function findMisspelledModel({ id, kind, key }: WantedModel, { models }: Ports): Promise<Warnings> {
  if (await models.find(id, key)) return []
  const listed = await models.list(key)
  const meant = listed.find((model) => model.kind === kind && isSlip(id, model.id))?.id
  if (meant === undefined) return []
  const message = `is ${quote(id)}, which is not listed, did you mean \`${meant}\`?`
  return [{ rule: 'unknown-model', place: 'body model', message }]
}

const MAX_ID = 100
/** An id that differs by more is that of another model, and no slip. */
const MAX_EDITS = 2

function isSlip(id: string, listed: string): boolean {
  return Math.abs(id.length - listed.length) <= MAX_EDITS && editDistance(id, listed) <= MAX_EDITS
}

const nouns = { text: 'text', video: 'videos', image: 'images' } as const

function findTextWarnings({ body }: WarnedRequest, route: Route, { store }: Ports) {
  if (!isObject(body)) return []
  for (const [name, check] of conversationChecks) {
    const items = ownValue(body, name)
    if (!Array.isArray(items) || !declares(route, name)) continue
    const previous = asString(body.previous_response_id) ?? null
    const isComplete = previous === null && !items.some(isItemReference)
    return isComplete ? check(items, []) : checkStored({ check, items, previous }, store)
  }
  return []
}

interface Conversation {
  readonly check: CheckConversation
  readonly items: readonly unknown[]
  readonly previous: string | null
}

async function checkStored({ check, items, previous }: Conversation, store: Ports['store']): Promise<Warnings> {
  try {
    // Validation ensures that the items are of this type.
    const input = await readInput(store, items as CreateResponseRequest['input'])
    return check([...input], await loadConversation(store, previous))
  } catch (error) {
    // The gateway refuses what is not stored, unless another deployment answers, which has stored it.
    if (error instanceof Problem) return check(items, undefined)
    throw error
  }
}

function declares({ body }: Route, name: string): boolean {
  return body?.content.some(({ names }) => names?.includes(name)) ?? false
}
