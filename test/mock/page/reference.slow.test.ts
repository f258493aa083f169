import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../../../generated/routes.ts'
import { serveDocument } from '../document/serve-document.ts'
import { noBrowser, type OpenedBrowser, openBrowser, type PageTest, pageTests } from './browser.ts'

const getContents = (page: Page) => page.getByRole('navigation', { name: 'Contents' })
const getReply = (page: Page) => page.getByRole('region', { name: 'Reply', exact: true })

async function open(page: Page, hash: string): Promise<void> {
  await page.goto(page.url().replace(/#.*|$/, hash))
}

async function send(page: Page, operation: string, body?: object): Promise<void> {
  await open(page, `#reference/${operation}`)
  await page.locator('.operation header .hint').getByText(operation.replace(/.*\//, '')).waitFor()
  await page.getByText('Try it', { exact: true }).click()
  if (body) await page.getByLabel('Body', { exact: true }).fill(JSON.stringify(body))
  await page.getByRole('button', { name: 'Send' }).click()
}

let now: PageTest

describe.skipIf(noBrowser !== undefined)('the reference of the gateway', () => {
  now = pageTests({ shownKey: 'sk-test', keys: ['sk-test'] }, '/__mock/reference')

  test('has every operation, and its parts', async () => {
    const { page } = now
    const links = getContents(page).locator('section a')
    await expect.poll(() => links.count()).toBe(routes.length)
    await getContents(page).getByRole('link', { name: 'POST /v1/video/generations' }).click()
    await page.getByRole('region', { name: /^Callback: Notify about a video task/ }).waitFor()
    await page.getByLabel('Find in the contents').fill('blend')
    await expect.poll(() => links.allInnerTexts()).toEqual([expect.stringContaining('/img/submit/blend')])
    await open(page, '#reference/api/operations/createResponse')
    const stream = page.getByRole('region', { name: /^Stream:/ })
    await stream.getByText('message | function_call | reasoning', { exact: false }).waitFor()
    await stream.getByRole('link', { name: 'response.created' }).first().click()
    await stream.getByLabel('Example of response.created').last().waitFor()
    await open(page, '#reference/api/schemas/VideoStatus')
    await page.getByRole('row', { name: 'queued first; then in_progress' }).waitFor()
  })

  test('sends an operation with the key filled in, also one of the control API', async () => {
    const { page } = now
    await send(page, 'api/operations/listModels')
    await getReply(page).getByText('"gw-text-large"', { exact: false }).waitFor()
    expect(await getReply(page).getByRole('status').innerText()).toMatch(/^200/)
    await send(page, 'control/operations/getState')
    await getReply(page).getByText('"counts"', { exact: false }).waitFor()
  })

  test('shows a stream as it arrives', async () => {
    const { page, served } = now
    await served.request('/__mock/faults', { json: { kind: 'stall', afterEvents: 3, times: 2 } })
    await send(page, 'api/operations/createMessage')
    const events = getReply(page).getByRole('list', { name: 'Events of the reply' }).getByRole('listitem')
    await expect.poll(() => events.count()).toBe(3)
    expect(await events.first().innerText()).toContain('message_start')
    await getReply(page).getByText('arriving …').waitFor()
    // Another one takes its place.
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.poll(async () => (await served.control.listRequests()).requests.length).toBe(2)
    await getReply(page).getByText('arriving …').waitFor()
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await getReply(page).getByText('Stopped.').waitFor()
    await page.getByLabel('Stream the reply').uncheck()
    await page.getByRole('button', { name: 'Send' }).click()
    await getReply(page).getByText('"stop_reason": "end_turn"', { exact: false }).waitFor()
  })

  test('a finding leads to the property, and to the event that it is about', async () => {
    const { page, served } = now
    const body = { model: 'gw-text-large', max_tokens: 9, messages: [{ role: 'user', content: 'Hi' }], stream: true }
    const headers = { 'messages-version': '2023-06-01' }
    await served.request('/v1/messages', { json: { ...body, temperature: 3 }, headers })
    await served.request('/__mock/faults', { json: { kind: 'drop', event: 'content_block_start', times: 1 } })
    await (await served.request('/v1/messages', { json: body, headers })).text()
    const follow = async (request: string) => {
      await open(page, request)
      await page.getByRole('region', { name: 'Verdict' }).getByRole('link', { name: /api/ }).click()
    }
    await follow('#requests/1')
    const target = page.locator('.property.target')
    await expect.poll(() => target.innerText()).toMatch(/^temperature/)
    await follow('#requests/2')
    await page.getByLabel('Example of content_block_delta').last().waitFor()
  })

  test('what could not be read is read again, and the page stays connected', async () => {
    const { page } = now
    await page.route('**/control-asyncapi.json', (route) => route.fulfill({ status: 404 }), { times: 1 })
    await open(page, '#reference/control')
    await getContents(page).getByRole('link', { name: 'GET /__mock/state' }).waitFor()
    await page.locator('.connection').getByText('Live', { exact: true }).waitFor()
  })

  test('hostile text in an address is text', async () => {
    const { page } = now
    for (const hash of ['#reference/api/schemas/__proto__', '#reference/api/operations/%3Cimg%20src=x%3E/%E0%A4%A'])
      await open(page, hash).then(() => page.getByText('The contract has nothing of this name.').waitFor())
  })
})

describe.skipIf(noBrowser !== undefined)('the reference of another document', () => {
  let browser: OpenedBrowser

  beforeAll(async () => {
    browser = await openBrowser()
  })

  afterAll(() => browser?.close())

  test.each(['test/golden/bookshop/openapi.yaml', 'test/mock/document/shop.yaml', 'test/mock/document/items.yaml'])(
    'shows each operation of %s, and sends one',
    async (file) => {
      const served = await serveDocument(file)
      const { page, troubles } = await browser.open(`${served.baseUrl}/__mock/reference`)
      const links = getContents(page).locator('section a')
      await links.first().waitFor()
      const { body } = await served.request('/__mock/openapi.json')
      const { paths } = body as { paths: Record<string, object> }
      const methods = Object.values(paths).flatMap((item) =>
        Object.keys(item).filter((key) => /^(get|put|post|delete|patch|head|options)$/.test(key)),
      )
      expect(await links.count()).toBe(methods.length)
      for (const link of await links.all()) {
        await link.click()
        const path = await link.locator('code').innerText()
        await expect.poll(() => page.locator('.operation header code').first().innerText()).toBe(path)
        await page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true })")
      }
      await page.getByRole('button', { name: 'Send' }).click()
      await getReply(page).getByText('See it among the requests').waitFor()
      expect(troubles).toEqual([])
      await page.close()
      await served.close()
    },
  )
})
