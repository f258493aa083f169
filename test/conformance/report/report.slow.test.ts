import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { noBrowser, type OpenedBrowser, openBrowser } from '../../mock/page/browser.ts'
import { alteredTarget } from '../altered-target.ts'
import { runSuite, startApp } from '../run-suite.ts'

const folder = mkdtempSync(join(tmpdir(), 'report-'))
const file = join(folder, 'report.html')
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let browser: OpenedBrowser
let address = ''

describe.skipIf(noBrowser !== undefined)('the HTML report', () => {
  beforeAll(async () => {
    browser = await openBrowser()
    const broken = await alteredTarget(await startApp('mock'), () => ({
      reply: ({ status }) => (status === 401 ? { status: 418, body: '<img src=x onerror="alert(1)">' } : {}),
    }))
    address = broken.baseUrl
    const command = `--target ${address} --key ${broken.key} --target stub --header x-tenant:secret --seed 7 --only models/** --only messages/createMessage/credential/* --report html=${file}`
    expect(await runSuite(command.split(' '))).toMatchObject({ exitCode: 1 })
    await broken.close()
  })

  afterAll(async () => {
    await browser?.close()
    rmSync(folder, { recursive: true })
  })

  async function open(): Promise<Page> {
    const { page, troubles } = await browser.open(pathToFileURL(file).href)
    onTestFinished(async () => {
      expect(troubles).toEqual([])
      await page.close()
    })
    return page
  }

  const listShown = (page: Page) =>
    page
      .locator('.case:not([hidden])')
      .evaluateAll((cases) => [...new Set(cases.map((entry) => entry.querySelector('code')?.textContent ?? ''))])

  test('says what was run, without secrets', async () => {
    const page = await open()
    const facts = await page.locator('.facts').innerText()
    const header = "--header 'x-tenant: ***'"
    const parts = ['Multi-format model gateway 1.0.0', 'sha256:', process.version, header, '"$GATEWAY_KEY"']
    for (const part of parts) expect(facts).toContain(part)
    expect(await page.getByText('--only left out').count()).toBe(2)
    expect(await page.locator('#run-0 .tiles').innerText()).not.toMatch(/\b0\b/)
    expect(await page.getByText('if it has that: --with preferences').count()).toBe(2)
    expect(readFileSync(file, 'utf8')).not.toContain('secret')
  })

  test('has the verdict before what was run, a legend, and code without backticks', async () => {
    const page = await open()
    const text = await page.locator('main').innerText()
    const order = ['does not conform', 'does what the case expects', 'npx gatewright conformance', 'Failed']
    const places = order.map((part) => text.indexOf(part))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(Math.min(...places)).toBeGreaterThan(-1)
    expect(await page.locator('.group > summary').allInnerTexts()).not.toContainEqual(expect.stringContaining('`'))
    await page.locator('#run-0-failed .group > summary').first().click()
    expect(await page.locator('#run-0-failed mark').first().innerText()).toBe('418 application/json')
  })

  test('groups the failures, and marks the statuses that came undeclared', async () => {
    const page = await open()
    const failed = page.locator('#run-0-failed')
    const group = failed.locator('.group').first()
    expect(Number(await group.locator('.count').innerText())).toBeGreaterThan(1)
    await group.locator('summary').first().click()
    // What a target sends is text.
    await expect.poll(() => group.getByText('<img src=x onerror="alert(1)">').first().isVisible()).toBe(true)
    expect(await page.locator('img').count()).toBe(0)
    expect(await page.locator('#run-0-cases .lines .chip.failed').allInnerTexts()).toContain('418')
  })

  test('is searched, and filtered by operation', async () => {
    const page = await open()
    const all = await listShown(page)
    await page.getByLabel('Search cases').fill('EXPECTED 401 wrong')
    const matching = await listShown(page)
    expect(matching.length).toBeGreaterThan(1)
    expect(matching.length).toBeLessThan(all.length)
    await page.getByLabel('Operation').selectOption('createMessage')
    const filtered = await listShown(page)
    expect(filtered).toEqual(matching.filter((id) => id.startsWith('messages/')))
    expect(filtered.length).toBeGreaterThan(0)
    await page.getByLabel('Search cases').fill('of no case')
    expect(await page.locator('#run-0-failed .none').isVisible()).toBe(true)
    expect(await page.locator('.group:visible').count()).toBe(0)
    await page.getByLabel('Search cases').fill('')
    await page.getByLabel('Operation').selectOption('')
    expect(await listShown(page)).toEqual(all)
  })

  test('copies a request', async () => {
    const page = await open()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.locator('#run-0-failed .group > summary').first().click()
    await page.getByRole('button', { name: 'Copy as curl' }).first().click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(new RegExp(`^curl -i -X GET '${address}/v1/`))
  })

  test('opens its causes for paper', async () => {
    const page = await open()
    await page.emulateMedia({ media: 'print' })
    await page.pdf()
    expect(await page.locator('#run-0-failed .group:not([open])').count()).toBe(0)
    expect(await page.locator('.copy:visible, search:visible').count()).toBe(0)
  })

  test.each([
    [1400, 'light'],
    [1400, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const)('axe finds nothing at a width of %i, %s', async (width, colorScheme) => {
    const page = await open()
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true })")
    await page.evaluate(axe)
    expect(await page.evaluate('axe.run().then(({ violations }) => violations)')).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
  })
})
