import type { AnyCall, HandlerTable, Outcome } from './handler.ts'
import { ownValue } from './own-value.ts'

/** The handler of an operation, for calls that validation has passed. Throws where there is none. */
export function handlerOf(handlers: HandlerTable, operationId: string): (call: AnyCall) => Promise<Outcome> {
  const handle = ownValue(handlers, operationId)
  if (handle === undefined) throw new Error(`There is no handler for ${operationId}.`)
  // The table is typed by what each handler takes; that the call is that is what validation has made sure of.
  return (call) => handle(call as never)
}
