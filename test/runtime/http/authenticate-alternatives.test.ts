import { describe, expect, test } from 'vitest'
import type { Credential } from '../../../runtime/contract.ts'
import { createAuthenticator } from '../../../runtime/http/authenticate.ts'
import { Problem } from '../../../runtime/problem.ts'

const at = (place: Credential['in'], name: string): Credential => ({ in: place, name, alias: false })
const both = [[at('header', 'app'), at('cookie', 'user')]]
const basic = [[at('basic', 'authorization')]]
const encode = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`

test.each(['secret', 'user:word', 'twice:twice'])(
  'the key %s is taken as user, as password, and as both',
  async (key) => {
    const admit = async (text: string) => {
      const admitted = await createAuthenticator(
        basic,
        (each) => each === key,
      )({ headers: { authorization: encode(text) }, query: {} })
      return admitted instanceof Problem ? admitted.variant : admitted.key
    }
    const pairs = key.includes(':') ? [key] : [`${key}:`, `:${key}`, `${key}:${key}`]
    for (const pair of pairs) expect(await admit(pair)).toBe(key)
    expect(await admit(`${key}x:${key}x`)).toBe('invalid-key')
    expect(await admit(`${key}:${key}:${key}`)).toBe('invalid-key')
  },
)

describe.each([
  ['at once', (key: string) => key.startsWith('good')],
  ['later', async (key: string) => key.startsWith('good')],
])('with keys that are checked %s', (_, isKey) => {
  const admit = async (alternatives: readonly (readonly Credential[])[], headers: Record<string, string>) => {
    const admitted = await createAuthenticator(alternatives, isKey)({ headers, query: {} })
    if (!(admitted instanceof Problem)) return admitted.key
    return `${admitted.variant} ${admitted.headers['www-authenticate'] ?? ''}`.trim()
  }

  test.each([
    [{ app: 'good-1', cookie: 'user=good-2' }, 'good-1'],
    [{ app: 'good-1', cookie: 'user=bad' }, 'invalid-key'],
    [{ app: 'bad', cookie: 'user=good-2' }, 'invalid-key'],
    [{ app: 'good-1' }, 'missing-key'],
    [{ cookie: 'user=good-2' }, 'missing-key'],
  ])('all of an alternative are needed: %o is %s', async (headers, expected) => {
    expect(await admit(both, headers)).toBe(expected)
  })

  test.each([
    [encode('good:word'), 'good:word'],
    [encode('good:'), 'good'],
    [encode(':good'), 'good'],
    [encode('user:good'), 'invalid-key Basic realm="api"'],
    [encode('good'), 'missing-key Basic realm="api"'],
    ['Basic', 'missing-key Basic realm="api"'],
  ])('user and password are one key: %s is %s', async (authorization, expected) => {
    expect(await admit(basic, { authorization })).toBe(expected)
  })

  test('the next alternative is tried after an invalid one', async () => {
    expect(await admit([...both, [at('header', 'key')]], { app: 'bad', cookie: 'user=good', key: 'good' })).toBe('good')
  })

  test('an unsupported scheme accepts no credential', async () => {
    expect(await admit([[at('unsupported', 'tls')]], { tls: 'good', authorization: 'Bearer good' })).toBe('missing-key')
  })
})
