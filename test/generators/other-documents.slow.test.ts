import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askOperations } from './ask-operations.ts'
import { makeFolder, removeFolder } from './run-generate.ts'
import { findTypeErrors, serve } from './served-folder.ts'

/** Specifications of other projects: the generated server must run. */
const documents = {
  bookshop: 'test/golden/bookshop/openapi.yaml',
  'awkward names': 'test/golden/awkward/openapi.yaml',
}

const folders = Object.entries(documents).map(([name, spec]) => ({ name, spec, folder: makeFolder() }))

afterAll(() => {
  for (const { folder } of folders) removeFolder(folder)
})

test.each(folders)('$name: every operation replies with its success by its own schema', async ({ spec, folder }) => {
  expect(await askOperations(spec, folder)).toEqual({ faults: [], unsent: [] })
})

test('the generated code passes the type checker', () => {
  expect(findTypeErrors(folders.map(({ folder }) => folder))).toEqual([])
})

describe('the bookshop', () => {
  let served: Awaited<ReturnType<typeof serve>>
  beforeAll(async () => {
    served = await serve(folders[0]?.folder ?? '')
  })
  afterAll(() => served.server.close())

  test('a streaming request gets the events of the example', async () => {
    const reply = await fetch(`${served.base}/books/9780000000002:read?key=secret`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"aloud": true}',
    })
    expect(reply.headers.get('content-type')).toMatch(/^text\/event-stream/)
    const events = (await reply.text()).trim().split('\n\n')
    expect(events.map((event) => event.split('\n')[0])).toEqual(['event: page', 'event: page', 'event: close'])
    expect(events.map((event) => JSON.parse(event.split('\n')[1]?.replace('data: ', '') ?? ''))).toEqual([
      { text: 'Once upon a time' },
      { text: 'there was a shop.' },
      {},
    ])
  })

  test('an invalid request is refused in the format of its family', async () => {
    const body = '{"isbn": "9780000000002", "copies": 10}'
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(`${served.base}/orders?key=secret`, { method: 'POST', headers, body })
    expect(reply.status).toBe(400)
    expect(Object.keys((await reply.json()) as object)).toEqual(['refusal'])
  })

  test('an unknown path is refused in the format of the fallback family', async () => {
    expect(await (await fetch(`${served.base}/nowhere`)).json()).toHaveProperty('refusal')
  })
})
