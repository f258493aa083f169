import { expectTypeOf, test } from 'vitest'
import type { Call } from '../../runtime/handler.ts'

interface Operation<Body> {
  parameters: { query?: { ids?: number[] }; header?: never; path?: never; cookie: { session: string } }
  requestBody: Body
  responses: unknown
}

type Note = { a: number }
type BodyOf<Content> = Call<Operation<{ content: Content }>>['body']

test('the body of a call has the type of its media type', () => {
  expectTypeOf<BodyOf<{ 'application/json': Note }>>().toEqualTypeOf<Note>()
  expectTypeOf<BodyOf<{ 'application/vnd.a+json; charset=utf-8': Note }>>().toEqualTypeOf<Note>()
  expectTypeOf<BodyOf<{ 'multipart/form-data': { file: File } }>>().toEqualTypeOf<{ file: File }>()
  expectTypeOf<BodyOf<{ 'application/x-www-form-urlencoded': Note }>>().toEqualTypeOf<Note>()
  expectTypeOf<BodyOf<{ 'text/plain': 7 | 8 }>>().toEqualTypeOf<7 | 8>()
  expectTypeOf<BodyOf<{ 'application/xml': Note }>>().toEqualTypeOf<string>()
  expectTypeOf<BodyOf<{ 'application/octet-stream': string }>>().toEqualTypeOf<Uint8Array>()
  expectTypeOf<BodyOf<{ 'image/*': unknown }>>().toEqualTypeOf<Uint8Array>()
  expectTypeOf<BodyOf<{ '*/*': string }>>().toEqualTypeOf<Uint8Array>()
  expectTypeOf<BodyOf<{ '*/*': Note }>>().toEqualTypeOf<Note | Uint8Array>()
  expectTypeOf<BodyOf<{ 'application/json': Note; 'text/plain': string }>>().toEqualTypeOf<Note | string>()
})

test('a body that is not required may be undefined', () => {
  type Optional = Call<Operation<{ content: { 'application/json': Note } } | undefined>>['body']
  expectTypeOf<Optional>().toEqualTypeOf<Note | undefined>()
  expectTypeOf<Call<Operation<undefined>>['body']>().toEqualTypeOf<undefined>()
})

test('parameters have their types', () => {
  expectTypeOf<Call<Operation<undefined>>['query']>().toEqualTypeOf<{ ids?: number[] }>()
  expectTypeOf<Call<Operation<undefined>>['cookies']>().toEqualTypeOf<{ session: string }>()
})
