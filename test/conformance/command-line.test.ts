import { expect, test } from 'vitest'
import { help, readCommandLine } from '../../conformance/command-line.ts'
import { UsageError } from '../../settings/errors.ts'

test('reads a target, its key and everything else', () => {
  const chosen = '--target https://gw.example.com --key sk-1 --only messages/** --skip x --read-only'
  const limits = '--max-requests 50 --rate 2.5 --timeout 5 --report junit=out/a=b.xml'
  expect(readCommandLine(`${chosen} ${limits}`.split(' '))).toMatchObject({
    targets: ['https://gw.example.com'],
    key: 'sk-1',
    only: ['messages/**'],
    skip: ['x'],
    readOnly: true,
    maxRequests: 50,
    rate: 2.5,
    timeoutMs: 5000,
    reports: [{ format: 'junit', file: 'out/a=b.xml' }],
  })
})

test('reads the address for callbacks', () => {
  const listen = ['--target', 'mock', '--callback-listen', '[::1]:4020']
  expect(readCommandLine(listen)?.callbacks).toEqual({ host: '::1', port: 4020, publicUrl: 'http://[::1]:4020' })
  expect(readCommandLine([...listen, '--callback-url', 'https://h/x/'])?.callbacks?.publicUrl).toBe('https://h/x')
  expect(readCommandLine(['--target', 'mock'])?.callbacks).toBeUndefined()
})

test('takes the key from the environment', () => {
  expect(readCommandLine(['--target', 'http://h'], { GATEWAY_KEY: 'sk-2' })?.key).toBe('sk-2')
  const unfit = 'GATEWAY_KEY takes visible ASCII characters without spaces, at least one.'
  expect(() => readCommandLine(['--target', 'http://h'], { GATEWAY_KEY: 'a b' })).toThrow(new UsageError(unfit))
  expect(readCommandLine(['--target', 'mock'], { GATEWAY_KEY: '' })?.key).toBeUndefined()
})

test.each([
  [[], 'Name a target with --target.'],
  [
    ['--target', 'example.com'],
    '--target takes an http or https address without user name and password, or mock, stub, prism, prism-proxy, not `example.com`.',
  ],
  [
    ['--target', 'https://me:hunter2@h', '--key', 'k'],
    '--target takes an http or https address without user name and password, or mock, stub, prism, prism-proxy, not `https://***@h`.',
  ],
  [
    ['--target', 'mock', '--callback-listen', '[::]:4020', '--callback-url', 'https://me:hunter2@h'],
    '--callback-url takes an http or https address without user name, password and query, not `https://***@h`.',
  ],
  [['--target', 'http://h'], 'Give the key for http://h with --key or in GATEWAY_KEY.'],
  [
    ['--target', 'prism', '--chat-completions'],
    "--target prism serves the gateway's contract: with --chat-completions, use mock, stub or a URL.",
  ],
  [
    ['--target', 'stub', '--spec', 'a.yaml'],
    "--target stub serves the gateway's contract: with --spec, use mock or a URL.",
  ],
  [
    ['--target', 'mock', '--spec', 'a.yaml', '--chat-completions'],
    '--spec and --chat-completions are two contracts: choose one of them.',
  ],
  [['--target', 'mock', '--rate', '0'], '--rate takes a number above 0, not `0`.'],
  [['--target', 'mock', '--max-requests', '1.5'], '--max-requests takes a whole number above 0, not `1.5`.'],
  [['--target', 'mock', '--report', 'pdf=x'], '--report takes junit=FILE, json=FILE or html=FILE, not `pdf=x`.'],
  [['--target', 'mock', '--callback-url', 'http://h'], '--callback-url needs --callback-listen.'],
  [['--target', 'mock', '--callback-listen', '42'], '--callback-listen takes HOST:PORT, as in 0.0.0.0:4020, not `42`.'],
  [
    ['--target', 'mock', '--callback-listen', '[::]:4020', '--callback-url', 'https://h/?a=1'],
    '--callback-url takes an http or https address without user name, password and query, not `https://h/?a=1`.',
  ],
  [['--target', 'mock', '--model', 'ours'], '--model takes NAME=ID, as in gw-text-*=ours-1, not `ours`.'],
  [['--target', 'mock', 'a.yaml'], 'Unexpected argument a.yaml: write --spec a.yaml.'],
  [['https://a.example'], 'Unexpected argument https://a.example: write --target https://a.example.'],
  [['--target', 'mock', '--report', 'json=spec'], '--report takes a file, but spec is a folder.'],
  [['--target', 'mock', '--timeout', '1e9'], '--timeout takes a number above 0 and up to 1000000, not `1e9`.'],
  [
    ['--target', 'mock', '--with', 'wings'],
    '--with takes streams, answers, tasks, callbacks, downloads, paid-edition, aliases, names-fields, simulator, body-limit, fuzz, any-model, blend, describe, actions, upload or preferences, not `wings`.',
  ],
  [['--target', 'mock', '--against', 'http://h'], 'Give the key for http://h with --key or in GATEWAY_KEY.'],
  [['--target', 'mock', '--against-key', 'k'], '--against-key needs --against.'],
  [
    ['--target', 'mock', '--target', 'stub', '--against', 'mock'],
    '--against compares one --target with another: name one --target only.',
  ],
  ...[
    ['upstream', '1'],
    ['fuzz', '1'],
    ['fuzz-path', '1'],
    ['callback-listen', 'h:1'],
  ].map(([name, value = '']): [string[], string] => [
    ['--target', 'http://a', '--key', 'k', '--against', 'http://b', `--${name}`, value],
    `--against compares the replies of two deployments, without --${name}.`,
  ]),
  [
    ['--target', 'mock', '--against', 'prism', '--chat-completions'],
    "--target prism serves the gateway's contract: with --chat-completions, use mock, stub or a URL.",
  ],
  [['--target', 'mock', '--formats', 'messages'], '--formats needs --upstream PORT.'],
  ...['mock', 'stub', 'prism', 'prism-proxy'].map((name): [string[], string] => [
    ['--target', name, '--upstream', '4020'],
    `--target ${name} has no provider that could ask --upstream: start a gateway whose provider does, and give its URL.`,
  ]),
])('refuses %j', (args, message) => expect(() => readCommandLine(args)).toThrow(new UsageError(message)))

test('the help shows values of several words whole', () => expect(help).toContain("--header 'NAME: VALUE'"))

test.each(['', 'a b', 'sk-€'])('refuses the key %j, which no header takes', (key) => {
  const unfit = '--key takes visible ASCII characters without spaces, at least one.'
  expect(() => readCommandLine(['--target', 'http://h', '--key', key])).toThrow(new UsageError(unfit))
})
