import type { Case, Effort } from './case.ts'
import { checkStatus, loadTimes, withConnections } from './load.ts'
import type { Recording } from './recording.ts'
import { makeSample } from './request-cases.ts'
import { requests } from './requests.ts'
import type { RunningServers } from './running-servers.ts'
import { median } from './statistics.ts'

const servers = ['bare', 'mock', 'bare, joined'] as const

/** The time to the first event, and events per second. */
export function streamCases(effort: Effort, running: RunningServers, recording: Recording): Case[] {
  const firstEvent = (server: string) => medianToFirstEvent(effort.firstEvents, running, server)
  return [
    {
      name: 'first-event',
      title: 'request to first event',
      unit: 'ms',
      servers: servers.slice(0, 2),
      warmUp: firstEvent,
      sample: async (server) => ({ value: await firstEvent(server) }),
    },
    eventsCase({ streams: 1, times: effort.streamsInTurn }, running, recording),
    eventsCase({ streams: 100, times: effort.streamsEach }, running, recording),
  ]
}

/** In milliseconds, of so many streams one after the other over one connection. */
export async function medianToFirstEvent(count: number, running: RunningServers, server: string): Promise<number> {
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

interface Streams {
  /** At once. */
  readonly streams: number
  /** Of each, one after the other. */
  readonly times: number
}

function eventsCase({ streams, times }: Streams, running: RunningServers, recording: Recording): Case {
  const run = async (server: string) => {
    const { port, pid } = await running.get(server)
    const load = { port, pid, request: requests.longStream, status: 200, connections: streams }
    return makeSample(await loadTimes(times, load), recording.streams.longStream.length)
  }
  const title = streams === 1 ? 'events of one stream' : `events of ${streams} streams at once`
  return { name: `events-${streams}`, title, unit: 'events/s', servers, warmUp: run, sample: run }
}
