import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import { createMock } from 'gatewright'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { downloadSpec } from '../../../generators/read/download-spec.ts'
import { runSuite } from '../../conformance/run-suite.ts'
import { type Certificate, makeCertificate, noOpenssl, opensslReason, trust } from '../../support/certificate.ts'
import { closeAfterTest } from '../../support/close-after.ts'
import { type LocalServer, startServer } from '../../support/local-server.ts'
import { runCommand } from '../../support/start-command.ts'
import { testFolder, writeTestFile } from '../../support/temporary-folder.ts'
import { testDocument } from './serve-document.ts'

const getDocument = (title: string, reference = 'parts/book.yaml#/Book') => `
openapi: 3.1.0
info: { title: Books, version: '1' }
paths:
  /book:
    get:
      operationId: getBook
      responses:
        '200':
          description: A book.
          content: { application/json: { schema: { $ref: '${reference}' }, example: { title: ${title} } } }
`
const getOther = (reference: string) => `components: { schemas: { Other: { $ref: '${reference}#/Book' } } }\n`
const longName = `${'a'.repeat(252)}.yaml`
const part = 'Book: { type: object, properties: { title: { $ref: "../../title.yaml" } } }'

/** Enters a temporary folder until the test ends. */
function enterFolder(): string {
  const folder = testFolder()
  const before = process.cwd()
  onTestFinished(() => process.chdir(before))
  process.chdir(folder)
  return folder
}

