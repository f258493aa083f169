import { expect, test, vi } from 'vitest'
import { closeAfterTest } from '../support/close-after.ts'
import { startCommand } from '../support/start-command.ts'

const headers = { authorization: 'Bearer sk-mock', 'content-type': 'application/json' }
const handlers = { listModels: async () => ({ json: { object: 'list' } }) }

test.each([
  ['off', 200, 0],
  ['log', 200, 1],
  ['refuse', 500, 1],
])('a stub with --invalid-replies %s replies %d', async (mode, status, logged) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const stub = await closeAfterTest(startCommand(['stub', '--invalid-replies', mode], {}, { handlers }))
  const reply = await fetch(`${stub.baseUrl}/v1/models`, { headers })
  expect(reply.status).toBe(status)
  await reply.text()
  const lines = log.mock.calls.filter((line) => line.some((part) => String(part).includes('body data: is required')))
  expect(lines).toHaveLength(logged)
})

test('a stub that refuses invalid replies sends valid ones and whole streams', async () => {
  const stub = await closeAfterTest(startCommand(['stub', '--speed', '0', '--invalid-replies', 'refuse']))
  expect((await fetch(`${stub.baseUrl}/v1/models`, { headers })).status).toBe(200)
  const body = JSON.stringify({ model: 'gw-text-1', input: 'Good morning.', stream: true })
  const stream = await fetch(`${stub.baseUrl}/v1/responses`, { method: 'POST', headers, body })
  expect(await stream.text()).toContain('event: response.completed')
})
