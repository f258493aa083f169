import { type Aim, type Bench, type Case, ours } from './case.ts'
import { timeExchanges } from './exchange.ts'
import { median } from './measure.ts'
import { type RequestName, requests } from './requests.ts'
import type { ServerName } from './servers.ts'

interface LoadRow extends Pick<Case, 'name' | 'title' | 'servers' | 'table' | 'aims'> {
  readonly request: RequestName
  readonly status?: number
  /** Set where a reply is so expensive that more connections would only queue. */
  readonly connections?: number
  /** Set for slow replies: a time may end in the middle of all of them. */
  readonly replies?: number
  /** More warm-up for the case whose code is the longest. */
  readonly warmUps?: number
  /** Events of a reply, whose cost is measured. */
  readonly events?: number
}

/** A load of slow replies ends after this time. */
const SLOW_SECONDS = 3

/** Servers that answer all of these requests, and their streams. */
export const peers = ['bare', 'Fastify + ajv', 'aimock', ours, 'no journal'] as const satisfies readonly ServerName[]

/** Lists the aims of a row that all peers are in. */
export function getAims(toBare?: number): readonly Aim[] {
  const relative = { aimock: 1, 'no journal': 1.1 } satisfies Partial<Record<ServerName, number>>
  return Object.entries({ ...(toBare === undefined ? {} : { bare: toBare }), ...relative }).map(([of, atMost]) => ({
    atMost,
    of,
  }))
}

/** Lists the cases of the processor time of a request or event, and of the time to the first event. */
export function requestCases(bench: Bench): Case[] {
  const { longStream, mediumStream } = bench.recording.streams
  const common = { table: 'requests', servers: peers } as const
  // aimock accepts a wrong type.
  const validating = peers.filter((server) => server !== 'aimock')
  const image = { connections: 1, replies: 24, aims: getAims(1.2) }
  const rows: readonly LoadRow[] = [
    { ...common, name: 'listing', title: 'listing models', request: 'listing', aims: getAims(1.6) },
    {
      ...common,
      name: 'small',
      title: 'small messages request, 64 tokens',
      request: 'small',
      warmUps: 2,
      aims: getAims(2.5),
    },
    {
      ...common,
      name: 'large',
      title: 'messages request of 200 KB',
      request: 'large',
      replies: 400,
      aims: getAims(1.4),
    },
    { ...common, name: 'image', title: 'base64 image of 10 MB', request: 'image', ...image },
    {
      ...common,
      name: 'status-401',
      title: '401, no key',
      request: 'unauthenticated',
      status: 401,
      aims: getAims(1.6),
    },
    { ...common, name: 'status-404', title: '404, unknown path', request: 'notFound', status: 404, aims: getAims(1.6) },
    { ...common, name: 'status-400', title: '400, wrong type', request: 'invalid', status: 400, servers: validating },
    {
      ...common,
      name: 'events-2000',
      title: 'event of a stream of 2,000',
      request: 'longStream',
      replies: 128,
      events: longStream.length,
      aims: getAims(),
    },
    {
      ...common,
      name: 'events-80',
      title: 'event of a stream of 80',
      request: 'mediumStream',
      replies: 2560,
      events: mediumStream.length,
      aims: getAims(),
    },
  ]
  return [...rows.map((row) => createLoadCase(row, bench)), createFirstEventCase(bench)]
}

/** Creates the case of the processor time of a server for a request, or for an event of its reply. */
export function createLoadCase(row: LoadRow, { effort, load, running }: Bench): Case {
  const { request, status = 200, replies, warmUps = 1, events = 1, connections = effort.connections, ...common } = row
  const send = async (server: string, seconds: number) => {
    const { port, pid } = await running.get(server)
    const order = { port, pid, request: requests[request], status, connections }
    if (replies === undefined) return load(order, { seconds })
    const count = Math.max(connections, Math.ceil(replies * seconds))
    return load(order, { seconds: SLOW_SECONDS, replies: count })
  }
  return {
    ...common,
    unit: 'us',
    reference: 'bare',
    warmUp: (server) => send(server, effort.warmUpSeconds * warmUps),
    sample: async (server) => (await send(server, effort.windowSeconds)).cpuUs / events,
  }
}

function createFirstEventCase({ effort, running }: Bench): Case {
  const measure = async (server: string) => measureFirstEvent(effort.firstEvents, (await running.get(server)).port)
  return {
    name: 'first-event',
    title: 'request to first event, of 20',
    unit: 'ms',
    table: 'requests',
    servers: peers,
    reference: 'bare',
    aims: getAims(1.3),
    warmUp: async (server) => {
      for (let round = 0; round < 10; round++) await measure(server)
    },
    sample: measure,
  }
}

/** Measures the median of successive streams over one connection, in milliseconds. */
export async function measureFirstEvent(count: number, port: number): Promise<number> {
  return median((await timeExchanges(count, port, requests.shortStream)).map(({ firstMs }) => firstMs))
}
