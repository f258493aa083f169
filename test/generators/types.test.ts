import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { emitTypes } from '../../generators/emit/types.ts'
import { buildContract } from '../../generators/model/build-contract.ts'
import { readSpec, type SpecFiles } from '../../generators/read/read-spec.ts'
import { testFolder, writeTestFile } from '../support/temporary-folder.ts'
import { findTypeErrors } from '../support/type-errors.ts'
import { getSpec } from './run-generate.ts'

test('the types of lists and unions that contain themselves compile', () => {
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
  const files = printTypes(getSpec({ 'openapi.yaml': JSON.stringify(document) }))
  expect(findErrors(files)).toEqual([])
  expect([...files.values()].join()).toContain('list')
})

test('the types of a hierarchy keep the values of its tag', () => {
  const files = printTypes(readSpec('test/generators/documents/discriminators.yaml'))
  const values = [
    ['Vehicle', { $type: 'car', id: 1, wheels: 4 }, true],
    ['Vehicle', { $type: 'car', id: 1 }, false],
    ['Vehicle', { $type: 'boat', id: 1, wheels: 4 }, false],
    ['Volvo', { $type: 'car', id: 1, wheels: 4, seatbelts: 2 }, false],
    ['Ride', { on: 'Horse', legs: 4, hands: 15 }, true],
    ['Ride', { on: 'Horse', legs: 4 }, false],
    ['Pet', { petType: 'Cat', lives: 9 }, true],
    ['Pet', { petType: 'Cat', bark: true }, false],
    ['Shape', {}, true],
  ] as const
  const lines = values.map(([name, value], index) => {
    return `export const value${index}: components['schemas']['${name}'] = ${JSON.stringify(value)}`
  })
  const [text = ''] = files.values()
  const first = text.split('\n').length
  const wrong = values.flatMap(([, , fits], index) => (fits ? [] : [first + index]))
  expect(findErrors(files, lines)).toEqual(wrong)
})

type Files = ReadonlyMap<string, string>

function printTypes(spec: SpecFiles): Files {
  return emitTypes({ ...buildContract(spec), header: '', core: '' })
}

/** The lines of the first file with errors, when lines are added to it. */
function findErrors(files: Files, added: readonly string[] = []): number[] {
  const folder = testFolder()
  const paths = [...files].map(([name, text], index) =>
    writeTestFile(basename(name), [text, ...(index === 0 ? added : [])].join('\n'), folder),
  )
  return findTypeErrors(paths, { types: [], verbatimModuleSyntax: false }).map(
    (error) => Number(/\((\d+),/.exec(error)?.[1]) - 1,
  )
}
