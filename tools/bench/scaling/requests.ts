import { freePort } from '../../../test/support/local-server.ts'
import { loadFor } from '../load.ts'
import { requests } from '../requests.ts'
import { HelperProcess } from './helper-process.ts'

/** Small messages requests to one process, whose model replies immediately. */
export interface RequestFigures {
  readonly connections: number
  readonly perSecond: number
  readonly cpuUs: number
  readonly busy: number
}

const windowMs = 4000

export async function measureRequests(connections: number): Promise<RequestFigures> {
  const port = await freePort()
  const server = new HelperProcess('paced-server.ts', String(port), '1')
  try {
    await server.next()
    const load = { port, pid: server.pid, request: requests.small, status: 200, connections }
    await loadFor(windowMs / 2, load)
    const { replies, elapsedMs, serverCpuMs = 0 } = await loadFor(windowMs, load)
    const perSecond = (replies / elapsedMs) * 1000
    return { connections, perSecond, cpuUs: (serverCpuMs * 1000) / replies, busy: serverCpuMs / elapsedMs }
  } finally {
    await server.stop()
  }
}
