import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildContract } from '../../generators/model/build-contract.ts'
import { flatten } from '../../generators/read/flatten.ts'
import { asObject, type JsonObject } from '../../runtime/json.ts'
import { testFolder } from '../support/temporary-folder.ts'
import { findErrors, getSpec, runGenerate } from './run-generate.ts'

const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` })

type Files = Readonly<Record<string, string>>

function flat(files: Files): JsonObject {
  return flatten(getSpec(files), 'openapi.yaml').root
}

/** The schemas of a document with these schemas, and of the other files. */
function getSchemas(schemas: string, others: Files = {}): unknown {
  const files = { 'openapi.yaml': `openapi: 3.1.0\ncomponents:\n  schemas: ${schemas}`, ...others }
  return asObject(flat(files).components).schemas
}

describe('a reference', () => {
  test('to a whole file makes a component with the name of the file, or of the component that is only it', () => {
    expect(
      getSchemas(`{ Pet: { $ref: schemas/pet.yaml }, Pets: { items: { $ref: ./schemas/pet.yaml } } }`, {
        'schemas/pet.yaml': 'properties: { owner: { $ref: "owner%20of%20pet.json" }, friend: { $ref: "#" } }',
        'schemas/owner of pet.json': '{ "properties": { "pet": { "$ref": "pet.yaml" } } }',
      }),
    ).toEqual({
      Pet: { properties: { owner: refer('owner_of_pet'), friend: refer('Pet') } },
      Pets: { items: refer('Pet') },
      owner_of_pet: { properties: { pet: refer('Pet') } },
    })
  })

  test('to a file above the folder of the document', () => {
    expect(
      getSchemas(`{ A: { items: { $ref: '../common.yaml#/definitions/Id' } } }`, {
        '../common.yaml': 'definitions: { Id: { $ref: deeper/ids.yaml } }',
        '../deeper/ids.yaml': 'type: string',
      }),
    ).toEqual({ A: { items: refer('ids') }, ids: { type: 'string' } })
  })

  test('into a path, with escapes, makes a component named after it, which the path refers to as well', () => {
    const { paths, components } = flat({
      'openapi.yaml': `
paths:
  /pets/{id}:
    get: { responses: { 200: { content: { application/json: { schema: { type: object } } } } } }
  /a:
    get:
      responses:
        200:
          content:
            application/json:
              schema: { $ref: '#/paths/~1pets~1%7Bid%7D/get/responses/200/content/application~1json/schema' }
        404: { $ref: '#/paths/~1pets~1{id}/get/responses/200' }`,
    })
    const media = { 'application/json': { schema: refer('PetsIdGet200') } }
    expect(paths).toEqual({
      '/pets/{id}': { get: { responses: { 200: { content: media } } } },
      '/a': { get: { responses: { 200: { content: media }, 404: { $ref: '#/components/responses/PetsIdGet200' } } } },
    })
    expect(components).toEqual({
      schemas: { PetsIdGet200: { type: 'object' } },
      responses: { PetsIdGet200: { content: media } },
    })
  })

  test('to a path item of a file is replaced by it; one in a callback of itself is not', () => {
    const { paths, components } = flat({
      'openapi.yaml': `paths: { /a: { $ref: a.yaml, summary: Mine. } }`,
      'a.yaml': `
summary: Theirs.
post:
  callbacks: { done: { '{$request.body#/url}': { $ref: a.yaml } } }`,
    })
    const post = { callbacks: { done: { '{$request.body#/url}': { $ref: '#/components/pathItems/a' } } } }
    expect(paths).toEqual({ '/a': { summary: 'Mine.', post } })
    expect(components).toEqual({ pathItems: { a: { summary: 'Theirs.', post } } })
  })

  test('to a parameter, a header, a body, a link and an example of a file', () => {
    const { paths, components } = flat({
      'openapi.yaml': `
openapi: 3.1.0
paths:
  /a:
    post:
      parameters: [{ $ref: 'a.yaml#/limit' }]
      requestBody: { $ref: 'a.yaml#/body', description: Mine., required: true }
      responses:
        200:
          headers: { X-A: { $ref: 'a.yaml#/header' } }
          links: { next: { $ref: 'a.yaml#/link' } }`,
      'a.yaml': `
