import { readFileSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testFolder } from '../../temporary-folder.ts'
import { serveDocument } from './serve-document.ts'

const patience = { timeout: 120_000, interval: 100 }

const text = readFileSync('test/golden/bookshop/openapi.yaml', 'utf8')

async function watchShop() {
  const file = join(testFolder(), 'openapi.yaml')
  writeFileSync(file, text)
  const shop = await serveDocument(file, '--watch')
  onTestFinished(async () => {
    if (shop.child.exitCode === null) await shop.stop()
  })
  return { file, shop }
}

/** The title of a book, asked for on a connection of its own. */
async function getTitleOf(url: string): Promise<string> {
  const request = get(url, { agent: false, signal: AbortSignal.timeout(60_000) })
  const reply = await new Promise<IncomingMessage>((resolve, reject) =>
    request.on('response', resolve).on('error', reject),
  )
  return ((await json(reply)) as { title: string }).title
}

test('a changed document is served without a restart, and one with errors is not', async () => {
  const { file, shop } = await watchShop()
  const getTitle = () => getTitleOf(`${shop.baseUrl}/books/9780000000002`)
  expect(await getTitle()).toBe('A novel')

  writeFileSync(file, `${text}\npaths: [`)
  await vi.waitFor(() => expect(shop.printed()).toContain(`The mock keeps serving the last valid version of`), patience)
  expect(shop.printed()).toContain('openapi.yaml:147')
  expect(await getTitle()).toBe('A novel')

  writeFileSync(file, text.replace('A novel', 'Another novel'))
  await vi.waitFor(async () => expect(await getTitle()).toBe('Another novel'), patience)
  expect(await shop.stop()).toBe(0)
})

test('every request gets a reply while a new version takes over', async () => {
  const { file, shop } = await watchShop()
  const titles = new Set<string>()
  let isDone = false
  const send = async () => {
    while (!isDone) titles.add(await getTitleOf(`${shop.baseUrl}/books/9780000000002`))
  }
  const clients = Promise.all([send(), send(), send(), send()])
  for (const title of ['Second', 'Third']) {
    writeFileSync(file, text.replace('A novel', title))
    await Promise.race([vi.waitFor(() => expect(titles).toContain(title), patience), clients])
  }
  isDone = true
  await clients
})
