import { execFileSync } from 'node:child_process'
import { loadTimes } from './load.ts'
import { median } from './measure.ts'
import { type RequestName, requests } from './requests.ts'
import { compileScript, type ServerName, startServer } from './servers.ts'

/** The last of each range of requests to a fresh process. */
const RANGE_ENDS = [10, 100, 1000, 5000]
/** Requests at the same time; fewer would let the client sleep. */
const CONNECTIONS = 10

const requestCases = [
  { name: 'listing', status: 200 },
  { name: 'small', status: 200 },
  { name: 'unauthenticated', status: 401 },
  { name: 'notFound', status: 404 },
] as const satisfies readonly { readonly name: RequestName; readonly status: number }[]

const servers = ['bare', 'Fastify + ajv', 'aimock', 'mock'] as const satisfies readonly ServerName[]
/** Libraries that answer `fetch` in the process of the client, whose time counts too. */
const libraries = ['msw', 'createMock']

/** What a range costs for one request, in microseconds. */
export interface RangeCost {
  readonly cpuUs: number
  readonly wallUs: number
}

/** Measures requests to fresh processes, all servers in turn in each round, and prints a table for each request. */
export async function measureCold(recording: string, rounds: number, print: (text: string) => void): Promise<void> {
  for (const { name, status } of requestCases) {
    const costs = new Map<string, RangeCost[][]>()
    const add = (server: string, ranges: RangeCost[]) => costs.set(server, [...(costs.get(server) ?? []), ranges])
    for (let round = 0; round < rounds; round++) {
      for (const server of servers)
        add(server, await measureServer(server, recording, { request: requests[name], status }))
      if (name === 'listing') for (const library of libraries) add(`${library}, in process`, measureLibrary(library))
    }
    print(formatTable(name, costs))
  }
}

async function measureServer(
  name: ServerName,
  recording: string,
  exchange: { readonly request: Buffer; readonly status: number },
): Promise<RangeCost[]> {
  const { port, pid, stop } = await startServer(name, recording)
  const ranges: RangeCost[] = []
  let begin = 0
  for (const end of RANGE_ENDS) {
    const load = { ...exchange, port, pid, connections: CONNECTIONS }
    const { replies, elapsedMs, serverCpuMs = Number.NaN } = await loadTimes((end - begin) / CONNECTIONS, load)
    ranges.push({ cpuUs: (serverCpuMs / replies) * 1000, wallUs: (elapsedMs / replies) * 1000 })
    begin = end
  }
  await stop()
  return ranges
}

function measureLibrary(name: string): RangeCost[] {
  const args = [compileScript('tools/bench/in-process.ts'), name, ...RANGE_ENDS.map(String)]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
}

function formatTable(name: string, costs: ReadonlyMap<string, RangeCost[][]>): string {
  const getMedians = (server: string, cost: keyof RangeCost) =>
    RANGE_ENDS.map((_, range) => median((costs.get(server) ?? []).map((ranges) => ranges[range]?.[cost] ?? Number.NaN)))
  const bare = getMedians('bare', 'cpuUs')
  const rows = [...costs.keys()].map((server) => {
    const wall = getMedians(server, 'wallUs')
    const cells = getMedians(server, 'cpuUs').map((cpu, range) => {
      const ratio = (cpu / (bare[range] ?? Number.NaN)).toFixed(2)
      return `${ratio} (${Math.round(cpu)}, ${Math.round(wall[range] ?? Number.NaN)})`
    })
    return [server, ...cells]
  })
  const head = [`${name}: to bare (cpu us, wall us)`, ...RANGE_ENDS.map((end) => `to request ${end}`)]
  return `${[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n\n`
}
