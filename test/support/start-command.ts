import type { Overrides } from 'gatewright/stub'
import { vi } from 'vitest'
import { readCommandLine } from '../../cli/command-line.ts'
import { commands } from '../../cli/commands.ts'
import { runServerCommand } from '../../cli/main.ts'
import { startProgram } from '../../cli/start-program.ts'
import { ownValue } from '../../runtime/json.ts'

/** A server on a free port of this machine, started in this process by its command line. */
export interface StartedCommand {
  readonly baseUrl: string
  readonly adminUrl: string | undefined
  /** Lines of the start-up summary. */
  readonly summary: readonly string[]
  close(): Promise<void>
}

/** Starts a server with these arguments, the first of which is `mock` or `stub`; `overrides` customise the stub. */
export async function startCommand(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  overrides: Overrides = {},
): Promise<StartedCommand> {
  const commandLine = await readCommandLine([...args, '--port', '0'], env, overrides.keyRing !== undefined)
  if (commandLine.program === 'help' || commandLine.program === 'check-recording') throw new Error('nothing is served')
  const { app, adminUrl, summary = [], close } = await startProgram(commandLine, overrides)
  return { baseUrl: await app.listen({ host: '127.0.0.1', port: 0 }), adminUrl, summary, close }
}

/** What a command line printed, and its exit code. */
export interface RunCommand {
  readonly status: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a command line that ends by itself, in this process; without the name of a command as `npm start` does. */
export function runCommand(...args: readonly string[]): Promise<RunCommand> {
  const command = ownValue(commands, args[0] ?? '')
  return captureOutput(() => (command ? command.run(args.slice(1)) : runServerCommand(args)))
}

/** What a function prints, and the exit code that it resolves with. */
export async function captureOutput(run: () => Promise<number>): Promise<RunCommand> {
  const [out, err] = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockReturnValue(true))
  const read = (written: typeof out) => written?.mock.calls.map(([text]) => String(text)).join('') ?? ''
  try {
    const status = await run()
    return { status, stdout: read(out), stderr: read(err) }
  } finally {
    out?.mockRestore()
    err?.mockRestore()
  }
}
