import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import openapiTS, { astToString, type OpenAPITSOptions } from 'openapi-typescript'
import { expect, test } from 'vitest'
import { generateTypes } from '../../generators/generate-types.ts'
import { runCommand } from '../support/start-command.ts'
import { testFolder, writeTestFile } from '../support/temporary-folder.ts'
import { findTypeErrors } from '../support/type-errors.ts'

const examples = 'node_modules/@readme/oas-examples'
const names = `
  3.0/json/callbacks 3.0/json/circular 3.0/json/file-uploads 3.0/json/form-data 3.0/json/link-example
  3.0/json/parameters-style 3.0/json/polymorphism 3.0/json/schema-types 3.0/json/star-trek 3.0/yaml/uspto
  3.1/json/schema-validation-local 3.1/json/security 3.1/json/train-travel 3.1/yaml/webhooks`
const documents = names
  .trim()
  .split(/\s+/)
  .map((name) => `${examples}/${name}.${name.split('/')[1]}`)

/** The types without the comment above them, which names the command. */
function withoutHeader(text: string): string {
  return text.replace(/^\/\*\*.*?\*\/\n\n/s, '')
}

async function printTheirs(path: string, options: OpenAPITSOptions = {}): Promise<string> {
  return astToString(await openapiTS(pathToFileURL(path), { silent: true, ...options }))
}

test.each(documents)('the types of %s are those of openapi-typescript', async (path) => {
  expect(withoutHeader(generateTypes(path).text)).toBe(await printTheirs(path))
})

test.each<[string, OpenAPITSOptions]>([
  ['--enum', { enum: true }],
  ['--enum=true --conditional-enums --immutable=false', { enum: true, conditionalEnums: true }],
  ['--enum --dedupe-enums', { enum: true, dedupeEnums: true }],
  ['--enum-values', { enumValues: true }],
  ['-t', { exportType: true }],
  ['--immutable', { immutable: true }],
  ['--additional-properties', { additionalProperties: true }],
  ['--empty-objects-unknown', { emptyObjectsUnknown: true }],
  ['--default-non-nullable false', { defaultNonNullable: false }],
  ['--no-default-non-nullable', { defaultNonNullable: false }],
  ['--properties-required-by-default', { propertiesRequiredByDefault: true }],
  ['--array-length', { arrayLength: true }],
  ['--path-params-as-types', { pathParamsAsTypes: true }],
  ['--generate-path-params', { generatePathParams: true }],
  ['--alphabetize', { alphabetize: true }],
  ['--exclude-deprecated', { excludeDeprecated: true }],
  ['--root-types', { rootTypes: true }],
  ['--rootTypes --root-types-no-schema-prefix', { rootTypes: true, rootTypesNoSchemaPrefix: true }],
  ['--root-types --root-types-keep-casing', { rootTypes: true, rootTypesKeepCasing: true }],
  ['--make-paths-enum', { makePathsEnum: true }],
  ['--read-write-markers', { readWriteMarkers: true }],
])('%s is the option of openapi-typescript', async (flags, options) => {
  const path = writeTestFile('openapi.yaml', everything)
  const { status, stdout } = await runCommand('types', path, ...flags.split(' '))
  expect(status).toBe(0)
  const theirs = await printTheirs(path, options)
  expect(withoutHeader(stdout)).toBe(theirs)
  const plain = await printTheirs(path)
  expect(theirs).not.toBe(plain)
  expect(withoutHeader(generateTypes(path).text)).toBe(plain)
})

const train = `${examples}/3.1/json/train-travel.json`

test('the command writes a file, says so, and compares it with --check', async () => {
  const output = join(testFolder(), 'types', 'schema.d.ts')
  const missing = await runCommand('types', train, '-o', output, '--check')
  expect(missing).toMatchObject({ status: 1, stderr: expect.stringContaining('is not up to date') })
  const written = await runCommand('types', train, '-o', output)
  expect(written).toEqual({ status: 0, stdout: `${output}: written.\n`, stderr: '' })
  expect(readFileSync(output, 'utf8')).toBe(generateTypes(train).text)
  expect(await runCommand('types', train, '-o', output, '--check')).toMatchObject({ status: 0, stderr: '' })
})

