import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { json, list, models } from './behind-proxy.ts'
import { ask, startProxy } from './start-proxy.ts'

// Node makes keys but no certificates. In CI there has to be an openssl.
const hasOpenssl = process.env.CI === 'true' || spawnSync('openssl', ['version']).status === 0
const secure = hasOpenssl ? test : test.skip
const reason = hasOpenssl ? '' : ' (skipped: there is no openssl here to make a certificate with)'

const folder = mkdtempSync(join(tmpdir(), 'proxy-tls-'))
const [keyFile, certificateFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')] as const
let target: ReturnType<typeof createServer> | undefined
let url = ''

beforeAll(async () => {
  if (!hasOpenssl) return
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost']
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const made = spawnSync('openssl', ['req', ...kind, ...name, '-keyout', keyFile, '-out', certificateFile])
  if (made.status !== 0) throw new Error(String(made.stderr))
  const pair = { key: readFileSync(keyFile), cert: readFileSync(certificateFile) }
  target = createServer(pair, (_, response) => response.writeHead(200, json).end(JSON.stringify(list)))
  await once(target.listen(0, '127.0.0.1'), 'listening')
  url = `https://localhost:${(target.address() as AddressInfo).port}`
})

afterAll(() => {
  target?.close()
  target?.closeAllConnections()
  rmSync(folder, { recursive: true })
})

secure(`a target behind TLS whose certificate is trusted is passed to${reason}`, async () => {
  const args = ['test/conformance/proxy/main.ts', '--target', url, '--port', '0']
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificateFile }
  const child = spawn(process.execPath, args, { env })
  onTestFinished(() => void child.kill())
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  while (!output.includes('Ctrl+C')) await once(child.stdout, 'data')
  const proxy = /ready at (\S+)/.exec(output)?.[1] ?? ''
  for (let times = 0; times < 2; times++) {
    const reply = await ask(`${proxy}/v1/models`, models)
    expect({ status: reply.status, body: JSON.parse(reply.body.toString()) }).toEqual({ status: 200, body: list })
  }
})

secure(`a certificate that nobody vouches for is a 502 that says so${reason}`, async () => {
  const proxy = await startProxy(url)
  onTestFinished(() => proxy.close())
  const reply = await ask(`${proxy.url}/v1/models`, models)
  expect(reply.status).toBe(502)
  expect(reply.body.toString()).toMatch(/self-signed certificate/)
})
