import https, { createServer } from 'node:https'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { realClock } from '../../../runtime/clock.ts'
import { getMessage } from '../../../runtime/webhooks/message.ts'
import { CallbackSender } from '../../../runtime/webhooks/sender.ts'
import { type Certificate, makeCertificate, noOpenssl, opensslReason, trust } from '../../support/certificate.ts'
import { type LocalServer, startServer } from '../../support/local-server.ts'

describe.skipIf(noOpenssl)(`a receiver behind TLS${opensslReason}`, () => {
  let certificate: Certificate
  let receiver: LocalServer
  let bodies: string[]
  let port: number
  let isResolved: boolean

  beforeAll(async () => {
    certificate = makeCertificate()
    const server = createServer(certificate, async (request, response) => {
      bodies.push(Buffer.concat(await request.toArray()).toString())
      response.end()
    })
    receiver = await startServer(server)
    port = receiver.port
  })

  afterAll(async () => {
    await receiver.close()
    certificate.remove()
  })

  it('receives callbacks if its certificate is trusted', async () => {
    trust(certificate)
    expect(await send(`https://localhost:${port}/hook`)).toMatchObject({ outcome: 'delivered', status: 200 })
    expect(bodies).toEqual(['{"done":true}'])
  })

  it('receives callbacks while another library has replaced `request` of its module', async () => {
    trust(certificate)
    const replaced = vi.spyOn(https, 'request')
    syncBuiltinESMExports()
    onTestFinished(() => {
      replaced.mockRestore()
      syncBuiltinESMExports()
    })
    expect(await send(`https://localhost:${port}/hook`)).toMatchObject({ outcome: 'delivered' })
    expect(replaced).not.toHaveBeenCalled()
  })

  it('receives nothing if it is not', async () => {
    const reason = expect.stringMatching(/self-signed certificate/)
    expect(await send(`https://localhost:${port}/hook`)).toMatchObject({ outcome: 'failed', reason })
    expect(bodies).toEqual([])
  })

  it('receives nothing if its certificate is for another name', async () => {
    trust(certificate)
    const reason = expect.stringMatching(/does not match certificate/)
    expect(await send(`https://a.localhost:${port}/hook`)).toMatchObject({ outcome: 'failed', reason })
    expect(bodies).toEqual([])
  })

  it('receives nothing if sending was stopped before the connection was ready', async () => {
    trust(certificate)
    expect(await send(`https://localhost:${port}/hook`, () => !isResolved)).toMatchObject({ outcome: 'dropped' })
    expect(bodies).toEqual([])
  })

  const resolve = async () => {
    isResolved = true
    return [{ address: '127.0.0.1', family: 4 }]
  }

  async function send(url: string, maySend = () => true): Promise<unknown> {
    bodies = []
    isResolved = false
    const attempts: unknown[] = []
    const onAttempt = (each: unknown) => void attempts.push(each)
    const sender = new CallbackSender({ clock: realClock(0), secret: '', timeoutMs: 600_000, onAttempt, resolve })
    const message = getMessage({ subject: '1', url, body: { done: true } })
    await sender.attempt(message, 1, new AbortController().signal, maySend)
    return attempts[0]
  }
})
