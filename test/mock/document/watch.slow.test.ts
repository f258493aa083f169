import { readFileSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { testFolder } from '../../support/temporary-folder.ts'
import { testDocument } from './serve-document.ts'

const patience = { timeout: 120_000, interval: 100 }

const text = readFileSync('test/golden/bookshop/openapi.yaml', 'utf8')

async function watchShop() {
  const file = join(testFolder(), 'openapi.yaml')
  writeFileSync(file, text)
  const served = await testDocument(file, '--watch')
  const getTitle = () => getTitleOf(`${served.baseUrl}/books/9780000000002`)
  return { served, getTitle, write: (version: string) => writeFileSync(file, version) }
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
  const { served, getTitle, write } = await watchShop()
  expect(await getTitle()).toBe('A novel')

  write(`${text}\npaths: [`)
  await vi.waitFor(
    () => expect(served.said.err).toContain(`The mock keeps serving the last valid version of`),
    patience,
  )
  expect(served.said.err).toContain('openapi.yaml:147')
  expect(await getTitle()).toBe('A novel')

  write(text.replace('A novel', 'Another novel'))
  await vi.waitFor(async () => expect(await getTitle()).toBe('Another novel'), patience)
  expect(await served.stop()).toBe(0)
})

test('every request gets a reply while a new version takes over', async () => {
  const { getTitle, write } = await watchShop()
  const titles = new Set<string>()
  let isDone = false
  const send = async () => {
    while (!isDone) titles.add(await getTitle())
  }
  const clients = Promise.all([send(), send(), send(), send()])
  for (const title of ['Second', 'Third']) {
    write(text.replace('A novel', title))
    await Promise.race([vi.waitFor(() => expect(titles).toContain(title), patience), clients])
  }
  isDone = true
  await clients
})
