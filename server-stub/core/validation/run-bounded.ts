import type { Context, Script } from 'node:vm'

/** Attempts per run; a busy machine does not delay this many in a row. */
const MAX_TRIES = 10

/**
 * Runs a script for at most `timeoutMs` of processor time; throws the error of `node:vm` beyond it. Node.js limits real
 * time, so a run that a busy machine delayed is repeated.
 */
export function runBounded(script: Script, scope: Context, timeoutMs: number): unknown {
  const before = processorTime()
  for (let tries = 1; ; tries++) {
    try {
      return script.runInContext(scope, { timeout: timeoutMs })
    } catch (error) {
      if (!isTimeout(error) || tries === MAX_TRIES || processorTime() - before >= timeoutMs) throw error
    }
  }
}

/** Whether a run took too long. The error belongs to another context, so `instanceof Error` is false. */
export function isTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}

/** In milliseconds; only of this thread from Node.js 23.9 on. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage()
  return (user + system) / 1000
}
