import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { emitTypes } from '../../generators/emit/types.ts'
import { buildContract } from '../../generators/model/build-contract.ts'
import { readSpec, type SpecFiles } from '../../generators/read/read-spec.ts'
import { testFolder } from '../support/temporary-folder.ts'
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
  const text = printTypes(getSpec({ 'openapi.yaml': JSON.stringify(document) }))
  expect(findErrors(text)).toEqual([])
  expect(text).toContain('list')
})

test('the types of a hierarchy keep the values of its tag', { timeout: 30_000 }, () => {
  const text = printTypes(readSpec('test/generators/documents/discriminators.yaml'))
  const values = [
    ['Vehicle', { $type: 'car', id: 1, wheels: 4 }, true],
    ['Vehicle', { $type: 'car', id: 1 }, false],
    ['Vehicle', { $type: 'boat', id: 1, wheels: 4 }, false],
    ['Volvo', { $type: 'car', id: 1, wheels: 4, seatbelts: 2 }, false],
    ['Pet', { petType: 'Cat', lives: 9 }, true],
    ['Pet', { petType: 'Cat', bark: true }, false],
    ['Shape', {}, true],
  ] as const
  const lines = values.map(([name, value], index) => {
    return `export const value${index}: components['schemas']['${name}'] = ${JSON.stringify(value)}`
  })
  const first = text.split('\n').length
  const wrong = values.flatMap(([, , fits], index) => (fits ? [] : [first + index]))
  expect(findErrors([text, ...lines].join('\n'))).toEqual(wrong)
})

function printTypes(spec: SpecFiles): string {
  const [text = ''] = emitTypes({ ...buildContract(spec), header: '', core: '' }).values()
  return text
}

/** The lines with errors. */
function findErrors(text: string): number[] {
  const path = join(testFolder(), 'types.ts')
  writeFileSync(path, text)
  const program = ts.createProgram([path], { strict: true, noEmit: true, types: [] })
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ file, start = 0 }) => file?.getLineAndCharacterOfPosition(start).line ?? 0)
}
