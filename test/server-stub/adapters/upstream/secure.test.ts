import { connect } from 'node:net'
import { pipeline } from 'node:stream'
import { createServer } from 'node:tls'
import Anthropic from '@anthropic-ai/sdk'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { UpstreamConfig } from '../../../../settings/upstream-config.ts'
import { type Certificate, makeCertificate, noOpenssl, opensslReason, trust } from '../../../support/certificate.ts'
import { type LocalServer, startServer } from '../../../support/local-server.ts'
import { type ServedApp, serveApp } from '../../../support/serve-app.ts'
import { stubOver } from './served-over.ts'

const kinds: Readonly<Record<string, Pick<UpstreamConfig, 'kind' | 'format'> & { readonly path: string }>> = {
  'passed through': { kind: 'pass-through', format: 'messages', path: '' },
  translated: { kind: 'responses', path: '/v1' },
}

describe.skipIf(noOpenssl)(`an upstream behind TLS${opensslReason}`, () => {
  let certificate: Certificate
  let mock: ServedApp
  let tunnel: LocalServer
  let origin: string

  beforeAll(async () => {
    certificate = makeCertificate()
    mock = await serveApp({ log: () => undefined })
    const { port } = new URL(mock.baseUrl)
    const server = createServer(certificate, (outer) => {
      const inner = connect(Number(port), '127.0.0.1')
      pipeline(outer, inner, outer, () => undefined)
    })
    server.on('tlsClientError', () => undefined)
    tunnel = await startServer(server)
    origin = `https://localhost:${tunnel.port}`
  })

  afterAll(async () => {
    await tunnel.close()
    await mock.close()
    certificate.remove()
  })

  it.each(Object.keys(kinds))('is used if its certificate is trusted: %s', async (kind) => {
    trust(certificate)
    const { messages } = await client(kind)
    const whole = await messages.create(question)
    expect(whole.content).toMatchObject([{ type: 'text', text: expect.stringMatching(/\w/) }])
    const streamed = await messages.stream(question).finalMessage()
    expect(streamed.content).toEqual(whole.content)
  })

  it.each(Object.keys(kinds))('is refused otherwise, without the reason for the client: %s', async (kind) => {
    const logged: string[] = []
    const { messages } = await client(kind, logged)
    const failure = await messages.create(question).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Anthropic.APIError)
    expect(failure).toMatchObject({ status: 500, type: 'server_error' })
    expect(String(failure)).not.toMatch(/certificate|localhost/)
    expect(logged.join()).toMatch(/self-signed certificate/)
  })

  async function client(name: string, logged?: string[]): Promise<Anthropic> {
    const { path = '', kind = 'pass-through', ...format } = kinds[name] ?? {}
    const stub = await stubOver({ kind, ...format, baseUrl: origin + path, key: { value: mock.key } }, logged)
    onTestFinished(() => stub.close())
    return new Anthropic({ baseURL: stub.baseUrl, apiKey: stub.key, maxRetries: 0 })
  }
})

const question = { model: 'gw-text-large', max_tokens: 40, messages: [{ role: 'user' as const, content: 'Hello' }] }
