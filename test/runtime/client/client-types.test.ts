import { expect, expectTypeOf, test } from 'vitest'
import { createClient, type ServerSentEvent } from '../../../runtime/client/client.ts'

/** As `gatewright types` and openapi-typescript write it. */
interface paths {
  '/items/{id}': {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never }
    get: operations['getItem']
    put: operations['putItem']
    post?: never
  }
  '/items': { get: operations['listItems']; post: operations['uploadItem'] }
  '/events': { get: operations['listEvents'] }
}
interface Item {
  id: string
}
type Json<T> = { headers: object; content: { 'application/json': T } }
type Event = { event: 'added'; data: Item } | { event: 'done'; data: 'bye' }
interface operations {
  getItem: {
    parameters: { query?: { deep?: boolean }; header?: never; path: { id: string }; cookie?: never }
    requestBody?: never
    responses: {
      200: Json<Item>
      204: { headers: object; content?: never }
      404: Json<{ missing: string }>
      '4XX': Json<{ text: string }>
      default: Json<{ code: number }>
    }
  }
  putItem: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never }
    requestBody: { content: { 'application/json': Item } }
    responses: {
      200: { headers: object; content: { 'application/json': Item; 'text/plain': string; 'video/mp4': string } }
    }
  }
  listItems: {
    parameters: { query?: { limit?: number }; header?: never; path?: never; cookie?: never }
    requestBody?: never
    responses: { 200: Json<Item[]> }
  }
  uploadItem: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    requestBody: { content: { 'multipart/form-data': { file: string; name?: string } } }
    responses: { 201: Json<Item> }
  }
  listEvents: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    requestBody?: never
    responses: {
      200: {
        headers: object
        content: {
          'text/event-stream': AsyncIterable<Event>
          'application/jsonl': AsyncIterable<Item>
          'application/json': Item[]
        }
      }
      201: { headers: object; content: { 'text/event-stream': Item; 'application/x-ndjson': Item } }
      202: { headers: object; content: { 'text/event-stream': string } }
    }
  }
}

const client = createClient<paths>({ fetch: async () => Response.json({ id: 'a' }) })
const params = { path: { id: 'a' } }

test('the status tells the data from each error', async () => {
  const reply = await client.GET('/items/{id}', { params })
  if (reply.status === 200) expectTypeOf(reply.data).toEqualTypeOf<Item>()
  if (reply.status === 204) expectTypeOf(reply.data).toEqualTypeOf<undefined>()
  if (reply.status === 404) expectTypeOf(reply.error).toEqualTypeOf<{ missing: string }>()
  if (reply.status === 409) expectTypeOf(reply.error).toEqualTypeOf<{ text: string }>()
  if (reply.status === 503) expectTypeOf(reply.error).toEqualTypeOf<{ code: number }>()
  if (reply.error === undefined) expectTypeOf(reply.status).toEqualTypeOf<200 | 204>()
  // @ts-expect-error: an error has no data
  if (reply.status === 404) expectTypeOf(reply.data).toEqualTypeOf<Item>()
})

test('paths, parameters and bodies are those of the document', async () => {
  await client.GET('/items')
  await client.GET('/items', { signal: undefined, headers: undefined })
  await client.GET('/items', { params: { query: { limit: 1 } }, signal: AbortSignal.timeout(1000) })
  const refused = [
    // @ts-expect-error: no such path
    () => client.GET('/missing'),
    // @ts-expect-error: no such method
    () => client.POST('/items/{id}', { params }),
    // @ts-expect-error: the parameter is missing
    () => client.GET('/items/{id}'),
    // @ts-expect-error: no such parameter
    () => client.GET('/items', { params: { query: { limt: 1 } } }),
    // @ts-expect-error: a wrong type
    () => client.GET('/items', { params: { query: { limit: '1' } } }),
    // @ts-expect-error: the body is missing
    () => client.PUT('/items/{id}', { params }),
    // @ts-expect-error: a wrong body
    () => client.PUT('/items/{id}', { params, body: { id: 1 } }),
    // @ts-expect-error: the media type is missing
    () => client.POST('/items', { body: { file: new Blob([]) } }),
    // @ts-expect-error: no such media type
    () => client.GET('/events', { accept: 'text/html' }),
  ]
  expect(refused).toHaveLength(9)
  await client.PUT('/items/{id}', { params, body: { id: 'a' } })
  await client.POST('/items', { body: { file: new Blob([]) }, contentType: 'multipart/form-data' })
  await client.POST('/items', { body: new FormData(), contentType: 'multipart/form-data' })
})

test('the media type tells the form of the data', async () => {
  const { data } = await client.PUT('/items/{id}', { params, body: { id: 'a' } })
  expectTypeOf(data).toEqualTypeOf<Item | string | Blob>()
  const json = await client.PUT('/items/{id}', { params, body: { id: 'a' }, accept: 'application/json' })
  expectTypeOf(json.data).toEqualTypeOf<Item>()
  const text = await client.PUT('/items/{id}', { params, body: { id: 'a' }, parseAs: 'text' })
  expectTypeOf(text.data).toEqualTypeOf<string>()
})

test('streams are iterables of their items', async () => {
  const reply = await client.GET('/events', { accept: 'text/event-stream' })
  if (reply.status === 200) expectTypeOf(reply.data).toEqualTypeOf<AsyncIterable<Event>>()
  if (reply.status === 201) expectTypeOf(reply.data).toEqualTypeOf<AsyncIterable<ServerSentEvent<Item>>>()
  if (reply.status === 202) expectTypeOf(reply.data).toEqualTypeOf<AsyncIterable<ServerSentEvent<unknown>>>()
  const lines = await client.GET('/events', { accept: 'application/jsonl' })
  if (lines.status === 200) expectTypeOf(lines.data).toEqualTypeOf<AsyncIterable<Item>>()
  const other = await client.GET('/events', { accept: 'application/x-ndjson' })
  if (other.status === 201) expectTypeOf(other.data).toEqualTypeOf<AsyncIterable<Item>>()
})
