import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '../local-server.ts'

const started: ChildProcess[] = []

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

function run(...args: string[]) {
  return runNode(['server-stub/cli/start.js', ...args])
}

function runNode(args: readonly string[], cwd?: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', cwd })
  return { status, stdout, stderr }
}

/** Runs the command `gatewright`; `cwd` is the folder of the user. */
function runCommand(args: readonly string[], cwd?: string) {
  return runNode(
    ['--import', import.meta.resolve('tsx'), join(process.cwd(), 'server-stub/cli/gatewright.ts'), ...args],
    cwd,
  )
}

/** Starts a server and resolves with its first words once it says that it is ready. */
async function start(...args: string[]): Promise<{ child: ChildProcess; output: string }> {
  const child = spawn(process.execPath, ['server-stub/cli/start.js', ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  started.push(child)
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text) => {
      output += text
      if (output.includes('Ctrl+C')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)))
  })
  return { child, output }
}

function getExit(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)))
}

test('the start-up output has the address, the key and a line for each official client, without colours in a pipe', async () => {
  const port = await freePort()
  const { output } = await start('mock', '--port', String(port), '--key', 'sk-one', '--key', 'sk-two')
  const url = `http://127.0.0.1:${port}`
  expect(output).toBe(
    [
      `Gatewright mock is ready at ${url} with the key sk-one`,
      '',
      `  openai             new OpenAI({ baseURL: '${url}/v1', apiKey: 'sk-one' })`,
      `  @anthropic-ai/sdk  new Anthropic({ baseURL: '${url}', apiKey: 'sk-one' })`,
      `  @google/genai      new GoogleGenAI({ apiKey: 'sk-one', httpOptions: { baseUrl: '${url}' } })`,
      `  @ai-sdk/openai     createOpenAI({ baseURL: '${url}/v1', apiKey: 'sk-one' })`,
      `  curl               curl ${url}/v1/models -H 'Authorization: Bearer sk-one'`,
      '',
      `Requests are shown at ${url}/__mock`,
      'Stop it with Ctrl+C.',
      '',
    ].join('\n'),
  )
})

test.each([
  ['help', '--help'],
  ['help mock', 'mock --help'],
  ['help init', 'init --help'],
])('gatewright %s prints what gatewright %s prints', (words, options) => {
  const expected = runCommand(options.split(' '))
  expect(expected.stdout).toContain('Usage: ')
  expect(runCommand(words.split(' '))).toEqual(expected)
})

test('generate in an empty folder says what to do', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatewright-cli-'))
  const stderr = 'There is no spec/openapi.yaml here: name your OpenAPI document with --spec FILE. See --help.\n'
  expect(runCommand(['generate'], folder)).toEqual({ status: 2, stdout: '', stderr })
  rmSync(folder, { recursive: true })
})

test('every given key is accepted, with and without its prefix, and no other', async () => {
  const port = await freePort()
  await start('mock', '--port', String(port), '--key', 'sk-one', '--key', 'two')
  const status = async (key: string) =>
    (await fetch(`http://127.0.0.1:${port}/v1/models`, { headers: { authorization: `Bearer ${key}` } })).status
  const keys = ['sk-one', 'one', 'two', 'sk-two', 'sk-mock', 'on', 'sk-']
  expect(await Promise.all(keys.map(status))).toEqual([200, 200, 200, 200, 401, 401, 401])
})

test('a server goes on when nobody reads its output', async () => {
  const port = await freePort()
  const { child } = await start('mock', '--port', String(port))
  child.stdout?.destroy()
  const url = `http://127.0.0.1:${port}/v1/models`
  for (let sent = 0; sent < 3; sent++) expect((await fetch(url)).status).toBe(401)
})

test('the stub serves the same contract', async () => {
  const port = await freePort()
  const { output } = await start('stub', '--port', String(port))
  expect(output).toContain('Gatewright stub is ready')
  const reply = await fetch(`http://127.0.0.1:${port}/v1/models`, { headers: { authorization: 'Bearer sk-mock' } })
  expect(reply.status).toBe(200)
})

test.each([['mock', '--help'], ['--help'], ['-h']])('%s %s explains itself and exits with 0', (...args) => {
  const { status, stdout, stderr } = run(...args)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toContain('Usage: npx gatewright mock [OPENAPI-FILE] [options]')
  expect(stdout).toContain('npx gatewright mock openapi.yaml')
  for (const flag of ['--port', '--host', '--key', '--seed', '--speed', '--strict', '--edition', '--model']) {
    expect(stdout).toContain(flag)
  }
})

