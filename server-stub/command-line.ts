import { parseArgs } from 'node:util'
import { allowedAddresses } from './core/allowed-addresses.ts'

/** What the command line asks for. */
export interface CommandLine {
  readonly program: 'mock' | 'stub'
  readonly host: string
  readonly port: number
  readonly keys: readonly string[]
  readonly seed: number
  readonly speed: number
  readonly strict: boolean
  readonly edition: 'open' | 'paid'
  readonly models: readonly string[]
  readonly callbackHosts: readonly string[]
  readonly callbackSecret: string
  readonly notifyHook?: string
  readonly help: boolean
}

/** A command line that cannot be followed; the message is one line for the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export const help = `Serves the gateway's contract over a simulated gateway.

Usage: npm run mock -- [options]
       npm run stub -- [options]

  --port NUMBER          port to listen on; 0 picks a free one                     (4010)
  --host HOST            address to listen on                                      (127.0.0.1)
  --key KEY              key that lets a request in; repeat it for several         (sk-mock)
  --seed NUMBER          the same seed gives the same answers                      (1)
  --speed NUMBER         how fast streams and tasks run; 0 is at once              (1)
  --strict               take only what the contract spells out: no other names of
                         headers, credentials and paths
  --edition open|paid    edition of the image proxy                                (paid)
  --model ID             one more model id; may end in * for all that begin so
  --callback-host HOST   host or network (as 10.0.0.0/8) that callbacks may reach,
                         beside this machine; repeat it for several
  --callback-secret KEY  key that signs callbacks                                  (whsec-mock)
  --notify-hook URL      where image tasks report when a submit names no address
  --help                 show this text

Exit codes: 0 stopped when asked to, 2 the command line is wrong or the port is taken.
`

const options = {
  port: { type: 'string', default: '4010' },
  host: { type: 'string', default: '127.0.0.1' },
  key: { type: 'string', multiple: true, default: ['sk-mock'] as string[] },
  seed: { type: 'string', default: '1' },
  speed: { type: 'string', default: '1' },
  strict: { type: 'boolean', default: false },
  edition: { type: 'string', default: 'paid' },
  model: { type: 'string', multiple: true, default: [] as string[] },
  'callback-host': { type: 'string', multiple: true, default: [] as string[] },
  'callback-secret': { type: 'string', default: 'whsec-mock' },
  'notify-hook': { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** Reads the arguments after the script's name. Throws a UsageError that says what to change. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const [program, ...rest] = args
  if (program === '--help' || program === '-h') return readCommandLine(['mock', '--help'])
  if (program !== 'mock' && program !== 'stub') throw new UsageError('Say `mock` or `stub` first.')
  const values = parse(rest)
  return {
    program,
    host: readText('--host', values.host),
    port: readNumber('--port', values.port, { from: 0, to: 65_535, whole: true }),
    keys: values.key.map(readKey),
    seed: readNumber('--seed', values.seed, { from: 0, to: Number.MAX_SAFE_INTEGER, whole: true }),
    speed: readNumber('--speed', values.speed, { from: 0, to: 1_000_000, whole: false }),
    strict: values.strict,
    edition: readEdition(values.edition),
    models: values.model.map((id) => readText('--model', id)),
    callbackHosts: values['callback-host'].map(readHost),
    callbackSecret: readText('--callback-secret', values['callback-secret']),
    ...(values['notify-hook'] === undefined ? {} : { notifyHook: readUrl(values['notify-hook']) }),
    help: values.help,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    throw new UsageError(`${words.split(/[.\n]/)[0]}.`)
  }
}

interface Range {
  readonly from: number
  readonly to: number
  readonly whole: boolean
}

function readNumber(name: string, text: string, { from, to, whole }: Range): number {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  if (value >= from && value <= to && (!whole || Number.isInteger(value))) return value
  throw new UsageError(`${name} takes a ${whole ? 'whole ' : ''}number from ${from} to ${to}, not \`${text}\`.`)
}

function readKey(key: string): string {
  if (key === 'sk-') throw new UsageError('--key takes more than the prefix `sk-`, which opens nothing.')
  if (/^[\x21-\x7e]+$/.test(key)) return key
  throw new UsageError('--key takes visible ASCII characters without spaces, at least one.')
}

function readText(name: string, text: string): string {
  if (text.trim() !== '') return text
  throw new UsageError(`${name} takes at least one character.`)
}

function readEdition(edition: string): 'open' | 'paid' {
  if (edition === 'open' || edition === 'paid') return edition
  throw new UsageError(`--edition takes open or paid, not \`${edition}\`.`)
}

function readHost(host: string): string {
  try {
    allowedAddresses([host])
    return host
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new UsageError(`--callback-host takes a host name, an address or a network, not \`${host}\`.`)
  }
}

function readUrl(text: string): string {
  const url = URL.parse(text)
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return text
  throw new UsageError(`--notify-hook takes an http or https address, not \`${text}\`.`)
}
