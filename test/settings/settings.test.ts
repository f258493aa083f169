import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { createMock } from 'gatewright'
import { describe, expect, test, vi } from 'vitest'
import { readCommandLine, type ServedStub } from '../../cli/command-line.ts'
import { simulatedPorts } from '../../mock/simulated-ports.ts'
import { UsageError } from '../../settings/errors.ts'
import { optionalOption } from '../../settings/option.ts'
import { nonEmpty } from '../../settings/option-types.ts'
import { printLine } from '../../settings/output.ts'
import { readFlags } from '../../settings/read-flags.ts'
import { runCommand } from '../support/start-command.ts'
import { sharedFolder, writeTestFile } from '../support/temporary-folder.ts'

const folder = sharedFolder()

let count = 0
const getFile = (text: string) => writeTestFile(`${++count}.yaml`, text, folder)

async function getStub(args: string[], env: Record<string, string> = {}): Promise<ServedStub> {
  const commandLine = await readCommandLine(['stub', ...args], env)
  if (commandLine.program !== 'stub') throw new Error('not the stub')
  return commandLine
}

describe('where a setting comes from', () => {
  const config = getFile('server: { port: 3, seed: 3, speed: 3, model: [a, b], strict: true }')

  test('a flag precedes the environment, which precedes the file, which precedes the default', async () => {
    const { settings } = await getStub(['--config', config, '--port', '1'], {
      GATEWRIGHT_PORT: '2',
      GATEWRIGHT_SEED: '2',
    })
    expect(settings).toMatchObject({ port: 1, seed: 2, speed: 3, models: ['a', 'b'], strict: true, host: '127.0.0.1' })
  })

  test('the file may be named by the environment, and be JSON', async () => {
    const json = getFile('{"server": {"port": 5}}')
    expect((await getStub([], { GATEWRIGHT_CONFIG: json })).settings.port).toBe(5)
  })

  test('lists have commas in the environment, and an empty variable is ignored', async () => {
    const { settings } = await getStub([], { GATEWRIGHT_MODEL: 'a, b', GATEWRIGHT_PORT: '', GATEWRIGHT_STRICT: 'true' })
    expect(settings).toMatchObject({ models: ['a', 'b'], port: 4010, strict: true })
  })
})

describe('keys', () => {
  test('come from flags, files and the environment, each with an id; the public one only if there is no other', async () => {
    const keyFile = getFile('sk-b\n\nsk-c\n')
    const config = getFile(
      `keys:\n  - { key: { env: TEAM }, id: team, concurrent: 3 }\n  - { key: { file: ${keyFile} }, id: f }`,
    )
    writeFileSync(keyFile, 'sk-b\n')
    const getIds = async (args: string[], env = {}) =>
      (await getStub(args, env)).keys.map(({ key, grant }) => [key, grant.id])
    expect(await getIds([])).toEqual([['sk-mock', 'key-1']])
    expect(await getIds(['--key', 'sk-a', '--key-file', keyFile])).toEqual([
      ['sk-a', 'key-1'],
      ['sk-b', 'key-2'],
    ])
    expect(await getIds(['--config', config], { TEAM: 'sk-t' })).toEqual([
      ['sk-t', 'team'],
      ['sk-b', 'f'],
    ])
  })

  test('the public one is accepted on this machine only', async () => {
    await expect(getStub(['--host', '0.0.0.0'])).rejects.toThrow('the key sk-mock is public')
    await expect(getStub(['--host', '0.0.0.0', '--key', 'mock'])).rejects.toThrow('the key sk-mock is public')
    await expect(getStub(['--host', '0.0.0.0', '--key', 'sk-a'])).resolves.toBeDefined()
    await expect(getStub(['--host', '127.evil.example'])).rejects.toThrow('the key sk-mock is public')
    await expect(getStub(['--host', '127.0.0.2'])).resolves.toBeDefined()
  })
})

test('the public secret signs callbacks to this machine only', async () => {
  await expect(getStub(['--callback-host', 'public'])).rejects.toThrow('set another with --callback-secret')
  await expect(getStub(['--callback-host', '127.evil.example'])).rejects.toThrow('set another with --callback-secret')
  await expect(getStub(['--callback-host', 'public', '--callback-secret', 'whsec-a'])).resolves.toBeDefined()
  await expect(getStub(['--callback-host', 'loopback'])).resolves.toBeDefined()
})

