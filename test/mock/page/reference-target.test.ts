import { expect, test } from 'vitest'
import { routes } from '../../../generated/routes.ts'
import { linkToRule } from '../../../mock/page/browser/reference/target.ts'

const operations = routes.map(({ operationId, method, path }) => ({ id: operationId, method, path }))

test.each([
  ['client', 'body messages[0].role', undefined, 'operations/createMessage/body/messages/role'],
  ['client', 'body', 'openapi.yaml#/paths/~1v1~1messages/post/requestBody', 'operations/createMessage/body'],
  ['client', 'header Messages-Version', undefined, 'operations/createMessage/parameters/messages-version'],
  [
    'server',
    'status',
    'openapi.json#/paths/~1v1~1messages/post/responses/418',
    'operations/createMessage/responses/418',
  ],
  [
    'server',
    'body usage.input_tokens',
    'openapi.json#/paths/~1v1beta~1models~1{model}:generateContent/post/responses/200',
    'operations/generateContent/responses/200/usage/input_tokens',
  ],
  [
    'server',
    'event 3 content_block_delta',
    'asyncapi.yaml#/operations/createMessage/x-event-order',
    'operations/createMessage/streams/createMessage/content_block_delta',
  ],
  [
    'server',
    'status',
    'openapi/image.yaml#/components/schemas/ImageTask/properties/status/x-lifecycle',
    'schemas/ImageTask/status',
  ],
  ['server', 'status', 'openapi/video.yaml#/components/schemas/VideoStatus/x-lifecycle', 'schemas/VideoStatus'],
  [
    'server',
    'body',
    'a.yaml#/components/schemas/A/properties/a~1b/items/anyOf/1/properties/c/minimum',
    'schemas/A/a%2Fb/c',
  ],
] as const)('a finding of the %s at %s leads to its place in the reference', (by, place, specPointer, link) => {
  expect(linkToRule({ by, place, specPointer }, operations, 'createMessage')).toBe(`#reference/api/${link}`)
})

test('a finding about no operation leads to the contents', () => {
  expect(linkToRule({ by: 'client', place: 'path' }, operations, null)).toBe('#reference/api')
})
