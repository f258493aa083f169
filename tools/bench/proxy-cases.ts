import type { Bench, Case } from './case.ts'
import { timeExchanges } from './exchange.ts'
import { median } from './measure.ts'
import { createLoadCase, measureFirstEvent } from './request-cases.ts'
import { requests } from './requests.ts'
import type { ServerName } from './servers.ts'

/** The bare server, directly and behind two validating proxies. */
const proxies = ['bare', 'proxy', 'prism proxy'] as const satisfies readonly ServerName[]

/** An upstream that replies immediately, and in front of it a bare proxy or the stub in two modes. */
const overUpstream = [
  'upstream',
  'bare proxy',
  'stub, pass-through',
  'stub, chat-completions',
] as const satisfies readonly ServerName[]

/** Lists the cases of what stands between a client and a server: our proxy and Prism's, and the stub over an upstream. */
export function proxyCases(bench: Bench): Case[] {
  const { effort, running, recording } = bench
  const measureFirst = async (server: string) => measureFirstEvent(effort.firstEvents, (await running.get(server)).port)
  const measureWhole = async (server: string, request: 'small' | 'shortStream') => {
    const times = await timeExchanges(effort.firstEvents, (await running.get(server)).port, requests[request])
    return median(times.map(({ endMs }) => endMs))
  }
  const proxy = { table: 'proxy', servers: proxies, reference: 'bare' } as const
  const first = { name: 'proxy-first-event', title: 'request to first event', unit: 'ms' } as const
  const small = { name: 'proxy-small', title: 'small messages request', request: 'small', warmUps: 0.25 } as const
  const stream = { name: 'proxy-events', title: 'event of a stream of 2,000', request: 'longStream' } as const
  return [
    { ...proxy, ...first, warmUp: measureFirst, sample: measureFirst },
    createLoadCase({ ...proxy, ...small }, bench),
    createLoadCase(
      { ...proxy, ...stream, events: recording.streams.longStream.length, connections: 1, replies: 10 },
      bench,
    ),
    ...(['small', 'shortStream'] as const).map(
      (request): Case => ({
        name: request === 'small' ? 'upstream-request' : 'upstream-stream',
        title: request === 'small' ? 'request, to its end' : 'stream of 25 events, to its end',
        unit: 'ms',
        table: 'stub',
        servers: overUpstream,
        warmUp: (server) => measureWhole(server, request),
        sample: (server) => measureWhole(server, request),
      }),
    ),
  ]
}
