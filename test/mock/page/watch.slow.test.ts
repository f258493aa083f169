import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { closeAfterTest } from '../../support/close-after.ts'
import { writeTestFile } from '../../support/temporary-folder.ts'
import { testDocument } from '../document/serve-document.ts'
import { noBrowser, openBrowser } from './browser.ts'

test.skipIf(noBrowser !== undefined)('the open page shows the operations of a changed document', async () => {
  const text = readFileSync('test/golden/bookshop/openapi.yaml', 'utf8')
  const file = writeTestFile('openapi.yaml', text)
  const { baseUrl } = await testDocument(file, '--watch')
  const browser = await closeAfterTest(openBrowser())
  const { page } = await browser.open(`${baseUrl}/__mock#controls`)
  await page.getByText('Advanced').first().click({ timeout: 20_000 })
  const operations = page.getByLabel('operation').locator('option')
  await expect.poll(() => operations.allTextContents(), { timeout: 20_000 }).toContain('getBook')
  writeFileSync(file, text.replaceAll('getBook', 'findBook'))
  await expect.poll(() => operations.allTextContents(), { timeout: 20_000 }).toContain('findBook')
})
