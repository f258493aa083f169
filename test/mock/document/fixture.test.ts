import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { mockTest } from '../../../mock/vitest.ts'

mockTest.override('mockOptions', { spec: fileURLToPath(new URL('shop.yaml', import.meta.url)) })

mockTest('the fixture of Vitest serves a document, each test in its sandbox', async ({ mock }) => {
  const reply = await mock.fetch(`${mock.baseUrl}/books`)
  expect(await reply.json()).toEqual([{ id: 7, title: 'Emma' }])
  const { requests } = await mock.control.listRequests()
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /books'])
})

mockTest('another test of the document sees nothing of it', async ({ mock }) => {
  expect(await mock.control.listRequests()).toMatchObject({ requests: [] })
})
