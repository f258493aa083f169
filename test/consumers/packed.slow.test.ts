import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tryAgents } from './agents.ts'
import { tryAnyDocument } from './any-document.ts'
import { pingDocument } from './compilers.ts'
import { tryExamples } from './in-tests-document.ts'
import { InstalledPackage } from './installed-package.ts'
import { tryProjects } from './new-projects.ts'

const stub = ['stub', '--port', '0']
const embedded = [...stub, '--database', 'data']
const shared = [...stub, '--database', 'postgres://127.0.0.1:9/none']
const traced = [...stub, '--otlp-endpoint', 'http://127.0.0.1:9']

const wrongVersions: readonly (readonly [args: readonly string[], name: string, version: string, needed: string])[] = [
  [[...stub, '--admin-port', '0'], '@prometheus-io/client', '0.15.0', '0.16 or newer'],
  [embedded, '@electric-sql/pglite', '0.4.6', '0.5 or newer'],
  [embedded, 'pg-boss', '10.4.2', '12.35 or newer, below 13'],
  [shared, 'pg-boss', '13.0.0', '12.35 or newer, below 13'],
  [shared, 'pg', '7.9.0', '8.0 or newer, below 9'],
  [traced, '@opentelemetry/resources', '1.30.1', '3.0 or newer'],
  [traced, '@opentelemetry/resources', '2.0.0', '3.0 or newer'],
  [['diff'], '@redocly/cli', '1.34.21', '2.77 or newer'],
]

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
let user: InstalledPackage

beforeAll(() => {
  user = new InstalledPackage()
})
afterAll(() => user?.remove())

test('the package is light, and no script runs at installation', () => {
  const { packages, bytes } = user.measure()
  expect(packages).toContain('gatewright/package.json')
  expect(packages.length).toBeLessThanOrEqual(80)
  expect(bytes).toBeLessThan(40e6)
  const scripts = packages.map(
    (path) => JSON.parse(readFileSync(join(user.folder, 'node_modules', path), 'utf8')).scripts,
  )
  expect(scripts.filter((each) => each?.install ?? each?.postinstall ?? each?.preinstall)).toEqual([])
})

describe('a coding agent', () => tryAgents(() => user))

describe('the command', () => {
  test('says its version, and what may be meant', () => {
    expect(user.run('--version')).toMatchObject({ status: 0, stdout: `${version}\n`, stderr: '' })
    const stderr = 'Unknown command mokc; did you mean `mock`? See --help.\n'
    expect(user.run('mokc')).toMatchObject({ status: 2, stdout: '', stderr })
  })

  test.each(['mock', 'stub', 'proxy', 'mcp', 'conformance', 'generate', 'types', 'init', 'upgrade', 'diff'])(
    'explains %s',
    (command) => {
      const { status, stdout, stderr } = user.run(command, '--help')
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
      expect(stdout).toContain(`Usage: npx gatewright ${command} `)
      expect(user.run('--help').stdout).toContain(`npx gatewright ${command}`)
    },
  )

  test.each([
    [['stub', '--port', '0', '--database', 'data'], 'packages @electric-sql/pglite, pg-boss, which are'],
    [['stub', '--port', '0', '--admin-port', '0'], 'package @prometheus-io/client, which is'],
  ])('names the missing packages: %j', (args, packages) => {
    const names = packages.match(/[@\w/-]+(?=,)/g) ?? []
    const stderr = `This needs the ${packages} not installed: npm install ${names.join(' ')}\n`
    expect(user.run(...args)).toMatchObject({ status: 2, stdout: '', stderr })
  })

  test('compares documents once Redocly is there', () => {
    const getDocument = (requestBody?: object) => {
      const post = { requestBody, responses: { 200: { description: 'Done.' } } }
      return JSON.stringify({ openapi: '3.0.3', info: { title: 'A', version: '1' }, paths: { '/a': { post } } })
    }
    user.write('before.json', getDocument())
    user.write('after.json', getDocument({ required: true, content: { 'text/plain': {} } }))
    const args = ['diff', 'before.json', 'after.json', '--fail-on', 'major']
    const stderr = 'This needs the package @redocly/cli, which is not installed: npm install @redocly/cli\n'
    expect(user.run(...args)).toMatchObject({ status: 2, stdout: '', stderr })
    user.link('@redocly/cli')
    const { status, stdout, stderr: banners } = user.run(...args)
    user.unlink('@redocly/cli')
    expect({ status, banners }).toEqual({ status: 1, banners: '' })
    expect(stdout).toContain('A required request body was added. (gatewright/required-request-body-added)')
  })

  test.each(wrongVersions)('%j with %s %s names the versions that work', (args, name, version, needed) => {
    // Like those of OpenTelemetry, the package does not export its package.json.
    user.write(`node_modules/${name}/package.json`, JSON.stringify({ name, version, exports: './index.js' }))
    const { status, stdout, stderr } = user.run(...args)
    user.unlink(name)
    const line = `gatewright needs ${name} ${needed}; this is ${version}.\n`
    expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: line })
  })
})

