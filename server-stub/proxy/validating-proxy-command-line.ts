import { UsageError } from '../settings/errors.ts'
import { getHelp } from '../settings/help.ts'
import { maybe, one } from '../settings/option.ts'
import { key, nonEmpty, port, target } from '../settings/option-types.ts'
import { readFlags } from '../settings/read-settings.ts'

/** What the command line asks for. */
export interface CommandLine {
  readonly target: URL
  readonly host: string
  readonly port: number
  readonly key?: string
}

const options = {
  target: maybe('target URL', 'the gateway; nothing is ever sent to another host', target),
  port: one('port NUMBER', 'port to listen on; 0 picks a free one', { type: port, fallback: 4020 }),
  host: one('host HOST', 'address to listen on', { type: nonEmpty, fallback: '127.0.0.1' }),
  key: maybe('key KEY', 'key that goes with requests that carry none', key),
}

export const help = getHelp(options, {
  about: 'Passes everything on to a gateway, unchanged and at once, and tells what breaks the contract.',
  usage: 'npm run proxy -- --target URL [options]',
  notes: [
    'Violations are told in the header or trailer gatewright-violations (a JSON list), as log lines, and on the page',
    '/__proxy of the proxy itself.',
    '',
    'Exit codes: 0 stopped when asked to, 2 the command line is wrong or the port is taken.',
  ],
})

/** Reads the arguments after the script's name; undefined asks for help. Throws a UsageError that says what to change. */
export function readCommandLine(args: readonly string[]): CommandLine | undefined {
  const settings = readFlags(options, { args, environment: {} })
  if (settings === undefined) return undefined
  const { target: gateway, ...rest } = settings
  if (gateway === undefined) throw new UsageError('--target is missing: the address of the gateway.')
  return { target: gateway, ...rest }
}
