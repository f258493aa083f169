import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Certificate, makeCertificate, noOpenssl, opensslReason } from '../support/certificate.ts'
import { closeAfterTest } from '../support/close-after.ts'
import { freePort, type LocalServer, startServer } from '../support/local-server.ts'
import { startProcess } from '../support/server-process.ts'
import { behindProxy, json, list, models } from './behind-proxy.ts'
import { ask, startProxy } from './start-proxy.ts'

let certificate: Certificate | undefined
let target: LocalServer | undefined
let url = ''

beforeAll(async () => {
  if (noOpenssl) return
  certificate = makeCertificate()
  const answer: RequestListener = (_, response) => response.writeHead(200, json).end(JSON.stringify(list))
  target = await startServer(createServer(certificate, answer))
  url = `https://localhost:${target.port}`
})

afterAll(async () => {
  await target?.close()
  certificate?.remove()
})

test.skipIf(noOpenssl)(`requests pass to a target whose certificate is trusted${opensslReason}`, async () => {
  const env = { NODE_EXTRA_CA_CERTS: certificate?.file ?? '' }
  const proxy = await closeAfterTest(startProcess(['proxy', '--target', url], env))
  for (let times = 0; times < 2; times++) {
    const reply = await ask(`${proxy.baseUrl}/v1/models`, models)
    expect({ status: reply.status, body: JSON.parse(reply.body.toString()) }).toEqual({ status: 200, body: list })
  }
})

test.skipIf(noOpenssl)(`an untrusted certificate is a 502 with the reason${opensslReason}`, async () => {
  const proxy = await closeAfterTest(startProxy(url))
  const reply = await ask(`${proxy.url}/v1/models`, models)
  expect(reply.status).toBe(502)
  expect(reply.body.toString()).toMatch(/self-signed certificate/)
})

test('a target without TLS, and a name that nothing listens at, are a 502 with the reason in one line', async () => {
  const { proxy: plain } = await behindProxy((_, response) => response.end())
  const reasons = {
    [plain.url.replace('http', 'https')]: 'it does not speak TLS: write http:// in place of https://.',
    [`http://localhost:${await freePort()}`]: expect.stringMatching(/^connect ECONNREFUSED \S+\.$/),
  }
  for (const [target, reason] of Object.entries(reasons)) {
    const proxy = await closeAfterTest(startProxy(target))
    const { status, body } = await ask(`${proxy.url}/v1/models`, models)
    const [, said] = JSON.parse(body.toString()).message.split('The target did not reply: ')
    expect({ status, said }).toEqual({ status: 502, said: reason })
  }
})
