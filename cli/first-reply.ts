import { subscribe, unsubscribe } from 'node:diagnostics_channel'

const CHANNEL = 'http.server.response.finish'

/** Calls `work` once, after the first reply of any server of this process: in the order of the calls of this function. */
export function afterFirstReply(work: () => void): void {
  const run = () => {
    unsubscribe(CHANNEL, run)
    work()
  }
  subscribe(CHANNEL, run)
}
