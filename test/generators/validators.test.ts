import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Validate } from '../../server-stub/core/contract.ts'
import { makeFolder, removeFolder, root, writeOutput } from './run-generate.ts'

/**
 * Values that validators of golden cases accept, and that they refuse with a keyword: keywords of our own, and names that
 * clash. Plain ajv judges the other keywords in random-schemas.test.ts.
 */
const tables: Record<string, Record<string, { yes: unknown[]; no: [unknown, string][] }>> = {
  tasks: {
    Order: {
      yes: [
        { image: 'data:image/png;base64,iVBORw0KGgo=' },
        { image: 'data:image/png;base64,iVBORw0KGgo=', range: { first: 1, last: 2 }, limit: 3 },
        { image: 'data:image/png;base64,iVBORw0KGgo=', range: { first: 9 } },
      ],
      no: [
        [{ image: 'https://example.com/a.png' }, 'x-data-url'],
        [{ image: 'data:image/gif;base64,iVBORw0KGgo=' }, 'x-data-url'],
        [{ image: 'data:image/png;base64,iVBORw0KGgoAAAAAAAAAAAAAAAAAAAAA' }, 'x-data-url'],
        [{ image: 'data:image/png;base64,iVBORw0KGgo=', range: { first: 2, last: 2 } }, 'x-below'],
        [{ image: 'data:image/png;base64,iVBORw0KGgo=', range: { last: 3 }, limit: 3 }, 'x-below'],
      ],
    },
  },
  awkward: {
    Shelves: {
      yes: [{ shelves: [{ id: 1 }, { id: 2 }], validate11: 'validate12', schema13: 'schema14' }],
      no: [
        [{ shelves: [{ id: 1 }, { id: 1 }] }, 'uniqueItems'],
        [{ validate11: 'other' }, 'const'],
        [{ schema13: 'other' }, 'enum'],
        [{ origin: { x: 1 } }, 'const'],
      ],
    },
    _Array: { yes: [[]], no: [[{}, 'type']] },
    _class: { yes: ['a'], no: [[1, 'type']] },
    Book_of_Names: { yes: ['a'], no: [[1, 'type']] },
    Loose: {
      yes: [{ kind: 'a', size: 1 }, { kind: 'b' }, {}],
      no: [[{ kind: 'a', size: 'x' }, 'type']],
    },
  },
}

describe.each(Object.entries(tables))('%s', (name, table) => {
  const folder = makeFolder()
  let validators: Record<string, Validate>

  beforeAll(async () => {
    const [spec, family] = name === 'tasks' ? ['cases/tasks/spec', 'prints'] : [name, 'default']
    await writeOutput(`test/golden/${spec}/openapi.yaml`, folder)
    validators = await import(join(root, folder, 'validators', `${family}.js`))
  })

  afterAll(() => removeFolder(folder))

  const validator = (schema: string): Validate => {
    const found = validators[schema]
    if (!found) throw new Error(`There is no validator ${schema}.`)
    return found
  }

  for (const [schema, { yes, no }] of Object.entries(table)) {
    test.each(yes.map((value) => [value]))(`${schema} accepts %j`, (value) => {
      expect(validator(schema)(value)).toBe(true)
    })
    test.each(no)(`${schema} refuses %j by its %s`, (value, keyword) => {
      const validate = validator(schema)
      expect(validate(value)).toBe(false)
      expect(validate.errors?.map((error) => error.keyword)).toContain(keyword)
    })
  }
})