describe.skipIf(noOpenssl)(`a document from a URL${opensslReason}`, () => {
  let certificate: Certificate
  let server: LocalServer
  let base: string
  let title: string
  let asked: string[]
  let isTitleLost: boolean

  /** What is at the other paths, by path. */
  const listeners: Readonly<Record<string, RequestListener>> = {
    '/big.yaml': (_, response) => response.end('#'.repeat(5000)),
    '/endless.yaml': (_, response) => response.write('a: 1\n'),
    '/encoded.yaml': (_, response) => response.writeHead(200, { 'content-encoding': 'br' }).end('a'),
    '/here': (_, response) => response.writeHead(302, { location: '/v1/openapi.yaml' }).end(),
    '/in-circles': (_, response) => response.writeHead(307, { location: '/in-circles' }).end(),
    '/to-http': (_, response) => response.writeHead(301, { location: 'http://127.0.0.1:9/openapi.yaml' }).end(),
    '/v1/elsewhere.yaml': (_, response) => response.end(getDocument('A', 'away.yaml')),
    '/v1/away.yaml': (_, response) =>
      response.writeHead(301, { location: `https://localhost:${server.port}/title.yaml` }).end(),
    '/v1/foreign.yaml': (_, response) => response.end(getDocument('A', `https://localhost:${server.port}/title.yaml`)),
    '/v1/with-key.yaml': (_, response) => response.end(getDocument('A', `${base}/title.yaml?key=1`)),
    '/v1/with-user.yaml': (_, response) =>
      response.end(getDocument('A', `${base.replace('//', '//me:secret@')}/title.yaml`)),
    '/v1/absolute.yaml': (_, response) => response.end(getDocument(title, `${base}/v1/parts/book.yaml#/Book`)),
    '/v1/from-root.yaml': (_, response) => response.end(getDocument(title, '/v1/parts/book.yaml#/Book')),
    '/v1/openapi.yaml': (_, response) => response.end(getDocument(title)),
    '/v1/parts/book.yaml': (_, response) => response.end(part),
    '/title.yaml': (_, response) => response.writeHead(isTitleLost ? 503 : 200).end('type: string'),
    '/v1/hidden.yaml': (_, response) => response.end(getDocument('A', '.env#/Book')),
    '/v1/in-file.yaml': (_, response) => response.end(getDocument('A', 'parts#/Book') + getOther('parts/book.yaml')),
    '/v1/in-case.yaml': (_, response) =>
      response.end(getDocument('A', 'Parts/Book.yaml#/Book') + getOther('parts/book.yaml')),
    '/v1/reserved.yaml': (_, response) => response.end(getDocument('A', 'parts/aux.yaml#/Book')),
    '/v1/ends.yaml': (_, response) => response.end(getDocument('A', 'book.#/Book')),
    '/v1/long.yaml': (_, response) => response.end(getDocument('A', `${longName}#/Book`)),
    '/v1/base.json': (_, response) => response.end(getDocument('A', 'parts/book.yaml#/Book')),
  }

  beforeAll(async () => {
    certificate = makeCertificate()
    server = await startServer(
      createServer(certificate, (request, response) => {
        asked.push(request.url ?? '')
        const listener = listeners[request.url ?? ''] ?? (() => response.writeHead(404).end())
        listener(request, response)
      }),
    )
    base = `https://127.0.0.1:${server.port}`
  })

  beforeEach(() => {
    trust(certificate)
    title = 'Emma'
    asked = []
    isTitleLost = false
  })

  afterAll(async () => {
    await server.close()
    certificate.remove()
  })

  test.each([
    ['/v1/openapi.yaml', '/v1/openapi.yaml'],
    ['/here', '/here', '/v1/openapi.yaml'],
    ['/v1/absolute.yaml', '/v1/absolute.yaml'],
    ['/v1/from-root.yaml', '/v1/from-root.yaml'],
  ])('is mocked with its files on the same host: %s', async (path, ...documents) => {
    const served = await testDocument(`${base}${path}`, '--allow-private')
    expect(served.summary[0]).toContain(`1 operation of ${base}${path}`)
    expect((await served.request('/book')).body).toEqual({ title: 'Emma' })
    expect(asked).toEqual([...documents, '/v1/parts/book.yaml', '/title.yaml'])
  })

  test('is what a deployment is tested against, and findings name its lines', async () => {
    const wrong = await closeAfterTest(
      startServer((_, response) => response.setHeader('content-type', 'application/json').end('{"title":7}')),
    )
    const args = ['--spec', `${base}/v1/openapi.yaml`, '--allow-private', '--target', wrong.url, '--only', '**/example']
    const { exitCode, out } = await runSuite(args)
    expect([exitCode, out]).toEqual([1, expect.stringContaining(`${base}/title.yaml:1 `)])
  })

  test.each([
    [['generate', '--out', 'generated', '--spec'], /: \d+ files/],
    [['bundle', '--openapi', '3.2', '--spec'], /"title": "Books"/],
    [['types'], /getBook: \{/],
  ])('is what %j reads', async ([command = '', ...args], printed) => {
    const folder = testFolder()
    const line = [command, ...args.map((arg) => arg.replace('generated', `${folder}/out`)), `${base}/v1/openapi.yaml`]
    const { status, stdout, stderr } = await runCommand(...line, '--allow-private')
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(printed)
  })

  test('is what a configuration file names', async () => {
    const folder = enterFolder()
    const getTarget = (allowPrivate: boolean) => ({
      spec: `${base}/v1/openapi.yaml`,
      out: 'api',
      types: 'a.d.ts',
      allowPrivate,
    })
    writeTestFile('gatewright.config.yaml', JSON.stringify({ generate: [getTarget(true)] }), folder)
    expect(await runCommand('generate')).toMatchObject({ status: 0, stderr: '' })
    writeTestFile('gatewright.config.yaml', JSON.stringify({ generate: [getTarget(false)] }), folder)
    expect(await runCommand('generate')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('--allow-private'),
    })
  })

  test('is copied into a project, which upgrade brings up to date', async () => {
    const folder = enterFolder()
    const spec = `${base}/v1/absolute.yaml`
    const created = await runCommand('init', '--eject', '--out', 'books', '--spec', spec, '--allow-private')
    expect(created).toMatchObject({ status: 0, stderr: '' })
    process.chdir(`${folder}/books`)
    const read = (path: string) => readFileSync(path, 'utf8')
    expect(read('spec/absolute.yaml')).toBe(
      getDocument('Emma', 'parts/book.yaml#/Book').replace(/'(parts.*?)'/, '"$1"'),
    )
    expect(read('spec/parts/book.yaml')).toBe(part.replace('../../title.yaml', '../host/title.yaml'))
    expect(read('spec/host/title.yaml')).toBe('type: string')
    const [, script = ''] = /gatewright generate ([^"]*)"/.exec(read('package.json')) ?? []
    expect(await runCommand('generate', ...script.split(' '), '--check')).toMatchObject({ status: 0, stderr: '' })
    expect(await runCommand('upgrade', '--allow-private')).toMatchObject({
      status: 0,
      stdout: `spec/ has all changes of ${spec}.\n`,
    })
    title = 'Persuasion'
    const shown = await runCommand('upgrade', '--allow-private')
    expect([shown.status, shown.stdout]).toEqual([1, expect.stringContaining('title: Persuasion')])
    expect(shown.stdout).toContain(`spec/absolute.yaml: changed in ${spec}.\n`)
    expect(await runCommand('upgrade', '--allow-private', '--take')).toMatchObject({ status: 0 })
    expect(read('spec/absolute.yaml')).toContain('title: Persuasion')
    const stderr = `${spec} cannot be read: the host has no public address; allow others with --allow-private.\n`
    expect(await runCommand('upgrade')).toMatchObject({ status: 2, stdout: '', stderr })
  })

  test('is not taken by upgrade without a file that the project has', async () => {
    const folder = enterFolder()
    const spec = `${base}/v1/absolute.yaml`
    await runCommand('init', '--out', 'books', '--spec', spec, '--allow-private')
    process.chdir(`${folder}/books`)
    isTitleLost = true
    const stderr = 'The source of spec/host/title.yaml cannot be read: the server answers 503.\n'
    expect(await runCommand('upgrade', '--allow-private', '--take')).toMatchObject({ status: 2, stdout: '', stderr })
    expect(readFileSync('spec/host/title.yaml', 'utf8')).toBe('type: string')
  })

  test.each([
    ['hidden.yaml', '.env'],
    ['base.json', 'base.json'],
    ['in-file.yaml', 'parts'],
    ['in-case.yaml', 'parts/book.yaml'],
    ['reserved.yaml', 'parts/aux.yaml'],
    ['ends.yaml', 'book.'],
    ['long.yaml', longName],
  ])('is not copied into a project with names that could mean more: %s', async (document, name) => {
    const args = ['init', '--out', `${testFolder()}/new`, '--spec', `${base}/v1/${document}`, '--allow-private']
    const stderr = `"${base}/v1/${name}" has a name that no file of spec/ may have: save the document in a file, and name that.\n`
    expect(await runCommand(...args)).toMatchObject({ status: 1, stdout: '', stderr })
  })

  test('is not copied into a project without a file that it needs, whose URL the message names', async () => {
    isTitleLost = true
    const args = ['init', '--out', `${testFolder()}/new`, '--spec', `${base}/v1/openapi.yaml`, '--allow-private']
    const stderr = expect.stringContaining(`\n  ${base}/title.yaml cannot be read: the server answers 503.\n`)
    expect(await runCommand(...args)).toMatchObject({ status: 1, stdout: '', stderr })
  })

  test('is mocked in process', async () => {
    const mock = await createMock({ spec: `${base}/v1/openapi.yaml`, allowPrivate: true })
    const reply = await mock.fetch(`${mock.baseUrl}/book`)
    expect(await reply.json()).toEqual({ title: 'Emma' })
    await mock.close()
  })

  test('is asked for again with --watch', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const served = await testDocument(`${base}/v1/openapi.yaml`, '--allow-private', '--watch')
    title = 'Persuasion'
    await vi.waitFor(
      () => {
        vi.advanceTimersByTime(5000)
        expect(out.mock.calls.join('')).toContain('Serving the changed document.')
      },
      { timeout: 60_000, interval: 50 },
    )
    vi.useRealTimers()
    expect((await served.request('/book')).body).toEqual({ title: 'Persuasion' })
  })

  test.each<[string, string, object]>([
    ['/v1/openapi.yaml', 'the host has no public address; allow others with --allow-private', { allowPrivate: false }],
    ['/missing.yaml', 'the server answers 404', {}],
    ['/big.yaml', 'the document is larger than 4000 bytes', { maxBytes: 4000 }],
    ['/endless.yaml', 'it did not arrive within 300 ms', { timeoutMs: 300 }],
    ['/encoded.yaml', 'the server sends it encoded as br', {}],
    ['/to-http', 'http://127.0.0.1:9 is not https', {}],
    ['/in-circles', 'more than 5 redirects', {}],
  ])('%s cannot be had: %s', async (path, reason, options) => {
    const { texts } = await downloadSpec(`${base}${path}`, { allowPrivate: true, ...options })
    expect([...texts.values()]).toEqual([{ reason }])
    if (path === '/v1/openapi.yaml') expect(asked).toEqual([])
  })

  test('a name that leads to a private address is refused when it is connected to', async () => {
    const { texts } = await downloadSpec(`https://localhost:${server.port}/title.yaml`)
    expect(texts.get('title.yaml')).toEqual({
      reason: 'the host has no public address; allow others with --allow-private',
    })
    expect(asked).toEqual([])
  })

  test('a file that redirects to another host is refused', async () => {
    const { texts } = await downloadSpec(`${base}/v1/elsewhere.yaml`, { allowPrivate: true })
    expect(texts.get('v1/away.yaml')).toEqual({ reason: `it redirects to another host, localhost:${server.port}` })
    expect(asked).toEqual(['/v1/elsewhere.yaml', '/v1/away.yaml'])
  })

  test.each(['foreign', 'with-key', 'with-user'])('a file elsewhere is not asked for: %s', async (name) => {
    const { texts } = await downloadSpec(`${base}/v1/${name}.yaml`, { allowPrivate: true })
    expect([...texts.keys()]).toEqual([`v1/${name}.yaml`])
    await expect(createMock({ spec: `${base}/v1/${name}.yaml`, allowPrivate: true })).rejects.toThrow('remote-ref')
  })

  test('a file that cannot be had is an error at the line that refers to it', async () => {
    await expect(createMock({ spec: `${base}/v1/elsewhere.yaml`, allowPrivate: true })).rejects.toThrow(
      new RegExp(
        `^${base}/v1/elsewhere.yaml:11:\\d+ file-unreadable\n  ${base}/v1/away.yaml cannot be read: it redirects`,
      ),
    )
  })

  test('one that cannot be had is an error of one line', async () => {
    await expect(createMock({ spec: `${base}/v1/openapi.yaml` })).rejects.toThrow(
      `${base}/v1/openapi.yaml cannot be read: the host has no public address; allow others with --allow-private.`,
    )
  })
})
