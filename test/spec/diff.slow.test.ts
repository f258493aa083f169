import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, expect, test } from 'vitest'
import { readPage } from '../docs/page.ts'
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
writeFile('strict.yaml', contract(['model', 'prompt']).openapi)
writeFile('old.yaml', { ...contract(['model', 'prompt']).openapi, openapi: '3.0.3' })
writeFile('apis/chat/openapi.json', contract(['model']).openapi)
writeFile('apis/openapi.json', contract(['model']).openapi)
writeFile('fewer/openapi.yml', contract(['model']).openapi)
writeFile('broken.yaml', { openapi: '3.1.0', info: 5 })
writeFile('outside/openapi.yaml', { ...contract([]).openapi, paths: { '/v1': { $ref: '../strict.yaml#/paths/~1v1' } } })
writeFile('empty/notes.txt', {})

afterAll(() => repository.remove())

function writeFile(name: string, value: unknown): void {
  const path = join(repository.folder, name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, JSON.stringify(value))
}

test.each([
  [[], 'from HEAD:spec to spec', '0 major, 0 minor, 1 patch'],
  [['HEAD'], 'from HEAD:spec to spec', '0 major, 0 minor, 1 patch'],
  [['HEAD~1', 'HEAD'], 'from HEAD~1:spec to HEAD:spec', '1 major, 0 minor, 0 patch'],
  [['HEAD~2', 'HEAD~1'], 'from HEAD~2:spec to HEAD~1:spec', '2 major, 0 minor, 0 patch'],
  [['HEAD~1', 'HEAD~2'], 'from HEAD~1:spec to HEAD~2:spec', '0 major, 2 minor, 0 patch'],
  [['spec/openapi.yaml'], 'from HEAD:spec/openapi.yaml to spec/openapi.yaml', '0 major, 0 minor, 1 patch'],
  [['HEAD:spec/openapi.yaml', 'strict.yaml'], 'from HEAD:spec/openapi.yaml to strict.yaml', undefined],
  [['HEAD:./spec', 'spec'], 'from HEAD:spec to spec', '0 major, 0 minor, 1 patch'],
  [['HEAD@{0}:spec'], 'from HEAD@{0}:spec to spec', '0 major, 0 minor, 1 patch'],
  [['spec', 'strict.yaml'], 'from spec to strict.yaml', '1 major, 0 minor, 0 patch'],
  [['strict.yaml', 'old.yaml'], 'from strict.yaml to old.yaml', undefined],
  [['apis', 'fewer'], 'from apis to fewer', '1 major, 0 minor, 0 patch'],
  [['fewer', 'apis'], 'from fewer to apis', '0 major, 1 minor, 0 patch'],
  [['outside', 'strict.yaml', '--allow-outside'], 'from outside to strict.yaml', undefined],
])('diff %j compares %s', async (args, between, counts) => {
  const { status, stdout, stderr } = await repository.diff(...args)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const summary = counts === undefined ? `No changes ${between}.` : `Changes ${between}: ${counts}.`
  expect(stdout.split('\n').at(-2)).toBe(summary)
})

test.each([
  [['HEAD~1', 'HEAD', '--fail-on', 'major'], 1],
  [['HEAD~1', 'HEAD', '--fail-on=minor'], 1],
  [['HEAD~1', 'HEAD~2', '--fail-on', 'major'], 0],
  [['HEAD~1', 'HEAD~2', '--fail-on', 'minor'], 1],
  [['HEAD', '--fail-on', 'minor'], 0],
])('diff %j ends with %d', async (args, code) => {
  const { status, stdout, stderr } = await repository.diff(...args)
  expect(status, stdout + stderr).toBe(code)
})

test('the report json follows its schema, and has the changes that are printed', async () => {
  const validate = new Ajv2020().compile(JSON.parse(readPage('docs/diff.md').blocks('json')[0] ?? ''))
  for (const args of [['HEAD~2', 'HEAD'], ['HEAD'], ['apis', 'fewer'], ['fewer', 'apis'], ['apis', 'apis']]) {
    const { stdout } = await repository.diff(...args, '--report', 'json=reports/diff.json')
    const report = JSON.parse(readFileSync(join(repository.folder, 'reports/diff.json'), 'utf8'))
    expect(validate(report), JSON.stringify(validate.errors)).toBe(true)
    const [major, minor, patch] = ['major', 'minor', 'patch'].map((impact) => report.counts[impact])
    expect(stdout).toContain(
      report.changes.length > 0 ? `: ${major} major, ${minor} minor, ${patch} patch.` : 'No changes',
    )
    const text = stripVTControlCharacters(stdout)
    for (const { heading, part, impact, verdicts, at } of report.changes) {
      const file = at.revision === undefined ? at.file : `${at.revision}:${at.file}`
      expect(text).toContain(`${heading}\n`)
      expect(text).toContain(`at ${file}:${at.line}:${at.column}`)
      expect(text).toMatch(new RegExp(`^  ${impact} .*${RegExp.escape(part)}`, 'm'))
      for (const { rule, message } of verdicts) expect(text).toContain(`${message} (${rule})`)
    }
  }
})

const help = 'name a commit, branch or tag of this repository, or a file or folder.'

test.each([
  [['of-no-one'], `Unknown revision \`of-no-one\`: ${help}`],
  [['HEAD', 'of-no-one'], `Unknown revision \`of-no-one\`: ${help}`],
  [['HEAD', 'HEAD', 'HEAD'], "Unexpected argument 'HEAD'. See --help."],
  [['--output=x'], "Unknown option '--output'. See --help."],
  [['--report', 'html=x'], '--report takes json=FILE, not `html=x`. See --help.'],
  [['--fail-on', 'patch'], '--fail-on takes major or minor, not `patch`. See --help.'],
  [['missing.yaml', 'spec'], 'There is no file or folder missing.yaml.'],
  [['HEAD:missing', 'spec'], 'There is no HEAD:missing: name a file, a folder, or a revision that has it.'],
  [['empty', 'spec'], /^There is no OpenAPI document in empty: it would be called openapi\.yaml, .*\.$/],
  [['spec', 'broken.yaml'], /^broken\.yaml:1:\d+ openapi-invalid .* \(the first of 2 errors\)$/],
  [['outside', 'spec'], /^outside\/openapi\.yaml:1:\d+ outside-ref .*--allow-outside to the command\./],
])('diff %j is refused in one line', async (args, message) => {
  const { status, stdout, stderr } = await repository.diff(...args)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(/^[^\n]+\n$/)
  if (typeof message === 'string') expect(stderr).toBe(`${message}\n`)
  else expect(stderr.trim()).toMatch(message)
})
