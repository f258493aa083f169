import type { Case, Effort } from './case.ts'
import { checkStatus, withConnections } from './load.ts'
import { getPercentile } from './measure.ts'
import { type RequestName, requests } from './requests.ts'
import type { RunningServers } from './running-servers.ts'
import type { ServerName } from './servers.ts'

/** An upstream that replies immediately, and in front of it a bare proxy or the stub in two modes. */
const servers = [
  'bare proxy',
  'upstream',
  'stub, pass-through',
  'stub, chat-completions',
] as const satisfies readonly ServerName[]

const kinds: readonly { readonly name: string; readonly title: string; readonly request: RequestName }[] = [
  { name: 'upstream-request', title: 'a whole reply of an upstream', request: 'small' },
  { name: 'upstream-stream', title: 'a stream of an upstream, to its end', request: 'shortStream' },
]

const percentiles = [
  { suffix: '', words: 'the median', share: 0.5 },
  { suffix: '-p99', words: 'the 99th percentile', share: 0.99 },
] as const

/** Lists the cases of the cost of the stub between a client and an upstream, in successive exchanges. */
export function upstreamCases({ exchanges }: Effort, running: RunningServers): Case[] {
  return kinds.flatMap(({ name, title, request }) =>
    percentiles.map(({ suffix, words, share }) => {
      const sample = async (server: string) => ({
        value: getPercentile(await getTimes(exchanges, (await running.get(server)).port, request), share),
      })
      return {
        name: name + suffix,
        title: `${title}, ${words}`,
        unit: 'ms',
        servers,
        reference: 'bare proxy',
        warmUp: sample,
        sample,
      }
    }),
  )
}

/** Measures successive exchanges over one connection, in milliseconds. */
async function getTimes(count: number, port: number, request: RequestName): Promise<number[]> {
  return withConnections({ port, connections: 1 }, async ([connection]) => {
    const times: number[] = []
    while (connection !== undefined && times.length < count) {
      const before = performance.now()
      checkStatus(await connection.exchange(requests[request]), { status: 200 })
      times.push(performance.now() - before)
    }
    return times
  })
}
