import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Anthropic from '@anthropic-ai/sdk'
import OpenAI from 'openai'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root, runGenerate } from '../generators/run-generate.ts'
import { Project } from './project.ts'

const pinned = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const versions = { ...pinned.dependencies, ...pinned.devDependencies }

/** The errors of the compiler in one file, in the form `file(line,column): error TS...: message`. */
function errorsIn(stdout: string, file: string): string[] {
  return stdout.split('\n').filter((line) => line.startsWith(`${file}(`))
}

/** The links of a page to files of its project. */
function getLinks(page: string): string[] {
  return [...page.matchAll(/\]\(([^)#:]+)[^):]*\)/g)].map(([, path = '']) => path)
}

function scriptsIn(text: string): string[] {
  return [...text.matchAll(/npm run (?:-s )?([a-z:]+)/g)].map(([, name = '']) => name)
}

describe('the gateway', () => {
  const project = new Project()

  beforeAll(async () => {
    expect(await project.begin()).toMatchObject({ code: 0, stderr: '' })
  })
  afterAll(() => project.remove())

  test('serves custom models, and the simulated gateway for the rest', async () => {
    const url = await project.start()
    const anthropic = new Anthropic({ baseURL: url, apiKey: 'sk-mock' })
    const messages = [{ role: 'user' as const, content: 'Good morning.' }]
    const message = await anthropic.messages.create({ model: 'any', max_tokens: 50, messages })
    expect(message.content).toMatchObject([{ type: 'text', text: 'You said: Good morning.' }])
    const openai = new OpenAI({ baseURL: `${url}/v1`, apiKey: 'sk-mock' })
    expect((await openai.models.list()).data.length).toBeGreaterThan(2)
    project.stop()
  })

  test('compiles, and has nothing to regenerate', async () => {
    expect(await project.npm('typecheck')).toEqual({ code: 0, stdout: '', stderr: '' })
    expect(await project.npm('generate', '--', '--check')).toMatchObject({ code: 0 })
  })

  test('runs the example test, which fails if the code changes', async () => {
    expect(await project.npm('test')).toMatchObject({ code: 0, stderr: '' })
    project.edit('my/ports.ts', "'You said: '", "'You wrote: '")
    expect(await project.npm('test')).toMatchObject({ code: 1, stdout: expect.stringContaining('You wrote: ') })
    project.edit('my/ports.ts', "'You wrote: '", "'You said: '")
  })

  test('has all scripts and pages that its pages refer to', async () => {
    const pages = project.pages()
    expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/ports.md', 'docs/operations.md']))
    const dead = pages.flatMap((page) => getLinks(project.read(page)).map((link) => join(page, '..', link)))
    expect(dead.filter((path) => !existsSync(join(project.folder, path)))).toEqual([])
    const { scripts } = JSON.parse(project.read('package.json'))
    const { stdout } = await project.npm('start', '--', '--help')
    for (const text of [stdout, ...pages.map((page) => project.read(page))])
      expect(['init', ...Object.keys(scripts)]).toEqual(expect.arrayContaining(scriptsIn(text)))
  })

  test('pins its packages to the versions of this checkout', () => {
    const { dependencies, devDependencies } = JSON.parse(project.read('package.json'))
    const all = { ...dependencies, ...devDependencies }
    expect(Object.entries(all).filter(([name, version]) => versions[name] !== version)).toEqual([])
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['fastify', 'ajv', 'pg', 'pg-boss', 'undici']))
    expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(['typescript', '@types/node', '@types/pg']))
  })

  test('a new operation is a type error in the handlers of its family, and user files do not change', async () => {
    project.write('my/ports.ts', `${project.read('my/ports.ts')}// mine\n`)
    project.edit('spec/openapi.yaml', 'paths:\n', `paths:\n${newOperation}`)
    const before = project.own()
    expect(await project.npm('generate')).toMatchObject({ code: 0, stderr: '' })
    expect(project.own()).toEqual(before)
    const { code, stdout } = await project.npm('typecheck')
    expect(code).not.toBe(0)
    expect(errorsIn(stdout, 'server-stub/handlers/models/handlers.ts').join()).toMatch(/'ping' is missing/)
  })
})

