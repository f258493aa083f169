import { describe, expect, test } from 'vitest'
import { flatten } from '../../generators/read/flatten.ts'
import { walkStructure } from '../../generators/read/structure.ts'
import { parseYamlFile } from '../../generators/read/yaml-file.ts'
import { getSpec } from './run-generate.ts'

const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` })

type Files = Readonly<Record<string, string>>

function flat(files: Files): unknown {
  return flatten(getSpec(files), 'openapi.yaml').root
}

describe('references to other files', () => {
  test('become references to local components, sorted after the own ones, with their dependencies', () => {
    const files = {
      'openapi.yaml': `
paths:
  /b: { $ref: 'parts/b.yaml#/paths/~1b' }
components:
  schemas:
    Own: { $ref: 'parts/b.yaml#/components/schemas/Z' }`,
      'parts/b.yaml': `
paths:
  /b: { get: { responses: { 200: { $ref: '#/components/responses/Ok' } } } }
components:
  responses:
    Ok: { content: { application/json: { schema: { $ref: '../common.yaml#/components/schemas/A' } } } }
  schemas:
    Z: { type: array, items: { $ref: '#/components/schemas/Z' } }`,
      'common.yaml': 'components: { schemas: { A: { type: string }, Unused: { type: string } } }',
    }
    const expected = {
      paths: { '/b': { get: { responses: { 200: { $ref: '#/components/responses/Ok' } } } } },
      components: {
        schemas: { Own: refer('Z'), A: { type: 'string' }, Z: { type: 'array', items: refer('Z') } },
        responses: { Ok: { content: { 'application/json': { schema: refer('A') } } } },
      },
    }
    expect(JSON.stringify(flat(files), null, 1)).toBe(JSON.stringify(expected, null, 1))
  })

  test('into a schema become references to a component, which the target refers to as well; siblings stay', () => {
    const files = {
      'openapi.yaml': `
components:
  schemas:
    A:
      properties:
        deep: { $ref: '#/components/schemas/B/properties/inner', description: Mine. }
        other: { $ref: 'b.yaml#/list/1' }
    B: { properties: { inner: { type: string, description: Theirs., maxLength: 3 } } }`,
      'b.yaml': 'list: [{ type: integer }, { $ref: "#/list/0" }]',
    }
    expect(flat(files)).toEqual({
      components: {
        schemas: {
          A: {
            properties: { deep: { $ref: '#/components/schemas/BInner', description: 'Mine.' }, other: refer('List0') },
          },
          B: { properties: { inner: refer('BInner') } },
          BInner: { type: 'string', description: 'Theirs.', maxLength: 3 },
          List0: { type: 'integer' },
        },
      },
    })
  })

  test('an index of components may refer to those of another file under the same names', () => {
    const files = {
      'openapi.yaml': `
components: { schemas: { Pet: { $ref: 'pet.yaml#/components/schemas/Pet' } } }
paths: { /pets: { get: { schema: { $ref: 'other.yaml#/components/schemas/Owner' } } } }`,
      'pet.yaml': 'components: { schemas: { Pet: { type: object } } }',
      'other.yaml': `components: { schemas: { Owner: { properties: { pet: { $ref: 'openapi.yaml#/components/schemas/Pet' } } } } }`,
    }
    expect(flat(files)).toMatchObject({
      components: { schemas: { Pet: { type: 'object' }, Owner: { properties: { pet: refer('Pet') } } } },
    })
  })

  test('a schema may contain itself, with and without a name', () => {
    const files = {
      'openapi.yaml': `
components:
  schemas:
    Node: { properties: { next: { $ref: '#/components/schemas/Node' }, loop: { $ref: 'loop.yaml#/a' } } }
    Deep: { properties: { in: { properties: { again: { $ref: '#/components/schemas/Deep/properties/in' } } } } }`,
      'loop.yaml': 'a: { properties: { b: { $ref: "#/b" } } }\nb: { properties: { a: { $ref: "#/a" } } }',
    }
    expect(flat(files)).toEqual({
      components: {
        schemas: {
          Node: { properties: { next: refer('Node'), loop: refer('a') } },
          Deep: { properties: { in: refer('DeepIn') } },
          DeepIn: { properties: { again: refer('DeepIn') } },
          a: { properties: { b: refer('b') } },
          b: { properties: { a: refer('a') } },
        },
      },
    })
  })

  test('components of the same name in several files get names of their own', () => {
    const files = {
      'openapi.yaml': `
paths:
  /a: { get: { schema: { $ref: 'a.yaml#/components/schemas/Same' } } }
  /b: { get: { schema: { $ref: 'b/a.yaml#/components/schemas/Same' } } }
