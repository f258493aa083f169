import type { Case, Effort, Sample } from './case.ts'
import { type Load, loadFor, type Work } from './load.ts'
import { type RequestName, requests } from './requests.ts'
import type { RunningServers } from './running-servers.ts'
import type { ServerName } from './servers.ts'

interface Row {
  readonly name: string
  readonly title: string
  readonly request: RequestName
  readonly status: number
  /** Where one reply costs so much that more would only queue. */
  readonly connections?: number
}

const rows: readonly Row[] = [
  { name: 'listing', title: 'listing models', request: 'listing', status: 200 },
  { name: 'small', title: 'small messages request', request: 'small', status: 200 },
  { name: 'large', title: 'messages request of 200 KB', request: 'large', status: 200 },
  { name: 'long-prompt', title: 'prompt of 10 MB', request: 'longPrompt', status: 200, connections: 1 },
  { name: 'image', title: 'base64 image of 10 MB', request: 'image', status: 200, connections: 1 },
  { name: 'many-turns', title: '100,000 messages, 7 MB', request: 'manyTurns', status: 200, connections: 1 },
  { name: 'status-401', title: '401, no key', request: 'unauthenticated', status: 401 },
  { name: 'status-404', title: '404, unknown path', request: 'notFound', status: 404 },
  { name: 'status-400', title: '400, wrong type of a field', request: 'invalid', status: 400 },
]
const servers = ['bare', 'mock', 'prism'] as const satisfies readonly ServerName[]

/** Requests per second. */
export function requestCases(effort: Effort, running: RunningServers): Case[] {
  return rows.map(({ name, title, request, status, connections = effort.connections }) => {
    const getLoad = async (server: string): Promise<Load> => {
      const { port, pid } = await running.get(server)
      return { port, pid, request: requests[request], status, connections }
    }
    return {
      name,
      title,
      unit: 'requests/s',
      servers: getServers(name),
      warmUp: async (server) => loadFor(effort.warmUpMs, await getLoad(server)),
      sample: async (server) => makeSample(await loadFor(effort.windowMs, await getLoad(server)), 1),
    }
  })
}

/** Prism answers bodies of that size too seldom for a figure. */
function getServers(name: string): readonly ServerName[] {
  if (name === 'listing') return [...servers, 'ceiling']
  return ['long-prompt', 'image', 'many-turns'].includes(name) ? ['bare', 'mock'] : servers
}

/** A rate; `each` is what one reply counts for. */
export function makeSample({ replies, elapsedMs, serverCpuMs, clientCpuMs }: Work, each: number): Sample {
  const count = replies * each
  const clientBusy = clientCpuMs / elapsedMs
  const value = (count / elapsedMs) * 1000
  if (serverCpuMs === undefined) return { value, clientBusy }
  return { value, clientBusy, serverBusy: serverCpuMs / elapsedMs, cpuUs: (serverCpuMs / count) * 1000 }
}