const newOperation = `  /v1/ping:
    get:
      operationId: ping
      summary: Replies if the server is up.
      description: Replies if the server is up.
      tags: [models]
      x-source: [Part 1]
      responses:
        '200':
          description: The server is up.
          content:
            application/json:
              schema: { type: object }
              examples: { pong: { value: { pong: true } } }
`

describe('another contract', () => {
  const project = new Project()
  const key = '?key=sk-mock'

  beforeAll(async () => {
    const run = await project.begin('--spec', 'test/golden/bookshop/openapi.yaml')
    expect(run).toMatchObject({ code: 0, stderr: '' })
  })
  afterAll(() => project.remove())

  test('compiles, and serves the examples of the contract', async () => {
    expect(await project.npm('typecheck')).toEqual({ code: 0, stdout: '', stderr: '' })
    const url = await project.start()
    const book = await fetch(`${url}/books/9780000000002${key}`)
    expect([book.status, await book.json()]).toEqual([200, { isbn: '9780000000002', title: 'A novel', of: null }])
    const removed = await fetch(`${url}/books/9780000000002${key}`, { method: 'DELETE' })
    expect([removed.status, await removed.text()]).toEqual([204, ''])
    expect((await fetch(`${url}/books${key}`, { method: 'PATCH' })).status).toBe(405)
    expect((await fetch(`${url}/nowhere${key}`)).status).toBe(404)
    const health = await fetch(`${url}/healthz`)
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }])
    project.stop()
  })

  test('runs the example test, which fails if the code changes', async () => {
    expect(await project.npm('test')).toMatchObject({ code: 0, stderr: '' })
    project.edit('my/books.ts', "title: 'string'", "title: 'Another'")
    expect(await project.npm('test')).toMatchObject({ code: 1, stdout: expect.stringContaining('Another') })
    project.edit('my/books.ts', "title: 'Another'", "title: 'string'")
  })

  test('the public key is refused for an address that other machines can reach', async () => {
    // An address of no machine, so that the server cannot start even if the option is accepted.
    const refused =
      '--host 192.0.2.1 is reachable from other machines and the key sk-mock is public: set another with --key.'
    for (const keys of [[], ['--key', 'sk-mock'], ['--key', 'mock', '--key', 'sk-of-mine']]) {
      const run = await project.npm('start', '--', '--host', '192.0.2.1', ...keys)
      expect(run).toEqual({ code: 2, stdout: '', stderr: `${refused} See --help.\n` })
    }
  })

  test('an invalid command line prints one line and exits with 2', async () => {
    const port = 'must be an integer from 0 to 65535'
    const invalid = [
      [['--colour'], "Unknown option '--colour'."],
      [['now'], "Unexpected argument 'now'."],
      [['--port', 'http'], `--port ${port}, not \`http\`.`],
      [['--port='], `--port ${port}, not \`\`.`],
      [['--port', '65536'], `--port ${port}, not \`65536\`.`],
      [
        ['--host', 'no.such.host.invalid', '--key', 'sk-of-mine'],
        'no.such.host.invalid is not an address of this machine: choose another with --host.',
      ],
    ] as const
    for (const [args, line] of invalid) {
      const run = await project.npm('start', '--', ...args)
      expect(run).toEqual({ code: 2, stdout: '', stderr: `${line} See --help.\n` })
    }
    expect(await project.npm('start', '--', '--help')).toMatchObject({ code: 0, stderr: '' })
  })

  test('user code is served, and kept when the contract changes', async () => {
    project.edit('my/books.ts', "title: 'A novel'", "title: 'My own'")
    project.edit('spec/openapi.yaml', 'operationId: listBooks', 'operationId: findBooks')
    const before = project.own()
    expect(await project.npm('generate')).toMatchObject({ code: 0, stderr: '' })
    expect(project.own()).toEqual(before)
    const { code, stdout } = await project.npm('typecheck')
    expect(code).not.toBe(0)
    const errors = errorsIn(stdout, 'my/books.ts')
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain(`'listBooks' does not exist in type 'BooksHandlers'`)

    const text = project.read('my/books.ts')
    project.write('my/books.ts', text.replace(/ {2}listBooks: .*\n/, ''))
    const missing = errorsIn((await project.npm('typecheck')).stdout, 'my/books.ts')
    expect(missing).toEqual([expect.stringContaining("Property 'findBooks' is missing")])

    project.write('my/books.ts', text.replace('listBooks:', 'findBooks:'))
    expect(await project.npm('typecheck')).toEqual({ code: 0, stdout: '', stderr: '' })
    const url = await project.start()
    expect(await (await fetch(`${url}/books/9780000000002${key}`)).json()).toMatchObject({ title: 'My own' })
    project.stop()
  })
})

