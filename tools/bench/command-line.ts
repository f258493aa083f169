import { UsageError } from '../../settings/errors.ts'
import { getHelp } from '../../settings/help.ts'
import { listOption, optionalOption, switchOption, valueOption } from '../../settings/option.ts'
import { integerBetween, nonEmpty, oneOf } from '../../settings/option-types.ts'
import { readFlags, takePositionals } from '../../settings/read-flags.ts'
import type { Case, Effort } from './case.ts'
import type { ClientName } from './load.ts'

export interface CommandLine {
  /** Names of cases or tables, or first words of cases; empty for all. */
  readonly names: readonly string[]
  readonly effort: Effort
  readonly client: ClientName
  /** The file to write all figures to. */
  readonly json?: string
  /** The name of the blocks of the documentation to write tables to. */
  readonly write?: string
}

/** Cases in the order in which they are measured, or the first words of their names. */
const caseNames = `
  listing small large image status-401 status-404 first-event events-2000 events-80 cold start idle
  open-streams slow growth proxy upstream size packages install test generate conformance finding`
  .trim()
  .split(/\s+/)

const tableNames = ['requests', 'package', 'work', 'streams', 'proxy', 'stub'] satisfies Case['table'][]

/** About twelve minutes for all cases on two processors. */
const ordinary: Effort = {
  rounds: 5,
  windowSeconds: 1,
  // V8 still optimises the mock after tens of thousands of requests, however long they take.
  warmUpReplies: 20_000,
  connections: 64,
  firstEvents: 200,
  openStreams: 500,
  slowStreams: 1000,
  settleMs: 4000,
  growth: { requests: 100_000, streams: 5000, idleMs: 65_000 },
  tests: 500,
  suite: '**',
  largeDocument: 'node_modules/@octokit/openapi/generated/api.github.com.json',
  documents: [],
}

/** Enough to see every row. */
const trial: Effort = {
  ...ordinary,
  rounds: 1,
  windowSeconds: 0.3,
  warmUpReplies: 1,
  connections: 4,
  firstEvents: 5,
  openStreams: 50,
  slowStreams: 50,
  settleMs: 100,
  growth: { requests: 100, streams: 10, idleMs: 100 },
  tests: 5,
  suite: 'models/**',
  largeDocument: 'node_modules/@readme/oas-examples/3.1/json/petstore.json',
}

const options = {
  client: valueOption('client NAME', 'the client of the load; wrk has to be installed', {
    type: oneOf('autocannon', 'wrk'),
    fallback: 'autocannon',
  }),
  rounds: optionalOption('rounds NUMBER', 'how often a server is measured (5)', integerBetween(1, 1000)),
  document: listOption('document FILE', 'an OpenAPI document to generate from too; repeat it for several', nonEmpty),
  trial: switchOption('trial', 'one very short round: checks that every case runs, without useful figures'),
  json: optionalOption('json FILE', 'also write all figures to this file', nonEmpty),
  write: optionalOption('write NAME', 'write the tables to the blocks of this name in docs/bench*.md', nonEmpty),
}

export const help = getHelp(options, {
  about: `Sets the mock beside a bare node:http server, Fastify with ajv, aimock and Prism, our proxy beside Prism's, and the stub in front of an
upstream beside a bare proxy, in one interleaved run.`,
  usage: 'npm run bench -- [CASE | TABLE ...] [options]',
  notes: [
    `Tables: ${tableNames.join(', ')}.`,
    `Cases, or their first words: ${caseNames.join(', ')}.`.replaceAll(/(.{60,90}?,) /g, '$1\n       '),
    '',
    'Exit codes: 0 measured, 1 a server did not answer as it should, 2 the command line is wrong.',
  ],
})

/** Returns undefined for `--help`. Throws a UsageError with the fix. */
export function readCommandLine(args: readonly string[]): CommandLine | undefined {
  const { positionals: names, rest } = takePositionals(options, args)
  const unknown = names.find((name) => !isName(name))
  if (unknown !== undefined) throw new UsageError(`There is no case ${unknown}.`)
  const flags = readFlags(options, rest)
  if (flags === undefined) return undefined
  const { rounds, document, trial: isTrial, ...others } = flags
  const effort = isTrial ? trial : ordinary
  return { ...others, names, effort: { ...effort, rounds: rounds ?? effort.rounds, documents: document } }
}

function isName(text: string): boolean {
  const words = `${text}-`
  const isCase = caseNames.some((name) => words.startsWith(`${name}-`) || name.startsWith(words))
  return isCase || tableNames.some((name) => name === text)
}
