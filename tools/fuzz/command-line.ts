import { randomInt } from 'node:crypto'
import { UsageError } from '../../settings/errors.ts'
import { getHelp } from '../../settings/help.ts'
import { optionalOption, valueOption } from '../../settings/option.ts'
import { integerAbove0, numberAbove0, type OptionType, oneOf } from '../../settings/option-types.ts'
import { readFlags } from '../../settings/read-flags.ts'
import type { FuzzOptions } from './fuzz.ts'

export type CommandLine = Pick<FuzzOptions, 'seed' | 'requests' | 'only' | 'timeoutMs' | 'connections' | 'target'>

const indexes: OptionType<readonly number[]> = {
  takes: 'indexes of requests joined by commas',
  parse: (text) => (/^\d{1,9}(,\d{1,9})*$/.test(text) ? text.split(',').map(Number) : undefined),
}

const options = {
  seed: optionalOption(
    'seed NUMBER',
    'draws the same requests as an earlier run; random when absent',
    integerAbove0(2 ** 32),
  ),
  requests: valueOption('requests NUMBER', 'how many', { type: integerAbove0(), fallback: 100_000 }),
  only: optionalOption(
    'only INDEXES',
    'only the requests of these indexes, joined by commas, on one connection; with the --seed of their run',
    indexes,
  ),
  target: valueOption('target mock|stub', 'the server to test; started here, in another process', {
    type: oneOf('mock', 'stub'),
    fallback: 'mock',
  }),
  connections: valueOption('connections NUMBER', 'connections at a time', { type: integerAbove0(1000), fallback: 8 }),
  timeoutSeconds: valueOption('timeout SECONDS', 'for one reply', { type: numberAbove0(3600), fallback: 20 }),
}

export const help = getHelp(options, {
  about: `Sends mutated requests to the mock or the stub over reused connections, and reports replies that
are unexpected errors of the server or malformed, connections that are left unanswered, and memory that grows.`,
  usage: 'npm run fuzz -- [options], or npm run fuzz -- heavy',
  notes: [
    'heavy sends long inputs of many kinds, and reports those whose processor time grows faster than their size.',
    'Exit codes: 0 no findings, 1 findings, 2 the command line is wrong or the server does not start.',
  ],
})

/** Returns undefined for `--help`. Throws a UsageError with the fix. */
export function readCommandLine(args: readonly string[]): CommandLine | undefined {
  const settings = readFlags(options, args)
  if (settings === undefined) return undefined
  const { seed, only, timeoutSeconds, ...rest } = settings
  if (only !== undefined && seed === undefined)
    throw new UsageError('--only needs the --seed of the run that it comes from.')
  return { ...rest, seed: seed ?? randomInt(1, 2 ** 31), ...(only ? { only } : {}), timeoutMs: timeoutSeconds * 1000 }
}
