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
  {
    title: 'handlers, whose replies have the body and the headers of their status',
    document: {
      info,
      paths: {
        '/pets': {
          get: {
            operationId: 'listPets',
            parameters: [
              { name: 'limit', in: 'query', schema: { type: 'integer', default: 20 } },
              { name: 'after', in: 'query', schema: { type: 'string' } },
              { name: 'X-Page', in: 'header', schema: { type: 'integer', default: 1 } },
            ],
            responses: {
              200: {
                ...reply({ type: 'array', items: integer }),
                headers: { 'X-Total': { required: true, schema: integer }, 'X-Other': { schema: integer } },
              },
              default: reply(object({ reason: { type: 'string' } }, 'reason')),
            },
          },
          post: {
            operationId: 'addPet',
            responses: {
              200: reply(object({ old: integer }, 'old')),
              201: reply(object({ new: integer }, 'new')),
              204: { description: 'Nothing.' },
              409: reply(object({ other: integer }, 'other')),
              415: { description: 'Text.', content: { 'text/plain': { schema: { type: 'string' } } } },
            },
          },
        },
      },
    },
    use: `import type { DefaultHandlers } from './generated/handlers.ts'
      type List = DefaultHandlers['listPets']
      type Add = DefaultHandlers['addPet']
      export const list: List = async ({ query, headers }) => {
        const after: string = query.after ?? ''
        return { json: [query.limit + 1, headers['x-page'] + 1, after.length], headers: { 'x-total': '3', etag: 'a' } }
      }
      // @ts-expect-error: it lacks the required header
      export const withoutHeader: List = async () => ({ json: [1] })
      export const failed: List = async () => ({ status: 404, json: { reason: 'None.' } })
      // @ts-expect-error: the body of another status
      export const wrongDefault: List = async () => ({ status: 404, json: [1] })
      export const old: Add = async () => ({ json: { old: 1 } })
      export const added: Add = async () => ({ status: 201, json: { new: 1 } })
      export const none: Add = async () => ({ status: 204, json: undefined })
      export const conflict: Add = async () => ({ status: 409, json: { other: 1 } })
      export const text: Add = async () => ({ status: 415, text: 'No.', mediaType: 'text/plain' })
      // @ts-expect-error: the body of 200
      export const wrong: Add = async () => ({ status: 201, json: { old: 1 } })
      // @ts-expect-error: the body of 200
      export const wrongConflict: Add = async () => ({ status: 409, json: { old: 1 } })
      // @ts-expect-error: a status with its body
      export const wrongOld: Add = async () => ({ json: { new: 1 } })
      // @ts-expect-error: no declared status
      export const undeclared: Add = async () => ({ status: 418, json: { old: 1 } })
      // @ts-expect-error: JSON is declared
      export const wrongText: Add = async () => ({ text: 'a', mediaType: 'text/plain' })`,
  },
  {
    title: 'handlers, whose bodies have their defaults',
    document: {
      info,
      paths: {
        '/pages': {
          post: {
            operationId: 'addPage',
            requestBody: { required: true, ...json(refer('Page')) },
            responses: { 204: { description: 'Done.' } },
          },
        },
      },
      components: {
        schemas: {
          Size: object({ width: { type: 'integer', default: 80 }, height: integer }),
          Page: object({
            size: refer('Size'),
            boxes: {
              type: 'array',
              items: { allOf: [refer('Size'), object({ name: { type: 'string', default: '' } })] },
            },
            colour: { type: 'string', default: 'red' },
            title: { type: 'string' },
          }),
        },
      },
    },
    use: `import type { DefaultHandlers } from './generated/handlers.ts'
      type Add = DefaultHandlers['addPage']
      export const add: Add = async ({ body }) => {
        const widths: number[] = [body.size?.width ?? 0, ...(body.boxes ?? []).map(({ width, name }) => width + name.length)]
        const texts: string[] = [body.colour, body.title ?? '', String(widths)]
        console.log(texts)
        return { json: undefined }
      }
      export const wrong: Add = async ({ body }) => {
        // @ts-expect-error: it has no default
        const title: string = body.title
        // @ts-expect-error: the size may be absent
        const { width } = body.size
        // @ts-expect-error: it has no default
        const height: number = body.size?.height ?? body.boxes?.[0]?.height
        console.log(title, width, height)
        return { json: undefined }
      }`,
  },
  {
    title: 'keywords beside a reference, and lists whose first items differ',
    document: {
      info,
      paths: { '/a': get('beside', refer('Beside')) },
      components: {
        schemas: {
          Base: object({ id: integer }),
          Beside: object({
            extended: { ...refer('Base'), properties: { name: { type: 'string' } }, required: ['id', 'name'] },
            described: { ...refer('Base'), description: 'Words alone.' },
            open: { type: 'array', prefixItems: [{ type: 'string' }, integer], items: { type: 'boolean' } },
            closed: { type: 'array', prefixItems: [{ type: 'string' }], items: false },
          }),
        },
      },
    },
    use: `import type { Beside } from './generated/types/beside.ts'
      export const right: Beside = { extended: { id: 1, name: 'a' }, described: {}, open: ['a', 1, true, false], closed: ['a'] }
      // @ts-expect-error: the name is required
      export const withoutName: Beside = { extended: { id: 1 } }
      // @ts-expect-error: the id is required
      export const withoutId: Beside = { extended: { name: 'a' } }
      // @ts-expect-error: other items are booleans
      export const wrongRest: Beside = { open: ['a', 1, 2] }
      // @ts-expect-error: there are no other items
      export const wrongClosed: Beside = { closed: ['a', 'b'] }`,
  },
  {
    title: 'what only the server or only the client sends, in requests and replies',
    document: {
      info,
      paths: {
        '/users': {
          post: {
            operationId: 'addUser',
            requestBody: { required: true, ...json(refer('Team')) },
            responses: { 200: reply({ type: 'array', items: refer('Team') }) },
          },
          put: {
            operationId: 'replaceUser',
            requestBody: { required: true, ...json(refer('OnlySent')) },
            responses: { 200: reply(object({ made: { type: 'string', readOnly: true } }, 'made')) },
          },
        },
      },
      components: {
        schemas: {
          Team: object({ lead: refer('User') }, 'lead'),
          User: object(
            {
              id: { type: 'integer', readOnly: true },
              password: { type: 'string', writeOnly: true },
              name: { type: 'string' },
            },
            'id',
            'password',
            'name',
          ),
          OnlySent: object({ id: { type: 'integer', readOnly: true }, user: refer('User') }, 'id', 'user'),
        },
      },
    },
    use: `import type { DefaultHandlers } from './generated/handlers.ts'
      import type { OnlySent, TeamWritable, User, UserWritable } from './generated/types/default.ts'
      type Add = DefaultHandlers['addUser']
      export const add: Add = async ({ body }) => {
        const { password, id }: { password: string; id?: number } = body.lead satisfies UserWritable
        return { json: [{ lead: { id: id ?? password.length, name: body.lead.name } }] }
      }
      // @ts-expect-error: a reply has the id
      export const withoutId: Add = async () => ({ json: [{ lead: { name: 'a' } }] })
      export const user: User = { id: 1, name: 'a' }
      export const sent: OnlySent = { user: { password: 'b', name: 'a' } }
      // @ts-expect-error: a request has the password
      export const withoutPassword: TeamWritable = { lead: { name: 'a' } }
      // @ts-expect-error: the reply of an inline schema has what it requires too
      export const replace: DefaultHandlers['replaceUser'] = async ({ body }) => ({ json: { id: body.id } })`,
  },
]