test.each(['whsec_', 'whsec_not base64!!', 'whsec_YWJj\n', 'whsec_YWI', ' '])(
  'no server starts with the secret %j, with which no receiver can verify callbacks',
  async (secret) => {
    const message = 'takes any text, or whsec_ and the key in base64 with its padding.'
    const file = getFile(`server: { callback-secret: ${JSON.stringify(secret)} }`)
    await expect(getStub(['--callback-secret', secret])).rejects.toThrow(`--callback-secret ${message}`)
    await expect(getStub([], { GATEWRIGHT_CALLBACK_SECRET: secret })).rejects.toThrow(message)
    await expect(getStub(['--config', file])).rejects.toThrow(message)
    expect(() => simulatedPorts({ callbackSecret: secret }, () => undefined)).toThrow(`callbackSecret ${message}`)
    await expect(createMock({ callbackSecret: secret })).rejects.toThrow(message)
  },
)

test.each(['whsec_YWI=', 'whsec_YWJj', 'whsec', 'plain text'])('the secret %j signs callbacks', async (secret) => {
  expect(await getStub(['--callback-secret', secret])).toMatchObject({ settings: { callbackSecret: secret } })
})

describe('each error is one line with its place', () => {
  const empty = getFile('')

  test.each<[string, Record<string, string>]>([
    ['GATEWRIGHT_PORT takes a whole number from 0 to 65535, not `http`.', { GATEWRIGHT_PORT: 'http' }],
    ['GATEWRIGHT_STRICT takes true or false, not `yes`.', { GATEWRIGHT_STRICT: 'yes' }],
    [`GATEWRIGHT_KEY_FILE: ${empty} contains no key; write one per line.`, { GATEWRIGHT_KEY_FILE: empty }],
    ['GATEWRIGHT_KEY_FILE cannot read /dev/zero: it is a device.', { GATEWRIGHT_KEY_FILE: '/dev/zero' }],
    ['GATEWRIGHT_KEY_FILE cannot read /no/such/file: no such file.', { GATEWRIGHT_KEY_FILE: '/no/such/file' }],
    ['GATEWRIGHT_CORS takes *, off or an origin (as https://app.example), not `app`.', { GATEWRIGHT_CORS: 'app' }],
    ...(['NOTIFY_HOOK', 'OTLP_ENDPOINT'] as const).map((name): [string, Record<string, string>] => [
      `GATEWRIGHT_${name} takes an http or https address without user name and password, not \`http://***@h/?a=1\`.`,
      { [`GATEWRIGHT_${name}`]: 'http://me:hunter2@h/?a=1' },
    ]),
    [
      'GATEWRIGHT_CALLBACK_HOST takes a host name, an address or a network, not `***@h`.',
      { GATEWRIGHT_CALLBACK_HOST: 'me:hunter2@h' },
    ],
    [
      'GATEWRIGHT_CORS takes *, off or an origin (as https://app.example), not `https://***@h`.',
      { GATEWRIGHT_CORS: 'https://me:hunter2@h' },
    ],
    ['GATEWRIGHT_TRUST_PROXY takes an address or a network (as 10.0.0.0/8), not `x`.', { GATEWRIGHT_TRUST_PROXY: 'x' }],
  ])('%s', (message, env) => expect(getStub([], env)).rejects.toMatchObject({ name: 'UsageError', message }))

  test('a value that begins with a dash', async () => {
    const fix = "Option '--speed' argument is ambiguous: write --speed=VALUE where the value begins with a dash."
    await expect(getStub(['--speed', '-1'])).rejects.toThrow(new UsageError(fix))
  })

  const mistakes: [string, string[]][] = [
    ['server:\n  port: 4010\n  prot: 1', [':3:3: server.prot: unknown property; did you mean `port`?']],
    ['servers: {}', [':1:1: servers: unknown property; did you mean `server`?']],
    [
      'server:\n  port: many\n  seed: []',
      [':2:3: server.port: must be an integer, got "many".', ':3:3: server.seed: must be an integer, got an array.'],
    ],
    ['server:\n\n  port: 70000', [':3:3: server.port: must be at most 65535, got 70000.']],
    ['server: { host: { environment: A } }', [':1:19: server.host.environment: unknown property; known: env, file.']],
    ['keys:\n  - key: sk-a', [':2:5: keys[0].id: is required.']],
    [
      'keys:\n  - key: sk-a\n    id: a\n    modles: [m]',
      [':4:5: keys[0].modles: unknown property; did you mean `models`?'],
    ],
    ['keys:\n  - key: { env: UNSET }\n    id: a', [':2:5: keys[0].key: the environment variable UNSET is not set.']],
    ['keys:\n  - key: a b\n    id: a', [':2:5: keys[0].key takes visible ASCII characters']],
    ['keys:\n  - { key: a, id: a }\n  - { key: b, id: a }', [':3:15: keys[1].id: there is another key a.']],
    ['keys:\n  - { key: a, id: a, concurrent: 0 }', [':2:22: keys[0].concurrent: must be at least 1, got 0.']],
    ['keys:\n  - { key: sk-a, id: a }\n  - { key: a, id: b }', [':3:7: keys[1].key: the same as that of a; remove']],
    [
      `server: { port: 70000, prot: 1 }
keys:
  - { key: { env: NOT_SET }, id: a }
  - { key: b, id: a, modles: [m] }
  - { key: c d, id: a }
upstreams:
  main: { kind: pass-through, baseUrl: http://a }
  far: { kind: response, baseUrl: http://a }
models:
  m: man
  n: far
server2: {}`,
      [
        ':1:11: server.port: must be at most 65535, got 70000.',
        ':1:24: server.prot: unknown property',
        ':3:7: keys[0].key: the environment variable NOT_SET is not set.',
        ':4:22: keys[1].modles: unknown property',
        ':5:7: keys[2].key takes visible ASCII characters',
        ':5:17: keys[2].id: there is another key a.',
        ':7:3: upstreams.main: a pass-through needs a `format`.',
        ':8:10: upstreams.far.kind: unknown kind `response`; did you mean `responses`?',
        ':10:3: models.m: unknown upstream `man`; did you mean `main`?',
        ':12:1: server2: unknown property',
      ],
    ],
    ['keys: [sk-secret]', [':1:8: keys[0]: must be an object with `key` and `id`.']],
    ['keys: []', [':1:1: keys: must have at least 1 item, has 0.']],
    [
      'server:\n  cors: 3',
      [':2:3: server.cors: must be a string, `{env: NAME}` or `{file: PATH}`, or an array of these.'],
    ],
    ['server:\n  database: mysql://me:hunter2@db/x', [':2:3: server.database takes a postgres:// address or a folder']],
    ['server:\n  notify-hook: http://m:hunter2@h', [':2:3: server.notify-hook takes an http or https address without']],
    ['server: { port: 1 }\nmodels: *none', [':2:9: No node before this one has the anchor `none`.']],
    ['server: {\n  port', [':2:7: ']],
    ['[]', [':1:1: must be an object, got an array.']],
  ]

  test.each(mistakes)('%j', async (text, expected) => {
    const config = getFile(text)
    const error = await getStub(['--config', config]).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(UsageError)
    const lines = (error as UsageError).message.split('\n')
    expect(lines).toHaveLength(expected.length)
    for (const [index, line] of expected.entries()) expect(lines[index]).toContain(`${config}${line}`)
    expect(lines.join()).not.toMatch(/hunter2|sk-secret/)
  })

  test.each<[string, string[]]>([
    ['--config cannot read /no/such/file: no such file.\n', ['--config', '/no/such/file']],
    ['--config cannot read /dev/zero: it is a device.\n', ['--config', '/dev/zero']],
    ['--database takes a folder, and README.md is a file. See --help.\n', ['--database', 'README.md']],
    ['--database cannot be opened: ', ['--database', 'postgres://someone:hunter2@127.0.0.1:1/none']],
    ['no.host.invalid is not an address of this machine', ['--admin-port', '0', '--admin-host', 'no.host.invalid']],
  ])('%s and exit code 2', async (message, args) => {
    const { status, stdout, stderr } = await runCommand('stub', '--port', '0', ...args)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain(message)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).not.toContain('hunter2')
  })
})

