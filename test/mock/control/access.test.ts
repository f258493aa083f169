import { request } from 'node:http'
import { createControl } from 'gatewright'
import { describe, expect, test } from 'vitest'
import { readCommandLine } from '../../../cli/command-line.ts'
import { gatewayMock } from '../../../mock/gateway-mock.ts'
import { createMockServer } from '../../../mock/mock.ts'
import { startOperations } from '../../../server-stub/adapters/operations/operations.ts'
import { sharedMock, testMock, testMockInProcess } from '../serve-mock.ts'

/** `fetch` sends the headers that make the difference here as it likes. */
function getStatus(url: string, headers: Record<string, string>, method = 'POST'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, (reply) => {
      reply.resume()
      resolve({ status: reply.statusCode ?? 0, allowsOrigin: reply.headers['access-control-allow-origin'] })
    })
    sent.on('error', reject).end()
  })
}

interface Answer {
  readonly status: number
  readonly allowsOrigin: string | undefined
}

const operations = await startOperations({ corsOrigins: ['*'] })
const served = await sharedMock({ operations, shownKey: 'sk-shown', trustProxy: ['127.0.0.1'] })

describe('without a key', () => {
  const reset = `${served.baseUrl}/__mock/reset`

  test.each([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a page of another port', { origin: 'http://localhost:3000' }],
    ['a page without an origin', { origin: 'null' }],
    ['a form that a browser calls foreign', { 'sec-fetch-site': 'cross-site' }],
    ['a page of another port, without an origin', { 'sec-fetch-site': 'same-site' }],
    ['a page of this name over another protocol', { host: 'localhost', origin: 'https://localhost' }],
    ['a subdomain of localhost', { host: 'evil.localhost' }],
    ['what only looks like a loopback address', { host: '127.999.1.1' }],
    ['a name behind a forwarded one of ours', { host: 'evil.example', 'x-forwarded-host': 'localhost' }],
    ['a forwarded name', { host: 'localhost', 'x-forwarded-host': 'evil.example' }],
    ['a name that was bent here', { host: 'evil.example:4010' }],
    ['a name that begins like one of ours', { host: 'localhost.evil.example' }],
    ['a name that begins like an address of ours', { host: '127.0.0.1.evil.example' }],
  ])('%s is refused', async (_, headers) => {
    expect(await getStatus(reset, headers)).toEqual({ status: 403, allowsOrigin: undefined })
  })

  const names = 'contract.json openapi.json control.json live page/main.js page/made/video_1.mp4 reference'
  test.each(names.split(' '))('%s is refused for pages of other origins', async (name) => {
    const url = `${served.baseUrl}/__mock/${name}`
    for (const headers of [{ origin: 'null' }, { 'sec-fetch-site': 'same-site' }, { host: 'evil.example' }])
      expect(await getStatus(url, headers, 'GET')).toEqual({ status: 403, allowsOrigin: undefined })
  })

  test('a link on another page may open the page, but not its data', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
    expect((await getStatus(`${served.baseUrl}/__mock`, headers, 'GET')).status).toBe(200)
    expect((await getStatus(`${served.baseUrl}/__mock/contract.json`, headers, 'GET')).status).toBe(403)
  })

  test('preflights of other origins are refused, even if the gateway allows them', async () => {
    const headers = { origin: 'https://app.example', 'access-control-request-method': 'POST' }
    expect(await getStatus(reset, headers, 'OPTIONS')).toMatchObject({ status: 403, allowsOrigin: undefined })
    expect(await getStatus(`${served.baseUrl}/v1/models`, headers, 'OPTIONS')).toMatchObject({ allowsOrigin: '*' })
    const state = await getStatus(`${served.baseUrl}/__mock/state`, {}, 'GET')
    expect(state).toEqual({ status: 200, allowsOrigin: undefined })
  })

  test('local programs and own pages are accepted', async () => {
    const { port } = new URL(served.baseUrl)
    expect((await getStatus(reset, {})).status).toBe(200)
    expect((await getStatus(reset, { origin: served.baseUrl, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    const host = `localhost:${port}`
    expect((await getStatus(reset, { host, origin: `http://${host}` })).status).toBe(200)
    for (const each of ['127.8.9.1', '[::1]:80', 'LOCALHOST'])
      expect([each, (await getStatus(reset, { host: each })).status]).toEqual([each, 200])
  })
})

test('the controls answer on allowed host names, and say how to allow another', async () => {
  const { app } = createMockServer({ contract: gatewayMock, keys: ['sk-test'], control: { hosts: ['DevBox'] } })
  const under = (host: string, more = {}) => app.inject({ url: '/__mock/state', headers: { host, ...more } })
  expect((await under('devbox:4010')).statusCode).toBe(200)
  // TLS ends at a proxy; the browser says that the page is the mock's own.
  const forwarded = { origin: 'https://devbox', 'sec-fetch-site': 'same-origin' }
  expect((await under('devbox', forwarded)).statusCode).toBe(200)
  const refused = await under('other:4010')
  expect([refused.statusCode, refused.json().error.message]).toEqual([
    403,
    'The controls are not served under the name other:4010: use localhost, allow the name with --control-host, or lock the controls with --control-key.',
  ])
  await app.close()
  const mock = await testMockInProcess({ control: { hosts: ['devbox'] } })
  await expect(mock.control.getState()).resolves.toBeDefined()
})

test('a route without an access rule is refused at the start', async () => {
  const { app } = createMockServer({ contract: gatewayMock, keys: ['sk-test'] })
  app.get('/own', async () => 'own')
  await expect(app.ready()).rejects.toThrow('GET /own has no `access`')
})

test('a control key is required for the controls only', async () => {
  const { baseUrl, key, control, request } = await testMock({ control: { key: 'sk-control' } })
  await expect(control.getState()).rejects.toMatchObject({ status: 401, code: 'unauthenticated' })
  await expect(createControl({ baseUrl, key }).getState()).rejects.toMatchObject({ status: 401 })
  const unlocked = createControl({ baseUrl, key: 'sk-control', sandbox: 'mine' })
  await expect(unlocked.getState()).resolves.toMatchObject({ sandbox: 'mine' })
  await expect(createControl({ baseUrl, key: 'sk-control~yours' }).getState()).resolves.toMatchObject({
    sandbox: 'yours',
  })
  expect((await request('/v1/models')).status).toBe(200)
})

test('disabled controls are an unknown path, and a disabled journal is empty', async () => {
  const { baseUrl } = await testMock({ control: false })
  expect((await fetch(`${baseUrl}/__mock/state`)).status).toBe(404)
  const { request, control } = await testMock({ journal: false })
  await request('/v1/models')
  await expect(control.getState()).resolves.toMatchObject({ counts: { requests: 0 }, options: { journal: false } })
})

test('the command line allows other hosts only with a control key or without controls', async () => {
  const read = (...args: string[]) => readCommandLine(['mock', ...args], {})
  await expect(read('--host', '0.0.0.0')).rejects.toThrow('set --control-key or --no-control')
  await expect(read('--host', '0.0.0.0', '--control-key', 'sk-c')).resolves.toBeDefined()
  await expect(read('--host', '0.0.0.0', '--no-control')).resolves.toBeDefined()
  await expect(read('--host', '127.0.0.1')).resolves.toBeDefined()
  await expect(read('--host', '127.evil.example')).rejects.toThrow('set --control-key or --no-control')
  await expect(read('--control-host', 'devbox')).resolves.toMatchObject({ settings: { controlHosts: ['devbox'] } })
  await expect(read('--control-host', 'devbox:4010')).rejects.toThrow('--control-host takes a host name without port')
})
