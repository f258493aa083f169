import { execFileSync } from 'node:child_process'
import { type Bench, type Case, ours } from './case.ts'
import type { Load } from './load.ts'
import { shareRuns } from './measure.ts'
import { getAims } from './request-cases.ts'
import { type RequestName, requests } from './requests.ts'
import { compileScript, type ServerName, startServer } from './servers.ts'

/** The last of each range of requests to a fresh process. */
const RANGE_ENDS = [10, 100, 1000, 5000]
/** The range whose figures have aims. */
const AIMED_END = 1000
/** Requests at the same time; fewer would let the client sleep. */
const CONNECTIONS = 10

const rows = [
  { name: 'listing', title: 'listing', status: 200, toBare: 1.6 },
  { name: 'small', title: 'small messages', status: 200, toBare: 2.5 },
  { name: 'unauthenticated', title: '401', status: 401, toBare: 1.6 },
  { name: 'notFound', title: '404', status: 404, toBare: 1.6 },
] as const satisfies readonly { readonly name: RequestName; readonly [name: string]: unknown }[]

const servers = ['bare', 'Fastify + ajv', 'aimock', ours] as const satisfies readonly ServerName[]

/** The cost of a request of one range. */
export interface RangeCost {
  readonly cpuUs: number
  readonly wallUs: number
}

/** Lists the cases of the first requests to fresh processes, and to libraries that answer `fetch` in the process of the client. */
export function coldCases(bench: Bench): Case[] {
  const overHttp = rows.flatMap(({ name, title, status, toBare }) => {
    const measure = (server: string) =>
      measureFresh(server as ServerName, bench, { request: requests[name], status, connections: CONNECTIONS })
    return listRanges(
      { name: `cold-${name}`, title, servers, reference: 'bare', aims: getAims(servers, toBare) },
      measure,
    )
  })
  const inProcess = { name: 'cold-in-process', title: 'listing in process', servers: ['msw', ours], reference: 'msw' }
  return [...overHttp, ...listRanges(inProcess, async (server) => runInProcess(server, RANGE_ENDS))]
}

type Common = Pick<Case, 'name' | 'title' | 'servers' | 'reference' | 'aims'>

function listRanges({ aims, ...common }: Common, measure: (server: string) => Promise<RangeCost[]>): Case[] {
  const runs = shareRuns(measure)
  return RANGE_ENDS.flatMap((end, at) =>
    (['cpuUs', 'wallUs'] as const).map((field): Case => {
      const isAimed = end === AIMED_END && field === 'cpuUs' && aims !== undefined
      return {
        ...common,
        name: `${common.name}-${end}${field === 'cpuUs' ? '' : '-wall'}`,
        title: `${common.title}, requests ${(RANGE_ENDS[at - 1] ?? 0) + 1} to ${end}${field === 'cpuUs' ? '' : ', time'}`,
        unit: 'us',
        ...(isAimed ? { table: 'requests', aims } : {}),
        sample: runs((ranges) => ranges[at]?.[field] ?? Number.NaN),
      }
    }),
  )
}

async function measureFresh(
  server: ServerName,
  { load, recordingFile }: Bench,
  exchange: Omit<Load, 'port' | 'pid'>,
): Promise<RangeCost[]> {
  const { port, pid, stop } = await startServer(server, recordingFile)
  try {
    const ranges: RangeCost[] = []
    let sent = 0
    for (const end of RANGE_ENDS) {
      ranges.push(await load({ ...exchange, port, pid }, { seconds: 1, replies: end - sent }))
      sent = end
    }
    return ranges
  } finally {
    await stop()
  }
}

/** Runs the script of libraries in a process of its own, and returns what it prints. */
export function runInProcess(name: string, counts: readonly number[]): RangeCost[] {
  const args = [compileScript('tools/bench/in-process.ts'), name, ...counts.map(String)]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
}
