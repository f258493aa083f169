import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { createStub } from '../../../cli/create-stub.ts'
import type { Grant, KeyRing } from '../../../server-stub/ports/access.ts'

let app: FastifyInstance
afterEach(() => app.close())

const known: Readonly<Record<string, Grant>> = { 'sk-alice': { id: 'team-a', models: ['gw-text-*'] } }

function appOver(keyRing: KeyRing): FastifyInstance {
  app = createStub({ keys: [], keyRing, speed: 0, log: () => undefined })
  return app
}

function list(headers: Record<string, string>) {
  return app.inject({ method: 'GET', url: '/v1/models', headers })
}

test('a key ring may be asynchronous: the valid one of two keys counts, and the catalog follows its grant', async () => {
  appOver({ find: async (key) => known[key] })
  const reply = await list({ authorization: 'Bearer bob', 'x-api-key': 'alice' })
  expect(reply.statusCode).toBe(200)
  expect(reply.json().data.map(({ id }: { id: string }) => id)).toEqual(['gw-text-large', 'gw-text-small'])
  const refused = await list({ authorization: 'Bearer bob' })
  expect([refused.statusCode, refused.json().error.code]).toEqual([401, 'invalid_api_key'])
  expect((await list({})).statusCode).toBe(401)
})

test('a failing key ring is an internal error without details', async () => {
  appOver({ find: async () => Promise.reject(new Error('password of the database: hunter2')) })
  const reply = await list({ authorization: 'Bearer alice' })
  expect(reply.statusCode).toBe(500)
  expect(reply.json().error.type).toBe('server_error')
  expect(reply.body).not.toContain('hunter2')
})