const spec = optionalOption('spec FILE', 'a document', nonEmpty)
const out = optionalOption('out FOLDER', 'a folder', nonEmpty)

test.each([
  [{ spec, out }, ['--spce', 'a'], "Unknown option '--spce'; did you mean `--spec`?"],
  [{ spec }, ['a.yaml'], 'Unexpected argument a.yaml: write --spec a.yaml.'],
  [{ out, spec }, ['server'], 'Unexpected argument server: write --out server.'],
  [{}, ['server'], "Unexpected argument 'server'."],
])('of %j, %j is explained', (options, args, words) => expect(() => readFlags(options, args)).toThrow(words))

test('every schema that files of users are checked by is a valid schema', () => {
  const paths = globSync('{settings,mock,proxy,conformance}/**/*.schema.json')
  expect(paths.length).toBeGreaterThan(5)
  const ajv = new Ajv2020()
  expect(paths.filter((path) => !ajv.validateSchema(JSON.parse(readFileSync(path, 'utf8'))))).toEqual([])
})

test('a line is printed unless a megabyte of lines is unread', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  for (const value of [2 ** 20 - 1, 2 ** 20]) {
    Object.defineProperty(process.stdout, 'writableLength', { value, configurable: true })
    printLine(`${value}`)
  }
  expect(write.mock.calls).toEqual([['1048575\n']])
  vi.restoreAllMocks()
  // Vitest does not remove a property that shadows an inherited one, and test files share the process.
  Reflect.deleteProperty(process.stdout, 'writableLength')
})
