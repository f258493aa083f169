import type { Case, Effort, Sample } from './case.ts'
import { askCrowd } from './crowd/ask-crowd.ts'
import type { CrowdReport } from './crowd/crowd.ts'
import type { RunningServers } from './running-servers.ts'
import { type ServerName, startServer } from './servers.ts'
import { median } from './statistics.ts'

const slowServers = ['bare, slow', 'mock, slow', 'aimock, slow'] as const satisfies readonly ServerName[]
const fastServers = ['bare', 'mock', 'aimock', 'bare, joined'] as const satisfies readonly ServerName[]

/** Many streams at once, slow ones and fast ones, beside aimock; the cases of a kind are read off the same runs. */
export function crowdCases(effort: Effort, running: RunningServers, recording: string): Case[] {
  const { crowdSlow, crowdFast, crowdMs } = effort
  const slow = remembered((server) => slowCrowd(server as ServerName, effort, recording))
  const fast = remembered(async (server) => askCrowd({ ...(await running.get(server)), streams: crowdFast }))
  const ofSlow = { servers: slowServers, reference: slowServers[0], warmUp: async () => undefined }
  // The first streams of a process are those that it compiles its code in.
  const warmUp = async (server: string) => askCrowd({ ...(await running.get(server)), streams: crowdFast })
  const ofFast = { servers: fastServers, reference: fastServers[0], warmUp }
  const ofAll = `${crowdSlow} slow streams at once`
  return [
    {
      ...ofSlow,
      name: 'slow-first-event',
      title: `request to first event, ${ofAll}`,
      unit: 'ms',
      sample: slow(getFirst),
    },
    {
      ...ofSlow,
      name: 'slow-events',
      title: `events of ${ofAll}, 10 a second each, for ${crowdMs} ms`,
      unit: 'events/s',
      sample: slow(getRate),
    },
    { ...ofSlow, name: 'slow-memory', title: `resident for each of ${ofAll}`, unit: 'KiB', sample: slow(getMemory) },
    {
      ...ofFast,
      name: 'fast-first-event',
      title: `request to first event, ${crowdFast} fast streams at once`,
      unit: 'ms',
      sample: fast(getFirst),
    },
    {
      ...ofFast,
      name: 'fast-events',
      title: `events of ${crowdFast} fast streams at once`,
      unit: 'events/s',
      sample: fast(getRate),
    },
  ]
}

/** Of a process of its own, since memory that was given back once is not asked for again. */
async function slowCrowd(name: ServerName, effort: Effort, recording: string): Promise<CrowdReport> {
  const { port, pid, stop } = await startServer(name, recording)
  try {
    const warmUp = Math.ceil(effort.crowdSlow / 10)
    return await askCrowd({ port, pid, streams: effort.crowdSlow, windowMs: effort.crowdMs, warmUp })
  } finally {
    await stop()
  }
}

/** Returns the n-th report of a server, the same for every caller. */
function remembered(run: (server: string) => Promise<CrowdReport>) {
  const runs = new Map<string, Promise<CrowdReport>[]>()
  return (read: (report: CrowdReport) => Sample) => {
    const asked = new Map<string, number>()
    return async (server: string): Promise<Sample> => {
      const at = asked.get(server) ?? 0
      asked.set(server, at + 1)
      const reports = runs.get(server) ?? []
      runs.set(server, reports)
      reports[at] ??= run(server)
      return read(await reports[at])
    }
  }
}

function getFirst({ firstMs }: CrowdReport): Sample {
  return { value: median(firstMs) }
}

function getRate({ events, elapsedMs, serverCpuMs, clientCpuMs }: CrowdReport): Sample {
  const value = (events / elapsedMs) * 1000
  const clientBusy = clientCpuMs / elapsedMs
  if (serverCpuMs === undefined) return { value, clientBusy }
  return { value, clientBusy, serverBusy: serverCpuMs / elapsedMs, cpuUs: (serverCpuMs / events) * 1000 }
}

/** 0 where the system does not tell. */
function getMemory({ kibBefore = 0, kibAfter = 0, firstMs }: CrowdReport): Sample {
  return { value: (kibAfter - kibBefore) / firstMs.length }
}
