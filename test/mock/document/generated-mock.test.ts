import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { MockTables } from 'gatewright/core'
import { expect, onTestFinished, test } from 'vitest'
import { mock as generated } from '../../../generated/mock-server.ts'
import { generate } from '../../../generators/generate.ts'
import { createGatewayMock, gatewayMock } from '../../../mock/gateway-mock.ts'
import { closeAfterTest } from '../../support/close-after.ts'
import { startCommand } from '../../support/start-command.ts'
import { getSender, testMock } from '../serve-mock.ts'
import { type Reply, readReply, serveDocument } from './serve-document.ts'

/** The module that the generator makes of a document. */
async function generateMock(spec: string): Promise<MockTables> {
  const out = join('.cache', `generated-mock-${process.pid}`)
  onTestFinished(() => rmSync(out, { recursive: true, force: true }))
  await generate({ spec, out })
  return (await import(join(process.cwd(), out, 'mock-server.ts'))).mock
}

/** Requests of all kinds to the bookshop: replies of each status, a stream, refusals, and what the page reads. */
const requests: readonly (readonly [path: string, init?: Parameters<ReturnType<typeof getSender>>[1]])[] = [
  ['/books/9780000000002'],
  ['/books/9780000000002', { headers: { prefer: 'code=404' } }],
  ['/books/9780000000002', { headers: { prefer: 'dynamic=true' } }],
  ['/books/978'],
  ['/books'],
  ['/books?key=any&limit=51'],
  ['/books?key=any&limit=5'],
  ['/books/9780000000002:read?key=any', { json: { aloud: true } }],
  ['/books/9780000000002:read?key=any', { json: { aloud: 'loudly' } }],
  ['/books/9780000000002?key=any', { method: 'DELETE' }],
  ['/orders.csv?key=any'],
  ['/nowhere'],
  ['/__mock/openapi.json'],
  ['/__mock/contract.json'],
]

test('the mock that is emitted for a document serves what gatewright mock serves of it', async () => {
  const spec = 'test/golden/bookshop/openapi.yaml'
  const mock = await generateMock(spec)
  const options = ['mock', spec, '--log', 'off', '--speed', '0']
  const emitted = await closeAfterTest(startCommand(options, {}, { mock }))
  const read = await closeAfterTest(serveDocument(spec, '--speed', '0'))
  expect(emitted.summary).toEqual(read.summary)
  const send = getSender({ baseUrl: emitted.baseUrl, key: 'any', fetch })
  const withoutAddress = ({ status, type, body }: Reply) =>
    [status, type, JSON.stringify(body).replaceAll(/127\.0\.0\.1:\d+/g, 'here')] as const
  for (const [path, init] of requests)
    expect([path, ...withoutAddress(await readReply(await send(path, init)))]).toEqual([
      path,
      ...withoutAddress(await read.request(path, init)),
    ])
})

test('gatewright mock starts from the mock that is emitted for the contract of the gateway', () => {
  expect(gatewayMock.routes).toBe(generated.routes)
  expect(gatewayMock.families).toBe(generated.families)
  expect(gatewayMock.readDocument).toBe(generated.readDocument)
})

test('in a changed contract of the gateway, models answer its operations, and examples the new ones', async () => {
  const [first] = generated.routes.filter(({ operationId }) => operationId === 'listModels')
  if (first === undefined) throw new Error('there are no models')
  const ping = { ...first, operationId: 'ping', path: '/v1/ping', aliases: [] }
  const readDocument = (name: string) => {
    const value = generated.readDocument(name)
    const example = { status: 200, mediaType: 'application/json', name: 'pong', value: { object: 'list', data: [] } }
    return name === 'examples/models.json' ? { ...(value as object), ping: { replies: [example], streams: [] } } : value
  }
  const contract = createGatewayMock({ ...generated, routes: [...generated.routes, ping], readDocument })
  const { request } = await testMock({ contract })
  expect(await (await request('/v1/ping')).json()).toEqual({ object: 'list', data: [] })
  const json = { model: 'gw-text-large', input: 'sim:echo Hello' }
  expect(await (await request('/v1/responses', { json })).text()).toContain('Hello')
})
