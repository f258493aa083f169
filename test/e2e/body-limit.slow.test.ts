import { expect, test } from 'vitest'
import { closeAfterTest } from '../support/close-after.ts'
import { key, serveApp } from '../support/serve-app.ts'

test.each([
  ['of 64 MiB is accepted', 0, 400],
  ['of one byte more is refused', 1, 413],
])('a body %s', async (_, more, status) => {
  const { baseUrl } = await closeAfterTest(serveApp())
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const body = Buffer.alloc(64 * 1024 * 1024 + more, ' ')
  expect((await fetch(`${baseUrl}/v1/video/generations`, { method: 'POST', headers, body })).status).toBe(status)
})
