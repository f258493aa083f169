import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeProject } from '../../../generators/init/project.ts'
import { readPage } from '../../docs/page.ts'
import { testFolder } from '../../support/temporary-folder.ts'
import { Project } from './project.ts'

const [marked = ''] = readPage('docs/starting-a-project.md').blocks('yaml')
const unmarked = marked.replaceAll(/ *x-problem: .*\n/g, '').replaceAll(/, x-problem-slot: \w+/g, '')

const paths = `openapi: 3.1.0
info: { title: Books, version: '1' }
security: [{ bearer: [] }]
paths:
  /books:
    get:
      operationId: listBooks
      parameters: [{ name: limit, in: query, schema: { type: integer } }]
      responses:
        '200': { description: All., content: { application/json: { schema: { type: array }, example: [] } } }
        '400': { $ref: '#/components/responses/Invalid' }
        '401': { $ref: '#/components/responses/NoKey' }
`
const schemes = '  securitySchemes: { bearer: { type: http, scheme: bearer } }\n'

describe('errors in a form of one’s own', () => {
  const project = new Project()
  const spec = join(project.folder, '../openapi.yaml')

  beforeAll(async () => {
    mkdirSync(join(spec, '..'), { recursive: true })
    writeFileSync(spec, paths + unmarked + schemes)
    expect(await project.begin('--eject', '--spec', spec)).toMatchObject({ code: 0, stderr: '' })
  })
  afterAll(() => project.remove())

  test.each([
    ['as the document declares them', unmarked],
    ['once the document is marked as the page says', marked],
  ])('are sent %s', async (_, components) => {
    project.write('spec/openapi.yaml', paths + components + schemes)
    expect(await project.npm('generate')).toMatchObject({ code: 0, stderr: '' })
    const url = await project.start()
    const refusal = async (query: string, key: string) => {
      const reply = await fetch(`${url}/books${query}`, { headers: { authorization: `Bearer ${key}` } })
      return [reply.status, reply.headers.get('content-type')?.split(';')[0], await reply.json()]
    }
    const invalid = { code: 400, detail: expect.stringContaining('limit') }
    expect(await refusal('?limit=many', 'sk-mock')).toEqual([400, 'application/json', invalid])
    const noKey = { code: 401, detail: expect.any(String) }
    expect(await refusal('', 'sk-wrong')).toEqual([401, 'application/json', noKey])
    project.stop()
  })
})

test.each(['present', 'deeply/new'])('a failure leaves nothing in a %s folder', (name) => {
  const parent = testFolder()
  mkdirSync(join(parent, 'present'))
  const before = readdirSync(parent, { recursive: true })
  const impossible = new Map([
    ['src/ports.ts', 'fine'],
    ['src/ports.ts/below', 'below a file'],
  ])
  expect(() => writeProject(join(parent, name), impossible)).toThrow(
    /Cannot write to .*below: a part of the path is a file\.\n {2}help: Choose another/,
  )
  expect(readdirSync(parent, { recursive: true })).toEqual(before)
})
