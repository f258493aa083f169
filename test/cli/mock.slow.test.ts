import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand as runGatewright } from '../../cli/run-command.ts'
import { closeAfterTest } from '../support/close-after.ts'
import { startServer } from '../support/local-server.ts'
import { runProcess, startProcess } from '../support/server-process.ts'
import { captureOutput, runCommand, startCommand } from '../support/start-command.ts'
import { testFolder, writeTestFile } from '../support/temporary-folder.ts'

test('the start-up output has the address, the key and a line for each official client, without colours in a pipe', async () => {
  const { said, baseUrl: url } = await closeAfterTest(startProcess(['mock', '--key', 'sk-one', '--key', 'sk-two']))
  expect(said.out).toBe(
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
  ['help', '--help', 'gatewright COMMAND'],
  ['-h', '--help', 'gatewright COMMAND'],
  ['help mock', 'mock --help', 'npx gatewright mock [OPENAPI-FILE] [options]'],
  ['help init', 'init --help', ''],
])('gatewright %s prints what gatewright %s prints', async (words, options, usage) => {
  const run = (line: string) => captureOutput(() => runGatewright(line.split(' ')))
  const expected = await run(options)
  expect(expected).toMatchObject({ status: 0, stdout: expect.stringContaining(`Usage: ${usage}`) })
  expect(await run(words)).toEqual(expected)
})

test.each([
  ['generate', 'There is no spec/openapi.yaml here: name your OpenAPI document with --spec FILE. See --help.\n'],
  ['--port 3', 'The command is missing before --port: write gatewright mock --port 3. See --help.\n'],
])('gatewright %s in an empty folder says what to do', (words, stderr) => {
  const script = ['--import', import.meta.resolve('tsx'), join(process.cwd(), 'cli/gatewright.ts')]
  const options = { encoding: 'utf8', cwd: testFolder() } as const
  const run = spawnSync(process.execPath, [...script, ...words.split(' ')], options)
  expect(run).toMatchObject({ status: 2, stdout: '', stderr })
})

test.runIf(process.platform === 'linux').each([
  [
    'mock --record http://127.0.0.1:9 --recording /proc/x/y',
    '--recording cannot write to /proc/x/y: no such file; use a folder or a file that ends in .jsonl. See --help.\n',
  ],
  [
    'stub --database /proc/x/y',
    "--database cannot be opened: ENOENT: no such file or directory, mkdir '/proc/x'. See --help.\n",
  ],
])('a folder that the system does not allow is one line and exit code 2: %s', async (words, err) => {
  expect(await runCommand(...words.split(' '))).toEqual({ status: 2, stdout: '', stderr: err })
})

test.runIf(process.platform === 'linux').each([
  ['the reader has ended', '| sleep 0', ''],
  ['the disk is full', '> /dev/full', 'Cannot write the output: the disk is full.\nexit 2\n'],
])('a command whose output cannot be written since %s prints no stack', (_, output, stderr) => {
  const command = `${process.execPath} --import ${import.meta.resolve('tsx')} cli/gatewright.ts mock --help`
  const shell = spawnSync('sh', ['-c', `(${command} || echo exit $? >&2) ${output}`], { encoding: 'utf8' })
  expect(shell).toMatchObject({ stdout: '', stderr })
})

test('every given key is accepted, with and without its prefix, and no other', async () => {
  const { baseUrl } = await closeAfterTest(startCommand(['mock', '--log', 'off', '--key', 'sk-one', '--key', 'two']))
  const status = async (key: string) =>
    (await fetch(`${baseUrl}/v1/models`, { headers: { authorization: `Bearer ${key}` } })).status
  const keys = ['sk-one', 'one', 'two', 'sk-two', 'sk-mock', 'on', 'sk-']
  expect(await Promise.all(keys.map(status))).toEqual([200, 200, 200, 200, 401, 401, 401])
})

test('a server goes on when nobody reads its output', async () => {
  const { child, baseUrl } = await closeAfterTest(startProcess(['mock']))
  child.stdout?.destroy()
  for (let sent = 0; sent < 3; sent++) expect((await fetch(`${baseUrl}/v1/models`)).status).toBe(401)
})

const mistakes: [string[], string][] = [
  [['mock', '--port', 'http'], '--port takes a whole number from 0 to 65535, not `http`. See --help.\n'],
  [['mock', '--key', 'sk-'], '--key needs a key, not only the prefix `sk-`. See --help.\n'],
  [['mock', '--host', ''], '--host takes at least one character. See --help.\n'],
  [['mock', '--prot=1'], "Unknown option '--prot'; did you mean `--port`? See --help.\n"],
  [['mock', 'a.yaml', '--prot', '1'], "Unknown option '--prot'; did you mean `--port`? See --help.\n"],
  [
    ['mock', 'now'],
    'now file-unreadable\n  now cannot be read: no such file.\n  help: Check the path or the URL, and that you may read it.\n',
  ],
  [
    ['mock', 'test'],
    'test file-unreadable\n  test cannot be read: it is a folder.\n  help: Check the path or the URL, and that you may read it.\n',
  ],
  [
    ['mock', '/dev/zero'],
    '/dev/zero file-unreadable\n  /dev/zero cannot be read: it is a device.\n  help: Check the path or the URL, and that you may read it.\n',
  ],
  [['mock', 'a.yaml', 'b.yaml'], 'a.yaml and b.yaml are two documents: choose one of them. See --help.\n'],
  [['mock', 'a.yaml', '--spec', 'b.yaml'], 'a.yaml and b.yaml are two documents: choose one of them. See --help.\n'],
  [
    ['mock', 'http://h/a.yaml?b&c'],
    "http://h/a.yaml?b&c file-unreadable\n  http://h/a.yaml?b&c is a URL, not a file.\n  help: Download the document first, such as with `curl -L -o openapi.yaml 'http://h/a.yaml?b&c'`.\n",
  ],
  [
    ['mock', '--watch'],
    '--watch needs the file of an OpenAPI document, as in `mock openapi.yaml --watch`. See --help.\n',
  ],
  [
    ['mock', 'a.yaml', '--edition', 'open'],
    '--edition is an option of the gateway; a mock of another document has no models. See --help.\n',
  ],
  [['mork'], 'The first argument must be `mock`, `stub` or `proxy`. See --help.\n'],
  [
    ['mock', '--host', 'no.such.host.invalid', '--no-control'],
    'no.such.host.invalid is not an address of this machine: choose another with --host. See --help.\n',
  ],
]

test('a document with a path of the mock itself is refused with a way out', async () => {
  const paths = '{ /__mock/journal: { get: { responses: { 200: { description: Done. } } } } }'
  const file = writeTestFile('openapi.yaml', `openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths: ${paths}`)
  const err =
    "The document declares a path that the server itself uses: Method '[ 'GET', 'HEAD' ]' already declared for route '/__mock/journal'. Remove it, or start with --no-control. See --help.\n"
  expect(await runCommand('mock', file)).toEqual({ status: 2, stdout: '', stderr: err })
})

test.each(mistakes)('%j is one clear line and exit code 2', async (args, message) => {
  expect(await runCommand(...args)).toEqual({ status: 2, stdout: '', stderr: message })
})

test('a process with an error ends with its exit code', async () => {
  const [[args, err] = [[], '']] = mistakes
  expect(await runProcess(args)).toEqual({ code: 2, out: '', err })
})

const inFiles: [string, string, string, string][] = [
  ['mock', '--scenarios', 'scenarios: [{ name: a }]', ':1:13: scenarios[0]: needs one of'],
  ['mock', '--scenarios', 'scenarios: {', ':2:1: '],
  ['mock', '--check-recording', '{', ':1:2: Expected a name'],
  ['stub', '--config', 'server: {', ':2:1: '],
  ['mock', '--spec', 'openapi: 3.1.0\ninfo: { title: A }\npaths: {}', ':2:1 openapi-invalid\n'],
  ['mock', '--spec', 'openapi: 3.1.0\ninfo: { title: A, version: 1.0.0 }\npaths: {}', ' has no operations: there is'],
]

test.each(inFiles)(
  '%s %s: an error in the file %j names its place, without the help',
  async (program, option, text, said) => {
    const path = writeTestFile('file.jsonl', `${text}\n`)
    const { status, stdout, stderr } = await runCommand(program, '--port', '0', option, path)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain(`file.jsonl${said}`)
    expect(stderr).not.toMatch(/--help|^ +at /m)
  },
)

test.each(['mock', 'proxy --target http://x'])('a taken port is one clear line and exit code 2: %s', async (words) => {
  const { port } = await closeAfterTest(startServer(() => {}))
  const stderr = `Port ${port} of 127.0.0.1 is taken: stop what runs there, or choose another with --port. See --help.\n`
  expect(await runCommand(...words.split(' '), '--port', String(port))).toEqual({ status: 2, stdout: '', stderr })
})

test('SIGTERM lets a running stream finish, then ends with 0', async () => {
  const { child, baseUrl, ended } = await closeAfterTest(startProcess(['mock', '--speed', '4']))
  const reply = await fetch(`${baseUrl}/v1/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'sk-mock', 'messages-version': '1' },
    body: JSON.stringify({ model: 'm', max_tokens: 60, stream: true, messages: [{ role: 'user', content: 'Hello.' }] }),
  })
  child.kill('SIGTERM')
  expect(await reply.text()).toContain('message_stop')
  expect(await ended).toBe(0)
})
