import type { TapeFault } from './fault.ts'
import { judgeExchange } from './judge-exchange.ts'
import type { TapedExchange } from './read-tape.ts'
import type { RecordedExchange } from './recorded-exchange.ts'

/** A fault and a line that tells of it. */
export interface ToldFault {
  readonly fault: TapeFault
  readonly line: string
}

export function faultsOf({ exchange, place }: TapedExchange): readonly ToldFault[] {
  return judgeExchange(exchange).map((fault) => ({ fault, line: `${place}: ${inWords(exchange, fault)}` }))
}

/** `exchange 3, POST /v1/messages 200: reply event 4 message_delta, event-order: …`, without control characters. */
export function inWords({ number, request, reply }: RecordedExchange, fault: TapeFault): string {
  const { kind, side, place, rule, message } = fault
  const status = reply ? ` ${reply.status}` : ''
  const how = kind === 'broken' ? '' : `${kind}, `
  const line = `exchange ${number}, ${request.method} ${request.path}${status}: ${side} ${place}, ${rule}: ${how}${message}`
  return line.replace(/\p{Cc}/gu, '?')
}
