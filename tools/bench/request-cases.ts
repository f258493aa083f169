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
  /** More warm-up for the case whose code is the longest, and less for slow servers. */
  readonly warmUps?: number
  /** Events of a reply, whose cost is measured. */
  readonly events?: number
}

/** A load of slow replies ends after this time. */
const SLOW_SECONDS = 2

/** Servers that answer all of these requests, and their streams. */
export const peers = ['bare', 'Fastify + ajv', 'aimock', ours, 'no journal'] as const satisfies readonly ServerName[]

/** Lists the aims of a row with these servers: the ratio to bare, if there is one, no more than aimock, and 1.1 times no journal. */
export function getAims(servers: readonly string[], toBare?: number): readonly Aim[] {
  const limits = [
    ['bare', toBare],
    ['aimock', 1],
    ['no journal', 1.1],
  ] as const satisfies readonly (readonly [ServerName, number | undefined])[]
  return limits.flatMap(([of, atMost]) => (atMost !== undefined && servers.includes(of) ? [{ atMost, of }] : []))
}

/** Lists the cases of the processor time of a request or event, and of the time to the first event. */
export function requestCases(bench: Bench): Case[] {
  const { longStream, mediumStream } = bench.recording.streams
  const [long, medium] = [longStream.length, mediumStream.length]
  const image = { toBare: 1.2, connections: 1, replies: 24 }
  const rows: readonly Row[] = [
    { name: 'listing', title: 'listing models', request: 'listing', toBare: 1.6 },
    { name: 'small', title: 'small messages request, 64 tokens', request: 'small', toBare: 2.5, warmUps: 2 },
    { name: 'large', title: 'messages request of 200 KB', request: 'large', toBare: 1.4, replies: 400, warmUps: 5 },
    { name: 'image', title: 'base64 image of 10 MB', request: 'image', ...image },
    { name: 'status-401', title: '401, no key', request: 'unauthenticated', status: 401, toBare: 1.6 },
    { name: 'status-404', title: '404, unknown path', request: 'notFound', status: 404, toBare: 1.6 },
    { name: 'events-2000', title: 'event of a stream of 2,000', request: 'longStream', replies: 128, events: long },
    { name: 'events-80', title: 'event of a stream of 80', request: 'mediumStream', replies: 2560, events: medium },
  ]
  const loadCases = rows.map(({ toBare, ...row }) =>
    createLoadCase({ ...row, table: 'requests', servers: peers, aims: getAims(peers, toBare) }, bench),
  )
  return [...loadCases, createFirstEventCase(bench)]
}

interface Row extends Omit<LoadRow, 'table' | 'aims' | 'servers'> {
  /** The aim as a multiple of the bare server. */
  readonly toBare?: number
}

/** Creates the case of the processor time of a server for a request, or for an event of its reply. */
export function createLoadCase(row: LoadRow, { effort, load, running }: Bench): Case {
  const { request, status = 200, replies, warmUps = 1, events = 1, connections = effort.connections, ...common } = row
  const send = async (server: string) => {
    const { port, pid } = await running.get(server)
    const order = { port, pid, request: requests[request], status, connections }
    if (replies === undefined) return load(order, { seconds: effort.windowSeconds })
    const count = Math.max(connections, Math.ceil(replies * effort.windowSeconds))
    return load(order, { seconds: SLOW_SECONDS, replies: count })
  }
  const least = warmUps * (replies === undefined ? effort.warmUpReplies : replies * effort.windowSeconds)
  const warmUp = async (server: string) => {
    for (let count = 0; count < least; ) count += (await send(server)).replies
  }
  return {
    ...common,
    unit: 'us',
    reference: 'bare',
    warmUp,
    sample: async (server) => (await send(server)).cpuUs / events,
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
    aims: getAims(peers, 1.3),
    warmUp: async (server) => {
      for (let count = 0; count < effort.warmUpReplies; count += effort.firstEvents) await measure(server)
    },
    sample: measure,
  }
}

/** Measures the median of successive streams over one connection, in milliseconds. */
export async function measureFirstEvent(count: number, port: number): Promise<number> {
  return median((await timeExchanges(count, port, requests.shortStream)).map(({ firstMs }) => firstMs))
}
