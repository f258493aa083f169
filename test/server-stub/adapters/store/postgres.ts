import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../../support/local-server.ts'

/** A PostgreSQL server in a temporary folder. */
export interface Cluster {
  /** Creates an empty database; returns its URL. */
  createDatabase(): Promise<string>
  /** Ends the server as `pg_ctl stop -m` does, and starts it again. */
  restart(mode: keyof typeof STOP_SIGNALS): Promise<void>
  stop(): Promise<void>
}

/** The folder of `initdb` and `postgres`; undefined if PostgreSQL is not installed. */
const binaries = binaryFolder()

/** The reason why tests with PostgreSQL are skipped, or false; always false in CI. */
export const noPostgres = binaries === undefined && process.env.CI !== 'true'
if (noPostgres) console.warn('Skipped: no PostgreSQL server here (apt-get install postgresql); CI runs these tests.')

const STOP_SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

/** `extra` are server settings, such as `fsync=on`. */
export async function startCluster(extra: readonly string[] = []): Promise<Cluster> {
  if (binaries === undefined) throw new Error('no PostgreSQL server here: apt-get install postgresql')
  const folder = mkdtempSync(join(tmpdir(), 'gatewright-pg-'))
  const user = plainUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { stdio: 'ignore', cwd: folder, ...user } as const
  execFileSync(join(binaries, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync'], options)
  const port = await freePort()
  const socket = `unix_socket_directories=${folder}`
  const settings = ['listen_addresses=127.0.0.1', socket, 'fsync=off', 'max_connections=100', ...extra]
  const flags = settings.flatMap((setting) => ['-c', setting])
  const address = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`
  const start = async () => {
    const started = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...flags], options)
    await answering(address('postgres'), started)
    return started
  }
  const end = async (signal: NodeJS.Signals) => {
    const gone = once(server, 'exit')
    server.kill(signal)
    await gone
  }
  let server = await start()
  let count = 0
  return {
    createDatabase: async () => {
      const name = `test_${++count}`
      await query(address('postgres'), `create database ${name}`)
      return address(name)
    },
    restart: async (mode) => {
      await end(STOP_SIGNALS[mode])
      server = await start()
    },
    stop: async () => {
      await end('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Runs a statement on its own connection. */
export async function query(address: string, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows
  } finally {
    await client.end()
  }
}

function binaryFolder(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  const path = (process.env.PATH ?? '').split(':')
  const folders = [...versions.map((version) => join(root, version, 'bin')), ...path]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** The user for PostgreSQL if the tests run as root, which it refuses. */
function plainUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(users) ?? /^nobody:[^:]*:(\d+):(\d+):/m.exec(users) ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

async function answering(address: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`)
    try {
      await query(address, 'select 1')
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
