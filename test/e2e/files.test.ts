import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServedApp, serveApp } from '../support/serve-app.ts'

let mock: ServedApp
let url = ''

beforeAll(async () => {
  mock = await serveApp()
  const headers = { authorization: `Bearer ${mock.key}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ model: 'gw-video-1', prompt: 'A red kite over the sea' })
  const created = await fetch(`${mock.baseUrl}/v1/videos`, { method: 'POST', headers, body })
  const { id } = JSON.parse(await created.text())
  for (let status = ''; status !== 'succeeded'; ) {
    const video = JSON.parse(await (await fetch(`${mock.baseUrl}/v1/videos/${id}`, { headers })).text())
    status = video.status
    url = video.url ?? ''
  }
})

afterAll(() => mock.close())

test('a player may seek in it', async () => {
  const whole = Buffer.from(await (await fetch(url)).arrayBuffer())
  const part = await fetch(url, { headers: { range: 'bytes=4-7' } })
  expect([part.status, await part.text()]).toEqual([206, 'ftyp'])
  expect(part.headers.get('content-range')).toBe(`bytes 4-7/${whole.length}`)
})

test('HEAD has the headers of GET, without the file', async () => {
  const { headers } = await fetch(url)
  const head = await fetch(url, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  for (const name of ['content-type', 'content-length', 'accept-ranges', 'cache-control']) {
    expect(head.headers.get(name), name).toBe(headers.get(name))
  }
  expect((await fetch(`${mock.baseUrl}/files/none.mp4`, { method: 'HEAD' })).status).toBe(404)
})

test('a name that is not there is a 404', async () => {
  const reply = await fetch(`${mock.baseUrl}/files/none.mp4`)
  expect(reply.status).toBe(404)
  expect(await reply.json()).toMatchObject({ error: { message: 'There is no such file, or it has expired.' } })
})
