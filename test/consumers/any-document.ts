import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { generateTypes } from '../../generators/generate-types.ts'
import { emitFiles } from '../../generators/pipeline.ts'
import { readPage } from '../docs/page.ts'
import type { InstalledPackage } from './installed-package.ts'

const [block = ''] = readPage('docs/any-contract.md').blocks('sh')
const [, ...commands] = block.trim().split('\n')

/** Without the compiler nothing can be generated. */
const refuseCompiler = `
const Module = require('node:module')
const load = Module._load
Module._load = (name, ...others) => {
  if (name.endsWith('typescript.cjs')) throw new Error('No compiler')
  return load(name, ...others)
}
`

/** The five commands of docs/any-contract.md, from the document of examples/fastapi. */
export function tryAnyDocument(getUser: () => InstalledPackage): void {
  let url: string

  beforeAll(async () => {
    copyFileSync('examples/fastapi/openapi.json', join(getUser().folder, 'openapi.json'))
    url = await getUser().serve(...getArguments('mock'), '--port', '0', '--key', 'KEY')
  })

  function getArguments(command: string): readonly string[] {
    const line = commands.find((each) => each.startsWith(`npx gatewright ${command}`))
    return line?.replace('http://127.0.0.1:8000', url).split(' ').slice(2) ?? []
  }

  test('mock refuses as FastAPI does, and remembers', async () => {
    const headers = { authorization: 'Bearer KEY', 'content-type': 'application/json' }
    const add = (item: object) => fetch(`${url}/items`, { method: 'POST', headers, body: JSON.stringify(item) })
    const refused = await add({ name: 'Lamp', price: -1 })
    expect([refused.status, await refused.json()]).toEqual([
      422,
      { detail: [{ loc: ['body', 'price'], msg: 'must be at least 0, got -1', type: expect.any(String) }] },
    ])
    const added = await add({ name: 'Lamp', price: 12.5 })
    const item = await added.json()
    expect([added.status, item]).toEqual([201, expect.objectContaining({ name: 'Lamp', price: 12.5 })])
    expect(await (await fetch(`${url}/items`)).json()).toEqual([item])
    expect((await fetch(`${url}/items`, { method: 'POST' })).status).toBe(401)
  })

  test('createMock serves it in a test, beside the mock of the gateway', () => {
    const user = getUser()
    user.write(
      'two-mocks.mjs',
      `import { createMock } from 'gatewright'
const mocks = [await createMock({ spec: 'openapi.json' }), await createMock()]
for (const [index, path] of ['/items', '/v1/models'].entries()) {
  const { baseUrl, key, fetch } = mocks[index]
  console.log((await fetch(baseUrl + path, { headers: { authorization: 'Bearer ' + key } })).status)
}
await Promise.all(mocks.map((mock) => mock.close()))
`,
    )
    expect(user.node('two-mocks.mjs').stdout).toBe('200\n200\n')
  })

  test.each([
    ['generate', 'generated/handlers.ts'],
    ['init', 'server/src/items.ts'],
  ])('%s writes its files', (command, path) => {
    expect(getUser().run(...getArguments(command))).toMatchObject({ status: 0 })
    expect(existsSync(join(getUser().folder, path))).toBe(true)
  })

  test('generate and types print what the sources print, though the package has a part of the compiler', async () => {
    const user = getUser()
    const spec = resolve('node_modules/@readme/oas-examples/3.1/json/train-travel.json')
    expect(user.run('generate', '--spec', spec, '--out', 'trains', '--import-extension', 'ts')).toMatchObject({
      status: 0,
    })
    const { files } = await emitFiles({ spec }, 'gatewright')
    const written = [...files.keys()].map((path) => [path, readFileSync(join(user.folder, 'trains', path), 'utf8')])
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(files))
    const options = ['--enum', '--path-params-as-types', '--make-paths-enum']
    const { text } = generateTypes(spec, { enum: true, pathParamsAsTypes: true, makePathsEnum: true })
    expect(user.run('types', spec, ...options).stdout).toBe(text)
  })

  test('generate does nothing again until the document or a generated file changes', () => {
    const user = getUser()
    const generate = () => user.run(...getArguments('generate'))
    user.write('without-compiler.cjs', refuseCompiler)
    const line = ['NODE_OPTIONS="--require ./without-compiler.cjs" npx gatewright', ...getArguments('generate')].join(
      ' ',
    )
    const generateWithoutCompiler = () => user.shell(line)
    const read = (path: string) => readFileSync(join(user.folder, path), 'utf8')
    const [text, handlers] = [read('openapi.json'), read('generated/handlers.ts')]
    const unchanged = { status: 0, stdout: expect.stringContaining(', 0 of them changed.') }
    expect(generateWithoutCompiler()).toMatchObject(unchanged)
    user.write('openapi.json', `${text}\n`)
    expect(generateWithoutCompiler()).toMatchObject({ status: 1, stderr: expect.stringContaining('No compiler') })
    user.write('openapi.json', text)
    user.write('generated/handlers.ts', `${handlers}// By hand.\n`)
    expect(generate()).toMatchObject({ status: 0, stdout: expect.stringContaining('~ generated/handlers.ts') })
    expect(read('generated/handlers.ts')).toBe(handlers)
  })

  test('the memory of generate serves no run without --allow-outside from one with it', () => {
    const user = getUser()
    const reply = `{ description: Read., content: { application/json: { schema: { $ref: '../pet.yaml' } } } }`
    user.write('pet.yaml', 'type: string\n')
    const text = `{ openapi: 3.1.0, info: { title: T, version: '1' }, paths: { /a: { get: { responses: { '200': ${reply} } } } } }`
    user.write('api/openapi.yaml', text)
    const generate = (...options: string[]) =>
      user.run('generate', '--spec', 'api/openapi.yaml', '--out', 'outside', ...options)
    const refused = { status: 1, stderr: expect.stringContaining('outside-ref') }
    expect(generate('--allow-outside')).toMatchObject({ status: 0 })
    const line = 'npx gatewright generate --spec api/openapi.yaml --out outside --allow-outside'
    const remembered = user.shell(`NODE_OPTIONS="--require ./without-compiler.cjs" ${line}`)
    expect(remembered).toMatchObject({ status: 0, stdout: expect.stringContaining(', 0 of them changed.') })
    expect(generate()).toMatchObject(refused)
    expect(generate('--check')).toMatchObject(refused)
  })

  test('drift refuses a document with an error in its lines', () => {
    const user = getUser()
    user.write('broken.yaml', 'openapi: 4.0.0\n')
    const { status, stderr } = user.run('drift', 'none', '--target', 'http://127.0.0.1:9', '--spec', 'broken.yaml')
    expect([status, stderr.split('\n')[0]]).toEqual([2, 'broken.yaml:1:10 not-openapi'])
    expect(stderr).not.toContain(' at ')
  })

  test('conformance finds that the mock keeps the contract', () => {
    const { status, stdout } = getUser().run(...getArguments('conformance'))
    expect(status, stdout).toBe(0)
  })
}
