import type { Passed } from '../altered-target.ts'
import type { Mutant } from './mutant.ts'
import type { Alter } from './reply-edits.ts'

const key = 'sk-conformance'

/** The gateway takes requests for such as have another credential. */
function keyAs(change: (request: Passed) => Partial<Passed>): Alter {
  return () => ({ request: change })
}

const bearer = { authorization: `Bearer ${key}` }

/** Keys: where they stand, what they look like, and whether anybody looks. */
export const credentials: readonly Mutant[] = [
  {
    id: 'credentials/any-bearer-key',
    what: 'Any key is taken.',
    alter: keyAs(({ headers }) => ({ headers: { ...headers, ...bearer } })),
    only: ['responses/createResponse/credential/wrong'],
    caught: { rule: 'status', place: 'status', of: 'credential' },
  },
  {
    id: 'credentials/any-messages-key',
    what: 'Any key is taken in x-api-key.',
    alter: keyAs(({ headers }) => ({ headers: { ...headers, 'x-api-key': key } })),
    only: ['messages/wrong-key'],
    caught: { rule: 'status', place: 'status' },
  },
  {
    id: 'credentials/any-query-key',
    what: 'Any key is taken in the query.',
    alter: keyAs(({ path }) => ({ path: path.replace(/key=[^&]*/, `key=${key}`) })),
    only: ['generate-content/generateContent/credential/wrong'],
    caught: { rule: 'status', place: 'status', of: 'credential' },
  },
  {
    id: 'credentials/none-needed',
    what: 'Tasks can be read without a key.',
    alter: keyAs(({ headers }) => ({ headers: { ...bearer, ...headers } })),
    only: ['image/getImageTask/credential/none'],
    caught: { rule: 'status', place: 'status', of: 'credential' },
  },
  {
    id: 'credentials/download-open',
    what: 'Files can be downloaded without a key.',
    alter: keyAs(({ headers }) => ({ headers: { ...bearer, ...headers } })),
    only: ['video/downloadVideo/credential/none'],
    caught: { rule: 'status', place: 'status', of: 'credential' },
  },
  {
    id: 'credentials/key-in-query',
    what: 'A key in the query is taken where only a bearer is right.',
    alter: keyAs(({ path, headers }) => (path.includes(`key=${key}`) ? { headers: { ...headers, ...bearer } } : {})),
    only: ['responses/createResponse/credential/elsewhere'],
    caught: { rule: 'status', place: 'status', of: 'credential' },
  },
  {
    id: 'credentials/key-in-another-header',
    what: 'A key in x-api-key is taken where only a bearer is right.',
    alter: keyAs(({ headers }) => (headers['x-api-key'] === key ? { headers: { ...headers, ...bearer } } : {})),
    only: ['video/createVideo/credential/elsewhere'],
    caught: { rule: 'status', place: 'status', of: 'credential' },
  },
  {
    id: 'credentials/prefix-needed',
    what: 'A key without its prefix is not taken.',
    alter: keyAs(({ headers }) =>
      headers.authorization?.startsWith('Bearer sk-') ? {} : { headers: { ...headers, authorization: 'Bearer none' } },
    ),
    only: ['models/listModels/credential/without-prefix'],
    caught: { rule: 'status', place: 'status', of: 'credential' },
  },
  {
    id: 'credentials/alias-refused',
    what: 'The messages format takes no bearer.',
    alter: keyAs(({ headers: { authorization: _, ...headers } }) => ({ headers })),
    only: ['messages/createMessage/credential/bearer-authorization/valid'],
    caught: { rule: 'status', place: 'status', of: 'credential' },
  },
  {
    id: 'credentials/alias-unchecked',
    what: 'Any key is taken in the other header of generate-content.',
    alter: keyAs(({ headers }) => ({ headers: { ...headers, 'x-goog-api-key': key } })),
    only: ['generate-content/generateContent/credential/header-x-goog-api-key/wrong'],
    caught: { rule: 'status', place: 'status', of: 'credential' },
  },
  {
    id: 'credentials/body-before-key',
    what: 'An invalid body is told of before a missing key.',
    alter: () => ({
      request: ({ headers }) => (headers.authorization ? {} : { headers: { ...headers, ...bearer }, body: '{}' }),
    }),
    only: ['responses/createResponse/credential/none'],
    caught: { rule: 'status', place: 'status', of: 'credential' },
  },
]
