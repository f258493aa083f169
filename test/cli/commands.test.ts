import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterEach, expect, test, vi } from 'vitest'
import { commands } from '../../cli/commands.ts'
import { separateTools } from '../../tools/bundle-plugins.ts'
import { runCommand } from '../support/start-command.ts'

const programs = ['gatewright.ts']

afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = 0
})

test.each(Object.entries(commands))(
  '%s prints its help by its arguments, and returns the exit code',
  async (name, command) => {
    const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'test', '--unknown'])
    expect(await command.run(['--help'])).toBe(0)
    expect(print.mock.calls.join('')).toContain(`gatewright ${name}`)
  },
)

test.each(Object.entries(commands))('%s refuses an unknown option with exit code 2', async (_, command) => {
  const print = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  expect(await command.run(['--unknown'])).toBe(2)
  expect(print.mock.calls.join('')).toMatch(/^Unknown option '--unknown'/)
})

test.each([
  [
    'an address where no mock is',
    ['--mock', 'http://127.0.0.1:1'],
    /^The mock at http:\/\/127\.0\.0\.1:1 does not answer/,
  ],
  ['no control API', ['--no-control'], /^The tools need the control API: remove --no-control\./],
  ['a sandbox of no running mock', ['--sandbox', 'a'], /^--sandbox needs --mock, a running mock\./],
  [
    'a recording',
    ['--record', 'http://127.0.0.1:1', '--recording', 'x'],
    /^Recordings are made and checked by gatewright mock/,
  ],
  ['options of a mock that runs already', ['--mock', 'http://127.0.0.1:1', '--seed', '1'], /^Unknown option '--seed'/],
] as const)('mcp refuses %s in one line, and prints nothing where the protocol belongs', async (_, args, message) => {
  const { status, stdout, stderr } = await runCommand('mcp', ...args)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(message)
  expect(stderr.trim().split('\n')).toHaveLength(1)
})

test('only the entry reads the arguments of the process when it is imported', () => {
  const files = readdirSync('cli', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'))
  const readers = files.filter((path) => /^\S.*process\.argv/m.test(readFileSync(join('cli', path), 'utf8')))
  expect(readers.filter((path) => !programs.includes(path))).toEqual([])
})

test('the bundle of the mock and the stub loads the suite and the tools of agents from other files', async () => {
  const { metafile } = await build({
    entryPoints: ['cli/run-command.ts'],
    bundle: true,
    write: false,
    outfile: 'server.cjs',
    metafile: true,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
    plugins: [separateTools],
  })
  const paths = Object.keys(metafile.inputs)
  expect(paths).toEqual(expect.arrayContaining(['cli/conformance.ts', 'cli/mcp.ts']))
  expect(paths.filter((path) => path.startsWith('mock/mcp/'))).toEqual([])
  // The options of the targets name their features.
  expect(paths.filter((path) => path.startsWith('conformance/'))).toEqual(['conformance/targets/features.ts'])
})
