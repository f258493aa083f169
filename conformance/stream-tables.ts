import { routes } from '../generated/routes.ts'
import type { Route, Stream } from '../server-stub/core/contract.ts'

/** Every stream of the contract; of one operation those with a condition first. */
export const streams: readonly Stream[] = routes.flatMap((route) => route.streams)

/** Throws where there is no such stream. */
export function findStream(name: string): Stream {
  const stream = streams.find((each) => each.name === name)
  if (stream === undefined) throw new RangeError(`The contract has no stream ${name}.`)
  return stream
}

/** Throws where there is no such operation. */
export function findRoute(operationId: string): Route {
  const route = routes.find((each) => each.operationId === operationId)
  if (route === undefined) throw new RangeError(`The contract has no operation ${operationId}.`)
  return route
}
