import { mockTest } from 'gatewright/vitest'
import { expect, vi } from 'vitest'
import { POST } from './route.js'

/** Calls the route, whose client finds the mock. */
function ask(mock, question) {
  vi.stubGlobal('fetch', mock.fetch)
  vi.stubEnv('GATEWAY_URL', `${mock.baseUrl}/v1`)
  vi.stubEnv('GATEWAY_KEY', mock.key)
  return POST(new Request('http://localhost/api/chat', { method: 'POST', body: JSON.stringify({ question }) }))
}

mockTest('streams the answer as text', async ({ mock }) => {
  const reply = await ask(mock, 'sim:echo The tide is high')
  expect(reply.headers.get('content-type')).toContain('text/plain')
  expect(await reply.text()).toContain('The tide is high')
})

mockTest('passes the limit of the gateway on', async ({ mock }) => {
  await mock.control.addFault('status:429')
  expect((await ask(mock, 'Hello')).status).toBe(429)
})
