import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runCommand } from '../support/start-command.ts'
import { testFolder } from '../support/temporary-folder.ts'

const ping = (path: string) => `
openapi: 3.1.0
info: { title: Ping, version: '1' }
paths:
  ${path}: { get: { operationId: ping, responses: { '204': { description: Up. } } } }
`

const emitter = (name: string) => `
export default ({ contract, header }) =>
  new Map([['${name}', header + contract.operations.map(({ operationId, path }) => operationId + path).join()]])
`

/** Enters a folder with a document and these files, until the test ends. */
function enterProject(files: Readonly<Record<string, string>>): string {
  const folder = testFolder()
  const before = process.cwd()
  for (const [name, text] of Object.entries({ 'openapi.yaml': ping('/ping'), ...files }))
    writeFileSync(join(folder, name), text)
  process.chdir(folder)
  onTestFinished(() => process.chdir(before))
  return folder
}

test.each([
  [
    'gatewright.config.yaml',
    `generate:
  - spec: openapi.yaml
    out: api
    emitters: [client, ./ids.js]
    types: types/schema.d.ts
    typesOptions: { immutable: true }`,
  ],
  [
    'gatewright.config.ts',
    `import ids from './ids.js'
interface Config { generate: object[] }
export default {
  generate: [
    { spec: 'openapi.yaml', out: 'api', emitters: ['client', ids] },
    { spec: 'openapi.yaml', types: 'types/schema.d.ts', typesOptions: { immutable: true } },
  ],
} satisfies Config`,
  ],
])('%s names documents, outputs and emitters, so that generate needs no options', async (name, text) => {
  enterProject({ [name]: text, 'ids.js': emitter('ids.txt'), 'package.json': '{ "type": "module" }' })
  expect(await runCommand('generate', '--check')).toMatchObject({ status: 1 })
  const { status, stdout, stderr } = await runCommand('generate')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toContain('types/schema.d.ts: written.')
  expect(readFileSync('api/ids.txt', 'utf8')).toMatch(/^\/\/ @generated .*ping\/ping$/s)
  expect(readFileSync('types/schema.d.ts', 'utf8')).toContain('readonly "/ping"')
  for (const path of ['api/client.ts', 'api/paths.ts', 'api/routes.ts']) expect(existsSync(path), path).toBe(true)
  expect(await runCommand('generate', '--check')).toMatchObject({ status: 0 })
  expect(await runCommand('generate', '--spec', 'openapi.yaml', '--out', 'other')).toMatchObject({ status: 0 })
  expect([existsSync('other/routes.ts'), existsSync('other/client.ts')]).toEqual([true, false])
})

test.each<[file: string, text: string, message: string]>([
  [
    'yaml',
    'generate: [{ spec: openapi.yaml }]',
    'gatewright.config.yaml:1:12: generate[0]: must have `out`, a folder, or `types`, a file.',
  ],
  [
    'yaml',
    'generate:\n  - { spec: a, outs: b, out: c }',
    'gatewright.config.yaml:2:16: generate[0].outs: unknown property; did you mean `out`?',
  ],
  [
    'yaml',
    'generate: [{ spec: openapi.yaml, out: a, emitters: [clients] }]',
    'Unknown emitter `clients`: use `client`',
  ],
  ['yaml', 'generate: [{ spec: openapi.yaml, out: a, emitters: [./none.js] }]', './none.js cannot be loaded'],
  [
    'yaml',
    'generate: [{ spec: openapi.yaml, out: a, emitters: [./value.js] }]',
    './value.js has no function as its default export.',
  ],
  ['yaml', 'generate: [{ spec: openapi.yaml, out: a, emitters: [./routes.js] }]', 'Two emitters write routes.ts'],
  ['yaml', 'generate: [{ spec: openapi.yaml, out: a, emitters: [./outside.js] }]', 'An emitter writes ../a.txt'],
  ['yaml', 'generate: [{ spec: openapi.yaml, out: a, emitters: [./broken.js] }]', ' throws: No pets.\n'],
  [
    'yaml',
    'generate: [{ spec: openapi.yaml, out: a, emitters: [./text.js] }]',
    './text.js: an emitter must return a Map',
  ],
  [
    'js',
    'export default { generate: [{ spec: "openapi.yaml", out: "a", emitters: [() => { throw "no" }] }] }',
    'gatewright.config.js throws: no.\n',
  ],
  ['js', '\nexport default missing', 'gatewright.config.js:2:16 throws: missing is not defined.\n'],
  ['js', 'export default {', 'gatewright.config.js throws: '],
  [
    'yaml',
    'generate: [{ spec: a, types: b, typesOptions: { imutable: true } }]',
    'imutable: unknown property; did you mean `immutable`?',
  ],
  ['js', 'export default { generate: [{ spec: 1 }] }', 'gatewright.config.js: generate[0].spec: must be a string'],
  ['js', 'export const config = {}', 'gatewright.config.js: must be an object'],
])('gatewright.config.%s with %s is refused', async (extension, text, message) => {
  enterProject({
    [`gatewright.config.${extension}`]: text,
    'broken.js': "export default () => { throw new Error('No pets.') }",
    'text.js': 'export default () => "text"',
    'value.js': 'export default 1',
    'routes.js': emitter('routes.ts'),
    'outside.js': emitter('../a.txt'),
    'package.json': '{ "type": "module" }',
  })
  const { status, stderr } = await runCommand('generate')
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(message) })
  expect(existsSync('a')).toBe(false)
})