test('the project of a public document compiles', async () => {
  const project = new Project()
  try {
    const spec = join(root, 'node_modules/@readme/oas-examples/3.1/json/train-travel.json')
    expect(await project.begin('--spec', spec)).toMatchObject({ code: 0, stderr: '' })
    expect(await project.npm('typecheck')).toEqual({ code: 0, stdout: '', stderr: '' })
    const url = await project.start()
    const reply = await fetch(`${url}/stations`, { headers: { authorization: 'Bearer sk-mock' } })
    expect([reply.status, Object.keys((await reply.json()) as object)]).toEqual([200, ['data', 'links']])
    expect(await project.npm('test')).toMatchObject({ code: 0, stderr: '' })
  } finally {
    project.remove()
  }
})

describe('an error of the command', () => {
  const init = (...args: string[]) => runGenerate(args, 'generators/init.ts')

  test('in the command line prints one line', async () => {
    expect(await init()).toEqual({
      code: 2,
      stdout: '',
      stderr: '--out FOLDER is required. See --help.\n',
    })
    expect(await init('--ouch', 'a')).toEqual({ code: 2, stdout: '', stderr: "Unknown option '--ouch'. See --help.\n" })
    const full = 'server-stub is not empty. Choose a new or empty folder with --out. See --help.\n'
    expect(await init('--out', 'server-stub')).toEqual({ code: 2, stdout: '', stderr: full })
    const file = 'README.md is a file. Choose a new or empty folder with --out. See --help.\n'
    expect(await init('--out', 'README.md')).toEqual({ code: 2, stdout: '', stderr: file })
    const below = 'Cannot write to README.md/never (ENOTDIR). Choose another folder with --out.\n'
    expect(await init('--out', 'README.md/never')).toEqual({ code: 2, stdout: '', stderr: below })
    const nowhere = await init('--out', '.cache/never', '--spec', 'nowhere.yaml')
    expect(nowhere).toEqual({ code: 2, stdout: '', stderr: 'The file nowhere.yaml does not exist. See --help.\n' })
  })

  test('in the specification prints its location, and nothing is written', async () => {
    const project = new Project()
    const { code, stderr } = await project.begin('--spec', 'test/golden/failing/unresolved-ref/openapi.yaml')
    expect(code).toBe(1)
    expect(stderr).toMatch(/^test\/golden\/failing\/unresolved-ref\/openapi\.yaml:\d+:\d+ unresolved-ref\n/)
    expect(stderr).toMatch(/nothing was written\.\n$/)
    expect(() => project.own()).toThrow(/ENOENT/)
    project.remove()
  })

  test('is a reference to a file outside the folder of the specification', async () => {
    const project = new Project()
    const folder = join(project.folder, '../spec')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, '../pets.yaml'), 'Pet: { type: object }\n')
    const reply = `{ '200': { description: ok, content: { application/json: { schema: { $ref: '../pets.yaml#/Pet' }, example: {} } } } }`
    const text = `openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths:\n  /pets:\n    get:\n      operationId: listPets\n      responses: ${reply}\n`
    writeFileSync(join(folder, 'openapi.yaml'), text)
    const { code, stderr } = await project.begin('--spec', join(folder, 'openapi.yaml'))
    expect([code, stderr]).toEqual([1, expect.stringContaining('refers to ../pets.yaml, outside of its folder.')])
    project.remove()
  })

  test('does not affect --help', async () => {
    expect(await init('--help')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('npm run init -- --out FOLDER'),
    })
  })
})
