import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Validate } from '../../server-stub/core/contract.ts'
import { makeFolder, removeFolder, root, writeOutput } from './run-generate.ts'

/** Values that the validators of the golden cases accept, and that they refuse with a keyword. */
const tables: Record<string, Record<string, { yes: unknown[]; no: [unknown, string][] }>> = {
  plain: {
    NewShelf: {
      yes: [{ name: 'Maps' }, { name: 'Maps', more: 1 }, { name: '🗺🗺🗺🗺🗺' }],
      no: [
        [{}, 'required'],
        [{ name: '' }, 'minLength'],
        [{ name: 'Novels' }, 'maxLength'],
        [{ name: 1 }, 'type'],
        [[], 'type'],
      ],
    },
    listShelvesReply200: { yes: [[], [{ id: 1, name: 'Maps' }]], no: [[[{ name: 'Maps' }], 'required']] },
    removeShelfPath: {
      yes: [{ id: 1 }],
      no: [
        [{ id: 0 }, 'minimum'],
        [{}, 'required'],
        [{ id: 'x' }, 'type'],
      ],
    },
  },
  'named-stream': {
    tellStoryBody: { yes: [{}, { stream: true }], no: [[{ stream: 'yes' }, 'type']] },
    Word: { yes: [{ type: 'word', text: '' }], no: [[{ type: 'end', text: '' }, 'const']] },
    Mark: { yes: [{ type: 'pause' }, { type: 'end' }], no: [[{ type: 'word' }, 'enum']] },
  },
  'data-stream': {
    Watch: {
      yes: [{ placeNames: [] }, { placeNames: ['Oslo'], area: { within: { within: null } } }],
      no: [
        [{ placeNames: 'Oslo' }, 'type'],
        [{ placeNames: [], area: { within: { within: 1 } } }, 'type'],
      ],
    },
  },
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
  parameters: {
    get_roomQuery: {
      yes: [{ open: true }, { open: false, page: 9, share: 0.99 }, { open: true, page: null }],
      no: [
        [{}, 'required'],
        [{ open: true, page: 10 }, 'maximum'],
        [{ open: true, share: 1 }, 'exclusiveMaximum'],
      ],
    },
    get_roomPath: { yes: [{ 'room-id': 'r1' }], no: [[{ 'room-id': 'x' }, 'pattern']] },
    get_roomHeader: { yes: [{}, { 'x-day': '2024-02-29' }], no: [[{ 'x-day': '2023-02-29' }, 'format']] },
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

const families: Record<string, string> = {
  plain: 'shelves',
  'named-stream': 'story',
  'data-stream': 'weather',
  tasks: 'prints',
  parameters: 'rooms-halls',
  awkward: 'default',
}

describe.each(Object.entries(tables))('%s', (name, table) => {
  const folder = makeFolder()
  let validators: Record<string, Validate>

  beforeAll(async () => {
    await writeOutput(`test/golden/${name === 'awkward' ? name : `cases/${name}/spec`}/openapi.yaml`, folder)
    validators = await import(join(root, folder, 'validators', `${families[name]}.js`))
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
