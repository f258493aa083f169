import { decodePercent, isObject } from '../../../runtime/json.ts'
import { toText } from '../../conversation/assemble-answer.ts'
import { lastUserText } from '../../conversation/last-user-text.ts'
import { getRequestKey, type Request, store } from './store.ts'
import { getVerdict } from './verdict.ts'

type Description = ReturnType<typeof createDescription>

const described = new WeakMap<Request, Description>()

export function describeRequest(request: Request): Description {
  const remembered = described.get(request)
  if (remembered) return remembered
  const made = createDescription(request)
  described.set(request, made)
  return made
}

/** What a row of the list says about a request. `text` is all that the text filter looks at. */
function createDescription(request: Request) {
  const { method, path, operationId, status, body, stream, reply } = request
  const family = getOperation(operationId)?.family
  const model = getModel(body, path)
  // The last words of the user, on one line.
  const prompt = lastUserText(body).replace(/\s+/g, ' ').trim()
  const verdict = getVerdict(request)
  const badges = getBadges(request)
  // Strings of the reply that may be ids of tasks.
  const ids = method === 'POST' && isObject(reply) ? Object.values(reply).flatMap((value) => toText(value) ?? []) : []
  const words = [method, path, operationId, status, family, model, prompt, verdict.words, request.sandbox, ...badges]
  const isStream = stream !== null || (isObject(body) && body.stream === true)
  const polled = getPolledId(request)
  const group = getGroup(request, polled !== undefined)
  return { family, model, prompt, isStream, badges, verdict, ids, polled, group, text: words.join(' ').toLowerCase() }
}

/** Failed polls stay alone, so that none of them is hidden. */
function getGroup(request: Request, isPoll: boolean): string {
  const { sandbox, path, outcome, conversation } = request
  if (isPoll && outcome === 'valid') return `poll ${sandbox} ${path}`
  return conversation === null ? `request ${getRequestKey(request)}` : `conversation ${sandbox} ${conversation}`
}

/** The parameter of the path of a request that only reads, such as the id of a task. */
function getPolledId({ operationId, method, path }: Request): string | undefined {
  const template = method === 'GET' ? getOperation(operationId)?.path.split('/') : undefined
  const index = template?.findIndex((part) => part.startsWith('{')) ?? -1
  return index < 0 ? undefined : path.split('?', 1)[0]?.split('/')[index]
}

export function getOperation(operationId: string | null) {
  return store.contract?.operations.find(({ id }) => id === operationId)
}

function getModel(body: unknown, path: string): string | undefined {
  const inPath = /\/models\/([^/:?]+)/.exec(path)?.[1]
  return (isObject(body) && toText(body.model)) || (inPath && decodePercent(inPath)) || undefined
}

const BADGES = {
  prefer: 'Prefer',
  model: 'Prefer',
  scenario: 'scenario',
  scripted: 'scenario',
  fault: 'fault',
  recording: 'recording',
  forward: 'forwarded',
}

function getBadges({ answeredBy }: Request): string[] {
  // A preference may ask for a fault, which is listed too.
  const badges = answeredBy.map(({ kind, name }) => {
    return BADGES[kind] === 'Prefer' && name.startsWith('fault=') ? 'fault' : BADGES[kind]
  })
  return [...new Set(badges)]
}

/** The tasks that a request created. */
export function getTasks(request: Request) {
  return describeRequest(request).ids.flatMap((id) => store.tasks.get(id) ?? [])
}

/** The requests that created tasks, by the id of the task; those that the journal dropped are unknown. */
export function getCreators(): ReadonlyMap<string, Request> {
  const creators = new Map<string, Request>()
  for (const request of store.requests.values())
    for (const { id } of getTasks(request)) if (!creators.has(id)) creators.set(id, request)
  return creators
}
