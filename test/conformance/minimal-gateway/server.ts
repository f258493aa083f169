import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Route } from 'gatewright/core'
import type { Target } from '../../../conformance/targets/target.ts'
import { routes } from '../../../generated/routes.ts'
import { asObject, type Json, ownValue, tryParseJson } from '../../../runtime/json.ts'
import { createGenerateContent } from './generate-content.ts'
import { createImages } from './image.ts'
import { createMessages } from './messages.ts'
import { refuse, respell } from './refuse.ts'
import { type Answer, json, type MinimalFamily } from './reply.ts'
import { createResponses } from './responses.ts'
import { createVideos } from './video.ts'

const key = 'sk-minimal'

/** What the source document describes without saying how a gateway goes beyond it. */
const served = ['streams', 'answers', 'tasks', 'callbacks', 'downloads'] as const
const features: Target['features'] = new Set([
  ...served,
  ...(['paid-edition', 'fuzz', 'any-model', 'blend', 'describe', 'actions', 'upload'] as const),
])

type Families = Readonly<Record<string, MinimalFamily>>

/**
 * A gateway that sends what the source document says and nothing more. Where the document is silent, it differs from the
 * choices of the contract. State is in memory.
 */
export async function startMinimal(): Promise<Target> {
  const families: Families = {
    'generate-content': createGenerateContent(),
    image: createImages(),
    messages: createMessages(),
    models: createModels(),
    responses: createResponses(),
    video: createVideos(),
  }
  const server = createServer((request, response) => {
    const send = (bytes: string) => {
      const { status, type, body } = answer(families, request, bytes)
      response.writeHead(status, { 'content-type': type }).end(body)
    }
    text(request)
      .then(send)
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = async () => {
    server.close()
    server.closeAllConnections()
  }
  const { port } = server.address() as AddressInfo
  return { name: 'minimal', baseUrl: `http://127.0.0.1:${port}`, key, features, close }
}

function answer(families: Families, request: IncomingMessage, bytes: string): Answer {
  const [url = '', search] = (request.url ?? '').split('?', 2)
  const query = new URLSearchParams(search)
  const { route, path } = findRoute(request.method, url) ?? {}
  const family = ownValue(families, route?.family ?? '')
  if (!route || !family) return { status: 404, type: 'text/plain', body: 'Nothing is here.' }
  const { operationId } = route
  const sent = readKey(route, request, query)
  if (sent === undefined) return family.refuse('missing-key', { param: '', message: 'There is no key.' }, operationId)
  if (!isKey(route, sent)) return family.refuse('wrong-key', { param: '', message: 'The key is wrong.' }, operationId)
  // The media type is not looked at, since the document names no reply to another one.
  const body = route.body ? (tryParseJson(bytes) as Json | undefined) : {}
  if (body === undefined) return family.refuse('invalid', { param: '', message: 'The body is not JSON.' }, operationId)
  const plainBody = route.body?.content[0]?.protojson ? respell(body) : body
  const refusal = refuse(route, plainBody)
  if (refusal) return family.refuse('invalid', refusal, operationId)
  return family.answer({ operationId, path: path ?? {}, query, headers: request.headers, body: asObject(plainBody) })
}

const patterns = routes.map((route) => {
  const literal = route.path.replace(/[.:]/g, '\\$&')
  return { route, pattern: new RegExp(`^${literal.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) }
})

function findRoute(method: string | undefined, url: string) {
  for (const { route, pattern } of patterns) {
    const match = route.method === method ? pattern.exec(url) : null
    if (match) return { route, path: { ...match.groups } }
  }
  return undefined
}

/** The key in the place that the document names for the family. */
function readKey({ credentials }: Route, { headers }: IncomingMessage, query: URLSearchParams): string | undefined {
  const place = credentials.flat().find(({ alias }) => !alias)
  if (place?.in === 'query') return query.get(place.name) ?? undefined
  const value = ownValue(headers, place?.name ?? '')?.toString()
  return place?.in === 'bearer' ? /^Bearer +(\S+)$/i.exec(value ?? '')?.[1] : value
}

/** The prefix is optional for the listing only. */
function isKey({ family }: Route, sent: string): boolean {
  return sent === key || (family === 'models' && `sk-${sent}` === key)
}

const ids = ['gw-text-large', 'gw-text-small', 'gw-reasoner', 'gw-video-1']

function createModels(): MinimalFamily {
  return {
    answer: () => {
      const data = ids.map((id) => ({ id, object: 'model', created: 1_730_000_000, owned_by: 'minimal' }))
      return json(200, { object: 'list', data })
    },
    refuse: (reason) => {
      const isMissing = reason === 'missing-key'
      const message = isMissing ? 'You did not provide an API key.' : 'Incorrect API key provided.'
      const code = isMissing ? null : 'invalid_api_key'
      return json(401, { error: { message, type: 'invalid_request_error', param: null, code } })
    },
  }
}
