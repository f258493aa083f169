import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Certificate, makeCertificate, noOpenssl, opensslReason } from '../certificate.ts'
import { closeAfterTest } from '../close-after.ts'
import { type LocalServer, startServer } from '../local-server.ts'
import { startProcess } from '../server-process.ts'
import { json, list, models } from './behind-proxy.ts'
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