describe('the mock', () => {
  let url: string
  const headers = { authorization: 'Bearer sk-mock', 'anthropic-version': '1', 'content-type': 'application/json' }
  const post = (path: string, body: object) =>
    fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const messages = [{ role: 'user', content: 'Hello' }]

  beforeAll(async () => {
    url = await user.serve('mock', '--port', '0', '--speed', '0')
  })

  test('streams', async () => {
    const reply = await post('/v1/messages', { model: 'gw-text-large', max_tokens: 20, stream: true, messages })
    expect(reply.headers.get('content-type')).toContain('text/event-stream')
    expect(await reply.text()).toMatch(/^event: message_start\n[\s\S]*event: message_stop\n/)
  })

  test.each([
    ['/__mock', '<!doctype html>'],
    ['/__mock/page/main.js', 'gatewright.control-key'],
    ['/__mock/page/main.css', '--accent'],
    ['/__mock/openapi.json', '"openapi":"3.1'],
    ['/__mock/control.json', '"openapi":"3.1'],
    ['/__mock/control-asyncapi.json', '"asyncapi":"3.'],
    ['/__mock/contract.json', '"streams":'],
  ])('finds its file %s', async (path, part) => {
    const reply = await fetch(url + path)
    expect(reply.status).toBe(200)
    expect((await reply.text()).toLowerCase()).toContain(part.toLowerCase())
  })

  test('finds its examples and films', async () => {
    const body = JSON.stringify({ model: 'gw-text-large', max_tokens: 20, messages })
    const named = { method: 'POST', headers: { ...headers, prefer: 'code=429' }, body }
    expect((await fetch(`${url}/v1/messages`, named)).status).toBe(429)
    const made = await post('/v1/videos', { model: 'gw-video-1', prompt: 'Waves' })
    const { id } = (await made.json()) as { id: string }
    await expect
      .poll(async () => (await fetch(`${url}/v1/videos/${id}/content`, { headers })).headers.get('content-type'))
      .toBe('video/mp4')
  })
})

describe('the modules', () => {
  test('are imported, and required', () => {
    user.write('use.js', used)
    user.write('two.yaml', pingDocument)
    const { stdout, stderr } = user.node('use.js')
    expect(stderr).toBe('')
    const documents = ['3.1.0', expect.stringMatching(/^3\./), 'object', 'object']
    expect(JSON.parse(stdout)).toEqual([
      ...[200, 'function', 'function', false, false, true, 'function', ...documents],
      ...[0, true, true, { file: 'none.yaml', line: 0, column: 0 }],
    ])
  })
})

describe('the examples for tests', () => tryExamples(() => user))

describe('a new project', () => tryProjects(() => user))

describe('another document', () => tryAnyDocument(() => user))

const used = `
import { createRequire } from 'node:module'
import { createMock } from 'gatewright'
import { generate, readContract, SpecError } from 'gatewright/generate'
import { describeFinding, gatewayContract } from 'gatewright/judge'
import { createApp } from 'gatewright/stub'
import { CreateMessageRequest } from 'gatewright/validators/messages'

const require = createRequire(import.meta.url)
const mock = await createMock()
const reply = await mock.fetch(mock.baseUrl + '/v1/models', { headers: { authorization: 'Bearer ' + mock.key } })
await mock.close()
const { contract } = readContract('two.yaml')
const generated = await generate({ spec: 'two.yaml', out: 'two', check: true })
const error = await generate({ spec: 'none.yaml', out: 'none' }).catch((reason) => reason)
const refusal = gatewayContract.findRoute('POST', '/v1/messages').route.replies.find(({ status }) => status === 400)
const withoutType = { error: { type: 'invalid_request_error', message: 'No.', code: 'invalid' } }
console.log(JSON.stringify([
  reply.status, typeof describeFinding, typeof createApp, CreateMessageRequest({}),
  refusal.validate(withoutType), refusal.validate.call({ choices: false }, withoutType),
  typeof require('gatewright').createMock, require('gatewright/openapi.json').openapi,
  require('gatewright/asyncapi.json').asyncapi, typeof require('gatewright/scenario.schema.json').$defs,
  typeof require('gatewright/recording.schema.json').$defs,
  contract.schemas.length, generated.differences.length === generated.total, error instanceof SpecError, error.diagnostics[0].at,
]))
`
