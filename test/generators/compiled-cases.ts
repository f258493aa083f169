/** A document, and code over what is generated from it; `@ts-expect-error` marks what must not compile. */
interface CompiledCase {
  readonly title: string
  readonly document: object
  readonly use: string
}

const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const reply = (schema: object) => ({ description: 'Done.', ...json(schema) })
const get = (tag: string, schema: object) => ({
  get: { operationId: tag, tags: [tag], responses: { 200: reply(schema) } },
})
const object = (properties: object, ...required: string[]) => ({ type: 'object', properties, required })
const info = { title: 'Compiled', version: '1' }
const integer = { type: 'integer' }

export const cases: readonly CompiledCase[] = [
  {
    title: 'an operation without anything to validate',
    document: { info, paths: { '/a': { get: { tags: ['health'], responses: { 204: { description: 'Up.' } } } } } },
    use: `import * as validators from './generated/validators/health.js'
      export const none: Record<string, never> = { ...validators }`,
  },
  {
    title: 'schemas of several operations, of one and of none',
    document: {
      info,
      paths: { '/a': get('one', object({ both: refer('Both'), one: refer('One') })), '/b': get('two', refer('Both')) },
      components: {
        schemas: {
          Both: object({ a: integer }, 'a'),
          One: object({ b: integer }),
          Unused: object({ c: refer('Only') }, 'c'),
          Only: object({ d: integer }, 'd'),
        },
      },
    },
    use: `import type { components, One } from './generated/types/one.ts'
      import type { Both, Unused } from './generated/types/schemas.ts'
      import type * as two from './generated/types/two.ts'
      import { Only, Unused as isUnused } from './generated/validators/schemas.js'
      import { Both as isBoth } from './generated/validators/two.js'
      export const one: One = { b: 1 }
      export const both: Both = { a: 1 } satisfies components['schemas']['Both'] satisfies two.Both
      export const unused: Unused = { c: { d: 1 } }
      // @ts-expect-error: a required property is missing
      export const wrong: components['schemas']['Unused'] = {}
      const value: unknown = {}
      if (isUnused(value) && Only(value.c)) console.log(value.c.d)
      if (isBoth(value)) console.log(value.a)`,
  },
  {
    title: 'schemas without any operation',
    document: { info, components: { schemas: { Event: object({ a: integer }, 'a') } } },
    use: `import type { Event } from './generated/types/schemas.ts'
      import { Event as isEvent } from './generated/validators/schemas.js'
      const value: unknown = {}
      if (isEvent(value)) console.log(value satisfies Event)`,
  },
  {
    title: 'lists and unions that contain themselves',
    document: {
      info,
      paths: { '/a': get('lists', refer('A')) },
      components: {
        schemas: {
          A: object({ list: refer('B/properties/list'), union: refer('B/properties/union') }),
          B: object({
            list: { type: 'array', items: refer('B/properties/list') },
            union: { oneOf: [{ type: 'string' }, { type: 'array', items: refer('B/properties/union') }] },
          }),
        },
      },
    },
    use: `import type { A } from './generated/types/lists.ts'
      export const a: A = { list: [[], [[]]], union: ['b', ['c']] }`,
  },
]
