import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ServedMock, serveMock } from '../serve-mock.ts'
import { noBrowser, type OpenedBrowser, type OpenedPage, openBrowser } from './browser.ts'

let browser: OpenedBrowser
let served: ServedMock
let opened: OpenedPage

const LONG = 'a-name-without-an-end-'.repeat(12)
const broken = '#requests/2'

const OPEN_ALL = "document.querySelectorAll('details').forEach((each) => { each.open = true })"

/** What can only be seen by scrolling to the right. */
const WIDER_THAN_SHOWN = `[document.scrollingElement, ...document.querySelectorAll('main, section, ul, ol, li, article, form')]
  .filter((each) => each.scrollWidth > each.clientWidth && each.clientWidth > 0)
  .map((each) => each.tagName + '.' + each.className)`

/** Something that stands at the end of each view, so that all of it is there. */
const views: readonly (readonly [hash: string, last: (page: Page) => ReturnType<Page['locator']>])[] = [
  ['#requests', (page) => page.getByRole('list', { name: 'Requests' })],
  [broken, (page) => page.getByRole('tab', { name: 'Headers' })],
  ['#tasks', (page) => page.getByRole('listitem', { name: /^Task / }).filter({ hasText: 'failed' })],
  ['#controls', (page) => page.getByRole('region', { name: 'Sandboxes' }).getByText('Edition of the image proxy')],
  ['#reference', (page) => page.getByRole('link', { name: /^GET .v1.models/ })],
  ['#reference/api/operations/createResponse', (page) => page.getByRole('heading', { name: 'Order of events' })],
  ['#reference/api/schemas/CreateMessageRequest', (page) => page.getByText('Inside of tools')],
]

describe.skipIf(noBrowser !== undefined)('the page in a narrow window', () => {
  beforeAll(async () => {
    browser = await openBrowser()
    served = await serveMock({ callbacks: { deliver: async () => {} } })
    await fill()
    opened = await browser.open(`${served.baseUrl}/__mock`)
  })

  afterAll(async () => {
    await browser?.close()
    await served?.close()
    expect(opened.troubles).toEqual([])
  })

  test.each([390, 768])('nothing is cut off at a width of %i', async (width) => {
    const { page } = opened
    await page.setViewportSize({ width, height: 844 })
    for (const [hash, last] of views) {
      await page.goto(`${served.baseUrl}/__mock${hash}`)
      await last(page).first().waitFor()
      // The parts of a request are tabs.
      for (const tab of hash === broken ? await page.getByRole('tab').all() : [undefined]) {
        await tab?.click()
        await page.evaluate(OPEN_ALL)
        const name = `${hash} ${(await tab?.innerText()) ?? ''}`
        expect([name, await page.evaluate(WIDER_THAN_SHOWN)]).toEqual([name, []])
      }
    }
  })

  test('the tabs, the sandbox, the clock and the verdicts can be seen', async () => {
    const { page } = opened
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${served.baseUrl}/__mock#requests`)
    await page.getByRole('list', { name: 'Requests' }).waitFor()
    for (const seen of [
      '#bar select',
      '#bar .clock button',
      '#bar .connection',
      '#bar nav a',
      '.requests .verdict',
      '.requests .status',
    ]) {
      const box = await page.locator(seen).first().boundingBox()
      expect([seen, (box?.x ?? Number.NaN) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 390]).toEqual([seen, true])
    }
  })

  test('what became of a callback can be read on a phone', async () => {
    const { page } = opened
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${served.baseUrl}/__mock#tasks`)
    await page.getByText(/callback attempts?, the last one/).click()
    const box = await page.locator('.callbacks .reason').first().boundingBox()
    expect(box?.width).toBeGreaterThan(200)
  })

  test('a request fills a phone, and Back leads to the list', async () => {
    const { page } = opened
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${served.baseUrl}/__mock#requests`)
    const list = page.getByRole('list', { name: 'Requests' })
    await list.getByRole('link').first().click()
    const tabs = page.getByRole('tablist', { name: 'Parts of the request' })
    await tabs.waitFor()
    expect(await list.isVisible()).toBe(false)
    await page.locator('.back:focus').waitFor()
    await page.keyboard.press('Enter')
    await list.waitFor()
    await list.locator('li:first-child a:focus').waitFor()
    expect(await tabs.isVisible()).toBe(false)
  })
})

/** Real content, and the longest that there may be of it. */
async function fill(): Promise<void> {
  const name = LONG.slice(0, 60)
  const send = async (path: string, json: unknown, method = 'POST') => {
    const reply = await served.request(path, { method, json })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${path}: ${text}`)
    return text
  }
  await send('/__mock/settings', { holdTasks: true }, 'PATCH')
  await send('/__mock/faults', { kind: 'drop', event: 'response.created', times: 1 })
  await send('/__mock/faults', { kind: 'drop', event: 'response.completed', match: { model: LONG } })
  await send('/__mock/scenarios', { scenarios: [{ name, match: { text: LONG }, answer: { text: LONG } }] })
  await served.request(`/v1/${LONG}?${LONG}`, { json: { [LONG]: LONG } })
  await served.request(`/~${name}/v1/models`)
  await send('/v1/responses', { model: 'gw-text-large', input: LONG, stream: true })
  await send('/v1/video/generations', { model: 'gw-video-1', prompt: LONG })
  await send('/img/submit/imagine', { prompt: LONG, notifyHook: `http://127.0.0.1:9/${LONG}` })
  const { tasks }: { tasks: readonly { id: string }[] } = JSON.parse(await send('/__mock/tasks', undefined, 'GET'))
  for (const { id } of tasks) await send(`/__mock/tasks/${id}/fail`, { reason: LONG })
}
