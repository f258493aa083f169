import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import { remember } from '../../conformance/remember.ts'
import { UsageError } from '../../settings/errors.ts'
import { makeFolder } from './installation.ts'
import { startMeter } from './process-figures.ts'
import type { HttpRequest } from './requests.ts'

/** Requests of one kind to one server over keep-alive connections; one sends its next request after its reply. */
export interface Load {
  readonly port: number
  readonly pid: number
  readonly request: HttpRequest
  /** Every reply must have this status. */
  readonly status: number
  readonly connections: number
}

/** When a load ends: after the replies, if their number is known, for wrk at the latest after the time; else after the time. */
export interface Extent {
  readonly seconds: number
  readonly replies?: number
}

/** The cost of a load for the server. */
export interface Work {
  readonly replies: number
  /** Processor time of the server for a reply; time of the clock on systems without /proc. */
  readonly cpuUs: number
  /** Not a number if the client does not tell when it stopped. */
  readonly wallUs: number
}

export type Loader = (load: Load, extent: Extent) => Promise<Work>
/** How often a short time is repeated in which the machine has given the server none, so that no reply came. */
const MAX_WINDOWS = 20

type Send = (load: Load, extent: Extent) => Promise<{ readonly replies: number; readonly endedAt: number }>

const clients = { autocannon: sendByAutocannon, wrk: sendByWrk } satisfies Readonly<Record<string, Send>>

export type ClientName = keyof typeof clients

/**
 * Creates the loader that sends requests with this client, which does not count: only the server is measured. Throws a
 * `UsageError` if the client is not there.
 */
export function createLoader(client: ClientName): Loader {
  if (client === 'wrk' && spawnSync('wrk', ['--version']).error)
    throw new UsageError('wrk is not installed: apt-get install wrk.')
  return async (load, extent) => {
    for (let windows = 0; windows < MAX_WINDOWS; windows++) {
      const start = performance.now()
      const readCpuMs = startMeter(load.pid)
      const { replies, endedAt } = await clients[client](load, extent)
      if (replies === 0) continue
      const elapsedMs = endedAt - start
      const { cpuMs = elapsedMs } = readCpuMs()
      return { replies, cpuUs: (cpuMs * 1000) / replies, wallUs: (elapsedMs * 1000) / replies }
    }
    throw new Error('no request had a reply')
  }
}

const getUrl = ({ port, request }: Load) => `http://127.0.0.1:${port}${request.path}`

/** Autocannon runs in this process. It ends at a sample of its counts, so these are frequent. */
async function sendByAutocannon(load: Load, extent: Extent) {
  const { method, headers, body } = load.request
  const length = extent.replies === undefined ? { duration: extent.seconds } : { amount: extent.replies }
  const options = { url: getUrl(load), connections: load.connections, sampleInt: 20, timeout: 60, method, headers }
  let endedAt = 0
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const settings = { ...options, ...length, ...(body === undefined ? {} : { body }) }
    const run = autocannon(settings, (error, finished) => (error ? reject(error) : resolve(finished)))
    run.on('response', () => {
      endedAt = performance.now()
    })
  })
  const { requests, errors, statusCodeStats = {} } = result
  const statuses = Object.keys(statusCodeStats)
  if (errors > 0) throw new Error(`${errors} requests failed, ${requests.total} had a reply`)
  if (statuses.some((status) => status !== `${load.status}`))
    throw new Error(`expected the status ${load.status}, got ${statuses}`)
  return { replies: requests.total, endedAt }
}

const runFile = promisify(execFile)
const script = fileURLToPath(new URL('load.lua', import.meta.url))

/** wrk runs for whole seconds, also if it has sent all requests before, and counts all statuses above 399 together. */
async function sendByWrk(load: Load, extent: Extent) {
  const { method, headers, body } = load.request
  const size = { threads: 1, connections: load.connections, duration: `${Math.ceil(extent.seconds)}s`, timeout: '60s' }
  const fields = Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`])
  const options = Object.entries({ ...size, script }).flatMap(([name, value]) => [`--${name}`, `${value}`])
  const args = [method, body === undefined ? '-' : writeBody(body), `${extent.replies ?? 0}`]
  const { stdout } = await runFile('wrk', [...options, ...fields, getUrl(load), '--', ...args])
  const endedAt = extent.replies === undefined ? performance.now() : Number.NaN
  const { replies, refused, failed } = JSON.parse(stdout.slice(stdout.lastIndexOf('\n')))
  if (failed > 0) throw new Error(`${failed} requests failed, ${replies} had a reply`)
  if (refused !== (load.status > 399 ? replies : 0)) throw new Error(`${refused} of ${replies} replies were refusals`)
  return { replies: Number(replies), endedAt }
}

/** Writes a body to a file, once. */
const writeBody = remember((body: string) => {
  const file = join(makeFolder(), 'body')
  writeFileSync(file, body)
  return file
})
