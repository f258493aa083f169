import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ServedMock, serveMock } from '../serve-mock.ts'
import { noBrowser, type OpenedBrowser, openBrowser } from './browser.ts'

let browser: OpenedBrowser
let served: ServedMock

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
}

/** Runs in the page. */
const FIND = 'axe.run({ iframes: false }).then(({ violations }) => violations)'

const OPEN_ALL = "document.querySelectorAll('details').forEach((each) => { each.open = true })"

/** Something that stands in each view, so that it is there. */
const views = [
  ['#requests', 'Follow newest'],
  ['#requests/1', 'Request and reply follow the contract.'],
  ['#requests/2', 'The reply broke the contract'],
  ['#requests/3', 'The client broke a rule'],
  ['#requests/4', 'Neither side broke a rule'],
  ['#tasks', 'a red fox'],
  ['#controls', 'Edition of the image proxy'],
  ['#reference', 'Multi-format model gateway'],
  ['#reference/api/operations/createMessage', 'Order of events'],
  ['#reference/api/schemas/ImageTask/status', 'NOT_START'],
  ['#reference/control/operations/addFault', 'addFault'],
] as const

/** The buttons that open what can be done with a request. */
function findPanels(page: Page) {
  return page.locator('.actions button[aria-expanded]').all()
}

describe.skipIf(noBrowser !== undefined)('axe finds nothing', () => {
  beforeAll(async () => {
    browser = await openBrowser()
    served = await serveMock({ callbacks: { deliver: async () => {} }, shownKey: 'sk-test' })
    const ask = (input: string, headers = {}) =>
      served
        .request('/v1/responses', { json: { model: 'gw-text-large', input, stream: true }, headers })
        .then((reply) => reply.text())
    await ask('Why is the sky blue?')
    await served.request('/__mock/faults', { json: { kind: 'drop', event: 'response.content_part.added', times: 1 } })
    await ask('Tell me about tides.')
    await served.request('/v1/responses', { json: { model: 1 } })
    await ask('Again', { prefer: 'code=429' })
    await served.request('/__mock/scenarios', {
      json: { scenarios: [{ name: 'a', match: { text: 'a' }, answer: { text: 'b' } }] },
    })
    await served.request('/img/submit/imagine', { json: { prompt: 'a red fox', notifyHook: 'http://127.0.0.1:9/' } })
  })

  afterAll(async () => {
    await browser?.close()
    await served?.close()
  })

  test.each([
    [1400, 'light'],
    [1400, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const)('at a width of %i, %s', async (width, colorScheme) => {
    const { page, troubles } = await browser.open(`${served.baseUrl}/__mock`)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    for (const [hash, sign] of views) {
      await page.goto(`${served.baseUrl}/__mock${hash}`)
      await page.reload()
      await page.getByText(sign).first().waitFor()
      await page.evaluate(axe)
      const states = [...(await page.getByRole('tab').all()), ...(hash === '#requests/2' ? await findPanels(page) : [])]
      for (const state of states.length > 0 ? states : [undefined]) {
        await state?.click()
        await page.evaluate(OPEN_ALL)
        const name = `${hash} ${(await state?.innerText()) ?? ''}`
        const violations = await page.evaluate<readonly Violation[]>(FIND)
        const found = violations.map(({ id, nodes }) => [
          id,
          ...nodes.map(({ html, failureSummary }) => html + failureSummary),
        ])
        expect([name, found]).toEqual([name, []])
      }
    }
    expect(troubles).toEqual([])
    await page.close()
  })
})
