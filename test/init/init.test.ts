import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Anthropic from '@anthropic-ai/sdk'
import OpenAI from 'openai'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root, runGenerate } from '../generators/run-generate.ts'
import { Project } from './project.ts'

const pinned = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const versions = { ...pinned.dependencies, ...pinned.devDependencies }

/** What a compiler says of one file: `file(line,column): error TS...: words`. */
function errorsIn(stdout: string, file: string): string[] {
  return stdout.split('\n').filter((line) => line.startsWith(`${file}(`))
}

/** Where a page links to below its own project. */
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

  test('serves the models of one’s own, and the simulated gateway for the rest', async () => {
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

  test('proves what one has written, and fails when it does otherwise', async () => {
    expect(await project.npm('test')).toMatchObject({ code: 0, stderr: '' })
    project.edit('my/ports.ts', "'You said: '", "'You wrote: '")
    expect(await project.npm('test')).toMatchObject({ code: 1, stdout: expect.stringContaining('You wrote: ') })
    project.edit('my/ports.ts', "'You wrote: '", "'You said: '")
  })

  test('has the scripts and the pages that its own words point at', async () => {
    const pages = project.pages()
    expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/ports.md', 'docs/operations.md']))
    const dead = pages.flatMap((page) => getLinks(project.read(page)).map((link) => join(page, '..', link)))
    expect(dead.filter((path) => !existsSync(join(project.folder, path)))).toEqual([])
    const { scripts } = JSON.parse(project.read('package.json'))
    const { stdout } = await project.npm('start', '--', '--help')
    for (const text of [stdout, ...pages.map((page) => project.read(page))])
      expect(['init', ...Object.keys(scripts)]).toEqual(expect.arrayContaining(scriptsIn(text)))
  })

  test('has its packages pinned as they are here', () => {
    const { dependencies, devDependencies } = JSON.parse(project.read('package.json'))
    const all = { ...dependencies, ...devDependencies }
    expect(Object.entries(all).filter(([name, version]) => versions[name] !== version)).toEqual([])
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['fastify', 'ajv', 'pg', 'pg-boss', 'undici']))
    expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(['typescript', '@types/node', '@types/pg']))
  })

  test('a new operation is a type error at the handlers of its family, and nothing of one’s own is touched', async () => {
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
      summary: Tells that somebody is there.
      description: Tells that somebody is there.
      tags: [models]
      x-source: [Part 1]
      responses:
        '200':
          description: Somebody is there.
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

  test('proves what one has written, and fails when it does otherwise', async () => {
    expect(await project.npm('test')).toMatchObject({ code: 0, stderr: '' })
    project.edit('my/books.ts', "title: 'string'", "title: 'Another'")
    expect(await project.npm('test')).toMatchObject({ code: 1, stdout: expect.stringContaining('Another') })
    project.edit('my/books.ts', "title: 'Another'", "title: 'string'")
  })

  test('a key that everybody knows lets nobody in from elsewhere', async () => {
    // An address of no machine: what is not refused cannot be listened to either.
    const refused = '--host 192.0.2.1 lets others in, and everybody knows the key sk-mock: choose one with --key.'
    for (const keys of [[], ['--key', 'sk-mock'], ['--key', 'mock', '--key', 'sk-of-mine']]) {
      const run = await project.npm('start', '--', '--host', '192.0.2.1', ...keys)
      expect(run).toEqual({ code: 2, stdout: '', stderr: `${refused} See --help.\n` })
    }
  })

  test('a command line that cannot be followed is told in one line, with the exit code 2', async () => {
    const port = 'takes a whole number from 0 to 65535'
    const mistakes = [
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
    for (const [args, line] of mistakes) {
      const run = await project.npm('start', '--', ...args)
      expect(run).toEqual({ code: 2, stdout: '', stderr: `${line} See --help.\n` })
    }
    expect(await project.npm('start', '--', '--help')).toMatchObject({ code: 0, stderr: '' })
  })

  test('what one writes is served, and stays when the contract changes', async () => {
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

test('a public document of somebody else becomes a project that compiles', async () => {
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

describe('what cannot be begun', () => {
  const init = (...args: string[]) => runGenerate(args, 'generators/init.ts')

  test('is told in one line', async () => {
    expect(await init()).toEqual({
      code: 2,
      stdout: '',
      stderr: 'Say with --out FOLDER where the project goes. See --help.\n',
    })
    expect(await init('--ouch', 'a')).toEqual({ code: 2, stdout: '', stderr: "Unknown option '--ouch'. See --help.\n" })
    const full = 'server-stub is not empty. Give a folder that is new or empty with --out. See --help.\n'
    expect(await init('--out', 'server-stub')).toEqual({ code: 2, stdout: '', stderr: full })
    const file = 'README.md is a file. Give a folder that is new or empty with --out. See --help.\n'
    expect(await init('--out', 'README.md')).toEqual({ code: 2, stdout: '', stderr: file })
    const below = 'README.md/never cannot be written to (ENOTDIR). Give another folder with --out.\n'
    expect(await init('--out', 'README.md/never')).toEqual({ code: 2, stdout: '', stderr: below })
    const nowhere = await init('--out', '.cache/never', '--spec', 'nowhere.yaml')
    expect(nowhere).toEqual({ code: 2, stdout: '', stderr: 'There is no file nowhere.yaml. See --help.\n' })
  })

  test('a wrong specification is told by place, and nothing is written', async () => {
    const project = new Project()
    const { code, stderr } = await project.begin('--spec', 'test/golden/failing/unresolved-ref/openapi.yaml')
    expect(code).toBe(1)
    expect(stderr).toMatch(/^test\/golden\/failing\/unresolved-ref\/openapi\.yaml:\d+:\d+ unresolved-ref\n/)
    expect(stderr).toMatch(/nothing was written\.\n$/)
    expect(() => project.own()).toThrow(/ENOENT/)
    project.remove()
  })

  test('a specification that leaves its folder is refused', async () => {
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

  test('help is there', async () => {
    expect(await init('--help')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('npm run init -- --out FOLDER'),
    })
  })
})
