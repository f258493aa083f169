import { readFileSync, writeFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { createControl } from 'gatewright'
import { expect, test, vi } from 'vitest'
import { writeTestFile } from '../../support/temporary-folder.ts'
import { testDocument } from './serve-document.ts'

const patience = { timeout: 60_000, interval: 5 }

const text = readFileSync('test/golden/bookshop/openapi.yaml', 'utf8')

async function watchShop(...options: string[]) {
  const file = writeTestFile('openapi.yaml', text)
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const served = await testDocument(file, '--watch', ...options)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (headers = {}, connection: Agent | false = agent) =>
    getBook(`${served.baseUrl}/books/9780000000002`, { headers, agent: connection })
  const read = { out: () => out.mock.calls.join(''), err: () => err.mock.calls.join('') }
  return { served, ask, write: (version: string) => writeFileSync(file, version), read }
}

async function getBook(url: string, options: { readonly headers: object; readonly agent: Agent | false }) {
  const request = get(url, { ...options, headers: { ...options.headers }, signal: AbortSignal.timeout(60_000) })
  const reply = await new Promise<IncomingMessage>((resolve, reject) =>
    request.on('response', resolve).on('error', reject),
  )
  const { title } = (await json(reply)) as { title: string }
  return { title, isReused: request.reusedSocket }
}

test('a changed document is served on the same connection, and one with errors is not', async () => {
  const { ask, write, read } = await watchShop()
  expect(await ask()).toEqual({ title: 'A novel', isReused: false })

  write(`${text}\npaths: [`)
  await vi.waitFor(() => expect(read.err()).toContain('The mock keeps serving the last valid version of'), patience)
  expect(read.err()).toContain('openapi.yaml:147')
  expect(await ask()).toEqual({ title: 'A novel', isReused: true })

  write(text.replace('  /books:\n', '  /__mock:\n'))
  await vi.waitFor(() => expect(read.err()).toContain('already declared for route'), patience)
  expect(await ask()).toEqual({ title: 'A novel', isReused: true })

  write(text.replace('A novel', 'Another novel'))
  await vi.waitFor(() => expect(read.out()).toContain('Serving the changed document.'), patience)
  expect(await ask()).toEqual({ title: 'Another novel', isReused: true })
})

test('versions that cannot be served leave no timer and no listener behind', async () => {
  const scenarios = writeTestFile('scenarios.yaml', 'scenarios: [{ name: slow, timing: { delayMs: 1 } }]')
  const started = vi.spyOn(globalThis, 'setInterval')
  const cleared = [vi.spyOn(globalThis, 'clearInterval'), vi.spyOn(globalThis, 'clearTimeout')]
  const { write, read } = await watchShop('--scenarios', scenarios)
  const count = () => {
    const ended = new Set(cleared.flatMap(({ mock }) => mock.calls.map(([timer]) => timer)))
    const timers = started.mock.results.filter(({ value }) => !ended.has(value)).length
    const listeners = process.eventNames().map((name) => [name, process.listenerCount(name)])
    return { timers, listeners }
  }
  const before = count()
  for (let failed = 1; failed <= 3; failed++) {
    write(`${text.replace('  /books:\n', '  /__mock:\n')}# ${failed}\n`)
    await vi.waitFor(() => expect(read.err().split('already declared for route')).toHaveLength(failed + 1), patience)
    await vi.waitFor(() => expect(count()).toEqual(before), patience)
  }
})

test('every request gets a reply while a new version takes over', async () => {
  const { ask, write } = await watchShop()
  const titles = new Set<string>()
  let isDone = false
  const send = async (connection?: Agent | false) => {
    while (!isDone) titles.add((await ask({}, connection)).title)
  }
  const clients = Promise.all([send(), send(false), send(false)])
  for (const title of ['Second', 'Third']) {
    write(text.replace('A novel', title))
    await Promise.race([vi.waitFor(() => expect(titles).toContain(title), patience), clients])
  }
  isDone = true
  await clients
})

test('a request that is running is answered by the version that took it, also at the end', async () => {
  const { served, ask, write, read } = await watchShop()
  const control = createControl({ baseUrl: served.baseUrl })
  const isRunning = () => expect.poll(async () => (await control.getState()).counts.running).toBe(1)
  const running = ask({ prefer: 'wait=3' })
  await isRunning()
  write(text.replace('A novel', 'Another novel'))
  await vi.waitFor(() => expect(read.out()).toContain('Serving the changed document.'), patience)
  expect((await ask({}, false)).title).toBe('Another novel')
  expect((await running).title).toBe('A novel')

  const last = ask({ prefer: 'wait=3' }, false)
  await isRunning()
  await served.close()
  expect((await last).title).toBe('Another novel')
  await expect(ask({}, false)).rejects.toThrow('ECONNREFUSED')
})

test('the stream of the open page ends with its version, so that the page reads the new contract', async () => {
  const { served, write } = await watchShop()
  const live = await fetch(`${served.baseUrl}/__mock/live`)
  const read = async () => {
    const contract = await (await fetch(`${served.baseUrl}/__mock/contract.json`)).json()
    return (contract as { operations: { id: string }[] }).operations.map(({ id }) => id)
  }
  expect(await read()).toContain('getBook')
  write(text.replaceAll('getBook', 'findBook'))
  expect(await live.text()).toContain('event: open')
  expect(await read()).toContain('findBook')
  await expect(createControl({ baseUrl: served.baseUrl }).listRequests()).resolves.toMatchObject({ requests: [] })
})
