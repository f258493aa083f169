import { withResolvers } from '../../../runtime/es2024.ts'
import { withTimeout } from '../../../runtime/webhooks/concurrency.ts'
import type { Entry } from '../../journal/entry.ts'
import type { SandboxControl } from '../sandbox-control.ts'

export interface Wait {
  /** The number after which requests count that have ended already; without it they do not. */
  readonly after?: number | undefined
  readonly timeoutMs: number
  readonly signal: AbortSignal
  matches(entry: Entry): boolean
}

/** Resolves with the first request that matches and has ended, with undefined at the end of the time. */
export async function waitForEntry(
  { journal, ends }: SandboxControl,
  { after, timeoutMs, signal, matches }: Wait,
): Promise<Entry | undefined> {
  if (after !== undefined) {
    for (const entry of journal.all()) if (entry.ended !== 'running' && matches(entry)) return entry
  }
  const { promise, resolve } = withResolvers<void>()
  let ended: Entry | undefined
  const onEnd = (entry: Entry) => {
    if (!matches(entry)) return
    ended ??= entry
    resolve()
  }
  const stop = () => resolve()
  ends.on('request', onEnd)
  signal.addEventListener('abort', stop, { once: true })
  try {
    await withTimeout(timeoutMs, promise)
  } finally {
    ends.off('request', onEnd)
    signal.removeEventListener('abort', stop)
  }
  return ended
}
