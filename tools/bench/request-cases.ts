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
  /** Set where a reply is so expensive that more connections would only queue. */
  readonly connections?: number
  /** More warm-up for the case whose code is the longest. */
  readonly warmUps?: number
}

const rows: readonly Row[] = [
  { name: 'listing', title: 'listing models', request: 'listing', status: 200 },
  { name: 'small', title: 'small messages request, 64 tokens', request: 'small', status: 200, warmUps: 3 },
  { name: 'large', title: 'messages request of 200 KB', request: 'large', status: 200 },
  { name: 'long-prompt', title: 'prompt of 10 MB', request: 'longPrompt', status: 200, connections: 1 },
  { name: 'image', title: 'base64 image of 10 MB', request: 'image', status: 200, connections: 1 },
  { name: 'many-turns', title: '100,000 messages, 7 MB', request: 'manyTurns', status: 200, connections: 1 },
  { name: 'status-401', title: '401, no key', request: 'unauthenticated', status: 401 },
  { name: 'status-404', title: '404, unknown path', request: 'notFound', status: 404 },
  { name: 'status-400', title: '400, wrong type of a field', request: 'invalid', status: 400 },
]
/** Servers that answer all of these requests, and their streams. */
export const peers = [
  'bare',
  'Fastify + ajv',
  'aimock',
  'mock',
  'mock, no journal',
] as const satisfies readonly ServerName[]

/** Lists the cases of requests per second. */
export function requestCases(effort: Effort, running: RunningServers): Case[] {
  return rows.map((row) => {
    const { name, title, request, status, connections = effort.connections, warmUps = 1 } = row
    const getLoad = async (server: string): Promise<Load> => {
      const { port, pid } = await running.get(server)
      return { port, pid, request: requests[request], status, connections }
    }
    return {
      name,
      title,
      isQuick: name !== 'long-prompt' && name !== 'many-turns',
      unit: 'requests/s',
      servers: getServers(row, effort),
      warmUp: async (server) => loadFor(effort.warmUpMs * warmUps, await getLoad(server)),
      sample: async (server) =>
        makeSample(await loadFor(effort.windowMs, await getLoad(server), effort.leastReplies), 1),
    }
  })
}

function getServers({ request, connections }: Row, { hasPrism }: Effort): readonly ServerName[] {
  // aimock accepts a wrong type.
  const servers = request === 'invalid' ? peers.filter((name) => name !== 'aimock') : peers
  // Prism handles large bodies too slowly for a figure.
  return connections === 1 || !hasPrism ? servers : [...servers, 'prism']
}

/** Computes a rate of replies, or of events. */
export function makeSample({ replies, elapsedMs, serverCpuMs, clientCpuMs }: Work, eventsPerReply: number): Sample {
  const count = replies * eventsPerReply
  const clientBusy = clientCpuMs / elapsedMs
  const value = (count / elapsedMs) * 1000
  if (serverCpuMs === undefined) return { value, clientBusy }
  return { value, clientBusy, serverBusy: serverCpuMs / elapsedMs, cpuUs: (serverCpuMs / count) * 1000 }
}
