import { freePort } from '../../../test/support/local-server.ts'
import { createLoader } from '../load.ts'
import { requests } from '../requests.ts'
import { HelperProcess } from './helper-process.ts'

/** Small messages requests to one process, whose model replies immediately. */
export interface RequestFigures {
  readonly connections: number
  readonly perSecond: number
  readonly cpuUs: number
  readonly busy: number
}

const seconds = 4
const load = createLoader('autocannon')

export async function measureRequests(connections: number): Promise<RequestFigures> {
  const port = await freePort()
  const server = new HelperProcess('paced-server.ts', String(port), '1')
  try {
    await server.next()
    const order = { port, pid: server.pid, request: requests.small, status: 200, connections }
    await load(order, { seconds: seconds / 2 })
    const { cpuUs, wallUs } = await load(order, { seconds })
    return { connections, perSecond: 1e6 / wallUs, cpuUs, busy: cpuUs / wallUs }
  } finally {
    await server.stop()
  }
}
