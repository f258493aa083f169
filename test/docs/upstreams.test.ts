import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '../../server-stub/adapters/upstream/read-config.ts'
import { upstreamDefaults } from '../../settings/upstream-config.ts'
import { writeTestFile } from '../support/temporary-folder.ts'
import { readPage } from './page.ts'

const schema = JSON.parse(readFileSync('settings/config.schema.json', 'utf8'))

test('the example of the page is a configuration', () => {
  const file = writeTestFile('gatewright.yaml', readPage('docs/upstreams.md').blocks('yaml')[0] ?? '')
  const config = readConfig(file, { CHAT_KEY: 'a', NATIVE_KEY: 'b', FILMS_KEY: 'c' })
  expect(Object.keys(config.upstreams)).toEqual(['chat', 'native', 'films'])
  expect(config.models).toEqual({ 'near-*': ['native', 'chat'], chatty: ['chat'] })
})

test('the defaults of the schema are those that count', () => {
  const { properties } = schema.$defs.upstream
  const read = (part: { properties?: object; default?: unknown }): unknown =>
    part.properties
      ? Object.fromEntries(Object.entries(part.properties).map(([name, each]) => [name, read(each)]))
      : part.default
  for (const name of ['timeouts', 'retries', 'breaker', 'connections', 'maxTokensField'] as const)
    expect([name, read(properties[name])]).toEqual([name, upstreamDefaults[name]])
})
