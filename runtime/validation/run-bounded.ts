import { type Context, createContext, Script } from 'node:vm'

/** Attempts per run; a busy machine does not delay this many in a row. */
const MAX_TRIES = 10

const script = new Script('work()')
let scope: Context | undefined

/**
 * Calls a function without side effects for at most `timeoutMs` of processor time; throws the error of `node:vm` beyond
 * it. Node.js limits real time, so a call that a busy machine delayed is repeated.
 */
export function runBounded<T>(work: () => T, timeoutMs: number): T {
  const before = processorTime()
  let result: { readonly value: T } | undefined
  scope ??= createContext({})
  for (let tries = 1; result === undefined; tries++) {
    scope.work = () => {
      result = { value: work() }
    }
    try {
      script.runInContext(scope, { timeout: timeoutMs })
    } catch (error) {
      if (!isTimeout(error) || tries === MAX_TRIES || processorTime() - before >= timeoutMs) throw error
    }
  }
  return result.value
}

/** Whether a run took too long. The error belongs to another context, so `instanceof Error` is false. */
export function isTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}

/** In milliseconds; only of this thread from Node.js 23.9 on. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage()
  return (user + system) / 1000
}