components: { schemas: { Same: { type: string } } }`,
      'a.yaml': 'components: { schemas: { Same: { type: integer } } }',
      'b/a.yaml': `components: { schemas: { Same: { items: { $ref: '../a.yaml#/components/schemas/Same' } } } }`,
    }
    expect(flat(files)).toEqual({
      paths: { '/a': { get: { schema: refer('Same_a') } }, '/b': { get: { schema: refer('Same_b') } } },
      components: {
        schemas: { Same: { type: 'string' }, Same_a: { type: 'integer' }, Same_b: { items: refer('Same_a') } },
      },
    })
  })

  test('the same name for two kinds of component is not a clash', () => {
    const same = 'components: { schemas: { Same: {} }, responses: { Same: { description: x } } }'
    const files = {
      'openapi.yaml': `paths: { /a: { x: { $ref: 'a.yaml#/components/schemas/Same' }, y: { $ref: 'a.yaml#/components/responses/Same' } } }`,
      'a.yaml': same,
    }
    expect(flat(files)).toMatchObject({ components: { schemas: { Same: {} }, responses: { Same: {} } } })
  })
})

describe('data is not read as structure', () => {
  test.each([
    ['the example of a media type', `{ example: { $ref: 'nowhere.yaml' } }`],
    ['a named example', `{ examples: { one: { value: { $ref: '#/nowhere' } } } }`],
    ['an example deep inside', `{ examples: { one: { value: { a: [{ $ref: '#/nowhere' }] } } } }`],
    ['the examples of a schema', `{ schema: { examples: [{ $ref: '#/nowhere' }] } }`],
    ['a default', `{ schema: { default: { $ref: '#/nowhere' } } }`],
    ['a constant', `{ schema: { const: { $ref: '#/nowhere' } } }`],
    ['an enum', `{ schema: { enum: [{ $ref: '#/nowhere' }] } }`],
    ['an extension', `{ x-note: { $ref: '#/nowhere' } }`],
  ])('%s', (_, media) => {
    const text = `paths: { /a: { get: { requestBody: { content: { application/json: ${media} } } } } }`
    const { data } = parseYamlFile('openapi.yaml', text)
    expect(flat({ 'openapi.yaml': text })).toEqual(data)
  })

  test.each(['default', 'example', 'examples', 'enum', 'const', 'value', 'x-note', '$ref', 'properties', 'payload'])(
    'a property called %s is a property',
    (name) => {
      const text = `
components:
  schemas:
    A: { properties: { ${name}: { items: { $ref: 'b.yaml#/components/schemas/B' } } } }`
      const files = { 'openapi.yaml': text, 'b.yaml': 'components: { schemas: { B: { type: string } } }' }
      expect(flat(files)).toMatchObject({
        components: { schemas: { A: { properties: { [name]: { items: refer('B') } } }, B: { type: 'string' } } },
      })
    },
  )

  test('a property may be called $ref and be text in examples of names', () => {
    const { data } = parseYamlFile('a.yaml', 'properties: { $ref: { type: string } }')
    expect([...walkStructure(data)].map(({ pointer }) => pointer)).toEqual(['', '/properties', '/properties/$ref'])
  })
})

describe('places', () => {
  const text = `paths:
  /a%b/{id}:
    get:
      responses:
        200:
          description: Fine.
`
  test.each([
    ['', 1, 1],
    ['/paths', 2, 3],
    ['/paths/~1a%25b~1{id}', 3, 5],
    ['/paths/~1a%25b~1{id}/get/responses/200', 6, 11],
    ['/paths/~1a%25b~1{id}/get/nothing/here', 4, 7],
  ])('%s', (pointer, line, column) => {
    expect(parseYamlFile('a.yaml', text).locate(pointer)).toEqual({ file: 'a.yaml', line, column })
  })

  test('a node has its original file and pointer', () => {
    const path = 'paths:\n  /a:\n    get: { tags: [x] }'
    const files = { 'openapi.yaml': `paths: { /a: { $ref: 'b.yaml#/paths/~1a' } }`, 'b.yaml': path }
    const document = flatten(getSpec(files), 'openapi.yaml')
    const [, , get] = [...walkStructure(document.root)].map(({ node }) => node).slice(1)
    expect(get && document.getOrigin(get)).toEqual({ file: 'b.yaml', pointer: '/paths/~1a/get' })
    expect(get && document.locate(get, 'tags')).toEqual({ file: 'b.yaml', line: 3, column: 18 })
  })
})
