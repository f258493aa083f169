import { writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { userEnvironment } from '../consumers/installed-package.ts'
import { testFolder } from '../support/temporary-folder.ts'
import { DiffRepository, type Documents } from './diff-repository.ts'

/** A contract of one operation, whose request has to have these members, and perhaps of one stream. */
function contract(required: string[], streams = false): Documents {
  const schema = { type: 'object', required, properties: { model: { type: 'string' }, prompt: { type: 'string' } } }
  const post = {
    requestBody: { content: { 'application/json': { schema } } },
    responses: { 200: { description: 'Done.' } },
  }
  const info = { title: 'A', version: '1' }
  const openapi = { openapi: '3.1.0', info, paths: { '/v1': { post } } }
  const operation = { action: 'send', channel: { $ref: '#/channels/news' } }
  const asyncapi = { asyncapi: '3.1.0', info, channels: { news: { address: '/v1' } }, operations: { tell: operation } }
  return streams ? { openapi, asyncapi } : { openapi }
}

const repository = new DiffRepository()
repository.commit(contract(['model'], true))
repository.commit(contract(['model']))
repository.commit(contract(['model', 'prompt']))
repository.write(contract(['model']))

afterAll(() => repository.remove())

test.each([
  [['HEAD'], 0],
  [['HEAD~1', 'HEAD'], 1],
  [['HEAD~2', 'HEAD~1'], 1],
  [['HEAD~1', 'HEAD~2'], 0],
])('npm run diff -- %j ends with %d', async (args, code) => {
  const { status, stdout, stderr } = await repository.diff(...args)
  expect(status, stdout + stderr).toBe(code)
})

test.each([
  [['of-no-one'], 'Unknown revision `of-no-one`: name a commit, branch or tag of this repository.'],
  [['HEAD', 'of-no-one'], 'Unknown revision `of-no-one`: name a commit, branch or tag of this repository.'],
  [['HEAD', 'HEAD', 'HEAD'], "Unexpected argument 'HEAD'. See --help."],
  [['--output=x'], "Unknown option '--output'. See --help."],
])('npm run diff -- %j ends with 2', async (args, message) => {
  expect(await repository.diff(...args)).toEqual({ status: 2, stdout: '', stderr: `${message}\n` })
})

test.each([
  ['is missing', undefined, 'This needs the package @redocly/cli, which is not installed: npm install @redocly/cli'],
  ['cannot be executed', 0o600, 'redocly cannot compare the revisions: spawnSync redocly EACCES.'],
])('npm run diff without a redocly that %s ends with 2', (_, mode, message) => {
  const folder = testFolder()
  if (mode !== undefined) writeFileSync(join(folder, 'redocly'), '', { mode })
  const { status, stderr } = repository.diffWith(`${folder}${delimiter}${userEnvironment.PATH}`)
  expect(status).toBe(2)
  expect(new Set(stderr.trim().split('\n'))).toEqual(new Set([message]))
})
