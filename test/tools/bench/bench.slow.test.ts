import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { measureStreams } from '../../../tools/bench/scaling/streams.ts'
import { testFolder } from '../../support/temporary-folder.ts'

const script = 'tools/bench/bench.ts'

function bench(...args: string[]) {
  return spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', timeout: 580_000 })
}

const peers = ['bare', 'Fastify + ajv', 'aimock', 'mock', 'mock, no journal']
const proxies = ['bare', 'proxy', 'prism proxy']
const upstreams = ['bare proxy', 'upstream', 'stub, pass-through', 'stub, chat-completions']
const expected: Readonly<Record<string, readonly string[]>> = {
  listing: [...peers, 'prism'],
  small: [...peers, 'prism'],
  large: [...peers, 'prism'],
  'long-prompt': peers,
  image: peers,
  'many-turns': peers,
  'status-401': [...peers, 'prism'],
  'status-404': [...peers, 'prism'],
  'status-400': [...peers.filter((name) => name !== 'aimock'), 'prism'],
  'first-event': peers,
  'events-1': ['bare', 'mock', 'bare, joined'],
  'events-100': [...peers, 'bare, joined'],
  'events-100-short': [...peers, 'bare, joined'],
  'events-items': ['mock, text', 'mock, items', 'handlers, items', 'handlers, items checked'],
  start: ['bare', 'mock', 'aimock', 'prism'],
  idle: ['bare', 'mock', 'aimock', 'prism'],
  'open-streams': ['bare', 'mock'],
  'slow-first-event': ['bare, slow', 'mock, slow', 'aimock, slow'],
  'slow-events': ['bare, slow', 'mock, slow', 'aimock, slow'],
  'slow-memory': ['bare, slow', 'mock, slow', 'aimock, slow'],
  'fast-first-event': ['bare', 'mock', 'aimock', 'bare, joined'],
  'fast-events': ['bare', 'mock', 'aimock', 'bare, joined'],
  'proxy-first-event': proxies,
  'proxy-small': proxies,
  'proxy-events': proxies,
  ...Object.fromEntries(
    ['upstream-request', 'upstream-request-p99', 'upstream-stream', 'upstream-stream-p99'].map((name) => [
      name,
      upstreams,
    ]),
  ),
  size: ['gatewright'],
  packages: ['gatewright'],
  install: ['gatewright'],
  import: ['nothing', 'gatewright', 'gatewright and createMock'],
  conformance: ['mock'],
}

interface Row {
  readonly case: string
  readonly server: string
  readonly value: Readonly<Record<'median' | 'min' | 'max', number>>
  readonly ratio: Readonly<Record<'median' | 'min' | 'max', number>>
}

test('the quickest run gives a finite figure of every server in every case', () => {
  const file = join(testFolder(), 'figures.json')
  const { status, stdout, stderr } = bench('--trial', '--json', file)
  expect(status, stderr).toBe(0)
  const { rows }: { rows: readonly Row[] } = JSON.parse(readFileSync(file, 'utf8'))
  const servers = Object.groupBy(rows, (row) => row.case)
  const found = Object.entries(servers).map(([name, group = []]) => [name, group.map(({ server }) => server)])
  expect(Object.fromEntries(found)).toEqual(expected)
  for (const row of rows) {
    const figures = [row.value.median, row.value.min, row.value.max, row.ratio.median]
    expect(figures.every(Number.isFinite), JSON.stringify(row)).toBe(true)
    expect(stdout).toContain(`\n${row.case}: `)
  }
})

test.each([
  [['--only', 'nothing'], '--only takes the name of a case, not `nothing`. See --help.\n'],
  [['--rounds', '0'], '--rounds takes a whole number from 1 to 1000, not `0`. See --help.\n'],
  [['warm'], 'Unknown argument warm: the only one is `cold`. See --help.\n'],
  [['--fast'], "Unknown option '--fast'. See --help.\n"],
])('%j is refused in one line', (args, message) => {
  const { status, stdout, stderr } = bench(...args)
  expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: message })
})

test('cold measures the first requests to fresh processes of every server', () => {
  const { status, stdout, stderr } = bench('cold', '--rounds', '1')
  expect(status, stderr).toBe(0)
  const isRow = /^\| (.+) \|( \d+\.\d\d \(\d+, \d+\) \|){4}$/
  const rows = stdout.split('\n').flatMap((line) => isRow.exec(line)?.[1] ?? [])
  const fresh = ['bare', 'Fastify + ajv', 'aimock', 'mock']
  expect(rows).toEqual([...fresh, 'msw, in process', 'createMock, in process', ...fresh, ...fresh, ...fresh])
})

test('--help names every case', () => {
  const { status, stdout } = bench('--help')
  expect(status).toBe(0)
  for (const name of Object.keys(expected)) expect(stdout).toContain(name)
})

test('open streams are measured: events come', async () => {
  const figures = await measureStreams(
    { streams: 20, turnsPerSecond: 20, eventsPerTurn: 2 },
    { settleMs: 200, windowMs: 1000 },
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
