import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder = ''
const env = { ...process.env, PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}` }
const script = resolve('spec/diff.ts')

function git(...args: readonly string[]): void {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false']
  const { status, stderr } = spawnSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

/** A contract of one operation, whose request has to have these members. */
function write(required: readonly string[]): void {
  const schema = { type: 'object', required, properties: { model: { type: 'string' }, prompt: { type: 'string' } } }
  const post = {
    requestBody: { content: { 'application/json': { schema } } },
    responses: { 200: { description: 'Done.' } },
  }
  const contract = { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: { '/v1': { post } } }
  writeFileSync(join(folder, 'generated/openapi.json'), JSON.stringify(contract))
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'diff-'))
  mkdirSync(join(folder, 'generated'))
  git('init', '-q')
  for (const [at, required] of [['model'], ['model', 'prompt'], ['model']].entries()) {
    write(required)
    git('add', '.')
    git('commit', '-qm', `revision ${at}`)
  }
})

afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  [['HEAD'], 0],
  [['HEAD~2', 'HEAD~1'], 1],
  [['HEAD~1', 'HEAD~2'], 0],
  [['of-no-one'], 2],
  [['HEAD', 'of-no-one'], 2],
  [['--output=x'], 2],
  [['--help'], 0],
])('npm run diff -- %j ends with %d', { timeout: 60_000 }, (args, code) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  expect(status, stdout + stderr).toBe(code)
})
