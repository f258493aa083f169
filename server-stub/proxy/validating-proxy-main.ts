import { isLoopback } from '../core/loopback.ts'
import type { JudgedContract } from '../judge/contract.ts'
import { describeFinding, type Finding } from '../judge/finding.ts'
import { listenMessage, printUsageError, UsageError } from '../settings/errors.ts'
import { printLine, serveWithoutReader } from '../settings/output.ts'
import { listen } from './pass-server.ts'
import type { Exchange } from './proxy-journal.ts'
import { PAGE_PATH } from './proxy-page.ts'
import { createProxy } from './validating-proxy.ts'
import { type CommandLine, help, readCommandLine } from './validating-proxy-command-line.ts'

try {
  const commandLine = readCommandLine(process.argv.slice(2))
  if (commandLine) await serve(commandLine)
  else process.stdout.write(help)
} catch (error) {
  process.exitCode = printUsageError(error)
}

async function serve({ host, port, spec, ...options }: CommandLine): Promise<void> {
  const { readJudgedContract } = await import('../document-contract.ts')
  const contract = await readJudgedContract(spec, (line) => process.stderr.write(`${line}\n`))
  const server = createProxy({
    ...options,
    contract,
    pageHosts: isLoopback(host) ? [] : 'any',
    onFinding: (exchange, finding) => log(exchange, finding, contract),
  })
  let url: string
  try {
    url = await listen(server, { host, port })
  } catch (error) {
    throw new UsageError(listenMessage(error, { host, port, options: ['--port', '--host'] }))
  }
  const stop = (): void => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  serveWithoutReader()
  process.stdout.write(
    `Gatewright proxy is ready at ${url} in front of ${options.target.origin}\nExchanges are shown at ${url}${PAGE_PATH}\n\nStop it with Ctrl+C.\n`,
  )
}

/** Removes control characters, which requests and replies may contain. */
function log({ number, method, path, status }: Exchange, finding: Finding, { rules }: JudgedContract): void {
  const line = `#${number} ${method} ${path} ${status ?? '...'} ${describeFinding(finding, rules.unclear)}`
  printLine(line.replace(/\p{Cc}/gu, '?'))
}
