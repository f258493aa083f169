import { readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startServer } from '../../support/local-server.ts'
import { runProcess } from '../../support/server-process.ts'
import { sharedFolder } from '../../support/temporary-folder.ts'

const document = `openapi: 3.1.0
info: { title: Notes, version: '1' }
security: [{ key: [] }]
paths:
  /notes:
    get:
      operationId: listNotes
      parameters: [{ name: limit, in: query, schema: { type: integer, maximum: 50 } }]
      responses:
        '200': { $ref: '#/components/responses/Listed' }
        '400': { description: Refused. }
        '401': { description: No key. }
    post:
      operationId: addNote
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Note' } } } }
      responses:
        '201': { description: Added., content: { application/json: { schema: { $ref: '#/components/schemas/Note' } } } }
        '400': { description: Refused. }
        '401': { description: No key. }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: X-Key } }
  responses:
    Listed: { $ref: '#/components/responses/Notes' }
    Notes: { description: Notes., content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Note' } } } } }
  schemas:
    Note:
      type: object
      required: [text]
      properties: { text: { type: string, maxLength: 5 } }
`
const folder = sharedFolder()
const spec = join(folder, 'notes.yaml')
writeFileSync(spec, document)

/** How the server breaks the document. */
type Flaw = 'status' | 'property' | 'media type' | 'body' | 'key'

const serve = (flaw?: Flaw) => startServer((request, response) => void answer(request, response, flaw))

async function answer(request: IncomingMessage, response: ServerResponse, flaw: Flaw | undefined): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://h')
  const text = Buffer.concat(await request.toArray()).toString()
  const end = (status: number, value?: unknown, type = 'application/json') => {
    response.writeHead(status, value === undefined ? {} : { 'content-type': type }).end(value && JSON.stringify(value))
  }
  if (pathname !== '/notes') return end(404)
  if (flaw !== 'key' && request.headers['x-key'] !== 'right') return end(401)
  if (request.method === 'GET') {
    const limit = Number(searchParams.get('limit') ?? 1)
    if (!Number.isInteger(limit) || limit > 50) return end(400)
    return end(200, [flaw === 'property' ? {} : { text: 'a' }], flaw === 'media type' ? 'text/plain' : undefined)
  }
  if (request.method !== 'POST') return end(405)
  if (flaw !== 'body' && !isNote(text)) return end(400)
  end(flaw === 'status' ? 200 : 201, { text: 'a' })
}

function isNote(text: string): boolean {
  try {
    const note = JSON.parse(text)
    return typeof note.text === 'string' && [...note.text].length <= 5
  } catch {
    return false
  }
}

const run = (...args: string[]) => runProcess(['conformance', ...args], {}, 'cli/gatewright.ts')

async function judge(flaw?: Flaw, ...more: string[]) {
  const server = await serve(flaw)
  const result = await run('--spec', spec, '--target', server.url, '--key', 'right', ...more)
  server.close()
  return result
}

test('a server that keeps the document passes', async () => {
  const { code, out } = await judge(undefined, '--choices', '--fuzz', '20')
  expect(out).toContain('conforms to the document')
  expect(code).toBe(0)
})

test.each([
  ['status', 'notes/addNote/example/sampled', 'status'],
  ['property', 'notes/listNotes/example/plain', 'required'],
  ['media type', 'notes/listNotes/example/plain', 'content-type'],
  ['body', 'notes/addNote/body/text/maxLength/outside', 'status'],
  ['key', 'notes/listNotes/credential/none', 'status'],
] as const)('a server with a wrong %s fails', async (flaw, id, rule) => {
  const report = join(folder, `${flaw}.json`)
  const { code } = await judge(flaw, '--report', `json=${report}`)
  expect(code).toBe(1)
  const { verdicts } = JSON.parse(readFileSync(report, 'utf8')).targets[0]
  const verdict = verdicts.find((judged: { id: string }) => judged.id.endsWith(id.slice(id.indexOf('/'))))
  expect(verdict).toMatchObject({ outcome: 'failed', who: 'server' })
  expect(verdict.findings.map((finding: { rule: string }) => finding.rule)).toContain(rule)
})

test('reports name the line of the document', async () => {
  expect((await judge('property')).out).toMatch(/see: \S*notes\.yaml:2\d \/components\/schemas\/Note\/required/)
})

test.each([
  [['--spec', 'nothing.yaml', '--target', 'mock'], 'nothing.yaml'],
  [['--spec', spec, '--target', 'stub'], "--target stub serves the gateway's contract"],
  [['--spec', spec, '--target', 'http://127.0.0.1:9'], 'needs a credential'],
  [['--spec', 'package.json', '--target', 'mock'], 'not-openapi'],
])('refuses %j', async (args, message) => {
  const { code, out, err } = await run(...args)
  expect(code).toBe(2)
  expect(out + err).toContain(message)
  expect(out + err).not.toContain('    at ')
})

test.each([
  'test/golden/bookshop/openapi.yaml',
  'node_modules/@readme/oas-examples/3.0/json/petstore.json',
  'node_modules/@readme/oas-examples/3.0/json/http-status-codes.json',
  'node_modules/@readme/oas-examples/3.0/json/parameters-style.json',
  'node_modules/@readme/oas-examples/3.1/json/train-travel.json',
  'node_modules/@scalar/galaxy/dist/3.1.yaml',
])('the mock of %s passes', async (path) => {
  const { code, out } = await run('--spec', path, '--target', 'mock', '--report', `html=${join(folder, 'report.html')}`)
  expect(out).toContain('conforms to the document')
  expect(code).toBe(0)
})
