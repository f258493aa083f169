import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort } from '../free-port.ts'
import { Connection } from './connection.ts'
import { elapse } from './load.ts'
import { key, requests } from './requests.ts'

/** A server under test, in a process of its own. */
export interface Server {
  readonly pid: number
  readonly port: number
  /** From the start of the process to the end of its first good reply. */
  readonly startMs: number
  stop(): Promise<void>
}

export type ServerName = keyof typeof commands

const root = fileURLToPath(new URL('../..', import.meta.url))
const mock = (port: number, speed: string) => [
  'server-stub/start.js',
  'mock',
  '--port',
  `${port}`,
  '--speed',
  speed,
  '--key',
  key,
]
const bare = (port: number, recording: string, manner: string) => [
  'test/bench/bare-server.ts',
  `${port}`,
  recording,
  manner,
]

/** What each server is started with, by Node itself. */
const commands = {
  mock: (port: number) => mock(port, '0'),
  'mock, real time': (port: number) => mock(port, '1'),
  bare: (port: number, recording: string) => bare(port, recording, 'one-by-one'),
  'bare, joined': (port: number, recording: string) => bare(port, recording, 'joined'),
  'bare, real time': (port: number, recording: string) => bare(port, recording, 'held'),
  ceiling: (port: number, recording: string) => ['test/bench/ceiling-server.ts', `${port}`, recording],
  prism: (port: number) => [
    'node_modules/@stoplight/prism-cli/dist/index.js',
    ...['mock', '--multiprocess', 'false', '--verboseLevel', 'silent', '--port', `${port}`, 'generated/openapi.json'],
  ],
} as const

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

const startTimeoutMs = 30_000
const stopTimeoutMs = 2_000

/** Starts a server and resolves when it lists the models. */
export async function startServer(name: ServerName, recording: string): Promise<Server> {
  const port = await freePort()
  const start = performance.now()
  const child = spawn(process.execPath, commands[name](port, recording), {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.add(child)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve(void running.delete(child))))
  while (!(await answers(port))) {
    if (!running.has(child)) throw new Error(`${name} ended before it answered`)
    if (performance.now() - start > startTimeoutMs) throw new Error(`${name} did not answer in time`)
    await elapse(2)
  }
  const startMs = performance.now() - start
  const stop = async () => {
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
    await ended
    clearTimeout(timer)
  }
  return { pid: child.pid ?? 0, port, startMs, stop }
}

async function answers(port: number): Promise<boolean> {
  let connection: Connection | undefined
  try {
    connection = await Connection.open(port)
    return (await connection.exchange(requests.listing)).status === 200
  } catch {
    return false
  } finally {
    connection?.close()
  }
}
