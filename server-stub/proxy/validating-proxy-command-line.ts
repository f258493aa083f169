import { getCommand } from '../../generators/command.ts'
import { UsageError } from '../settings/errors.ts'
import { getHelp } from '../settings/help.ts'
import { maybe, one } from '../settings/option.ts'
import { key, nonEmpty, port, target } from '../settings/option-types.ts'
import { readFlags } from '../settings/read-flags.ts'

export interface CommandLine {
  readonly target: URL
  readonly host: string
  readonly port: number
  readonly key?: string
  /** Path of the OpenAPI document; the gateway's contract if absent. */
  readonly spec?: string
}

const options = {
  target: maybe('target URL', 'the gateway; nothing is ever sent to another host', target),
  port: one('port NUMBER', 'port to listen on; 0 picks a free one', { type: port, fallback: 4020 }),
  host: one('host HOST', 'address to listen on', { type: nonEmpty, fallback: '127.0.0.1' }),
  key: maybe('key KEY', 'key for requests without one', key),
  spec: maybe('spec FILE', "OpenAPI document to check against; the gateway's own by default", nonEmpty),
}

export const help = getHelp(options, {
  about: 'Forwards everything to a gateway unchanged, and reports how both sides differ from the contract.',
  usage: `${getCommand('proxy')} --target URL [options]`,
  notes: [
    'Findings are in the header or trailer gatewright-findings (a JSON list), as log lines, and on the page',
    '/__proxy of the proxy itself.',
    '',
    'Exit codes: 0 stopped, 2 invalid command line or port in use.',
  ],
})

/** Parses the arguments; returns undefined for --help. Throws a UsageError. */
export function readCommandLine(args: readonly string[]): CommandLine | undefined {
  const settings = readFlags(options, args)
  if (settings === undefined) return undefined
  const { target: gateway, ...rest } = settings
  if (gateway === undefined) throw new UsageError('--target is missing: the address of the gateway.')
  return { target: gateway, ...rest }
}
