import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root, runGenerate } from '../run-generate.ts'
import { newOperation, Project } from './project.ts'

const pinned = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const versions = { ...pinned.dependencies, ...pinned.devDependencies, gatewright: pinned.version }

/** The links of a page to files of its project. */
function getLinks(page: string): string[] {
  return [...page.matchAll(/\]\(([^)#:]+)[^):]*\)/g)].map(([, path = '']) => path)
}

function scriptsIn(text: string): string[] {
  return [...text.matchAll(/npm run (?:-s )?([a-z:]+)/g)].map(([, name = '']) => name)
}

/** The folders of a project, with the number of files in each. */
function countFiles(project: Project, ...names: string[]): Record<string, number> {
  const count = (name: string) =>
    readdirSync(join(project.folder, name), { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  return Object.fromEntries(names.map((name) => [name, count(name).length]))
}

describe('the sources of the gateway', () => {
  const project = new Project()

  beforeAll(async () => {
    expect(await project.begin('--eject')).toMatchObject({ code: 0, stderr: '' })
  })
  afterAll(() => project.remove())

  test('are the runtime and the stub alone', () => {
    const folders = readdirSync(project.folder).filter((name) => !name.includes('.') && name !== 'node_modules')
    expect(folders.sort()).toEqual(['Dockerfile', 'generated', 'runtime', 'server-stub', 'spec', 'src'])
    const { runtime = 0, 'server-stub': stub = 0 } = countFiles(project, 'runtime', 'server-stub')
    expect(runtime).toBeLessThanOrEqual(92)
    expect(stub).toBeLessThanOrEqual(62)
  })

  test('compile, and have nothing to regenerate', async () => {
    expect(await project.npm('typecheck')).toEqual({ code: 0, stdout: '', stderr: '' })
    expect(await project.npm('generate', '--', '--check')).toMatchObject({ code: 0 })
  })

  test('serve custom models, and refuse the others', async () => {
    expect(await project.npm('test')).toMatchObject({ code: 0, stderr: '' })
    const url = await project.start()
    const headers = { authorization: 'Bearer sk-mock', 'content-type': 'application/json' }
    const models = await fetch(`${url}/v1/models`, { headers })
    expect(models.status).toBe(200)
    expect(await models.text()).toContain('"echo"')
    const body = JSON.stringify({ model: 'gw-video-1', prompt: 'Waves' })
    expect((await fetch(`${url}/v1/videos`, { method: 'POST', headers, body })).status).toBe(404)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })

  test('print a line for each request in a terminal', async () => {
    expect(await project.logInTerminal('/v1/models?key=sk-mock')).toMatch(/^[\d:]{8} GET \/v1\/models 401 \d+ ms$/m)
  })

  test('have a handler for an operation that is added to their contract', async () => {
    project.edit('spec/openapi.yaml', 'paths:\n', `paths:\n${newOperation}`)
    expect(await project.npm('generate')).toMatchObject({ code: 0, stderr: '' })
    const { stdout } = await project.npm('typecheck')
    const handlers = 'server-stub/handlers/models/handlers.ts'
    expect(stdout).toContain(handlers)
    expect(stdout).toContain("Property 'ping' is missing")
    project.edit(handlers, 'return {', 'return {\n    ping: async () => ({ json: { pong: true } }),')
    expect(await project.npm('typecheck')).toEqual({ code: 0, stdout: '', stderr: '' })
  })

  test('come with all scripts and pages that their pages refer to', () => {
    const { scripts } = JSON.parse(project.read('package.json'))
    const names = Object.keys(scripts)
    for (const page of ['README.md', 'AGENTS.md']) {
      expect(names).toEqual(expect.arrayContaining(scriptsIn(project.read(page))))
      expect(getLinks(project.read(page)).filter((path) => !existsSync(join(project.folder, path)))).toEqual([])
    }
  })

  test('pin their packages to the versions of this checkout, which is only a tool', () => {
    const { dependencies, devDependencies } = JSON.parse(project.read('package.json'))
    const all = { ...dependencies, ...devDependencies }
    expect(Object.entries(all).filter(([name, version]) => versions[name] !== version)).toEqual([])
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['ajv-formats', 'fastify', 'tsx']))
    expect(Object.keys(devDependencies)).toEqual(['@types/node', 'esbuild', 'gatewright', 'typescript'])
  })

  test('need no package that refuses the oldest supported Node', () => {
    const { dependencies, engines } = JSON.parse(project.read('package.json'))
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
    const getOldest = (range = '0') => Number(/\d+/.exec(range)?.[0])
    const newer = Object.keys(dependencies).filter(
      (name) => getOldest(packages[`node_modules/${name}`].engines?.node) > getOldest(engines.node),
    )
    expect(newer).toEqual([])
  })
})

test('the commands that are printed work in a folder with a space', async () => {
  const project = new Project()
  const { stdout } = await project.begin('--spec', 'test/golden/bookshop/openapi.yaml')
  const [command = ''] = /cd .*/.exec(stdout) ?? []
  expect(await project.run('sh', '-c', `cd / && ${command} && pwd`)).toMatchObject({ stdout: `${project.folder}\n` })
  project.remove()
})

test('the sources for another contract compile, serve its examples, and refuse wrong ones on demand', async () => {
  const project = new Project()
  try {
    const run = await project.begin('--eject', '--spec', 'test/golden/bookshop/openapi.yaml')
    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(await project.npm('typecheck')).toEqual({ code: 0, stdout: '', stderr: '' })
    expect(await project.npm('generate', '--', '--check')).toMatchObject({ code: 0 })
    expect(await project.npm('test')).toMatchObject({ code: 0, stderr: '' })
    const url = await project.start()
    const book = await fetch(`${url}/books/9780000000002?key=sk-mock`)
    const expected = [200, { isbn: '9780000000002', title: 'A novel', of: null }]
    expect([book.status, await book.json()]).toEqual(expected)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    project.stop()
    expect(await project.npm('build')).toMatchObject({ code: 0 })
    project.edit('package.json', 'tsx src/start.ts', 'node dist/start.js')
    const built = await fetch(`${await project.start()}/books/9780000000002?key=sk-mock`)
    expect([built.status, await built.json()]).toEqual(expected)
    project.stop()
    expect((await project.npm('mock', '--', '--help')).stdout).toContain('Usage: npm run mock')
    const mockUrl = await project.start('mock')
    const mocked = await fetch(`${mockUrl}/books/9780000000002`)
    expect([mocked.status, await mocked.json()]).toEqual(expected)
    expect((await fetch(`${mockUrl}/__mock`)).status).toBe(200)
    project.stop()
    project.edit('package.json', 'node dist/start.js', 'tsx src/start.ts --invalid-replies refuse')
    project.edit('src/books.ts', "title: 'A novel'", 'title: 5 as never')
    expect((await fetch(`${await project.start()}/books/9780000000002?key=sk-mock`)).status).toBe(500)
  } finally {
    project.remove()
  }
})

const events = `import type { AnswerEvent } from '../generated/handlers.ts'
export const right: AnswerEvent[] = [{ event: 'word', data: { text: 'a' }, id: '1' }, { event: 'end', data: '[DONE]' }]
export const payload: AnswerEvent = { event: 'word', data: { words: 1 } }
export const name: AnswerEvent = { event: 'wrod', data: { text: 'a' } }
export const read = (sent: AnswerEvent) => (sent.event === 'word' ? sent.data.text : sent.event === 'end' ? '' : sent.data.words)
`

test.each(['streams', 'stream-forms'])('a project for the %s of OpenAPI 3.2 compiles', async (name) => {
  const project = new Project()
  try {
    const spec = `test/generators/documents/openapi-3.2-${name}.yaml`
    expect(await project.begin('--eject', '--spec', spec)).toMatchObject({ code: 0 })
    expect(await project.npm('typecheck')).toEqual({ code: 0, stdout: '', stderr: '' })
    if (name !== 'streams') return
    project.write('src/events.ts', events)
    const { stdout } = await project.npm('typecheck')
    expect(stdout.match(/src\/events\.ts\(\d+/g)).toEqual(['src/events.ts(3', 'src/events.ts(4'])
  } finally {
    project.remove()
  }
})

describe('an error of the command', () => {
  const init = (...args: string[]) => runGenerate(args, 'init')

  const never = ['--out', '.cache/never']
  test.each([
    [[], '--out FOLDER is required. See --help.'],
    [['--ouch', 'a'], "Unknown option '--ouch'. See --help."],
    [['--out', 'server-stub'], 'server-stub is not empty. Choose a new or empty folder with --out. See --help.'],
    [['--out', 'README.md'], 'README.md is a file. Choose a new or empty folder with --out. See --help.'],
    [
      ['--out', 'README.md/never', '--spec', 'test/golden/bookshop/openapi.yaml'],
      'Cannot write to README.md/never: a part of the path is a file. Choose another folder with --out.',
    ],
    [[...never, '--spec', 'nowhere.yaml'], '--spec: there is no file nowhere.yaml. See --help.'],
  ])('in the command line %j prints one line', async (args, line) => {
    expect(await init(...args)).toEqual({ code: 2, stdout: '', stderr: `${line}\n` })
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
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('../pets.yaml is outside of the folder of the document.'),
    ])
    project.remove()
  })

  test('does not affect --help', async () => {
    expect(await init('--help')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('npm run init -- --out FOLDER'),
    })
  })
})
