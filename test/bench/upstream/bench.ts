/**
 * What the stub adds to the time of an upstream that answers at once, beside a bare proxy. Every server is a process of
 * its own; they are asked in turn, round after round, over one connection each.
 *
 *   node test/bench/upstream/bench.ts [ROUNDS]
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../free-port.ts'
import { Connection } from '../connection.ts'
import { elapse } from '../load.ts'
import { requests } from '../requests.ts'

const rounds = Number(process.argv[2] ?? 20)
const each = 100
const warmUp = 20
const cases = { request: requests.small, stream: requests.shortStream } as const
const children: ChildProcess[] = []

async function start(script: string, ...args: readonly (string | number)[]): Promise<number> {
  const port = await freePort()
  const file = fileURLToPath(new URL(script, import.meta.url))
  const child = spawn(process.execPath, [file, String(port), ...args.map(String)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.push(child)
  for (let tries = 0; tries < 500; tries++) {
    const connection = await Connection.open(port).catch(() => undefined)
    connection?.close()
    if (connection) return port
    await elapse(20)
  }
  throw new Error(`${script} did not start`)
}

/** Milliseconds of so many exchanges, one after the other over a connection of their own. */
async function time(port: number, request: Buffer, times: number): Promise<number[]> {
  const found: number[] = []
  const connection = await Connection.open(port)
  for (let i = -warmUp; i < times; i++) {
    const before = performance.now()
    const { status } = await connection.exchange(request)
    if (i >= 0) found.push(performance.now() - before)
    if (status !== 200) throw new Error(`expected the status 200, got ${status}`)
  }
  connection.close()
  return found
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
}

async function measure(name: keyof typeof cases, ports: Readonly<Record<string, number>>): Promise<void> {
  const servers = Object.entries(ports).map(([server, port]) => ({ server, port, times: [] as number[] }))
  for (const { port } of servers) await time(port, cases[name], each * 10)
  for (let round = 0; round < rounds; round++)
    for (const { port, times } of servers) times.push(...(await time(port, cases[name], each)))
  const direct = servers[0]?.times ?? []
  for (const { server, times } of servers) {
    const figures = [0.5, 0.99].flatMap((share) => {
      const value = percentile(times, share)
      return [value, value - percentile(direct, share)].map((figure) => figure.toFixed(2))
    })
    process.stdout.write(`| ${[name, server, ...figures].join(' | ')} |\n`)
  }
}

try {
  const upstream = await start('instant-upstream.ts')
  const servers = {
    'the upstream itself': upstream,
    'bare proxy': await start('bare-proxy.ts', upstream),
    'stub, pass-through': await start('stub.ts', upstream, 'pass-through'),
    'stub, chat-completions': await start('stub.ts', upstream, 'chat-completions'),
  }
  process.stdout.write(`| case | server | p50 ms | added | p99 ms | added |\n| --- | --- | --- | --- | --- | --- |\n`)
  for (const name of ['request', 'stream'] as const) await measure(name, servers)
} finally {
  for (const child of children) child.kill()
}
