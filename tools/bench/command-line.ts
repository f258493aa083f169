import { UsageError } from '../../settings/errors.ts'
import { getHelp } from '../../settings/help.ts'
import { listOption, optionalOption, switchOption } from '../../settings/option.ts'
import { integerBetween, nonEmpty, type OptionType } from '../../settings/option-types.ts'
import { readFlags, takePositional } from '../../settings/read-flags.ts'

export interface CommandLine {
  /** Whether fresh processes are measured, and no cases. */
  readonly cold: boolean
  /** Names of cases; empty for all. */
  readonly only: readonly string[]
  /** Undefined for the default of the effort. */
  readonly rounds?: number
  readonly quick: boolean
  readonly trial: boolean
  /** The file to write all figures to. */
  readonly json?: string
}

/** In the order in which they are measured. */
const caseNames = `
  listing small large long-prompt image many-turns status-401 status-404 status-400 first-event events-1
  events-100 events-100-short events-items start idle open-streams slow-first-event slow-events slow-memory fast-first-event
  fast-events proxy-first-event proxy-small proxy-events upstream-request upstream-request-p99 upstream-stream
  upstream-stream-p99 size packages install import conformance`
  .trim()
  .split(/\s+/)

const caseName: OptionType<string> = {
  takes: 'the name of a case',
  parse: (text) => caseNames.find((name) => name === text),
}

const options = {
  only: listOption('only NAME', 'this case only; repeat it for several', caseName),
  rounds: optionalOption(
    'rounds NUMBER',
    'how often a server is measured; 7 by default, 3 with --quick',
    integerBetween(1, 1000),
  ),
  quick: switchOption('quick', 'only the table of requests and streams, in under two minutes'),
  trial: switchOption('trial', 'one very short round of every case: checks that it runs, without useful figures'),
  json: optionalOption('json FILE', 'also write all figures to this file', nonEmpty),
}

export const help = getHelp(options, {
  about: `Sets the mock beside a bare node:http server, Fastify with ajv, aimock and Prism, our proxy beside Prism's, and the stub in front of an
upstream beside a bare proxy, in one interleaved run.`,
  usage: 'npm run bench -- [cold] [options]',
  notes: [
    'cold: the first requests to fresh processes, with and without HTTP; --rounds says how many processes, 5 by default.',
    `Cases: ${caseNames.join(', ')}.`.replaceAll(/(.{60,90}?,) /g, '$1\n       '),
    '',
    'Exit codes: 0 measured, 1 a server did not answer as it should, 2 the command line is wrong.',
  ],
})

/** Returns undefined for `--help`. Throws a UsageError with the fix. */
export function readCommandLine(args: readonly string[]): CommandLine | undefined {
  const { positional, rest } = takePositional(options, args)
  if (positional !== undefined && positional !== 'cold')
    throw new UsageError(`Unknown argument ${positional}: the only one is \`cold\`.`)
  const flags = readFlags(options, rest)
  return flags && { ...flags, cold: positional === 'cold' }
}
