import type { Case, Effort } from './case.ts'
import { type Load, loadFor, loadTimes } from './load.ts'
import type { Recording } from './recording.ts'
import { makeSample } from './request-cases.ts'
import { requests } from './requests.ts'
import type { RunningServers } from './running-servers.ts'
import type { ServerName } from './servers.ts'
import { measureFirstEvent } from './stream-cases.ts'

/** The bare server, directly and behind two validating proxies. */
const servers = ['bare', 'proxy', 'prism proxy'] as const satisfies readonly ServerName[]

/** Lists the cases of the cost of a proxy. */
export function proxyCases(effort: Effort, running: RunningServers, recording: Recording): Case[] {
  const getLoad = async (server: string, request: 'small' | 'longStream', connections: number): Promise<Load> => {
    const { port, pid } = await running.get(server)
    return { port, pid, request: requests[request], status: 200, connections }
  }
  const small = (server: string) => getLoad(server, 'small', effort.connections)
  const firstEvent = (server: string) => measureFirstEvent(effort.firstEvents, running, server)
  const events = async (server: string) =>
    makeSample(
      await loadTimes(effort.streamsInTurn, await getLoad(server, 'longStream', 1)),
      recording.streams.longStream.length,
    )
  return [
    {
      name: 'proxy-first-event',
      title: 'request to first event, through a proxy',
      unit: 'ms',
      servers,
      warmUp: firstEvent,
      sample: async (server) => ({ value: await firstEvent(server) }),
    },
    {
      name: 'proxy-small',
      title: 'small messages request, through a proxy',
      unit: 'requests/s',
      servers,
      warmUp: async (server) => loadFor(effort.warmUpMs, await small(server)),
      sample: async (server) => makeSample(await loadFor(effort.windowMs, await small(server)), 1),
    },
    {
      name: 'proxy-events',
      title: 'events of one stream, through a proxy',
      unit: 'events/s',
      servers,
      warmUp: events,
      sample: events,
    },
  ]
}
