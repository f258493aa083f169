import { flushCompileCache } from 'node:module'
import { type CommandLine, help, readCommandLine, UsageError } from './command-line.ts'
import { welcome } from './welcome.ts'

try {
  const commandLine = readCommandLine(process.argv.slice(2))
  if (commandLine.help) process.stdout.write(help)
  else await serve(commandLine)
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`${error.message} See --help.\n`)
  process.exitCode = 2
}

async function serve(commandLine: CommandLine): Promise<void> {
  const { createApp } = await import('./app.ts')
  const { program, host, port, keys } = commandLine
  const app = createApp(commandLine)
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw new UsageError(listenMessage(error, host, port))
  }
  const stop = (): void => void app.close().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  const address = app.server.address()
  const bound = typeof address === 'object' && address ? address.port : port
  const shown = host.includes(':') ? `[${host}]` : host
  // For the next start; at exit it would be lost to whoever is killed.
  setImmediate(flushCompileCache)
  process.stdout.write(welcome(program, `http://${shown}:${bound}`, keys[0] ?? ''))
}

function listenMessage(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${host} is taken: stop what runs there, or choose another with --port.`
  if (code === 'EACCES') return `Port ${port} of ${host} is not for this user: choose one above 1023 with --port.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${host} is no address of this machine: choose another with --host.`
  return `Cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : error}.`
}
