import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Case, Effort, Sample } from './case.ts'
import type { CrowdOrder, CrowdReport } from './crowd/crowd.ts'
import { median } from './measure.ts'
import type { RunningServers } from './running-servers.ts'
import { type ServerName, startServer } from './servers.ts'

const script = fileURLToPath(new URL('crowd/crowd.ts', import.meta.url))
const run = promisify(execFile)
const slowServers = ['bare, slow', 'mock, slow', 'aimock, slow'] as const satisfies readonly ServerName[]
const fastServers = ['bare', 'mock', 'aimock', 'bare, joined'] as const satisfies readonly ServerName[]

/** Lists the cases of many concurrent streams, compared with aimock; the cases of a kind share their runs. */
export function crowdCases(effort: Effort, running: RunningServers, recording: string): Case[] {
  const { crowdSlow, crowdFast, crowdMs } = effort
  const slow = shareRuns((server) => measureSlowCrowd(server as ServerName, effort, recording))
  const fast = shareRuns(async (server) => openCrowd({ ...(await running.get(server)), streams: crowdFast }))
  const slowCase = { servers: slowServers, reference: slowServers[0], warmUp: async () => undefined }
  // A process compiles its code during its first streams.
  const warmUp = async (server: string) => openCrowd({ ...(await running.get(server)), streams: crowdFast })
  const fastCase = { servers: fastServers, reference: fastServers[0], warmUp }
  const slowStreams = `${crowdSlow} slow streams at once`
  const fastStreams = `${crowdFast} fast streams at once`
  const duringMs = `10 a second for every stream, for ${crowdMs} ms`
  const slowRows = [
    { name: 'slow-first-event', title: `request to first event, ${slowStreams}`, unit: 'ms', read: getFirst },
    { name: 'slow-events', title: `events of ${slowStreams}, ${duringMs}`, unit: 'events/s', read: getRate },
    { name: 'slow-memory', title: `resident for one of ${slowStreams}`, unit: 'KiB', read: getMemory },
  ]
  const fastRows = [
    { name: 'fast-first-event', title: `request to first event, ${fastStreams}`, unit: 'ms', read: getFirst },
    { name: 'fast-events', title: `events of ${fastStreams}`, unit: 'events/s', read: getRate },
  ]
  return [
    ...slowRows.map(({ read, ...row }) => ({ ...slowCase, ...row, sample: slow(read) })),
    ...fastRows.map(({ read, ...row }) => ({ ...fastCase, ...row, sample: fast(read) })),
  ]
}

/** Measures a new process, since an old one reuses the memory that it has already allocated. */
async function measureSlowCrowd(name: ServerName, effort: Effort, recording: string): Promise<CrowdReport> {
  const { port, pid, stop } = await startServer(name, recording)
  try {
    const warmUp = Math.ceil(effort.crowdSlow / 10)
    return await openCrowd({ port, pid, streams: effort.crowdSlow, windowMs: effort.crowdMs, warmUp })
  } finally {
    await stop()
  }
}

/** Returns the n-th report of a server, the same for every case: a crowd takes seconds, and gives all their figures. */
function shareRuns(run: (server: string) => Promise<CrowdReport>) {
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

/** Returns 0 on systems without /proc. */
function getMemory({ kibBefore = 0, kibAfter = 0, firstMs }: CrowdReport): Sample {
  return { value: (kibAfter - kibBefore) / firstMs.length }
}

/** Opens the streams in another process. */
async function openCrowd(order: CrowdOrder): Promise<CrowdReport> {
  const { stdout } = await run(process.execPath, [script, JSON.stringify(order)], { maxBuffer: 16 * 1024 * 1024 })
  return JSON.parse(stdout)
}
