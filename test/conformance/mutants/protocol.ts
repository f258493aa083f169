import type { Mutant } from './mutant.ts'
import { onReply, statusAs, withoutHeader } from './reply-edits.ts'
import { headersAs, pathAs, takenAsBody } from './request-edits.ts'

const valid = { model: 'gw-text-large', max_tokens: 10, messages: [{ role: 'user', content: 'Hello.' }] }
const asJson = { 'content-type': 'application/json' }

/** Methods, paths, headers and content types. */
export const protocol: readonly Mutant[] = [
  {
    id: 'protocol/method-not-found',
    what: 'A wrong method is a 404.',
    alter: statusAs(405, 404),
    only: ['messages/createMessage/method/GET'],
    caught: { rule: 'status', place: 'status', of: 'method' },
  },
  {
    id: 'protocol/no-allow',
    what: 'A wrong method is not told which ones are right.',
    alter: withoutHeader('allow'),
    only: ['messages/createMessage/method/GET'],
    caught: { rule: 'header', place: 'header allow' },
  },
  {
    id: 'protocol/allow-of-another-path',
    what: 'Allow names another method.',
    alter: onReply(
      ({ status }) => status === 405,
      ({ headers }) => ({ headers: { ...headers, allow: 'GET' } }),
    ),
    only: ['image/submitImagine/method/PUT'],
    caught: { rule: 'header', place: 'header allow' },
  },
  {
    id: 'protocol/unknown-path-served',
    what: 'What lies below a path is taken for the path.',
    alter: pathAs((path) => path.replace('/of/no/contract', '')),
    only: ['models/listModels/unknown-path'],
    caught: { rule: 'status', place: 'status', of: 'unknown-path' },
  },
  {
    id: 'protocol/unknown-path-unenveloped',
    what: 'An unknown path has the body of a web framework.',
    alter: onReply(
      ({ status }) => status === 404,
      () => ({ body: '{"message":"Route not found","error":"Not Found","statusCode":404}' }),
    ),
    only: ['responses/createResponse/unknown-path'],
    caught: { rule: 'type', place: 'body error' },
  },
  {
    id: 'protocol/media-type-invalid',
    what: 'A body of another media type is a 400.',
    alter: statusAs(415, 400),
    only: ['messages/createMessage/content-type/text-plain'],
    caught: { rule: 'status', place: 'status', of: 'content-type' },
  },
  {
    id: 'protocol/media-type-ignored',
    what: 'A body of any media type is taken for JSON.',
    alter: headersAs((headers) => ({ ...headers, ...asJson })),
    only: ['responses/createResponse/content-type/text-plain'],
    caught: { rule: 'status', place: 'status', of: 'content-type' },
  },
  {
    id: 'protocol/charset-refused',
    what: 'The media type may not have a charset.',
    alter: headersAs((headers) => ({
      ...headers,
      'content-type': (headers['content-type'] ?? '').replace(/json;.*/, 'xml'),
    })),
    only: ['messages/createMessage/content-type/json-with-charset'],
    caught: { rule: 'status', place: 'status', of: 'content-type' },
  },
  {
    id: 'protocol/malformed-body-fixed',
    what: 'A body that is cut off is fixed.',
    alter: takenAsBody(valid),
    only: ['messages/createMessage/malformed-body/cut-off'],
    caught: { rule: 'status', place: 'status', of: 'malformed-body' },
  },
  {
    id: 'protocol/malformed-body-internal',
    what: 'A body that is not JSON is an internal error.',
    alter: statusAs(400, 500),
    only: ['image/submitImagine/malformed-body/no-json'],
    caught: { rule: 'status', place: 'status', of: 'malformed-body' },
  },
  {
    id: 'protocol/empty-body-taken',
    what: 'An empty body is taken for an empty object, which a default fills.',
    alter: takenAsBody(valid, asJson),
    only: ['messages/createMessage/empty-body'],
    caught: { rule: 'status', place: 'status', of: 'empty-body' },
  },
  {
    id: 'protocol/body-in-an-array',
    what: 'An array stands for a body.',
    alter: takenAsBody(valid),
    only: ['messages/createMessage/body-type/array'],
    caught: { rule: 'status', place: 'status', of: 'body-type' },
  },
  {
    id: 'protocol/version-optional',
    what: 'The header with the version may be missing.',
    alter: headersAs((headers) => ({ ...headers, 'messages-version': headers['messages-version'] ?? '2023-06-01' })),
    only: ['messages/createMessage/header/messages-version/missing'],
    caught: { rule: 'status', place: 'status', of: 'header' },
  },
  {
    id: 'protocol/version-empty',
    what: 'The header with the version may be empty.',
    alter: headersAs((headers) => ({ ...headers, 'messages-version': headers['messages-version'] || '2023-06-01' })),
    only: ['messages/createMessage/header/messages-version/empty'],
    caught: { rule: 'status', place: 'status', of: 'header' },
  },
  {
    id: 'protocol/version-alias-refused',
    what: 'The other spelling of the version header is not taken.',
    alter: headersAs(({ 'anthropic-version': _, ...headers }) => headers),
    only: ['messages/createMessage/header/messages-version/as-anthropic-version'],
    caught: { rule: 'status', place: 'status', of: 'header' },
  },
  {
    id: 'protocol/path-alias-refused',
    what: 'The other path of generate-content is not served.',
    alter: pathAs((path) => path.replace('/v1/', '/v0/')),
    only: ['generate-content/generateContent/path/alias-1'],
    caught: { rule: 'status', place: 'status', of: 'path' },
  },
  {
    id: 'protocol/unknown-query-refused',
    what: 'A query parameter that the contract does not know is refused.',
    alter: pathAs((path) => (path.includes('x_of_no_contract') ? '/v1/x' : path)),
    only: ['models/listModels/query'],
    caught: { rule: 'status', place: 'status', of: 'query' },
  },
]
