import { expect, test } from 'vitest'
import { startPrismProcess } from '../../../conformance/targets/prism.ts'
import { routes } from '../../../generated/routes.ts'
import { closeAfterAll } from '../../support/close-after.ts'
import { exampleRequests } from '../../support/example-requests.ts'

const { baseUrl } = await closeAfterAll(startPrismProcess('mock'))

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
