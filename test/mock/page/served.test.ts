import { expect, test } from 'vitest'
import { readPage } from '../../docs/page.ts'
import { type ServedMock, sharedMock, testMock } from '../serve-mock.ts'

const served = await sharedMock({ keys: ['sk-mock'] })

interface Document {
  readonly servers: unknown
  readonly paths: object
}

const asBrowser = { headers: { accept: 'text/html,application/xhtml+xml' }, redirect: 'manual' } as const

test('redirects browsers from / to the page of their sandbox, not other clients', async () => {
  const { baseUrl } = served
  const led = await fetch(baseUrl, asBrowser)
  expect([led.status, led.headers.get('location')]).toEqual([302, '/__mock'])
  const ledThere = await fetch(`${baseUrl}/~alice`, asBrowser)
  expect(ledThere.headers.get('location')).toBe('/~alice/__mock')
  expect((await fetch(`${baseUrl}/__mock/`, asBrowser)).headers.get('location')).toBe('/__mock')
  const reference = await fetch(`${baseUrl}/~alice/__mock/reference`, asBrowser)
  expect(reference.headers.get('location')).toBe('/~alice/__mock#reference')
  const reply = await fetch(`${baseUrl}/?key=sk-secret`)
  expect(reply.status).toBe(404)
  expect(await reply.json()).toMatchObject({ error: { message: 'Unknown path /.' } })
})

test.each(['', '/live'])('/__mock%s of a sandbox whose name is invalid is refused with the rule', async (path) => {
  const reply = await fetch(`${served.baseUrl}/~my%20sandbox/__mock${path}`)
  expect(reply.status).toBe(400)
  expect(await reply.json()).toMatchObject({ error: { message: expect.stringContaining('has up to 64 letters') } })
})

test('the page has no external resources, no inline scripts, and cannot be framed', async () => {
  const reply = await fetch(`${served.baseUrl}/__mock`)
  expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const policy = reply.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
  expect(await reply.text()).not.toMatch(/https?:|<script>|<style/)
})

test('only files of the page are served', async () => {
  const getStatus = async (name: string) => (await fetch(`${served.baseUrl}/__mock/page/${name}`)).status
  expect(await getStatus('main.js')).toBe(200)
  const others = ['tsconfig.json', 'nothing.js', '..%2Fserve-page.ts', '%2e%2e%2fpage-files.ts', 'reference.js']
  for (const name of others) expect([name, await getStatus(name)]).toEqual([name, 404])
})

test('both documents name this mock as their server, and contain the operations', async () => {
  const { baseUrl } = served
  const read = async (path: string) => (await (await fetch(baseUrl + path)).json()) as Document
  const gateway = await read('/~alice/__mock/openapi.json')
  expect(gateway).toMatchObject({ openapi: '3.1.0', servers: [{ url: `${baseUrl}/~alice` }] })
  expect(Object.keys(gateway.paths)).toContain('/v1/messages')
  const controls = await read('/__mock/control.json')
  expect(controls.servers).toEqual([{ url: baseUrl, description: 'This mock.' }])
  expect(Object.keys(controls.paths)).toContain('/__mock/state')
  for (const [path, operation] of [
    ['/__mock/asyncapi.json', 'createMessage'],
    ['/__mock/control-asyncapi.json', 'watchLiveEvents'],
  ] as const)
    expect(await read(path)).toHaveProperty(['operations', operation])
})

test('the page fills in a key only if it has one', async () => {
  const toKey = async ({ baseUrl }: ServedMock) =>
    ((await (await fetch(`${baseUrl}/__mock/contract.json`)).json()) as { key: unknown }).key
  expect(await toKey(served)).toBe(null)
  expect(await toKey(await testMock({ shownKey: 'sk-test' }))).toBe('sk-test')
})

test('with a control key the page needs no key, its data does', async () => {
  const { baseUrl } = await testMock({ control: { key: 'let-me-in' }, shownKey: 'sk-test' })
  const findStatus = async (path: string, headers = {}) => (await fetch(baseUrl + path, { headers })).status
  expect(await findStatus('/__mock')).toBe(200)
  expect(await findStatus('/__mock/page/main.js')).toBe(200)
  for (const path of [
    '/__mock/contract.json',
    '/__mock/openapi.json',
    '/__mock/asyncapi.json',
    '/__mock/control.json',
    '/__mock/state',
  ]) {
    expect([path, await findStatus(path)]).toEqual([path, 401])
    expect(await findStatus(path, { authorization: 'Bearer let-me-in' })).toBe(200)
  }
})

test('a mock without controls has no page', async () => {
  const { baseUrl } = await testMock({ control: false })
  expect((await fetch(`${baseUrl}/__mock`)).status).toBe(404)
  expect((await fetch(baseUrl, asBrowser)).status).toBe(404)
})

test('every address that the documentation names is there, and its example is a stream', async () => {
  const { text } = readPage('docs/mock/page.md')
  const addresses = [...text.matchAll(/^\| `(\/[^`#]*)/gm)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThan(5)
  for (const address of addresses)
    expect([address, (await fetch(served.baseUrl + address)).status]).toEqual([address, 200])
  const [, url = '', options = ''] = /^curl -N http:\/\/127\.0\.0\.1:4010(\S+) (.*)$/m.exec(text) ?? []
  const headers = [...options.matchAll(/-H '([^:]+): ([^']+)'/g)].map(([, name = '', value = '']): [string, string] => [
    name,
    value,
  ])
  const [, body = ''] = /--data '([^']+)'/.exec(options) ?? []
  const reply = await fetch(served.baseUrl + url, { method: 'POST', headers, body })
  expect(reply.headers.get('content-type')).toContain('text/event-stream')
  expect(await reply.text()).toContain('event: message_stop')
})
