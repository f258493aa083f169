import type { Case, Effort } from './case.ts'
import { checkStatus, loadFor, loadTimes, withConnections } from './load.ts'
import { median } from './measure.ts'
import type { Recording } from './recording.ts'
import { makeSample, peers } from './request-cases.ts'
import { requests } from './requests.ts'
import type { RunningServers } from './running-servers.ts'

/** Lists the cases of streams: the time to the first event, and events per second. */
export function streamCases(effort: Effort, running: RunningServers, recording: Recording): Case[] {
  const one = { servers: ['bare', 'mock', 'bare, joined'], streams: 1, times: effort.streamsInTurn } as const
  const many = { servers: [...peers, 'bare, joined'], streams: 100 } as const
  const [long, short] = [effort.streamsEach, effort.streamsEach * 10]
  const rows: readonly Streams[] = [
    { ...one, name: 'events-1', title: 'events of one stream', request: 'longStream' },
    { ...many, name: 'events-100', title: 'events of 100 streams at once', request: 'longStream', times: long },
    {
      ...many,
      name: 'events-100-short',
      title: 'events of 100 streams of 80 at once',
      request: 'mediumStream',
      times: short,
    },
    {
      name: 'events-items',
      title: 'events of 100 streams of 80 at once, of OpenAPI 3.2 with `itemSchema` and without',
      servers: ['mock, text', 'mock, items', 'handlers, items', 'handlers, items checked'],
      reference: 'mock, text',
      streams: 100,
      request: 'mediumStream',
      times: short,
    },
  ]
  const firstEvent = (server: string) => measureFirstEvent(effort.firstEvents, running, server)
  return [
    {
      name: 'first-event',
      title: 'request to first event of a stream of 20',
      unit: 'ms',
      servers: peers,
      isQuick: true,
      warmUp: async (server) => {
        const { port, pid } = await running.get(server)
        const { warmUpMs, connections } = effort
        return loadFor(warmUpMs * 3, { port, pid, request: requests.shortStream, status: 200, connections })
      },
      sample: async (server) => ({ value: await firstEvent(server) }),
    },
    ...rows.map((row) => eventsCase(row, running, recording)),
  ]
}

/** Measures the median of successive streams over one connection, in milliseconds. */
export async function measureFirstEvent(count: number, running: RunningServers, server: string): Promise<number> {
  const { port } = await running.get(server)
  return withConnections({ port, connections: 1 }, async ([connection]) => {
    const times: number[] = []
    while (connection !== undefined && times.length < count) {
      const reply = await connection.exchange(requests.shortStream)
      checkStatus(reply, { status: 200 })
      times.push(reply.firstByteMs)
    }
    return median(times)
  })
}

interface Streams extends Pick<Case, 'name' | 'title' | 'servers' | 'reference'> {
  readonly request: keyof Recording['streams']
  /** Concurrent streams. */
  readonly streams: number
  /** Successive streams of a connection. */
  readonly times: number
}
function eventsCase(events: Streams, running: RunningServers, recording: Recording): Case {
  const { request, streams, times, ...row } = events
  const run = async (server: string) => {
    const { port, pid } = await running.get(server)
    const load = { port, pid, request: requests[request], status: 200, connections: streams }
    return makeSample(await loadTimes(times, load), recording.streams[request].length)
  }
  return { ...row, unit: 'events/s', isQuick: streams > 1, warmUp: run, sample: run }
}
