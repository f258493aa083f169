import ts from 'typescript'
import { expect, test } from 'vitest'
import { emitTypes } from '../../generators/emit/types.ts'
import { buildContract } from '../../generators/model/build-contract.ts'
import { writeTestFile } from '../support/temporary-folder.ts'
import { getSpec } from './run-generate.ts'

test('the types of lists and unions that contain themselves compile', { timeout: 30_000 }, () => {
  const refer = (path: string) => ({ $ref: `#/components/schemas/${path}` })
  const list = { type: 'array', items: refer('B/properties/list') }
  const union = { oneOf: [{ type: 'string' }, { type: 'array', items: refer('B/properties/union') }] }
  const schemas = {
    A: { type: 'object', properties: { list: refer('B/properties/list'), union: refer('B/properties/union') } },
    B: { type: 'object', properties: { list, union } },
  }
  const content = { 'application/json': { schema: refer('A') } }
  const paths = { '/a': { get: { responses: { 200: { description: 'Read.', content } } } } }
  const document = { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths, components: { schemas } }
  const built = buildContract(getSpec({ 'openapi.yaml': JSON.stringify(document) }))
  const [text = ''] = emitTypes({ ...built, header: '', core: '' }).values()
  const program = ts.createProgram([writeTestFile('types.ts', text)], { strict: true, noEmit: true, types: [] })
  expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText)).toEqual([])
  expect(text).toContain('list')
})
