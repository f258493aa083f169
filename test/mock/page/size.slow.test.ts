import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ServedMock, serveMock } from '../serve-mock.ts'
import { noBrowser, type OpenedBrowser, openBrowser, openTab } from './browser.ts'

const REQUESTS = 10_000
const EVENTS = 2500

let browser: OpenedBrowser
let served: ServedMock

const getRequest = (id: number, events: readonly object[] = []) => ({
  id,
  at: 1_795_190_400_000 + id,
  method: 'POST',
  path: '/v1/responses',
  operationId: 'createResponse',
  headers: {},
  body: { model: 'gw-text-large', input: `Question ${id}` },
  bodyIsTruncated: false,
  client: null,
  requestBytes: 60,
  replyBytes: 2_000_000,
  status: 200,
  ms: 2500,
  ended: 'answered',
  conversation: null,
  answeredBy: [],
  reply: null,
  verdicts: [],
  outcome: 'valid',
  sentence: 'Request and reply follow the contract.',
  stream: { name: 'createResponse', count: events.length, events },
})

const getEvent = (index: number) => ({
  event: 'response.output_text.delta',
  ms: index,
  data: { type: 'response.output_text.delta', output_index: 0, delta: `word${index} ` },
})

describe.skipIf(noBrowser !== undefined)('a large journal', () => {
  beforeAll(async () => {
    browser = await openBrowser()
    served = await serveMock()
  })

  afterAll(async () => {
    await browser?.close()
    await served?.close()
  })

  test('has rows for what can be seen only, in the list and among the events', async () => {
    const { page, troubles } = await browser.open(`${served.baseUrl}/__mock/page/icon.svg`)
    const requests = Array.from({ length: REQUESTS }, (_, index) => getRequest(index + 1))
    const whole = getRequest(
      1,
      Array.from({ length: EVENTS }, (_, index) => getEvent(index)),
    )
    await page.route('**/__mock/journal?*', (route) => route.fulfill({ json: { requests, forgotten: 0 } }))
    await page.route('**/__mock/journal/*', (route) => route.fulfill({ json: whole }))
    await page.goto(`${served.baseUrl}/__mock`)
    const rows = page.getByRole('list', { name: 'Requests' }).getByRole('listitem')
    await rows.first().waitFor()
    expect(await rows.first().getAttribute('aria-setsize')).toBe(String(REQUESTS))
    expect(await rows.count()).toBeLessThan(60)
    await page.locator('.requests').evaluate((element) => Object.assign(element, { scrollTop: 1e9 }))
    await rows.getByText('Question 1', { exact: true }).click()
    await openTab(page, 'Events')
    const events = page.getByRole('list', { name: 'Raw events' }).getByRole('listitem')
    expect(await events.first().getAttribute('aria-setsize')).toBe(String(EVENTS))
    expect(await events.count()).toBeLessThan(60)
    expect(await page.evaluate<number>("document.querySelectorAll('*').length")).toBeLessThan(1500)
    await page.getByRole('searchbox').fill('question 77')
    await expect.poll(() => rows.first().getAttribute('aria-setsize')).toBe('280')
    await openTab(page, 'Timing')
    await page.getByText(`${EVENTS} events`).waitFor()
    await page.getByLabel('Event of the stream').press('Home')
    await openTab(page, 'Events')
    await page.getByText(`1 of ${EVENTS}`).waitFor()
    expect(troubles).toEqual([])
  })
})
