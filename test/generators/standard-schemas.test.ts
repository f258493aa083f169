import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from 'gatewright/generate'
import { type StandardSchema, standardSchema } from 'gatewright/validation'
import { expect, expectTypeOf, test } from 'vitest'
import type { Guard } from '../../runtime/contract.ts'
import { root, temporaryFolder } from './run-generate.ts'
import { findFolderErrors } from './served-folder.ts'

const document = `
openapi: 3.1.0
info: { title: Shelf, version: '1' }
paths:
  /books: { post: { tags: [books], requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Book' } } } }, responses: { 204: { description: Done. } } } }
components:
  schemas:
    Book:
      type: object
      required: [title]
      properties:
        title: { type: string }
        parts: { type: array, items: { type: object, properties: { '0': { type: integer } } } }
    Unused: { type: object, required: [name] }
`

test('standard-schemas.ts has each validator as Standard Schema, whose issues have a message and a path', async () => {
  const folder = temporaryFolder()
  const spec = join(root, folder, 'openapi.yaml')
  writeFileSync(spec, document)
  const out = `${folder}/generated`
  await generate({ spec, out: join(root, out), emitters: ['standard-schema'] })
  const use = `
    import type { StandardSchemaV1 } from '@standard-schema/spec'
    import { Book, Unused } from './standard-schemas.ts'
    type Inferred = StandardSchemaV1.InferOutput<typeof Book>
    export const schema: StandardSchemaV1<unknown, unknown> = Unused
    export const book: Inferred = { title: 'a' }
    // @ts-expect-error: the title is a string
    export const wrong: Inferred = { title: 1 }`
  writeFileSync(join(root, out, 'use.ts'), use)
  expect(findFolderErrors([out], ['use.ts'])).toEqual([])
  const all: Record<string, StandardSchema<unknown> & Guard<unknown>> = await import(
    join(root, out, 'standard-schemas.ts')
  )
  expect(Object.keys(all)).toEqual(['Book', 'Unused'])
  const validate = (value: unknown) => all.Book?.['~standard'].validate(value)
  expect(all.Book?.['~standard']).toMatchObject({ version: 1, vendor: 'gatewright' })
  const book = { title: 'a', parts: [{ 0: 1 }] }
  expect(validate(book)).toEqual({ value: book })
  expect(validate({ ...book, parts: [{}, { 0: 'x' }] })).toEqual({
    issues: [{ message: expect.stringContaining('integer'), path: ['parts', 1, '0'] }],
  })
  expect(validate({})).toEqual({ issues: [{ message: expect.stringMatching(/required|missing/), path: ['title'] }] })
  expect(validate(null)).toEqual({ issues: [{ message: expect.stringContaining('object'), path: [] }] })
  expect([all.Book?.(book), all.Book?.(1), all.Book?.errors?.length]).toEqual([true, false, 1])
})

test('a schema is typed by its validator, and is its type guard', () => {
  const isText: Guard<string> = (value): value is string => typeof value === 'string'
  const schema = standardSchema(isText)
  expectTypeOf(schema['~standard'].types).toEqualTypeOf<
    { readonly input: string; readonly output: string } | undefined
  >()
  expect([schema('a'), schema(1)]).toEqual([true, false])
})
