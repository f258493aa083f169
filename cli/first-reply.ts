import { subscribe, unsubscribe } from 'node:diagnostics_channel'

const CHANNEL = 'http.server.response.finish'

/**
 * Calls `work` once, after the first reply of any server of this process for which `isDue` is true: in the order of the calls of this
 * function.
 */
export function afterFirstReply(work: () => void, isDue = () => true): void {
  const run = () => {
    if (!isDue()) return
    unsubscribe(CHANNEL, run)
    work()
  }
  subscribe(CHANNEL, run)
}
