import { parseArgs } from 'node:util'
import { keyRing, withoutPrefix } from '../core/http/keys.ts'
import { createServer, type ServerOptions } from '../core/http/server.ts'
import { isLoopback } from '../core/loopback.ts'
import { listenMessage } from '../settings/listen-message.ts'

export type ServedContract = Pick<ServerOptions, 'contract' | 'handlers'> & {
  /** Named when the server listens. */
  readonly title: string
}

const help = 'Usage: npm start -- [--port NUMBER] [--host HOST] [--key KEY ...]\n'

/**
 * Serves handlers as a program with the options `--port`, `--host` and `--key`, until a signal ends it. Unless the
 * contract has the path, `/healthz` replies without a key. Sets the exit code: 2 if the server cannot start.
 */
export async function runServer(
  served: ServedContract,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  const options = readOptions(args)
  if (typeof options === 'string') fail(options)
  else if (options.help) process.stdout.write(help)
  else await serve(served, options)
}

/** The options, or an error message. */
function readOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '4010' },
        host: { type: 'string', default: '127.0.0.1' },
        key: { type: 'string', multiple: true, default: ['sk-mock'] },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    const { port, host, key } = values
    if (!/^\d+$/.test(port) || Number(port) > 65_535)
      return `--port must be an integer from 0 to 65535, not \`${port}\`.`
    if (isLoopback(host) || !key.some((each) => withoutPrefix(each) === 'mock')) return values
    return `--host ${host} is reachable from other machines and the key sk-mock is public: set another with --key.`
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return `${message.split(/[.\n]/)[0]}.`
  }
}

interface Options {
  readonly port: string
  readonly host: string
  readonly key: readonly string[]
}

async function serve({ title, contract, handlers }: ServedContract, { port, host, key }: Options): Promise<void> {
  const hasHealth = contract.routes.some(({ path }) => path === '/healthz')
  const server = createServer({
    contract,
    handlers,
    isKey: keyRing(key),
    extend: (own) => {
      if (!hasHealth) own.get('/healthz', async () => ({ status: 'ok' }))
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close())
  const at = { host, port: Number(port) }
  try {
    process.stdout.write(`${title} is ready at ${await server.listen(at)}. Stop it with Ctrl+C.\n`)
  } catch (error) {
    fail(listenMessage(error, { ...at, options: ['--port', '--host'] }))
  }
}

function fail(message: string): void {
  process.stderr.write(`${message} See --help.\n`)
  process.exitCode = 2
}
