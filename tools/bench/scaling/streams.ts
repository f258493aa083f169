import { setTimeout as waitFor } from 'node:timers/promises'
import { freePort } from '../../../test/support/local-server.ts'
import { getCpuMs, getResidentKib } from '../process-figures.ts'
import { HelperProcess } from './helper-process.ts'

/** Concurrent streams; the events of a turn are ready at the same time. */
export interface StreamLoad {
  readonly streams: number
  readonly turnsPerSecond: number
  readonly eventsPerTurn: number
}

/** The resources of open streams in one process. */
export interface StreamFigures extends StreamLoad {
  readonly eventsPerSecond: number
  readonly kibPerStream: number
  readonly cpuUsPerEvent: number
  readonly busy: number
  readonly lagP99Ms: number
}

/** The durations before and of the measurement. */
export interface Times {
  readonly settleMs: number
  readonly windowMs: number
}

const ordinary: Times = { settleMs: 3000, windowMs: 6000 }

export async function measureStreams(load: StreamLoad, times = ordinary): Promise<StreamFigures> {
  const { settleMs, windowMs } = times
  const { streams, turnsPerSecond, eventsPerTurn } = load
  const port = String(await freePort())
  const server = new HelperProcess('paced-server.ts', port, String(turnsPerSecond), String(eventsPerTurn))
  await server.next()
  await warmUp(port)
  const kibBefore = getResidentKib(server.pid) ?? 0
  const client = new HelperProcess('stream-client.ts', port, String(streams))
  try {
    await client.next()
    await waitFor(settleMs)
    await server.signal()
    const [cpu, events, start] = [getCpuMs(server.pid) ?? 0, Number(await client.ask()), performance.now()]
    await waitFor(windowMs)
    const seconds = (performance.now() - start) / 1000
    const cpuMs = (getCpuMs(server.pid) ?? 0) - cpu
    const received = Number(await client.ask()) - events
    const { lagP99Ms } = (await server.signal()) as { lagP99Ms: number }
    return {
      ...load,
      eventsPerSecond: received / seconds,
      kibPerStream: ((getResidentKib(server.pid) ?? 0) - kibBefore) / streams,
      cpuUsPerEvent: (cpuMs * 1000) / received,
      busy: cpuMs / 1000 / seconds,
      lagP99Ms,
    }
  } finally {
    await client.stop()
    await server.stop()
  }
}

/** Loads and compiles code before memory is read. */
async function warmUp(port: string): Promise<void> {
  const client = new HelperProcess('stream-client.ts', port, '50')
  await client.next()
  await waitFor(2000)
  await client.stop()
  await waitFor(1000)
}
