import { parseArgs } from 'node:util'

export interface CommandLine {
  /** Names of cases; empty for all. */
  readonly only: readonly string[]
  /** Undefined for as many as the effort says. */
  readonly rounds: number | undefined
  readonly quick: boolean
  /** Where to write all figures. */
  readonly json: string | undefined
  readonly help: boolean
}

/** A command line that cannot be followed; the message is one line for the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** In the order in which they are measured. */
export const caseNames = [
  'listing',
  'small',
  'large',
  'long-prompt',
  'image',
  'many-turns',
  'status-401',
  'status-404',
  'status-400',
  'first-event',
  'events-1',
  'events-100',
  'start',
  'idle',
  'open-streams',
  'slow-first-event',
  'slow-events',
  'slow-memory',
  'fast-first-event',
  'fast-events',
  'proxy-first-event',
  'proxy-small',
  'proxy-events',
  'upstream-request',
  'upstream-request-p99',
  'upstream-stream',
  'upstream-stream-p99',
  'conformance',
] as const

export const help = `Sets the mock beside a bare node:http server, Prism and aimock, our proxy beside Prism's, and the stub in front of an
upstream beside a bare proxy, in one interleaved run.

Usage: npm run bench -- [options]

  --only NAME      this case only; repeat it for several
  --rounds NUMBER  how often each server is measured                  (5)
  --quick          one round of very little each: shows that it runs, measures nothing
  --json FILE      writes all figures there, too
  --help           show this text

Cases: ${caseNames.slice(0, 9).join(', ')},
       ${caseNames.slice(9, 15).join(', ')},
       ${caseNames.slice(15, 20).join(', ')},
       ${caseNames.slice(20, 23).join(', ')},
       ${caseNames.slice(23).join(', ')}.

Exit codes: 0 measured, 1 a server did not answer as it should, 2 the command line is wrong.
`

const options = {
  only: { type: 'string', multiple: true, default: [] as string[] },
  rounds: { type: 'string' },
  quick: { type: 'boolean', default: false },
  json: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** Throws a UsageError that says what to change. */
export function readCommandLine(args: string[]): CommandLine {
  const { only, rounds, quick, json, help } = parse(args)
  const unknown = only.find((name) => !(caseNames as readonly string[]).includes(name))
  if (unknown !== undefined) throw new UsageError(`--only knows no case \`${unknown}\`.`)
  return { only, rounds: rounds === undefined ? undefined : readRounds(rounds), quick, json, help }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    throw new UsageError(`${words.split(/[.\n]/)[0]}.`)
  }
}

function readRounds(text: string): number {
  const rounds = Number(text)
  if (/^\d+$/.test(text) && rounds >= 1 && rounds <= 1000) return rounds
  throw new UsageError(`--rounds takes a whole number from 1 to 1000, not \`${text}\`.`)
}
