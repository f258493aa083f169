import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaults } from '../../server-stub/upstream/config.ts'
import { readConfig } from '../../server-stub/upstream/read-config.ts'

const page = readFileSync(new URL('../../docs/upstreams.md', import.meta.url), 'utf8')
const schema = JSON.parse(readFileSync(new URL('../../server-stub/config.schema.json', import.meta.url), 'utf8'))

test('the example of the page is a configuration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-'))
  const file = join(folder, 'gatewright.yaml')
  const [, example = ''] = /```yaml\n([\s\S]*?)```/.exec(page) ?? []
  writeFileSync(file, example)
  const config = readConfig(file, { CHAT_KEY: 'a', NATIVE_KEY: 'b', FILMS_KEY: 'c' })
  rmSync(folder, { recursive: true })
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
    expect([name, read(properties[name])]).toEqual([name, defaults[name]])
})