limit: { in: query, name: limit, examples: { one: { $ref: '#/example' } } }
body: { content: {} }
header: { schema: { type: string } }
link: { operationId: a, parameters: { a: { $ref: data } } }
example: { value: { $ref: data } }`,
    })
    expect(asObject(asObject(paths)['/a']).post).toEqual({
      parameters: [{ $ref: '#/components/parameters/limit' }],
      requestBody: { $ref: '#/components/requestBodies/body', description: 'Mine.' },
      responses: {
        200: {
          headers: { 'X-A': { $ref: '#/components/headers/header' } },
          links: { next: { $ref: '#/components/links/link' } },
        },
      },
    })
    expect(components).toEqual({
      parameters: {
        limit: { in: 'query', name: 'limit', examples: { one: { $ref: '#/components/examples/example' } } },
      },
      requestBodies: { body: { content: {} } },
      headers: { header: { schema: { type: 'string' } } },
      links: { link: { operationId: 'a', parameters: { a: '{"$ref":"data"}' } } },
      examples: { example: { value: { $ref: 'data' } } },
    })
  })

  test('to an anchor, an $id and a definition of a schema', () => {
    expect(
      getSchemas(`
    Tree:
      $id: https://example.com/tree
      $defs:
        node: { $anchor: node, properties: { children: { items: { $ref: '#node' } }, root: { $ref: '#' } } }
        leaf: { type: string }
      items: { $ref: '#/$defs/leaf' }
    Forest: { items: { $ref: 'https://example.com/tree' } }
    Node: { $ref: 'https://example.com/tree#node' }
    Leaf: { $anchor: leaf, items: { $ref: '#/components/schemas/Tree/$defs/leaf' } }
    Leaves: { items: { $ref: '#leaf' } }`),
    ).toEqual({
      Tree: { items: refer('TreeLeaf') },
      Forest: { items: refer('Tree') },
      Node: { properties: { children: { items: refer('Node') }, root: refer('Tree') } },
      Leaf: { items: refer('TreeLeaf') },
      Leaves: { items: refer('Leaf') },
      TreeLeaf: { type: 'string' },
    })
  })

  test('within a file that is a schema with an $id, and to another such file', () => {
    expect(
      getSchemas(`{ Pets: { items: { $ref: schemas/pet.json } }, Owner: { $ref: 'https://example.com/s/owner' } }`, {
        'schemas/pet.json': `{ "$id": "https://example.com/s/pet", "properties": { "tag": { "$ref": "#tag" }, "owner": { "$ref": "owner.json" } },
          "$defs": { "tag": { "$anchor": "tag", "type": "string" } } }`,
        'schemas/owner.json': '{ "$id": "https://example.com/s/owner", "type": "object" }',
      }),
    ).toEqual({
      Pets: { items: refer('pet') },
      Owner: { type: 'object' },
      pet: { properties: { tag: refer('tag'), owner: refer('Owner') } },
      tag: { type: 'string' },
    })
  })

  test('to files of one name in several folders', () => {
    const file = (type: string): string => `type: ${type}`
    expect(
      getSchemas(
        `{ A: { prefixItems: [{ $ref: a/index.yaml }, { $ref: a/b.yaml }, { $ref: b/b.yaml }, { $ref: c/b.yaml }] } }`,
        {
          'a/index.yaml': file('string'),
          'a/b.yaml': file('number'),
          'b/b.yaml': file('integer'),
          'c/b.yaml': file('boolean'),
        },
      ),
    ).toEqual({
      A: { prefixItems: ['a', 'b', 'b_2', 'b_c'].map((name) => ({ $ref: `#/components/schemas/${name}` })) },
      a: { type: 'string' },
      b: { type: 'number' },
      b_2: { type: 'integer' },
      b_c: { type: 'boolean' },
    })
  })

  test('that is dynamic refers to the outermost schema on its way that has the anchor', () => {
    expect(
      getSchemas(`
    Page:
      $id: https://example.com/page
      $defs: { item: { $dynamicAnchor: item, not: {} } }
      properties: { items: { items: { $dynamicRef: '#item' } }, next: { $ref: '#' }, size: { $ref: size } }
    Pets:
      $id: https://example.com/pets
      $ref: page
      $defs: { item: { $dynamicAnchor: item, type: object } }
    Size: { $id: https://example.com/size, type: integer }
    Plain: { items: { $ref: https://example.com/page } }`),
    ).toEqual({
      Page: { properties: { items: { items: refer('PageItem') }, next: refer('Page'), size: refer('Size') } },
      Pets: refer('Page_openapi'),
      Size: { type: 'integer' },
      Plain: { items: refer('Page') },
      PageItem: { not: {} },
      Page_openapi: {
        properties: { items: { items: refer('PetsItem') }, next: refer('Page_openapi'), size: refer('Size') },
      },
      PetsItem: { type: 'object' },
    })
  })

  test('to a schema that is a boolean', () => {
    expect(
      getSchemas(`{ None: false, B:{ properties: { a: true, b: { $ref: '#/components/schemas/B/properties/a' } } } }`),
    ).toEqual({ None: { not: {} }, B: { properties: { a: true, b: refer('BA') } }, BA: {} })
  })

  test('of a mapping may name a file', () => {
    expect(
      getSchemas(
        `{ Pet: { oneOf: [{ $ref: dog.yaml }, { $ref: '#/components/schemas/Cat' }], discriminator: { propertyName: kind, mapping: { d: dog.yaml, c: Cat, x: Nothing } } }, Cat: {} }`,
        { 'dog.yaml': 'type: object' },
      ),
    ).toMatchObject({
      Pet: { discriminator: { mapping: { d: '#/components/schemas/dog', c: 'Cat', x: 'Nothing' } } },
      dog: { type: 'object' },
    })
  })

  test('of a media type of OpenAPI 3.2 is replaced by it, which keeps its items', () => {
    const { paths } = flat({
      'openapi.yaml': `
openapi: 3.2.0
$self: https://example.com/api
paths:
  /a:
    get:
      responses:
        200: { content: { text/event-stream: { $ref: 'https://example.com/api#/components/mediaTypes/Events' } } }
components:
  mediaTypes: { Events: { itemSchema: { properties: { data: { $ref: '#/components/schemas/A' } } } } }
  schemas: { A: { type: string } }`,
    })
    expect(asObject(asObject(asObject(paths)['/a']).get).responses).toEqual({
      200: { content: { 'text/event-stream': { itemSchema: { properties: { data: refer('A') } } } } },
    })
  })

  test('that leads nowhere is an error at its place', () => {
    expect(
      findErrors(() =>
        flat({
          'openapi.yaml': `
paths:
  /a: { $ref: nothing.yaml#/a }
  /b: { $ref: 'https://example.com/b.yaml' }
components:
  schemas:
    A: { items: { $ref: '#nowhere' } }
    B: { items: { $ref: '#/components/schemas/A/properties/a' } }
    C: { items: { $ref: 'c.yaml#/a' } }`,
          'c.yaml': 'a: { $ref: "#/b" }\nb: { $ref: "#/a" }',
        }),
      ),
    ).toEqual([
      'openapi.yaml:3 file-unreadable nothing.yaml cannot be read: no such file.',
      'openapi.yaml:4 remote-ref https://example.com/b.yaml is not a file.',
      'openapi.yaml:7 unresolved-ref #nowhere does not exist.',
      'openapi.yaml:8 unresolved-ref #/components/schemas/A/properties/a does not exist.',
      'openapi.yaml:9 circular-ref c.yaml#/a refers to itself.',
    ])
  })
})

