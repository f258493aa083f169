import { request } from 'node:http'
import type { Finding } from 'gatewright/judge'
import { afterAll, describe, expect, test } from 'vitest'
import { setCallbackAddress } from '../../../conformance/tasks/callback-address.ts'
import { startReceiver } from '../../../conformance/tasks/receiver.ts'
import type { Case } from '../../../conformance/verdict.ts'
import { freePort, startServer } from '../../support/local-server.ts'
import { type Alteration, alteredTarget, judgeFirst } from '../altered-target.ts'
import { scenarios } from '../plan.ts'
import { contract, runSuite, startApp } from '../run-suite.ts'

let alteration: Alteration = {}

const target = await alteredTarget(await startApp('mock'), () => alteration)

afterAll(() => target.close())

/** Findings of a case with altered callbacks. */
async function findFindings(id: string, callback: NonNullable<Alteration['callback']>, settleMs = 2000) {
  alteration = { callback }
  const chosen = scenarios.filter((scenario) => scenario.case.id === id)
  return (await judgeFirst(chosen, target, { settleMs })).findings
}

test('a case whose callbacks all come twice is kept', async () => {
  expect(await findFindings('image/describe', (callback) => [callback, callback])).toEqual([])
})

const violations = (findings: readonly Finding[]) => findings.filter(({ question }) => question === undefined)

test('a task that completes without a callback breaks the document, but only for images', async () => {
  expect(violations(await findFindings('image/callbacks', () => []))).toMatchObject([
    { rule: 'callback-missing', message: 'none was sent although the task has ended' },
  ])
  expect(violations(await findFindings('video/native/callback', () => []))).toEqual([])
})

test('any payload at the end of a task is as good as ours, and the run does not wait for ours', async () => {
  const atEnd: NonNullable<Alteration['callback']> = (callback) =>
    callback.body.includes('"SUCCESS"') ? [{ ...callback, body: '"done"' }] : []
  const findings = await findFindings('image/callbacks', atEnd, Number.POSITIVE_INFINITY)
  expect(findings.length).toBeGreaterThan(0)
  expect(new Set(findings.map(({ question }) => question))).toEqual(new Set(['image-callback']))
})

describe('addresses', () => {
  type Body = Case['request']['body']
  const setAddress = (operationId: string, body: Body, { id = 'a', status = 200 } = {}): Body => {
    const [first] = scenarios
    if (first === undefined) throw new Error('There is no case.')
    const request = { method: 'POST', path: '/', query: {}, headers: {}, ...(body === undefined ? {} : { body }) }
    const testCase = { ...first.case, id, operationId, request, expect: { status: [status] } }
    return setCallbackAddress(contract, testCase, 'http://here/1').request.body
  }

  test('replace the addresses of other hosts', () => {
    expect(setAddress('submitImagine', { prompt: 'a' })).toEqual({ prompt: 'a', notifyHook: 'http://here/1' })
    expect(setAddress('submitImagine', { notifyHook: 'https://elsewhere/x' })).toEqual({ notifyHook: 'http://here/1' })
    expect(setAddress('createVideoGeneration', { metadata: { seed: 1 } })).toEqual({
      metadata: { seed: 1, callback_url: 'http://here/1' },
    })
  })

  test.each<[string, string, Body, { id?: string; status?: number }]>([
    ['an operation that takes none', 'swapFace', {}, {}],
    ['an operation without callbacks', 'createVideo', {}, {}],
    ['a request that is refused', 'submitImagine', {}, { status: 400 }],
    ['an empty address', 'submitImagine', { notifyHook: '' }, {}],
    ['a case about the address', 'submitImagine', {}, { id: 'image/submitImagine/body/notifyHook/type/edge' }],
    ['a body of another form', 'createVideoGeneration', { metadata: null }, {}],
  ])('are omitted for %s', (_, operationId, body, more) => expect(setAddress(operationId, body, more)).toEqual(body))
})

