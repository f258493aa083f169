import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { readNumber, UsageError } from '../../conformance/command-line.ts'
import type { FuzzOptions } from './fuzz.ts'

export interface CommandLine
  extends Pick<FuzzOptions, 'seed' | 'requests' | 'only' | 'timeoutMs' | 'connections' | 'target'> {
  readonly help: boolean
}

export const help = `Sends mutated requests to the mock or the stub over reused connections, and reports each reply that
is an unexpected error of the server or malformed, each connection that is left unanswered, and memory that grows.

Usage: npm run fuzz -- [options]

  --seed NUMBER         draws the same requests as an earlier run                 (random)
  --requests NUMBER     how many                                                   (100000)
  --only INDEXES        only the requests of these indexes, joined by commas, on one connection;
                        with the --seed of their run
  --target mock|stub    what gets them; started here, in a process of its own        (mock)
  --connections NUMBER  connections at a time                                           (8)
  --timeout SECONDS     for one reply                                                  (20)
  --help                show this text

Exit codes: 0 nothing was found, 1 something was, 2 the command line is wrong or the server does not start.
`

const options = {
  seed: { type: 'string' },
  requests: { type: 'string', default: '100000' },
  only: { type: 'string' },
  target: { type: 'string', default: 'mock' },
  connections: { type: 'string', default: '8' },
  timeout: { type: 'string', default: '20' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** Throws a UsageError that says what to change. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { seed, requests, only, target, connections, timeout, help } = parse(args)
  if (target !== 'mock' && target !== 'stub') throw new UsageError(`--target takes mock or stub, not \`${target}\`.`)
  if (only !== undefined && seed === undefined)
    throw new UsageError('--only needs the --seed of the run that it comes from.')
  return {
    seed: seed === undefined ? randomInt(1, 2 ** 31) : readNumber('--seed', seed, { whole: true, most: 2 ** 32 }),
    requests: readNumber('--requests', requests, { whole: true }),
    ...(only === undefined ? {} : { only: only.split(',').map(readIndex) }),
    target,
    connections: readNumber('--connections', connections, { whole: true, most: 1000 }),
    timeoutMs: readNumber('--timeout', timeout, { whole: false, most: 3600 }) * 1000,
    help,
  }
}

function readIndex(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new UsageError(`--only takes indexes of requests joined by commas, not \`${text}\`.`)
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new UsageError(`${message.split(/[.\n]/)[0]}.`)
  }
}