const mistakes: [string[], string][] = [
  [['mock', '--port', 'http'], '--port takes a whole number from 0 to 65535, not `http`. See --help.\n'],
  [['mock', '--speed=-1'], '--speed takes a number from 0 to 1000000, not `-1`. See --help.\n'],
  [['mock', '--seed', '1.5'], '--seed takes a whole number from 0 to 9007199254740991, not `1.5`. See --help.\n'],
  [['mock', '--key', ''], '--key takes visible ASCII characters without spaces, at least one. See --help.\n'],
  [['mock', '--key', 'sk-'], '--key needs a key, not only the prefix `sk-`. See --help.\n'],
  [['mock', '--host', ''], '--host takes at least one character. See --help.\n'],
  [['mock', '--edition', 'free'], '--edition takes open or paid, not `free`. See --help.\n'],
  [['mock', '--colour'], "Unknown option '--colour'. See --help.\n"],
  [['mock', '--prot=1'], "Unknown option '--prot'; did you mean `--port`? See --help.\n"],
  [
    ['mock', 'now'],
    'now file-unreadable\n  now cannot be read: no such file.\n  help: Check the path and the permissions of the file.\n',
  ],
  [['mock', 'a.yaml', 'b.yaml'], 'a.yaml and b.yaml are two documents: choose one of them. See --help.\n'],
  [['mock', 'a.yaml', '--spec', 'b.yaml'], 'a.yaml and b.yaml are two documents: choose one of them. See --help.\n'],
  [
    ['mock', '--spec', 'now'],
    'now file-unreadable\n  now cannot be read: no such file.\n  help: Check the path and the permissions of the file.\n',
  ],
  [
    ['mock', 'https://h/a.yaml?b&c'],
    "https://h/a.yaml?b&c file-unreadable\n  https://h/a.yaml?b&c is a URL, not a file.\n  help: Download the document first, such as with `curl -L -o openapi.yaml 'https://h/a.yaml?b&c'`.\n",
  ],
  [
    ['mock', '--watch'],
    '--watch needs the file of an OpenAPI document, as in `mock openapi.yaml --watch`. See --help.\n',
  ],
  [
    ['mock', 'a.yaml', '--edition', 'open'],
    '--edition is an option of the gateway; a mock of another document has no models. See --help.\n',
  ],
  [['mork'], 'The first argument must be `mock` or `stub`. See --help.\n'],
  [
    ['mock', '--host', 'no.such.host.invalid', '--no-control'],
    'no.such.host.invalid is not an address of this machine: choose another with --host. See --help.\n',
  ],
]

test.each(mistakes)('%j is one clear line and exit code 2', (args, message) => {
  expect(run(...args)).toEqual({ status: 2, stdout: '', stderr: message })
})

const documents: [string, string | undefined, string][] = [
  ['missing.yaml', undefined, 'missing.yaml file-unreadable\n  '],
  ['.', undefined, ' file-unreadable\n  '],
  ['text.yaml', 'hello', 'text.yaml:1:1 not-openapi\n'],
  ['open.yaml', 'openapi: 3.1.0\ninfo: {', 'yaml-syntax\n'],
  ['bad.yaml', 'openapi: 3.1.0\ninfo: { title: A }\npaths: {}', 'bad.yaml:2:7 openapi-invalid\n'],
  [
    'empty.yaml',
    'openapi: 3.1.0\ninfo: { title: A, version: 1.0.0 }\npaths: {}',
    'empty.yaml has no operations: there is nothing to mock.\n',
  ],
]

test.each(documents)('the document %s, which is %j, cannot be mocked: exit code 2, no stack', (name, text, said) => {
  const folder = mkdtempSync(join(tmpdir(), 'gatewright-cli-'))
  const path = join(folder, name)
  if (text !== undefined) writeFileSync(path, text)
  const { status, stdout, stderr } = run('mock', '--port', '0', path)
  rmSync(folder, { recursive: true })
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain(said)
  expect(stderr).not.toMatch(/--help|^ +at /m)
})

const inFiles: [string, string, string, string][] = [
  ['mock', '--scenarios', 'scenarios: [{ name: a }]', ':1:13: scenarios[0]: needs one of'],
  ['mock', '--scenarios', 'scenarios: {', ':2:1: '],
  ['mock', '--check-recording', '{', ':1:1: is not JSON.'],
  ['stub', '--config', 'server: {', ':2:1: '],
]

test.each(inFiles)(
  '%s %s: an error in the file %s names its place, without the help',
  (program, option, text, said) => {
    const folder = mkdtempSync(join(tmpdir(), 'gatewright-cli-'))
    const path = join(folder, 'file.jsonl')
    writeFileSync(path, `${text}\n`)
    const { status, stdout, stderr } = run(program, '--port', '0', option, path)
    rmSync(folder, { recursive: true })
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain(`${path}${said}`)
    expect(stderr).not.toContain('--help')
  },
)

test('a taken port is one clear line and exit code 2', async () => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const child = spawn(process.execPath, ['server-stub/cli/start.js', 'mock', '--port', String(port)])
  let stderr = ''
  child.stderr.on('data', (text) => {
    stderr += text
  })
  expect(await getExit(child)).toBe(2)
  other.close()
  expect(stderr).toBe(
    `Port ${port} of 127.0.0.1 is taken: stop what runs there, or choose another with --port. See --help.\n`,
  )
})

test('SIGTERM lets a running stream finish, then ends with 0', async () => {
  const port = await freePort()
  const { child } = await start('mock', '--port', String(port), '--speed', '4')
  const reply = await fetch(`http://127.0.0.1:${port}/v1/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'sk-mock', 'messages-version': '1' },
    body: JSON.stringify({ model: 'm', max_tokens: 60, stream: true, messages: [{ role: 'user', content: 'Hello.' }] }),
  })
  const ended = getExit(child)
  child.kill('SIGTERM')
  expect(await reply.text()).toContain('message_stop')
  expect(await ended).toBe(0)
})
