import type { IncomingHttpHeaders } from 'node:http'
import type { Route, Stream } from '../../../runtime/contract.ts'
import { GenerationReader } from './generation-reader.ts'

/** An exchange of a proxy that is over. */
export interface WatchedExchange {
  readonly method: string
  readonly headers: IncomingHttpHeaders
  readonly route: Route | undefined
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly seconds: number
  /** Undefined if the target has not replied. */
  readonly status: number | undefined
  readonly isStream: boolean
  /** Whether the client disconnected before the end. */
  readonly isCut: boolean
  /** The status of an error, the event of a failed stream, or `closed-early` if the target closed the connection. */
  readonly errorType: string | undefined
  /** What request and reply say about the call of a model, if they are one. */
  readonly generation: GenerationReader | undefined
  /** Time to the first token. */
  readonly firstTokenSeconds: number | undefined
}

export type OnExchange = (exchange: WatchedExchange) => void

export interface Ended {
  readonly status: number | undefined
  readonly end: 'whole' | 'left by the client' | 'closed early by the target'
  readonly stream: Stream | undefined
}

/** Returns what begins to watch an exchange, and passes it on when it is over. */
export function watchExchanges(onExchange: OnExchange) {
  return (
    { method = 'GET', headers }: { readonly method?: string | undefined; readonly headers: IncomingHttpHeaders },
    route: Route | undefined,
  ) => {
    const generation = route?.generation && new GenerationReader(route.generation)
    const start = performance.now()
    const getSeconds = () => (performance.now() - start) / 1000
    let firstTokenSeconds: number | undefined
    let lastEvent = ''
    return {
      takeRequest: (body: unknown, parameters: Readonly<Record<string, unknown>>) =>
        generation?.takeRequest(body, parameters),
      takeReply(data: unknown, event = '') {
        lastEvent = event
        generation?.takeReply(data)
        if (generation?.hasOutput) firstTokenSeconds ??= getSeconds()
      },
      end({ status, end, stream }: Ended) {
        const isCut = end === 'left by the client'
        const errorType = isCut ? undefined : getErrorType({ status, end, stream }, lastEvent)
        const times = { startedAt: performance.timeOrigin + start, seconds: getSeconds(), firstTokenSeconds }
        onExchange({
          method,
          headers,
          route,
          status,
          isStream: stream !== undefined,
          isCut,
          errorType,
          generation,
          ...times,
        })
      },
    }
  }
}

function getErrorType({ status, end, stream }: Ended, lastEvent: string): string | undefined {
  if (status !== undefined && status >= 400) return String(status)
  if (end !== 'whole') return 'closed-early'
  return stream?.order.failures?.includes(lastEvent) ? lastEvent : undefined
}
