import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../../../../server-stub/adapters/upstream/read-config.ts'
import { openUpstreams } from '../../../../server-stub/adapters/upstream/upstreams.ts'
import { sharedFolder } from '../../../support/temporary-folder.ts'

const file = join(sharedFolder(), 'gatewright.yaml')

function read(text: string, environment: Readonly<Record<string, string>> = {}) {
  writeFileSync(file, text)
  return readConfig(file, environment)
}

/** The error of an invalid file, without its name. */
function getError(text: string): string {
  try {
    read(text)
  } catch (error) {
    if (error instanceof Error) return error.message.replace(`${file}:`, '')
  }
  return 'none'
}

const main = 'upstreams:\n  main:\n    kind: responses\n    baseUrl: https://far.example.com/v1/\n'

test('a file with everything', () => {
  const text = `${main}    key: {env: FAR_KEY, as: x-api-key}
    models: {near: far}
    timeouts: {connectMs: 1, headersMs: 2, idleMs: 3, totalMs: 4}
    retries: {times: 0, maxWaitMs: 0, statuses: [503]}
    breaker: {failures: 0, openMs: 1}
    connections: 3
    maxReplyBytes: 1000
models:
  near: main
  'gw-*': [main]
server:
  port: 1
`
  expect(read(text, { FAR_KEY: 'sk-far' })).toEqual({
    upstreams: {
      main: {
        kind: 'responses',
        baseUrl: 'https://far.example.com/v1',
        key: { value: 'sk-far', as: 'x-api-key' },
        models: { near: 'far' },
        timeouts: { connectMs: 1, headersMs: 2, idleMs: 3, totalMs: 4 },
        retries: { times: 0, maxWaitMs: 0, statuses: [503] },
        breaker: { failures: 0, openMs: 1 },
        connections: 3,
        maxReplyBytes: 1000,
      },
    },
    models: { near: ['main'], 'gw-*': ['main'] },
  })
})

test('JSON, and a file without upstreams', () => {
  const value = { upstreams: { main: { kind: 'pass-through', format: 'video', baseUrl: 'http://127.0.0.1:1' } } }
  expect(read(JSON.stringify(value))).toEqual({ ...value, models: {} })
  expect(read('')).toEqual({ upstreams: {}, models: {} })
})

test.each([
  [main.replace('responses', 'respons'), '3:5: upstreams.main.kind: unknown kind `respons`; did you mean `responses`?'],
  ...[main.replace('https://', 'https://u:secret@'), main.replace('v1/', 'v1/?key=secret')].map((text) => [
    text,
    '4:5: upstreams.main.baseUrl: must be an http or https address without user, query or fragment.',
  ]),
  [
    `${main}    key: sk-secret\n`,
    '5:5: upstreams.main.key: must name the environment variable that has the key, as `key: {env: NAME}`; a file must not contain keys.',
  ],
  [
    `${main}    key: {env: sk-secret}\n`,
    '5:11: upstreams.main.key.env: must be the name of an environment variable; a file must not contain keys.',
  ],
  [`${main}    key:\n      env: FAR_KEY\n`, '5:5: upstreams.main.key: the environment variable FAR_KEY is not set.'],
  [`${main}    timeouts:\n      idleMs: so\n`, '6:7: upstreams.main.timeouts.idleMs: must be an integer, got "so".'],
  [
    `${main}    retry: 1\n`,
    '5:5: upstreams.main.retry: unknown property; known: kind, format, baseUrl, key, models, timeouts, retries, breaker, connections, maxReplyBytes, maxTokensField.',
  ],
  [`${main}    format: messages\n`, '5:5: upstreams.main.format: only a pass-through has a `format`; remove it.'],
  [main.replace('responses', 'pass-through'), '2:3: upstreams.main: a pass-through needs a `format`.'],
  [`${main}models:\n  a: other\n`, '6:3: models.a: unknown upstream `other`; known: main.'],
  [`${main}models:\n  a*b: main\n`, "6:3: models['a*b']: must be named after a model id, with a * at the end only."],
  ['upstreams:\n  main:\n    kind: responses\n', '2:3: upstreams.main.baseUrl: is required.'],
  ['upstreams: [\n', '2:1: Flow sequence in block collection must be sufficiently indented and end with a ].'],
])('an error has its line and its fix: %#', (text, message) => expect(getError(text)).toBe(message))

test('only one upstream is allowed for a family whose requests have no model', () => {
  const video = (name: string) => `  ${name}: {kind: pass-through, format: video, baseUrl: http://a}\n`
  const text = `upstreams:\n${video('one')}${video('two')}`
  expect(getError(text)).toBe('3:3: upstreams.two: only one upstream is allowed for video; remove this one or `one`.')
  expect(getError(`upstreams:\n${video('one')}models:\n  a: one\n`)).toBe(
    '4:3: models.a: one serves all of video; remove it here.',
  )
})

test('models are listed and found as configured', async () => {
  const config = read(`${main}models:\n  near: main\n  'gw-*': main\n`)
  const upstreams = openUpstreams(config, [], () => undefined)
  const simulated = ['gw-text-large', 'other'].map((id) => ({ id, created: 1, ownedBy: 'a', kind: 'text' }) as const)
  const base = { list: async () => simulated, find: async (id: string) => simulated.find((each) => each.id === id) }
  const { models } = upstreams.ports({ models: base, text: { generate: never, countTokens: never } })
  expect((await models.list('k')).map(({ id }) => id)).toEqual(['near', 'other'])
  for (const id of ['near', 'gw-new', 'other']) expect(await models.find(id, 'k')).toMatchObject({ id })
  expect(await models.find('none', 'k')).toBeUndefined()
  await upstreams.close()
})

function never(): never {
  throw new Error('is not called')
}
