import type { OperationId as ChatOperationId } from '../../../generated/chat-completions/routes.ts'
import type { OperationId } from '../../../generated/routes.ts'
import { isObject } from '../../../runtime/json.ts'
import { getBase, isProxy } from './control.ts'
import { getOperation } from './describe-request.ts'
import { fillHeader, fillQuery } from './fill-key.ts'
import { formatJson } from './format.ts'
import { type Request, store } from './store.ts'

/** Headers that clients set themselves, or that belong to a connection. */
export const ADDED_BY_CLIENTS =
  /^(host|connection|content-length|accept-encoding|user-agent|transfer-encoding|sec-.*|x-stainless.*)$/

function getKey(): string {
  return store.contract?.key ?? '<key>'
}

export function getOrigin({ sandbox }: Pick<Request, 'sandbox'>): string {
  return location.origin + getBase(sandbox)
}

/** The headers that another client has to send. The journal has no secrets, so the key comes from the page. */
export function getHeaders({ headers }: Pick<Request, 'headers'>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !ADDED_BY_CLIENTS.test(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, fillHeader(name, value, getKey())]))
}

export function getUrl(request: Pick<Request, 'path' | 'sandbox'>): string {
  return getOrigin(request) + fillQuery(request.path, getKey())
}

export function getBody({ body }: Pick<Request, 'body'>): string | undefined {
  if (body === null) return undefined
  return typeof body === 'string' ? body : JSON.stringify(body)
}

/** What a copy says of a body that is not whole. */
const CUT = `The body is cut: ${isProxy ? 'the proxy keeps 256 KB of each' : 'the journal keeps bodies up to a size, see --journal-body'}.`

/** The request as a shell command. */
export function toCurl(request: Request): string {
  const { method } = request
  const body = getBody(request)
  const lines = [
    `curl -N ${method === 'GET' ? '' : `-X ${method} `}${quoteForShell(getUrl(request))}`,
    ...Object.entries(getHeaders(request)).map(([name, value]) => `-H ${quoteForShell(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data ${quoteForShell(body)}`]),
  ]
  return `${request.bodyIsTruncated ? `# ${CUT}\n` : ''}${lines.join(' \\\n  ')}`
}

function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

interface Sdk {
  readonly create: string
  readonly method: string
  /** Below the origin. */
  readonly address?: string
}

const anthropic = { create: "import Anthropic from '@anthropic-ai/sdk'\n\nconst client = new Anthropic(" }
const openai = { create: "import OpenAI from 'openai'\n\nconst client = new OpenAI(", address: '/v1' }
const google = { create: "import { GoogleGenAI } from '@google/genai'\n\nconst client = new GoogleGenAI(" }

const sdks: ReadonlyMap<string, Sdk> = new Map<OperationId | ChatOperationId, Sdk>([
  ['createChatCompletion', { ...openai, method: 'chat.completions.create' }],
  ['createMessage', { ...anthropic, method: 'messages.create' }],
  ['createResponse', { ...openai, method: 'responses.create' }],
  ['listModels', { ...openai, method: 'models.list' }],
  ['generateContent', { ...google, method: 'models.generateContent' }],
  ['streamGenerateContent', { ...google, method: 'models.generateContentStream' }],
])

/** The request as code with the official client of its operation, or with `fetch`. */
export function toCode(request: Request): string {
  const sdk = sdks.get(request.operationId ?? '')
  return (request.bodyIsTruncated ? `// ${CUT}\n` : '') + (sdk ? toSdk(request, sdk) : toFetch(request))
}

function toSdk(request: Request, sdk: Sdk): string {
  const { create, method, address = '' } = sdk
  const url = toLiteral(getOrigin(request) + address)
  const isGoogle = sdk.create === google.create
  const base = isGoogle ? `httpOptions: { baseUrl: ${url} }` : `baseURL: ${url}`
  const body = isGoogle ? toGoogle(request) : request.body
  const isStream = isObject(request.body) ? request.body.stream === true || method.endsWith('Stream') : false
  const called = `await client.${method}(${body === null ? '' : formatJson(body)})`
  const use = isStream ? `for await (const event of ${called}) console.log(event)` : `console.log(${called})`
  return `${create}{ apiKey: ${toLiteral(getKey())}, ${base} })\n\n${use}`
}

/** A string of the code. What is copied may come from anybody. */
function toLiteral(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

/** The client of Google has the settings of the wire in one object. */
function toGoogle({ body, path }: Request): unknown {
  if (!isObject(body)) return body
  const { contents, generationConfig, ...config } = body
  const model = /\/models\/([^/:?]+)/.exec(path)?.[1] ?? ''
  return { model, contents, config: { ...(isObject(generationConfig) ? generationConfig : {}), ...config } }
}

function toFetch(request: Request): string {
  const { method, body } = request
  const json = body === null ? '' : `,\n  body: JSON.stringify(${formatJson(body).replaceAll('\n', '\n  ')})`
  const headers = formatJson(getHeaders(request)).replaceAll('\n', '\n  ')
  return `const reply = await fetch(${toLiteral(getUrl(request))}, {\n  method: ${toLiteral(method)},\n  headers: ${headers}${json},\n})\nconsole.log(await reply.text())${getOperation(request.operationId) ? '' : ' // The contract has no such operation.'}`
}
