import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Case } from '../../../tools/bench/case.ts'
import { measureStreams } from '../../../tools/bench/scaling/streams.ts'
import { fillBlocks, formatTables } from '../../../tools/bench/tables.ts'
import { testFolder } from '../../support/temporary-folder.ts'

const script = 'tools/bench/bench.ts'

function bench(...args: string[]) {
  return spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', timeout: 580_000 })
}

const peers = ['bare', 'Fastify + ajv', 'aimock', 'gatewright', 'no journal']
const proxies = ['bare', 'proxy', 'prism proxy']
const upstreams = ['upstream', 'bare proxy', 'stub, pass-through', 'stub, chat-completions']
const slow = ['bare', 'aimock', 'gatewright']
const packages = ['gatewright', 'aimock', 'prism', 'msw']
const generators = ['gatewright', 'openapi-typescript']
const fresh = ['bare', 'Fastify + ajv', 'aimock', 'gatewright']
const ends = [10, 100, 1000, 5000].flatMap((end) => [`${end}`, `${end}-wall`])
const getCold = (name: string, servers: readonly string[]) => ends.map((end) => [`cold-${name}-${end}`, servers])
const expected: Readonly<Record<string, readonly string[]>> = {
  listing: peers,
  small: peers,
  large: peers,
  image: peers,
  'status-401': peers,
  'status-404': peers,
  'events-2000': peers,
  'events-80': peers,
  'first-event': peers,
  ...Object.fromEntries(['listing', 'small', 'unauthenticated', 'notFound'].flatMap((name) => getCold(name, fresh))),
  ...Object.fromEntries(getCold('in-process', ['msw', 'gatewright'])),
  start: ['bare', 'gatewright', 'aimock', 'prism'],
  idle: ['bare', 'gatewright', 'aimock', 'prism'],
  'open-streams': ['bare', 'gatewright'],
  growth: ['gatewright'],
  'slow-first-event': slow,
  'slow-events': slow,
  'slow-memory': slow,
  'proxy-first-event': proxies,
  'proxy-small': proxies,
  'proxy-events': proxies,
  'upstream-request': upstreams,
  'upstream-stream': upstreams,
  size: packages,
  packages,
  install: packages,
  test: ['gatewright'],
  'generate-small': generators,
  'generate-large': generators,
  'generate-large-memory': generators,
  conformance: ['gatewright'],
  finding: ['gatewright'],
}

interface Result {
  readonly measuredCase: { readonly name: string; readonly servers: readonly string[] }
  readonly samples: Readonly<Record<string, readonly number[]>>
}

test('the quickest run gives a finite figure of every server in every case', () => {
  const file = join(testFolder(), 'figures.json')
  const { status, stdout, stderr } = bench('--trial', '--json', file)
  expect(status, stderr).toBe(0)
  const { results }: { results: readonly Result[] } = JSON.parse(readFileSync(file, 'utf8'))
  expect(Object.fromEntries(results.map(({ measuredCase }) => [measuredCase.name, measuredCase.servers]))).toEqual(
    expected,
  )
  for (const { measuredCase, samples } of results) {
    expect(Object.keys(samples)).toEqual(measuredCase.servers)
    for (const figures of Object.values(samples)) expect(figures, measuredCase.name).toEqual([expect.any(Number)])
    expect(stdout).toContain(`\n${measuredCase.name}: `)
  }
})

const measuredCase: Case = {
  name: 'listing',
  title: 'listing models',
  unit: 'us',
  table: 'requests',
  servers: ['bare', 'aimock', 'gatewright'],
  reference: 'bare',
  aims: [{ atMost: 1.6, of: 'bare' }, { atMost: 1, of: 'aimock' }, { atMost: 30 }],
  sample: async () => 0,
}
// Ratios are of the same round, so a slow round changes none.
const samples = { bare: [20, 200, 20], aimock: [30, 300, 30], gatewright: [34, 340, 34] }

test('a table has the ratio to the reference and the verdict of each aim', () => {
  const [head, , row] = formatTables([{ measuredCase, samples }]).split('\n')
  expect(head).toBe('| case | bare | aimock | gatewright | aim, to bare | aim, 1.00 to aimock | aim |')
  expect(row).toBe('| listing models | 20 us | 1.50 | 1.70 | no, 1.60 | no, 1.13 | no, 30 us |')
  const faster = { ...samples, gatewright: [30, 300, 30] }
  const verdicts = '| yes, 1.60 | yes, 1.00 | yes, 30 us |'
  expect(formatTables([{ measuredCase, samples: faster }])).toContain(verdicts)
})

test('a run fills its blocks of the documentation that it has figures for', () => {
  const results = [{ measuredCase, samples }]
  const text = ['quiet conditions', 'quiet requests', 'quiet work', 'busy requests']
    .map((block) => `<!-- ${block} -->\nold\n<!-- end -->\n`)
    .join('')
  const table = formatTables(results).slice(0, -1)
  expect(fillBlocks(text, 'quiet', { conditions: 'today', results })).toBe(
    text.replace('old', 'today').replace('old\n', () => table),
  )
})

test.each([
  [['--rounds', '0'], '--rounds takes a whole number from 1 to 1000, not `0`. See --help.\n'],
  [['cold', 'warm'], 'There is no case warm. See --help.\n'],
  [['--client', 'ab'], '--client takes autocannon or wrk, not `ab`. See --help.\n'],
  [['--fast'], "Unknown option '--fast'. See --help.\n"],
])('%j is refused in one line', (args, message) => {
  const { status, stdout, stderr } = bench(...args)
  expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: message })
})

test('a missing wrk is reported', () => {
  const run = spawnSync(process.execPath, [script, '--client', 'wrk'], { encoding: 'utf8', env: { PATH: '' } })
  expect(run).toMatchObject({ status: 2, stderr: 'wrk is not installed: apt-get install wrk. See --help.\n' })
})

// CI installs no wrk.
test.skipIf(spawnSync('wrk', ['--version']).error)('wrk sends the same requests, and all are answered', () => {
  const { status, stdout, stderr } = bench('large', 'status-401', 'cold-listing-100', '--trial', '--client', 'wrk')
  expect(status, stderr).toBe(0)
  expect(stdout).toMatch(/^Load by wrk, /)
  expect(stdout.match(/^\| (messages request of 200 KB|401, no key) .*\d+\.\d\d/gm)).toHaveLength(2)
})

test('--help names every case', () => {
  const { status, stdout } = bench('--help')
  expect(status).toBe(0)
  for (const name of Object.keys(expected)) expect(stdout).toContain(name.split('-', 1)[0])
})

test('open streams are measured: events come', async () => {
  const figures = await measureStreams(
    { streams: 20, turnsPerSecond: 20, eventsPerTurn: 2 },
    { settleMs: 200, windowMs: 3000 },
  )
  expect(figures.streams).toBe(20)
  expect(figures.eventsPerSecond).toBeGreaterThan(0)
})

test('prints help, and reports an unknown part', () => {
  const run = (name: string) =>
    spawnSync(process.execPath, ['tools/bench/scaling/scaling.ts', name], { encoding: 'utf8', timeout: 300_000 })
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('streams') })
  expect(run('nothing').status).toBe(2)
})
