import { expect, test } from 'vitest'
import { gatewayMock } from '../../../mock/gateway-mock.ts'
import { getExamples } from '../../../mock/mock-contract.ts'
import { findUndeclaredParent, getAnswerSchemas } from '../../../mock/scenarios/declared-paths.ts'

/** The paths of all members of a value, in JSON Path. */
function listPaths(value: unknown, path = '$'): readonly string[] {
  if (typeof value !== 'object' || value === null) return [path]
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([name, inner]) =>
    listPaths(inner, isList ? `${path}[${name}]` : `${path}[${JSON.stringify(name)}]`),
  )
}

const schemas = getAnswerSchemas(gatewayMock)

test.each(gatewayMock.routes)('no path of an example of $operationId is refused', (route) => {
  const { replies, streams } = getExamples({ contract: gatewayMock, route })
  const successes = replies.filter(({ status, mediaType }) => status === 200 && /json/.test(mediaType))
  const refused = [
    ...successes.flatMap(({ value }) =>
      listPaths(value).map((path) => findUndeclaredParent(schemas?.ofReplies([route]) ?? [], path)),
    ),
    ...streams.flatMap(({ events }) =>
      events.flatMap(({ event = '', data }) =>
        listPaths(data).map((path) => findUndeclaredParent(schemas?.ofEvent(event) ?? [], path)),
      ),
    ),
  ]
  expect(refused.filter((reason) => reason !== undefined)).toEqual([])
})

test.each([true, false, {}])('a member whose schema is %j is declared', (schema) => {
  const answer = { type: 'object', additionalProperties: false, properties: { any: schema } }
  const replies = { 200: { content: { 'application/json': { schema: answer } } } }
  const document = { paths: { '/v1/messages': { post: { responses: replies } } } }
  const schemas = getAnswerSchemas({ ...gatewayMock, readDocument: () => document })
  const routes = gatewayMock.routes.filter(({ operationId }) => operationId === 'createMessage')
  const find = (path: string) => findUndeclaredParent(schemas?.ofReplies(routes) ?? [], path)
  expect([find('$.any.member'), find('$.other.member')]).toEqual([
    undefined,
    'no answer has a member `other` there; known: any',
  ])
})
