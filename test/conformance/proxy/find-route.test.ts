import { expect, test } from 'vitest'
import { findRoute, pathMatcher } from '../../../server-stub/pass-through/find-route.ts'
import { judgeRequest } from '../../../server-stub/pass-through/judge-request.ts'
import { HeldBody } from './held-body.ts'

test('the parameters of a path are read as the router of a server reads them', () => {
  const found = findRoute('POST', '/v1beta/models/models%2Fgw.text:large:generateContent')
  expect(found.route?.operationId).toBe('generateContent')
  expect(found.path).toEqual({ model: 'models/gw.text:large' })
  expect(findRoute('GET', '/v1/videos/a%zz').path).toEqual({ id: 'a%zz' })
  expect(findRoute('GET', '/v1/vid%65os/a%2541').path).toEqual({ id: 'a%41' })
  expect(findRoute('PATCH', '/v1/videos/a')).toEqual({ route: undefined, path: {}, methods: ['GET'] })
})

test('a parameter of a path is held to its schema', () => {
  const { route } = findRoute('GET', '/v1/videos/7')
  if (!route) throw new Error('There is no such route.')
  const parameters = [{ in: 'path', name: 'id', aliases: [], type: 'integer' }] as const
  const errors = [{ instancePath: '/id', schemaPath: '#', keyword: 'maximum', params: { comparison: '<=', limit: 9 } }]
  const validatePath = Object.assign((value: unknown) => (value as { id: number }).id <= 9, { errors })
  const match = pathMatcher('/v1/videos/{id}', { parameters })
  const judge = (path: string) =>
    judgeRequest({
      route: { ...route, parameters, validatePath },
      headers: { authorization: 'Bearer sk-test' },
      path: match(path) ?? {},
      query: {},
      body: new HeldBody(100),
    }).violations
  expect(judge('/v1/videos/9')).toEqual([])
  expect(judge('/v1/videos/10')).toMatchObject([{ kind: 'broken', place: 'path' }])
  expect(judge('/v1/videos/10')[0]?.message).toContain('id')
})