test('an AsyncAPI document has the names of the OpenAPI document beside it', () => {
  const paths = `{ /a: { get: { operationId: getA, responses: { 200: { description: It., content: { application/json: { schema: { $ref: 'a.yaml#/components/schemas/Same' } } } } } } } }`
  const files = {
    'openapi.yaml': `openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths: ${paths}`,
    'a.yaml': 'components: { schemas: { Same: { type: integer } } }',
    'asyncapi.yaml': `asyncapi: 3.1.0
components:
  schemas: { Same: { type: string } }
  messages: { m: { payload: { $ref: '#/components/schemas/Same' } }, n: { payload: { $ref: 'a.yaml#/components/schemas/Same' } } }`,
  }
  const { schemas, asyncapi } = buildContract({ ...getSpec(files), asyncapi: 'asyncapi.yaml' })
  expect(schemas).toEqual({ Same: { type: 'integer' }, Same_asyncapi: { type: 'string' } })
  expect(asObject(asyncapi?.root.components).messages).toEqual({
    m: { payload: refer('Same_asyncapi') },
    n: { payload: refer('Same') },
  })
})

test('a file outside the folder of the document, also behind a link, is read with --allow-outside only', async () => {
  const folder = testFolder()
  const spec = join(folder, 'api/openapi.yaml')
  const reply = (ref: string) =>
    `{ get: { responses: { '200': { description: Read., content: { application/json: { schema: { $ref: '${ref}' } } } } } } }`
  mkdirSync(join(folder, 'api'))
  writeFileSync(join(folder, 'secret.yaml'), 'A: { type: string }')
  symlinkSync('../secret.yaml', join(folder, 'api/link.yaml'))
  const paths = `  /a: ${reply('%2e%2e/secret.yaml#/A')}\n  /b: ${reply('link.yaml#/A')}\n`
  writeFileSync(spec, `openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths:\n${paths}`)
  const args = ['--spec', spec, '--out', join(folder, 'out')]
  const refused = await runGenerate(args)
  expect(refused.code).toBe(1)
  expect(refused.stderr).toMatch(/openapi\.yaml:4:\d+ outside-ref\n.*secret\.yaml.*\n.*--allow-outside/)
  expect(refused.stderr).toMatch(/openapi\.yaml:5:\d+ outside-ref\n.*link\.yaml/)
  expect(await runGenerate([...args, '--allow-outside'])).toMatchObject({ code: 0 })
})
