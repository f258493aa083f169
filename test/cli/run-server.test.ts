import { runServer } from 'gatewright/core'
import { afterEach, describe, expect, test, vi } from 'vitest'

const nothing = { title: 'Nothing', contract: { families: [], routes: [] }, handlers: {} }

/** Runs a server that does not start; returns the exit code and what it prints. */
async function run(...args: string[]) {
  const printed = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      printed[name] += text
      return true
    })
  }
  await runServer(nothing, args)
  return { ...printed, code: process.exitCode }
}

describe('the server of a contract', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    process.exitCode = undefined
  })

  test.each([[], ['--key', 'sk-mock'], ['--key', 'mock', '--key', 'sk-of-mine']])(
    'refuses the public key for an address that other machines can reach: %j',
    async (...keys) => {
      // An address of no machine, so that the server cannot start even if the option is accepted.
      const stderr =
        '--host 192.0.2.1 is reachable from other machines and the key sk-mock is public: set another with --key. See --help.\n'
      expect(await run('--host', '192.0.2.1', ...keys)).toEqual({ code: 2, stdout: '', stderr })
    },
  )

  test.each([
    [['--colour'], "Unknown option '--colour'."],
    [['now'], "Unexpected argument 'now'."],
    [['--port', '65536'], '--port takes a whole number from 0 to 65535, not `65536`.'],
    [
      ['--host', 'no.such.host.invalid', '--key', 'sk-of-mine'],
      'no.such.host.invalid is not an address of this machine: choose another with --host.',
    ],
  ])('prints one line for an invalid command line: %j', async (args, line) => {
    expect(await run(...args)).toEqual({ code: 2, stdout: '', stderr: `${line} See --help.\n` })
  })

  test('explains its options', async () => {
    expect(await run('--help')).toEqual({ code: undefined, stdout: expect.stringContaining('--port'), stderr: '' })
  })
})
