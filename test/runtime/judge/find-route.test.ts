import { expect, test } from 'vitest'
import { routeFinder } from '../../../runtime/http/route-finder.ts'
import { BufferedBody } from '../../../runtime/judge/reply.ts'
import { judgeRequest } from '../../../runtime/judge/request.ts'
import { gatewayContract } from '../../../server-stub/gateway-contract.ts'

const { findRoute } = gatewayContract

test('path parameters are parsed as by the server', () => {
  const found = findRoute('POST', '/v1beta/models/models%2Fgw.text:large:generateContent')
  expect(found.route?.operationId).toBe('generateContent')
  expect(found.path).toEqual({ model: 'models/gw.text:large' })
  expect(findRoute('GET', '/v1/%76ideos/a').path).toEqual({ id: 'a' })
  expect(findRoute('GET', '/v1/videos/a%zz').path).toEqual({ id: 'a%zz' })
  expect(findRoute('GET', '/v1/vid%65os/a%2541').path).toEqual({ id: 'a%41' })
  expect(findRoute('GET', '/v1/videos/').route).toBeUndefined()
  expect(findRoute('PATCH', '/v1/videos/a')).toEqual({ route: undefined, path: {}, methods: ['GET'] })
})

test('path parameters are validated by their schema', () => {
  const { route } = findRoute('GET', '/v1/videos/7')
  if (!route) throw new Error('There is no such route.')
  const parameters = [{ in: 'path', name: 'id', aliases: [], type: 'integer' }] as const
  const errors = [{ instancePath: '/id', schemaPath: '#', keyword: 'maximum', params: { comparison: '<=', limit: 9 } }]
  const validatePath = Object.assign((value: unknown) => (value as { id: number }).id <= 9, { errors })
  const strictly = { ...route, parameters, validatePath }
  const findRoutes = routeFinder([strictly])
  const judge = (path: string) =>
    judgeRequest({
      route: strictly,
      headers: { authorization: 'Bearer sk-test' },
      path: findRoutes(path)[0]?.path ?? {},
      query: {},
      body: new BufferedBody(100),
    }).findings
  expect(judge('/v1/videos/9')).toEqual([])
  expect(judge('/v1/videos/10')).toMatchObject([{ rule: 'schema', place: 'path id' }])
})
