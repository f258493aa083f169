import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { closeAfterTest } from '../support/close-after.ts'
import { startServer } from '../support/local-server.ts'
import { startProcess } from '../support/server-process.ts'
import { runCommand } from '../support/start-command.ts'
import { testFolder, writeTestFile } from '../support/temporary-folder.ts'
import { ask, replyTo, send } from './start-proxy.ts'

test('--help prints the usage and exits with 0', async () => {
  const { status, stdout } = await runCommand('proxy', '--help')
  expect(status).toBe(0)
  for (const flag of ['--target', '--port', '--host', '--key']) expect(stdout).toContain(flag)
})

const errors: [string[], string][] = [
  [[], '--target is missing: the address of the gateway. See --help.\n'],
  [
    ['--target', 'http://me:hunter2@x'],
    '--target takes an http or https address without user name, password and query, not `http://***@x`. See --help.\n',
  ],
  [['--target', 'http://x', '--port', '4.5'], '--port takes a whole number from 0 to 65535, not `4.5`. See --help.\n'],
  [
    ['--target', 'http://x', '--spec', 'x.yaml', '--chat-completions'],
    '--spec and --chat-completions are two contracts: choose one of them. See --help.\n',
  ],
]

test.each(errors)('%j is one line and exit code 2', async (args, message) => {
  expect(await runCommand('proxy', ...args)).toEqual({ status: 2, stdout: '', stderr: message })
})

test('it prints its address, logs findings, and exits with 0 on a signal', async () => {
  const { child, baseUrl, said, ended } = await closeAfterTest(
    startProcess(['proxy', '--target', 'http://127.0.0.1:9']),
  )
  expect(said.out).toContain(`Gatewright proxy is ready at ${baseUrl} and forwards the key of each client\n`)
  expect(said.out).toContain('Forwarding all requests to http://127.0.0.1:9.\n')
  const { status, body } = await ask(`${baseUrl}/nowhere`)
  expect([status, JSON.parse(body.toString())]).toEqual([
    502,
    expect.objectContaining({ message: expect.stringContaining('ECONNREFUSED') }),
  ])
  await expect
    .poll(() => said.out)
    .toContain('#1 GET /nowhere ... violation: request path: is not in the contract [path]\n')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test.each([
  [0, ['/v1/models'], 'Exchanges: 1. Violations: 0. Not wholly judged: 0.'],
  [0, ['/v1/models?unread'], 'Exchanges: 1. Violations: 0. Not wholly judged: 1.'],
  [1, ['/v1/models', '/nowhere'], 'Exchanges: 2. Violations: 1. Not wholly judged: 0.'],
  [2, [], 'Exchanges: 0. Violations: 0. Not wholly judged: 0.'],
  [2, ['/v1/models?down'], 'Exchanges: 0. Violations: 0. Not wholly judged: 0.'],
])('with --exit-code it exits with %i after %j, and says what it has seen', async (code, paths, line) => {
  const headers = { 'content-type': 'application/json' }
  const target = await closeAfterTest(
    startServer(({ url = '' }, response) => {
      if (url.endsWith('down')) return void response.destroy()
      response.writeHead(200, url.endsWith('unread') ? { ...headers, 'content-encoding': 'rot13' } : headers)
      response.end('{"object":"list","data":[]}')
    }),
  )
  const { child, baseUrl, said, ended } = await closeAfterTest(
    startProcess(['proxy', '--target', target.url, '--exit-code']),
  )
  for (const path of paths) await ask(`${baseUrl}${path}`, { headers: { authorization: 'Bearer sk-1' } })
  child.kill('SIGTERM')
  expect([await ended, said.out.trim().split('\n').at(-1)], said.out).toEqual([code, line])
})

test('with --report it writes the violations when it stops, without keys', async () => {
  const target = await closeAfterTest(
    startServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"object":"sk-client-key","data":[]}')
    }),
  )
  const [json, junit] = ['json', 'junit'].map((format) => join(testFolder(), format))
  const { child, baseUrl, ended } = await closeAfterTest(
    startProcess(['proxy', '--target', target.url, '--report', `json=${json}`, '--report', `junit=${junit}`]),
  )
  const headers = { authorization: 'Bearer sk-client-key' }
  for (const path of ['/v1/models?key=sk-in-query', '/nowhere/sk-client-key'])
    await ask(`${baseUrl}${path}`, { headers })
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  const texts = [json, junit].map((file = '') => readFileSync(file, 'utf8'))
  for (const text of texts) expect(text).not.toMatch(/client-key|in-query/)
  expect(JSON.parse(texts[0] ?? '')).toMatchObject({
    target: target.url,
    counts: { exchanges: 2, violations: 2, notWhollyJudged: 0 },
    leftOut: 0,
    violations: [
      {
        exchange: 1,
        path: '/v1/models',
        operation: 'listModels',
        status: 200,
        rule: 'schema',
        message: expect.stringContaining('****'),
      },
      { exchange: 2, path: '/nowhere/*************', status: 200, rule: 'path', by: 'client' },
    ],
  })
  expect(texts[1]).toContain(`<testsuite name="${target.url}" tests="3" failures="2" errors="0">`)
  expect(texts[1]).toContain(
    'name="#1 GET /v1/models 200"><failure type="violation" message="violation: reply body object',
  )
})

test('a report that cannot be written is one line and exit code 2', async () => {
  const { status, stderr } = await runCommand('proxy', '--target', 'http://127.0.0.1:9', '--report', 'json=/proc/x/y')
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^--report cannot write \/proc\/x\/y: [^\n]*\n$/)])
})

test('a proxy whose port is taken leaves the report of an earlier run', async () => {
  const taken = await closeAfterTest(startServer((_, response) => void response.end()))
  const file = writeTestFile('seen.json', 'earlier')
  const where = ['--target', taken.url, '--port', new URL(taken.url).port]
  const { status } = await runCommand('proxy', ...where, '--report', `json=${file}`)
  expect([status, readFileSync(file, 'utf8')]).toEqual([2, 'earlier'])
})

test('a reply that does not end is cut off after the grace period', async () => {
  const target = await closeAfterTest(startServer((_, response) => void response.writeHead(200).write('start')))
  const { child, baseUrl, ended } = await closeAfterTest(
    startProcess(['proxy', '--target', target.url, '--grace', '0.2']),
  )
  const reply = await replyTo(send(baseUrl))
  child.kill('SIGTERM')
  await expect(reply.toArray()).rejects.toThrow('aborted')
  expect(await ended).toBe(0)
})
