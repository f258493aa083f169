import { type ChildProcess, spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '../../../generated/routes.ts'
import { exampleRequests } from '../../support/example-requests.ts'
import { freePort } from '../../support/local-server.ts'
import { waitForOutput } from '../../support/server-process.ts'

let prism: ChildProcess
let baseUrl = ''

beforeAll(async () => {
  const port = await freePort()
  baseUrl = `http://127.0.0.1:${port}`
  const where = ['--port', String(port), '--host', '127.0.0.1']
  const args = ['mock', ...where, '--multiprocess', 'false', 'generated/openapi.json']
  prism = spawn('node_modules/.bin/prism', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await waitForOutput(prism, /listening/)
})

afterAll(() => {
  prism.kill()
})

const cases = exampleRequests('sk-prism').map((request) => [`${request.operationId} ${request.name}`, request] as const)

test.each(cases)('Prism answers %s as documented', async (_, { operationId, path, init }) => {
  const response = await fetch(baseUrl + path, init)
  const text = await response.text()
  expect(response.status, text).toBe(200)
  expect(response.headers.get('sl-violations')).toBeNull()
  const reply = routes.find((route) => route.operationId === operationId)?.replies.find(({ status }) => status === 200)
  if (reply?.validate) expect(reply.validate(JSON.parse(text)), JSON.stringify(reply.validate.errors)).toBe(true)
})

test('Prism refuses what the contract refuses', async () => {
  const request = exampleRequests('sk-prism').find(({ operationId }) => operationId === 'createMessage')
  const body = JSON.stringify({ model: 'gw-text-large', max_tokens: 1, messages: [] })
  const response = await fetch(`${baseUrl}${request?.path}`, { ...request?.init, body })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ type: 'error', error: { type: 'invalid_request_error' } })
})
