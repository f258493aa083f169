import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { contractProject } from '../../../generators/init/contract-project.ts'
import { testFolder } from '../../support/temporary-folder.ts'
import { root } from '../run-generate.ts'

type Handlers = Record<string, () => Promise<{ headers?: Record<string, string> }>>

const headers = {
  'X-Total': { required: true, schema: { type: 'integer' }, example: 7 },
  'X-Page': { required: true, schema: { type: 'string', enum: ['first'] } },
}

function reply(status: number, content?: object): object {
  return { responses: { [status]: { description: 'Done.', headers, ...(content ? { content } : {}) } } }
}

test('the example handlers of a project send the declared headers of a reply, of each kind of body', async () => {
  const spec = join(testFolder(), 'openapi.json')
  const paths = {
    '/json': { get: { operationId: 'json', ...reply(200, { 'application/json': { example: { a: 1 } } }) } },
    '/text': { get: { operationId: 'text', ...reply(200, { 'text/plain': { example: 'a' } }) } },
    '/file': { get: { operationId: 'file', ...reply(200, { 'image/png': {} }) } },
    '/none': { delete: { operationId: 'none', ...reply(204) } },
    '/wrong': {
      get: { operationId: 'wrong', ...reply(200, { 'application/json': { schema: { type: 'string' }, example: 1 } }) },
    },
  }
  writeFileSync(spec, JSON.stringify({ openapi: '3.1.0', info: { title: 'Headers', version: '1' }, paths }))
  const { files } = await contractProject({ root, name: 'project', spec, gatewright: '0.1.0', isEjected: false })
  const [[path = ''] = []] = [...files].filter(([name]) => /^src\/(?!handlers|start)/.test(name))
  const code = ts.transpile(String(files.get(path)), { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext })
  const module: Record<string, Handlers> = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const [handlers = {}] = Object.values(module)
  expect(Object.keys(handlers).sort()).toEqual(
    Object.keys(paths)
      .map((each) => each.slice(1))
      .sort(),
  )
  for (const [id, handle] of Object.entries(handlers))
    expect((await handle()).headers, id).toEqual({ 'x-total': '7', 'x-page': 'first' })
})