test('a document of the configuration may be lenient', async () => {
  const config = (more: string) => `generate: [{ spec: openapi.yaml, out: api${more} }]`
  const folder = enterProject({ 'gatewright.config.yaml': config('') })
  writeFileSync(join(folder, 'openapi.yaml'), ping('/ping').replace('{ description: Up. }', '{}'))
  expect(await runCommand('generate')).toMatchObject({ status: 1, stderr: expect.stringContaining('description') })
  writeFileSync(join(folder, 'gatewright.config.yaml'), config(', lenient: true'))
  expect(await runCommand('generate')).toMatchObject({
    status: 0,
    stderr: expect.stringContaining('warning: repaired'),
  })
})

test.each([[['--client']], [['--lenient']], [['--runtime', 'copy']]])(
  '%j beside a configuration is refused',
  async (flags) => {
    enterProject({ 'gatewright.config.yaml': 'generate: [{ spec: openapi.yaml, out: a }]' })
    const stderr = expect.stringContaining(`${flags[0]} has no effect beside a gatewright.config file: say it there`)
    expect(await runCommand('generate', ...flags)).toMatchObject({ status: 2, stderr })
  },
)

test('two configuration files are refused', async () => {
  const text = 'generate: [{ spec: openapi.yaml, out: a }]'
  enterProject({ 'gatewright.config.yaml': text, 'gatewright.config.js': '' })
  expect(await runCommand('generate')).toMatchObject({ status: 2, stderr: expect.stringContaining('keep one') })
})

test('--watch generates again for a changed document, and keeps what an invalid one would replace', async () => {
  enterProject({ 'gatewright.config.yaml': 'generate: [{ spec: openapi.yaml, out: api, types: schema.d.ts }]' })
  const change = (text: string) => {
    writeFileSync('next.yaml', text)
    renameSync('next.yaml', 'openapi.yaml')
  }
  const print = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const { commands } = await import('../../cli/commands.ts')
  const end = commands.generate?.run(['--watch'])
  const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
  await expect.poll(() => read('schema.d.ts')).toContain('"/ping"')
  await expect.poll(() => process.listenerCount('SIGTERM')).toBeGreaterThan(0)
  change('openapi: 3.1.0')
  await expect.poll(() => print.mock.calls.join('')).toContain('/info is required')
  expect(read('api/routes.ts')).toContain("'/ping'")
  change(ping('/pong'))
  await expect.poll(() => read('api/routes.ts')).toContain("'/pong'")
  await expect.poll(() => read('schema.d.ts')).toContain('"/pong"')
  process.emit('SIGTERM')
  expect(await end).toBe(0)
  expect(await runCommand('generate', '--watch', '--check')).toMatchObject({ status: 2 })
})
