import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { noBrowser, type OpenedBrowser, openBrowser, openTab } from '../mock/page/browser.ts'
import { type ServedMock, serveMock } from '../mock/serve-mock.ts'
import { recordFrom } from './recording/recording.ts'
import { startProxy } from './start-proxy.ts'

let browser: OpenedBrowser
let mock: ServedMock
let close: () => Promise<void>

const starts = {
  proxy: async () => {
    const proxy = await startProxy(mock.baseUrl)
    return { url: proxy.url, close: proxy.close }
  },
  recorder: async () => {
    const recorder = await recordFrom(mock.baseUrl)
    return { url: recorder.baseUrl, close: recorder.close }
  },
}

describe.skipIf(noBrowser !== undefined)('the page of the', () => {
  beforeAll(async () => {
    browser = await openBrowser()
    mock = await serveMock()
  })

  afterEach(() => close())

  afterAll(async () => {
    await browser?.close()
    await mock?.close()
  })

  test.each(['proxy', 'recorder'] as const)('%s lists exchanges with their verdicts', async (name) => {
    const started = await starts[name]()
    close = started.close
    const { page, troubles } = await browser.open(`${started.url}/__proxy`)
    await page.getByText('Send requests through the proxy to see them here.').waitFor()
    const headers = { authorization: `Bearer ${mock.key}`, 'content-type': 'application/json' }
    const post = (body: object, path = '/v1/responses') =>
      fetch(started.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    await (await post({ model: 'gw-text-large', input: 'Hello', stream: true })).text()
    await (await post({ model: 'gw-text-large', input: 1 })).text()
    const rows = page.getByRole('list', { name: 'Requests' }).getByRole('listitem')
    await expect.poll(() => rows.count()).toBe(2)
    const wrong = '/v1beta/models/a%zz:generateContent'
    await (await post({ contents: [{ role: 'user', parts: [{ text: 'Hello' }] }] }, wrong)).text()
    await rows.getByText('a%zz', { exact: true }).waitFor()
    await page.getByText(/^The client broke a rule: body input/).waitFor()
    await rows.last().getByRole('link').click()
    await page.getByText('Request and reply follow the contract.').waitFor()
    for (const [tab, text] of [
      ['Conversation', 'Hello'],
      ['Answer', /^input tokens/i],
      ['Request', '"Hello"'],
      ['Events', 'response.completed'],
      ['Headers', name === 'proxy' ? 'Bearer ***' : 'Bearer removed'],
    ] as const) {
      await openTab(page, tab)
      await page.getByRole('tabpanel').getByText(text).first().waitFor()
    }
    expect(await page.content()).not.toContain(mock.key)
    await page.getByRole('button', { name: 'Invalid request 1' }).click()
    await expect.poll(() => rows.count()).toBe(1)
    expect(await page.getByRole('navigation', { name: 'Views' }).getByRole('link').count()).toBe(1)
    const ofMock = await browser.open(`${mock.baseUrl}/__mock`)
    const getColour = (shown: typeof page) =>
      shown.locator('.requests').getByTitle('Responses').first().getAttribute('style')
    expect(await getColour(page)).toBe(await getColour(ofMock.page))
    await ofMock.page.close()
    expect(troubles).toEqual([])
    await page.close()
  })
})