describe('a receiver', () => {
  test('accepts only the callbacks of its run', async () => {
    const port = await freePort()
    const receiver = await startReceiver({ host: '127.0.0.1', port, publicUrl: 'https://hooks.example.com/in' })
    const { pathname } = new URL(receiver.urlFor('a'))
    const post = (path: string, body: string) => fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body })
    expect(receiver.urlFor('a')).toMatch(/^https:\/\/hooks\.example\.com\/in\/\w{16}\/0$/)
    expect(receiver.urlFor('b')).not.toBe(receiver.urlFor('a'))
    // A tunnel may keep the path or strip all but its last two segments.
    expect((await post(pathname, '{"n":1}')).status).toBe(204)
    expect((await post(pathname.replace('/in', ''), 'no JSON')).status).toBe(204)
    expect((await post('/0123456789abcdef/0', '{}')).status).toBe(404)
    expect((await post(pathname, 'x'.repeat(2 ** 21)).catch(() => ({ status: 404 }))).status).toBe(404)
    expect(receiver.receivedFor('a').map(({ body, method }) => [method, body])).toEqual([
      ['POST', { n: 1 }],
      ['POST', 'no JSON'],
    ])
    expect(receiver.receivedFor('b')).toEqual([])
    await expect(startReceiver({ host: '127.0.0.1', port })).rejects.toThrow(
      `Nothing can listen on 127.0.0.1:${port}: `,
    )
    await receiver.close()
  })
})

describe('a remote target', () => {
  /** An ingress: forwards `/hooks/...` to the port, without the prefix. */
  async function ingress(port: () => number) {
    const seen: string[] = []
    const server = await startServer((incoming, outgoing) => {
      seen.push(incoming.url ?? '')
      const { method = 'POST', headers } = incoming
      const path = (incoming.url ?? '').replace('/hooks', '')
      const onward = request({ host: '127.0.0.1', port: port(), method, path, headers }, (reply) => {
        outgoing.writeHead(reply.statusCode ?? 502)
        reply.pipe(outgoing)
      })
      onward.on('error', () => outgoing.writeHead(502).end())
      incoming.pipe(onward)
    })
    return { url: `${server.url}/hooks/`, seen, close: server.close }
  }

  const about = ['--only', 'video/native/callback', '--only', 'image/callbacks', '--timeout', '600']

  test('sends its callbacks through the public URL, and they are judged', async () => {
    alteration = {}
    const port = await freePort()
    const front = await ingress(() => port)
    const where = ['--target', target.baseUrl, '--key', target.key, '--callback-listen', `127.0.0.1:${port}`]
    const run = async (more: readonly string[]) => (await runSuite([...where, ...about, ...more])).exitCode
    expect(await run(['--callback-url', front.url])).toBe(0)
    expect(front.seen.length).toBeGreaterThan(3)
    expect(new Set(front.seen.map((path) => path.split('/')[1]))).toEqual(new Set(['hooks']))
    alteration = { callback: () => [] }
    expect(await run(['--callback-url', front.url, '--timeout', '3'])).toBe(1)
    await front.close()
  })

  test('is not expected to send callbacks without a public URL', async () => {
    const { exitCode, out } = await runSuite(['--target', target.baseUrl, '--key', target.key, ...about])
    expect(exitCode).toBe(2)
    expect(out).toMatch(/all +0 +0 +0 +0 +0 +2\n/)
  })

  test('does not get the hosts of the examples without a public URL', async () => {
    const sent: string[] = []
    alteration = {
      request: ({ body }) => {
        sent.push(body)
        return {}
      },
    }
    const examples = ['--only', 'video/createVideoGeneration/example', '--only', 'image/submitDescribe/example']
    const args = ['--target', target.baseUrl, '--key', target.key, ...examples]
    expect(await runSuite(args)).toMatchObject({ exitCode: 0 })
    expect(sent.length).toBeGreaterThan(4)
    expect(sent.filter((body) => /hooks/.test(body))).toEqual([])
  })
})
