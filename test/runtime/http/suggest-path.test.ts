import { expect, test } from 'vitest'
import { pathSuggester } from '../../../runtime/http/not-found.ts'
import { contract, serverWith } from '../fixture.ts'

const letters = ['/v1/letters', '/v1/letters/{id}/pages']
const suggestPath = pathSuggester([...letters, '/v2/models/{model}:read', '/parcels/list', '/books', '/books/{id}'])

test.each([
  ['without its beginning', '/letters', '/v1/letters'],
  ['with its beginning twice', '/v1/v1/letters', '/v1/letters'],
  ['with something before it', '/api/post/parcels/list', '/parcels/list'],
  ['with an additional slash', '/v1//letters/', '/v1/letters'],
  ['in capitals', '/v1/Letters', '/v1/letters'],
  ['with a letter missing', '/v1/leters', '/v1/letters'],
  ['with a letter missing, and a path below it', '/book', '/books'],
  ['with two letters swapped in a short word', '/v1/lettesr', '/v1/letters'],
  ['with a letter missing, and a parameter', '/v1/letter/a%20b/pages', '/v1/letters/a%20b/pages'],
  ['with a slip before a parameter', '/v2/model/big:read', '/v2/models/big:read'],
  ['without its beginning, and a parameter', '/models/big:read', '/v2/models/big:read'],
  ['with slashes in a parameter', '/v2/models/the/very/big:read', '/v2/models/the%2Fvery%2Fbig:read'],
])('a path %s gets a suggestion', (_, path, meant) => expect(suggestPath(path)).toBe(meant))

test.each([
  ['the root', '/'],
  ['a path of another length', '/v1/letters/7'],
  ['another word', '/v1/lexicon'],
  ['a different short word', '/p/list'],
  ['a path with another verb', '/v2/models/big:write'],
  ['a path with slashes and another verb', '/v2/models/very/big:write'],
  ['a path of very many segments', '/a'.repeat(5_000_000)],
  ['a long path', `/v1/letters/${'x'.repeat(5_000_000)}`],
])('%s gets no suggestion', (_, path) => expect(suggestPath(path)).toBeUndefined())

test.each([
  [
    '/v1/v1/letters?x=1',
    'Unknown path /v1/v1/letters. Did you mean /v1/letters? Remove /v1 from the base URL of the client.',
  ],
  ['/parcels/7', 'Unknown path /parcels/7. Did you mean /v1/parcels/7? Add /v1 to the base URL of the client.'],
  [
    `/v1/parcel/${'x'.repeat(80)}`,
    `Unknown path /v1/parcel/${'x'.repeat(69)}…. Did you mean /v1/parcels/${'x'.repeat(68)}…?`,
  ],
])('the refusal contains the suggestion, both paths cut: %s', async (url, message) => {
  const reply = await serverWith().inject({ method: 'POST', url })
  expect([reply.statusCode, reply.json().error.message]).toEqual([404, message])
})

test('the refusal of a path that the contract knows from similar APIs has its advice', async () => {
  const letters = { name: 'letters', fallback: true, problems: {} }
  const notOffered = [
    { path: '/v1/telegrams/{id}', advice: 'Read a letter.' },
    { path: '/v1/telegrams/{id}:send', advice: 'Write a letter.' },
  ]
  const families = [{ ...letters, notOffered }]
  const server = serverWith({}, { contract: { ...contract, families } })
  const ask = async (url: string) => (await server.inject({ method: 'POST', url })).json().detail
  expect(await ask('/v1/telegrams/7:send')).toBe('Unknown path /v1/telegrams/7:send. Write a letter.')
  expect(await ask('/v1/telegrams/7')).toBe('Unknown path /v1/telegrams/7. Read a letter.')
  expect(await ask('/v1/telegrams/7:burn')).toBe('Unknown path /v1/telegrams/7:burn.')
})
