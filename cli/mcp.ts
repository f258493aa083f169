import { Writable } from 'node:stream'
import type { AgentMock } from '../mock/mcp/add-tool.ts'
import { withResolvers } from '../runtime/es2024.ts'
import { getCommand, getVersion, printText } from '../settings/command.ts'
import { listenMessage, printUsageError, UsageError } from '../settings/errors.ts'
import { getHelp } from '../settings/help.ts'
import { optionalOption } from '../settings/option.ts'
import { key, nonEmpty, target } from '../settings/option-types.ts'
import { mockOptions } from '../settings/options.ts'
import { getUrl } from '../settings/output.ts'
import { readFlags } from '../settings/read-flags.ts'
import { readCommandLine, type ServedMock } from './command-line.ts'
import { reportSuite as runSuite } from './conformance.ts'

const options = {
  mock: optionalOption('mock URL', 'a running mock to attach to; without it this command starts one', target),
  controlKey: { ...mockOptions.controlKey, about: 'the key of its control API, if it has one' },
  key: optionalOption('key KEY', 'a key that its gateway takes, for the agent to send requests with', key),
  sandbox: optionalOption('sandbox NAME', 'the sandbox of calls that name none', nonEmpty),
}

const help = getHelp(options, {
  about:
    'Serves the tools of the mock to a coding agent, by the Model Context Protocol over standard input and output.',
  usage: `${getCommand('mcp')} --mock URL [options], or ${getCommand('mcp')} [OPENAPI-FILE] [options of mock]`,
  notes: [
    'Without --mock it takes the options of gatewright mock, except those of recordings; the log goes to --log-file only.',
    'If port 4010 is taken and no --port is named, the mock listens on a free port, and names it to the agent.',
    '',
    'Exit codes: 0 the agent has ended, 2 the settings are wrong, the port is taken or the mock does not answer.',
  ],
})

/** An agent's mock, and what ends it. */
interface OpenedMock {
  readonly mock: AgentMock
  readonly close: () => Promise<void>
}

/** `gatewright mcp`; resolves with the exit code when the agent has ended. */
export async function runMcp(args: readonly string[]): Promise<number> {
  if (args.some((arg) => arg === '--help' || arg === '-h')) return printText(help)
  const stdout = reserveStdout()
  try {
    const isAttached = args.some((arg) => /^--mock(=|$)/.test(arg)) || Boolean(process.env.GATEWRIGHT_MOCK)
    const { mock, close } = isAttached ? await attach(args) : await startOwn(args)
    const { serveAgent } = await import('../mock/mcp/serve-mcp.ts')
    const server = serveAgent(
      { mock, version: getVersion(), runSuite },
      { input: process.stdin, output: stdout.output },
    )
    await untilEnd()
    await server.close()
    await close()
    return 0
  } catch (error) {
    return printUsageError(error)
  } finally {
    stdout.release()
  }
}

/** Keeps standard output for the protocol: what anything else writes there goes to standard error. */
function reserveStdout(): { readonly output: Writable; release(): void } {
  const { stdout, stderr } = process
  const { write } = stdout
  const send = write.bind(stdout)
  stdout.write = stderr.write.bind(stderr)
  const output = new Writable({ write: (chunk, _, done) => void send(chunk, (error) => done(error)) })
  const release = () => {
    stdout.write = write
  }
  return { output, release }
}

/** Resolves when the agent closes standard input, or at a signal. */
async function untilEnd(): Promise<void> {
  const { promise, resolve } = withResolvers<void>()
  const end = () => resolve()
  process.stdin.once('end', end).once('close', end)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
  await promise
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, end)
}

/** Throws a `UsageError` if no mock answers there. */
async function attach(args: readonly string[]): Promise<OpenedMock> {
  const settings = readFlags(options, args, process.env)
  if (settings?.mock === undefined) throw new UsageError('--mock needs the address of a mock.')
  const { mock: url, controlKey, key, sandbox } = settings
  const baseUrl = url.href.replace(/\/+$/, '')
  const mock = { baseUrl, key, controlKey, sandbox }
  const { findAccessError } = await import('../mock/mcp/serve-mcp.ts')
  const error = await findAccessError(mock)
  if (error !== undefined) throw new UsageError(error)
  return { mock, close: async () => {} }
}

async function startOwn(args: readonly string[]): Promise<OpenedMock> {
  if (args.some((arg) => /^--sandbox(=|$)/.test(arg))) throw new UsageError('--sandbox needs --mock, a running mock.')
  const read = await readCommandLine(['mock', ...args], process.env)
  if (read.program !== 'mock')
    throw new UsageError('Recordings are made and checked by gatewright mock: start it, and attach with --mock.')
  const { settings } = read
  if (settings.noControl) throw new UsageError('The tools need the control API: remove --no-control.')
  const logFormat = settings.logFile === undefined ? 'off' : settings.logFormat
  const served = { ...read, settings: { ...settings, logFormat } } satisfies ServedMock
  const isChosen = args.some((arg) => /^--port(=|$)/.test(arg)) || Boolean(process.env.GATEWRIGHT_PORT)
  const { baseUrl, close } = await listen(served, isChosen ? Array(RETRIES).fill(settings.port) : [settings.port, 0])
  const { controlKey } = settings
  return { mock: { baseUrl, key: read.keys[0]?.key, controlKey, sandbox: undefined }, close }
}

/** Some hosts start the command twice, one after the other: a chosen port may be free a little later. */
const RETRIES = 4
const RETRY_MS = 400

/** Starts the mock on the first of the ports that is free. */
async function listen(
  served: ServedMock,
  [port = 0, ...others]: readonly number[],
): Promise<{ baseUrl: string; close: () => Promise<void> }> {
  const { startMock } = await import('./start-mock.ts')
  const { host } = served.settings
  const { app, close } = await startMock(served)
  try {
    await app.listen({ host, port })
  } catch (error) {
    await close()
    if (others.includes(port)) await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    if (others.length > 0) return listen(served, others)
    throw new UsageError(listenMessage(error, { host, port, options: ['--port', '--host'] }))
  }
  return { baseUrl: getUrl(app.server, host), close }
}