test('an invalid document has types and its errors; one that is missing has neither', async () => {
  const path = writeTestFile('openapi.yaml', 'openapi: 3.1.0\ninfo: { title: A }\npaths: {}\n')
  const document = "openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths: {}"
  const { status, stdout, stderr } = await runCommand('types', path)
  expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringContaining(`${path}:2:1 openapi-invalid`) })
  expect(stdout).toContain('export type paths = Record<string, never>;')
  const dangling = writeTestFile(
    'dangling.yaml',
    `${document}\ncomponents: { schemas: { A: { $ref: '#/components/schemas/B' } } }\n`,
  )
  expect((await runCommand('types', dangling)).stderr).toBe(
    `${dangling}:4:37 unresolved-ref\n  #/components/schemas/B does not exist.\n  help: Point the $ref at an existing node, such as \`file.yaml#/components/schemas/Name\`.\n${dangling} is not valid: its types may be wrong.\n`,
  )
  expect(await runCommand('types', 'missing.yaml')).toMatchObject({ status: 2, stdout: '' })
  expect(await runCommand('types')).toMatchObject({ status: 2, stdout: '' })
})

/** What openapi-typescript does not read, and code that uses its types. */
const others: Readonly<Record<string, string>> = {
  'version-swagger-2': `
    export const item: components['schemas']['Item'] = { name: 'a', note: null }
    // @ts-expect-error: the name is required
    export const empty: components['schemas']['Item'] = {}`,
  'openapi-3.2-requests': `
    export const status: keyof paths['/notes']['query']['responses'] = 204
    // @ts-expect-error: no such method
    export type Get = paths['/notes']['links']['responses']`,
  'references-files': `
    export const item: components['schemas']['Item'] = { kind: 'own' }
    // @ts-expect-error: another constant
    export const other: components['schemas']['Item'] = { kind: 'other' }`,
  'references-identifiers': 'export const all: paths[keyof paths][] = []',
}

const streamItems = `
  type Content = paths['/events']['get']['responses'][200]['content']
  type Item<T> = T extends AsyncIterable<infer Item> ? Item : never
  type Event = Item<Content['text/event-stream']>
  export const line: Item<Content['application/jsonl']> = { id: 1, children: [{ id: 2 }] }
  export const events: Event[] = [{ event: 'added', data: { id: 1 }, id: 'a' }, { event: 'done', data: 'bye' }]
  // @ts-expect-error: the data of another event
  export const mixed: Event = { event: 'added', data: 'bye' }
  // @ts-expect-error: no such event
  export const unknown: Event = { event: 'other', data: 'bye' }`

test('Swagger 2.0, OpenAPI 3.2, several files and streams have types that compile', () => {
  const folder = testFolder()
  const write = (name: string, spec: string, code: string) => {
    writeTestFile(`${name}.d.ts`, generateTypes(spec).text, folder)
    const imports = `import type { components, paths } from './${name}.js'`
    return writeTestFile(`use-${name}.ts`, `${imports}\n${code}\nexport type All = components | paths\n`, folder)
  }
  const files = Object.entries(others).map(([name, code]) => {
    return write(name, `test/generators/documents/${name}.yaml`, code)
  })
  files.push(write('streams', writeTestFile('streams.yaml', streams), streamItems))
  const options = { types: [], verbatimModuleSyntax: false, skipLibCheck: false, skipDefaultLibCheck: true }
  expect(findTypeErrors(files, options)).toEqual([])
})

const streams = `
openapi: 3.2.0
info: { title: Events, version: '1' }
paths:
  /events:
    get:
      responses:
        '200':
          description: All events.
          content:
            application/jsonl: { itemSchema: { $ref: '#/components/schemas/Item' } }
            text/event-stream:
              itemSchema:
                properties: { event: { type: string }, data: { type: string }, id: { type: string } }
                required: [event, data]
                oneOf:
                  - $ref: '#/components/schemas/Added'
                  - properties: { event: { const: done }, data: { const: bye } }
components:
  schemas:
    Item:
      type: object
      required: [id]
      properties: { id: { type: integer }, children: { type: array, items: { $ref: '#/components/schemas/Item' } } }
    Added:
      properties:
        event: { const: added }
        data: { contentMediaType: application/json, contentSchema: { $ref: '#/components/schemas/Item' } }
`

/** A document that each option changes the types of. */
const everything = `
openapi: 3.1.0
info: { title: Everything, version: '1' }
paths:
  /a/{id}:
    get:
      deprecated: true
      responses: { '200': { description: Read., content: { application/json: { schema: { $ref: '#/components/schemas/B' } } } } }
components:
  schemas:
    B:
      type: object
      properties:
        letter: { type: string, enum: [a, b] }
        same: { type: string, enum: [a, b] }
        named: { type: string, enum: [c, d], x-enum-varnames: [C, D] }
        count: { type: integer, default: 1 }
        pair: { type: array, items: { type: string }, minItems: 2, maxItems: 2 }
        any: { type: object }
        read: { type: string, readOnly: true }
    A: { type: string }
`
