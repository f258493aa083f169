import type { CreateResponseRequest } from '../../generated/types/responses.ts'
import type { Route } from '../../runtime/contract.ts'
import type { RequestWarning } from '../../runtime/handler.ts'
import type { RequestContext } from '../../runtime/http/request-context.ts'
import { isObject, ownValue } from '../../runtime/json.ts'
import { Problem } from '../../runtime/problem.ts'
import { quote } from '../../runtime/validation/quote.ts'
import { editDistance } from '../../runtime/validation/suggest.ts'
import { loadConversation, readInput } from '../../server-stub/handlers/responses/conversation.ts'
import type { ModelInfo } from '../../server-stub/ports/access.ts'
import type { Ports } from '../../server-stub/ports.ts'
import type { Middleware } from '../middleware.ts'
import type { MockOperation } from '../mock-contract.ts'
import { simulatedModels } from '../simulator/catalog.ts'
import { conversationChecks, isItemReference } from './conversation-warnings.ts'

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
    const { call, contract, route } = exchange
    if (!contract.hasModels || !kinds.has(route.capability)) return next(exchange)
    return findWarnings(call, exchange, sandbox).then((warnings) => {
      for (const warning of warnings) call.warn(warning)
      return next(exchange)
    })
  }
}

/** What of a request the warnings are about. */
type WarnedRequest = Pick<RequestContext, 'path' | 'body' | 'key'>

/** Finds these warnings about a valid request, sent or not. */
export async function findWarnings(
  request: WarnedRequest,
  { contract, route }: MockOperation,
  { ports, source }: WarnedSandbox,
): Promise<readonly RequestWarning[]> {
  const kind = kinds.get(route.capability)
  if (!contract.hasModels || kind === undefined) return []
  // A deployment has models of its own.
  const aboutModel = source.forward ? [] : await findModelWarnings(request, kind, ports)
  return kind === 'text' ? [...aboutModel, ...(await findTextWarnings(request, route, ports))] : aboutModel
}

/** The ids of other vendors are fine: every model is simulated. */
async function findModelWarnings(
  { path, body, key }: WarnedRequest,
  kind: ModelInfo['kind'],
  { models }: Pick<Ports, 'models'>,
): Promise<readonly RequestWarning[]> {
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
  if (simulated || place === 'path model' || (await models.find(id, key))) return []
  const listed = await models.list(key)
  const meant = listed.find((model) => model.kind === kind && isSlip(id, model.id))?.id
  if (meant === undefined) return []
  const message = `is ${quote(id)}, which is not listed, did you mean \`${meant}\`?`
  return [{ rule: 'unknown-model', place, message }]
}

const MAX_ID = 100
/** An id that differs by more is that of another model, and no slip. */
const MAX_EDITS = 2

function isSlip(id: string, listed: string): boolean {
  return Math.abs(id.length - listed.length) <= MAX_EDITS && editDistance(id, listed) <= MAX_EDITS
}

const nouns = { text: 'text', video: 'videos', image: 'images' } as const

async function findTextWarnings({ body }: WarnedRequest, route: Route, { store }: Pick<Ports, 'store'>) {
  const [name = '', check] = [...conversationChecks].find(([member]) => declares(route, member)) ?? []
  const items = isObject(body) ? ownValue(body, name) : undefined
  if (check === undefined || !isObject(body) || !Array.isArray(items)) return []
  const previous = body.previous_response_id
  if (typeof previous !== 'string' && !items.some(isItemReference)) return check(items, [])
  try {
    // Validation ensures that the items are of this type.
    const input = await readInput(store, items as CreateResponseRequest['input'])
    return check([...input], await loadConversation(store, typeof previous === 'string' ? previous : null))
  } catch (error) {
    // The gateway refuses what is not stored, unless another deployment answers, which has stored it.
    if (error instanceof Problem) return check(items, undefined)
    throw error
  }
}

function declares({ body }: Route, name: string): boolean {
  return body?.content.some(({ names }) => names?.includes(name)) ?? false
}
