import { keyRing } from '../runtime/http/keys.ts'
import { createServer, type ServerOptions } from '../runtime/http/server.ts'
import { logRequests, serveHealth } from '../runtime/http/server-plugin.ts'
import { validateReplies } from '../runtime/judge/reply-validation.ts'
import { listenMessage, printUsageError, showLine, UsageError } from '../settings/errors.ts'
import { getHelp } from '../settings/help.ts'
import { invalidReplies, listOption, type SettingsOf, valueOption } from '../settings/option.ts'
import { key, nonEmpty, port, refusePublicKey } from '../settings/option-types.ts'
import { printLine } from '../settings/output.ts'
import { readFlags } from '../settings/read-flags.ts'

export type ServedContract = Pick<ServerOptions, 'contract' | 'handlers'> & {
  /** Named when the server listens. */
  readonly title: string
}

const programOptions = {
  port: valueOption('port NUMBER', 'port to listen on; 0 picks a free one', { type: port, fallback: 4010 }),
  host: valueOption('host HOST', 'address to listen on', { type: nonEmpty, fallback: '127.0.0.1' }),
  keys: { ...listOption('key KEY', 'API key that clients may use; repeat it for several', key), fallback: ['sk-mock'] },
  invalidReplies,
}

const help = getHelp(programOptions, {
  about: 'Serves the handlers of a contract.',
  usage: 'npm start -- [options]',
  notes: ['Exit codes: 0 stopped, 2 invalid command line or port in use.'],
})

/**
 * Serves handlers as a program with the options `--port`, `--host`, `--key` and `--invalid-replies`, until a signal ends it. Unless the
 * contract has the path, `/healthz` replies without a key. Sets the exit code: 2 if the server cannot start.
 */
export async function runServer(
  served: ServedContract,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  try {
    const settings = readFlags(programOptions, args)
    if (settings) await serveContract(served, settings)
    else process.stdout.write(help)
  } catch (error) {
    process.exitCode = printUsageError(error)
  }
}

async function serveContract(
  { title, contract, handlers }: ServedContract,
  { keys, invalidReplies, ...at }: SettingsOf<typeof programOptions>,
): Promise<void> {
  refusePublicKey(at.host, keys)
  const server = createServer({
    contract,
    handlers,
    isKey: keyRing(keys),
    replyValidation: validateReplies(invalidReplies),
    ...(process.stdout.isTTY && { extend: (server) => logRequests(server, printLine) }),
  })
  serveHealth(
    server,
    contract.routes.map(({ path }) => path),
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close())
  try {
    process.stdout.write(`${showLine(title)} is ready at ${await server.listen(at)}. Stop it with Ctrl+C.\n`)
  } catch (error) {
    throw new UsageError(listenMessage(error, { ...at, options: ['--port', '--host'] }))
  }
}
