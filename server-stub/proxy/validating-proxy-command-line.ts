import { parseArgs } from 'node:util'
import { hasCredentials, redactAddress } from '../core/webhooks/url-credentials.ts'
import { UsageError } from '../settings/errors.ts'

/** What the command line asks for. */
export interface CommandLine {
  readonly target: URL
  readonly host: string
  readonly port: number
  readonly key?: string
}

export const help = `Passes everything on to a gateway, unchanged and at once, and tells what breaks the contract.

Usage: npm run proxy -- --target URL [options]

  --target URL     the gateway; nothing is ever sent to another host
  --port NUMBER    port to listen on; 0 picks a free one                  (4020)
  --host HOST      address to listen on                                   (127.0.0.1)
  --key KEY        key that goes with requests that carry none
  --help           show this text

Violations are told in the header or trailer gatewright-violations (a JSON list), as log lines, and on the page
/__proxy of the proxy itself.

Exit codes: 0 stopped when asked to, 2 the command line is wrong or the port is taken.
`

const options = {
  target: { type: 'string' },
  port: { type: 'string', default: '4020' },
  host: { type: 'string', default: '127.0.0.1' },
  key: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** Reads the arguments after the script's name; undefined asks for help. Throws a UsageError that says what to change. */
export function readCommandLine(args: readonly string[]): CommandLine | undefined {
  const { target, port, host, key, help: isHelp } = parse([...args])
  if (isHelp) return undefined
  if (target === undefined) throw new UsageError('--target is missing: the address of the gateway.')
  return { target: readTarget(target), host, port: readPort(port), ...(key === undefined ? {} : { key: readKey(key) }) }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    throw new UsageError(`${words.split(/[.\n]/)[0]}.`)
  }
}

function readTarget(text: string): URL {
  const url = URL.parse(text)
  const isPlain = url !== null && url.search === '' && url.hash === '' && !hasCredentials(text)
  if (isPlain && (url.protocol === 'http:' || url.protocol === 'https:')) return url
  throw new UsageError(
    `--target takes an http or https address without user name, password and query, not \`${redactAddress(text)}\`.`,
  )
}

function readPort(text: string): number {
  const port = Number(text)
  if (text.trim() !== '' && Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new UsageError(`--port takes a whole number from 0 to 65535, not \`${text}\`.`)
}

function readKey(key: string): string {
  if (/^[\x21-\x7e]+$/.test(key)) return key
  throw new UsageError('--key takes visible ASCII characters without spaces, at least one.')
}
