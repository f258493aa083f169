import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ask } from './start-proxy.ts'

const script = 'server-stub/proxy/validating-proxy-main.ts'

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('--help prints the usage and exits with 0', () => {
  const { status, stdout } = run('--help')
  expect(status).toBe(0)
  for (const flag of ['--target', '--port', '--host', '--key']) expect(stdout).toContain(flag)
})

const errors: [string[], string][] = [
  [[], '--target is missing: the address of the gateway. See --help.\n'],
  [
    ['--target', 'ftp://x'],
    '--target takes an http or https address without user name, password and query, not `ftp://x`. See --help.\n',
  ],
  [
    ['--target', 'http://me:hunter2@x'],
    '--target takes an http or https address without user name, password and query, not `http://***@x`. See --help.\n',
  ],
  [
    ['--target', 'http://x', '--port', '4020.5'],
    '--port takes a whole number from 0 to 65535, not `4020.5`. See --help.\n',
  ],
  [
    ['--target', 'http://x', '--key', ''],
    '--key takes visible ASCII characters without spaces, at least one. See --help.\n',
  ],
  [['--target', 'http://x', '--colour'], "Unknown option '--colour'. See --help.\n"],
]

test.each(errors)('%j is one line and exit code 2', (args, message) => {
  expect(run(...args)).toEqual({ status: 2, stdout: '', stderr: message })
})

test('a port in use is one line and exit code 2', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const child = spawn(process.execPath, [script, '--target', 'http://x', '--port', String(port)])
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  other.close()
  const message = `Port ${port} of 127.0.0.1 is taken: stop what runs there, or choose another with --port. See --help.\n`
  expect({ code, stderr }).toEqual({ code: 2, stderr: message })
})

test('it prints its address, logs findings, and exits with 0 on a signal', async () => {
  const child = spawn(process.execPath, [script, '--target', 'http://127.0.0.1:9', '--port', '0'])
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  while (!output.includes('Ctrl+C')) await once(child.stdout, 'data')
  const url = /ready at (\S+) in front of http:\/\/127\.0\.0\.1:9\n/.exec(output)?.[1] ?? ''
  expect((await ask(`${url}/nowhere`)).status).toBe(502)
  while (!output.includes('#1 GET /nowhere ... violation: request path: is not in the contract [path]\n'))
    await once(child.stdout, 'data')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})
