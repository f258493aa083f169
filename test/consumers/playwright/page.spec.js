import { createServer } from 'node:http'
import { expect } from '@playwright/test'
import { checkRecording, options } from 'checks'
import { mockTest } from 'gatewright/playwright'

mockTest.use({ mockOptions: options })

const app = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<h1>App</h1>'))
mockTest.beforeAll(() => new Promise((resolve) => app.listen(0, '127.0.0.1', resolve)))
mockTest.afterAll(() => {
  app.closeAllConnections()
  app.close()
})

/** What a page of another origin gets: the events of a streamed reply. */
async function streamInPage(page, mock) {
  await page.goto(`http://127.0.0.1:${app.address().port}/`)
  return page.evaluate(
    async ({ baseUrl, key, more }) => {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...more }
      const messages = [{ role: 'user', content: 'Hello there' }]
      const body = JSON.stringify({ model: 'gw-text-large', max_tokens: 100, stream: true, messages })
      const reply = await fetch(`${baseUrl}/v1/messages`, { method: 'POST', headers, body })
      return reply.text()
    },
    { baseUrl: mock.baseUrl, key: mock.key, more: { 'anthropic-version': '2023-06-01' } },
  )
}

mockTest('a page streams from the mock', async ({ page, mock }) => {
  expect(await streamInPage(page, mock)).toMatch(
    /^event: message_start\n[\s\S]*"text":"Good[\s\S]*event: message_stop\n/,
  )
  const { requests } = await mock.control.listRequests()
  expect(requests.flatMap(({ answeredBy }) => answeredBy.map(({ name }) => name))).toEqual(['greeting'])
})

mockTest('another test sees nothing of it', async ({ page, mock, request }) => {
  expect((await mock.control.listRequests()).requests).toEqual([])
  await mock.control.addFault('status:429')
  expect(await streamInPage(page, mock)).toContain('rate_limit')
  const models = await request.get(`${mock.baseUrl}/v1/models`, { headers: { authorization: `Bearer ${mock.key}` } })
  expect(models.status()).toBe(429)
  await mock.control.deleteFaults()
  await checkRecording(mock, 'another-test-sees-nothing-of-it')
})
