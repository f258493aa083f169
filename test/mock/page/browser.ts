import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { MockOptions } from '../../../mock/mock.ts'
import { type ServedMock, serveMock } from '../serve-mock.ts'

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** Why there can be no tests with a browser here; CI has to have one. */
export const noBrowser =
  existsSync(executablePath) || process.env.CI === 'true'
    ? undefined
    : `There is no Chromium at ${executablePath}: what needs a browser is not tested. Name one with CHROMIUM.`

const QUIET = [
  ...['--headless', '--no-sandbox', '--no-first-run', '--disable-background-networking'],
  ...['--disable-gpu', '--disable-quic', '--disable-component-update', '--disable-sync'],
]

/** Longer than a browser takes on the busiest machine. */
const HANG_MS = 120_000

export interface OpenedBrowser {
  /** A page that shows an address; what goes wrong in it is noted. */
  open(url: string): Promise<OpenedPage>
  close(): Promise<void>
}

export interface OpenedPage {
  readonly page: Page
  /** Errors of the page, and requests to other hosts than its own; calls that were refused are none. */
  readonly troubles: readonly string[]
}

/** A Chromium with a profile of its own. */
export async function openBrowser(): Promise<OpenedBrowser> {
  const { chromium } = await import('playwright-core')
  const profile = mkdtempSync(join(tmpdir(), 'gatewright-browser-'))
  const viewport = { width: 1360, height: 850 }
  const options = { executablePath, headless: true, args: QUIET, viewport, timeout: HANG_MS }
  const context = await chromium.launchPersistentContext(profile, options)
  context.setDefaultTimeout(HANG_MS)
  return {
    open: (url) => openPage(context, url),
    close: async () => {
      await context.close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

async function openPage(context: BrowserContext, url: string): Promise<OpenedPage> {
  const page = await context.newPage()
  const troubles: string[] = []
  const { origin } = new URL(url)
  page.on('pageerror', ({ message }) => troubles.push(message))
  page.on('console', (message) => {
    const isRefusal = message.text().startsWith('Failed to load resource: the server responded with a status of 4')
    if (['error', 'warning'].includes(message.type()) && !isRefusal) troubles.push(message.text())
  })
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (asked !== origin && !['data:', 'blob:'].includes(protocol)) troubles.push(`a request to ${asked}`)
  })
  await page.goto(url)
  return { page, troubles }
}

/** Opens a tab of the shown request. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
}

/** A mock of its own for each test of a block, and a page of it. Errors of the page fail the test. */
export interface PageTest {
  served: ServedMock
  page: Page
  /** Opens an address of the mock. */
  open(path: string): Promise<Page>
}

/** With a path, the page is opened before each test. */
export function pageTests(options: Partial<MockOptions> = {}, path?: string): PageTest {
  let browser: OpenedBrowser
  let troubles: readonly string[]
  const test = {
    open: async (address: string) => {
      const opened = await browser.open(test.served.baseUrl + address)
      troubles = opened.troubles
      test.page = opened.page
      return opened.page
    },
  } as PageTest
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser?.close())
  beforeEach(async () => {
    test.served = await serveMock(options)
    if (path !== undefined) await test.open(path)
  })
  afterEach(async () => {
    await test.page.close()
    await test.served.close()
    expect(troubles).toEqual([])
  })
  return test
}
