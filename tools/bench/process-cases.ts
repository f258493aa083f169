import type { Case, Effort } from './case.ts'
import type { Connection } from './connection.ts'
import { waitFor, withConnections } from './load.ts'
import { getResidentKib } from './process-figures.ts'
import { requests } from './requests.ts'
import { type Server, type ServerName, startServer } from './servers.ts'

const kibPerMib = 1024

/** Lists the cases of cold start and memory: every figure is of a new process. */
export function processCases(effort: Effort, recording: string): Case[] {
  const use = async <T>(name: ServerName, read: (server: Server) => Promise<T>): Promise<T> => {
    const server = await startServer(name, recording)
    try {
      return await read(server)
    } finally {
      await server.stop()
    }
  }
  const start = (name: string) => use(name as ServerName, async ({ startMs }) => ({ value: startMs }))
  const idle = (name: string) =>
    use(name as ServerName, async ({ pid }) => {
      await waitFor(effort.settleMs)
      return { value: readResidentKib(pid) / kibPerMib }
    })
  const perStream = (name: string) =>
    use(`${name}, real time` as ServerName, async (server) => ({ value: await kibPerStream(server, effort) }))
  const all = ['bare', 'mock', 'aimock', 'prism']
  const none = async () => undefined
  return [
    { name: 'start', title: 'start to first reply', unit: 'ms', servers: all, warmUp: start, sample: start },
    { name: 'idle', title: 'resident, idle', unit: 'MiB', servers: all, maxRounds: 3, warmUp: none, sample: idle },
    {
      name: 'open-streams',
      title: `resident for one of ${effort.openStreams} open streams`,
      unit: 'KiB',
      servers: all.slice(0, 2),
      maxRounds: 3,
      warmUp: none,
      sample: perStream,
    },
  ]
}

/** Opens a tenth of the streams first, so that code is loaded and compiled before memory is read. */
async function kibPerStream({ port, pid }: Server, { openStreams, settleMs }: Effort): Promise<number> {
  const few = Math.ceil(openStreams / 10)
  await withOpenStreams(port, few, () => waitFor(settleMs))
  const before = readResidentKib(pid)
  const after = await withOpenStreams(port, openStreams, async () => {
    await waitFor(settleMs)
    return readResidentKib(pid)
  })
  return (after - before) / openStreams
}

/** Calls `use` when every stream has sent its first event. */
async function withOpenStreams<T>(port: number, count: number, use: () => Promise<T>): Promise<T> {
  const opened = (connection: Connection) =>
    new Promise<void>((resolve, reject) => {
      connection.exchange(requests.slowStream, resolve).catch(reject)
    })
  return withConnections({ port, connections: count }, async (connections) => {
    await Promise.all(connections.map(opened))
    return use()
  })
}

/** Reads the resident memory in KiB; 0 on systems without /proc. */
function readResidentKib(pid: number): number {
  return getResidentKib(pid) ?? 0
}
