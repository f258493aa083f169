import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { mockTest } from '../../../mock/vitest.ts'

// Test files share a process: an override of the fixture itself would stay.
const shopTest = mockTest.extend({})

shopTest.override('mockOptions', { spec: fileURLToPath(new URL('shop.yaml', import.meta.url)) })

shopTest('the fixture of Vitest serves a document, each test in its sandbox', async ({ mock }) => {
  const reply = await mock.fetch(`${mock.baseUrl}/books`)
  expect(await reply.json()).toEqual([{ id: 7, title: 'Emma' }])
  const { requests } = await mock.control.listRequests()
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /books'])
})

shopTest('another test of the document sees nothing of it', async ({ mock }) => {
  expect(await mock.control.listRequests()).toMatchObject({ requests: [] })
})
