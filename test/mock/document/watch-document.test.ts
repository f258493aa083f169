import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testFolder } from '../../temporary-folder.ts'
import { serveDocument } from './serve-document.ts'

const patience = { timeout: 120_000, interval: 100 }

test('a changed document is served without a restart, and one with errors is not', async () => {
  const file = join(testFolder(), 'openapi.yaml')
  const text = readFileSync('test/golden/bookshop/openapi.yaml', 'utf8')
  writeFileSync(file, text)
  const shop = await serveDocument(file, '--watch')
  onTestFinished(async () => {
    if (shop.child.exitCode === null) await shop.stop()
  })
  const getTitle = async () => ((await shop.request('/books/9780000000002')).body as { title: string }).title
  expect(await getTitle()).toBe('A novel')

  writeFileSync(file, `${text}\npaths: [`)
  await vi.waitFor(() => expect(shop.printed()).toContain(`The mock keeps serving the last valid version of`), patience)
  expect(shop.printed()).toContain('openapi.yaml:147')
  expect(await getTitle()).toBe('A novel')

  writeFileSync(file, text.replace('A novel', 'Another novel'))
  await vi.waitFor(async () => expect(await getTitle()).toBe('Another novel'), patience)
  expect(await shop.stop()).toBe(0)
})
