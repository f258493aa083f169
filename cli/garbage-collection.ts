import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterFirstReply } from './first-reply.ts'

/** V8 does not mark the heap in steps for this time. */
const FIRST_MS = 10_000
/** How often a mock checks whether it is idle. */
const CHECK_MS = 1000
/**
 * Checks in a row that find a mock idle before its memory is freed: many after it has worked for longer than a start, since V8 would have
 * to enlarge it again for the next requests.
 */
const CHECKS = { start: 1, work: 60 }
const START_MS = 500
/** An idle mock works for less than this share of the time. */
const IDLE = 0.02
/** Less memory is not worth a collection. */
const WORTH_BYTES = 8 * 1024 * 1024
/** A collection of a larger heap would stop the mock for too long; it takes 60 ms for the usual one, of 15 MB. */
const MAX_HEAP_BYTES = 64 * 1024 * 1024

/**
 * Adapts V8's garbage collection to a mock, whose objects live for one request, and which is often idle. Flags are set late, since cached
 * code is valid only for the flags that it was made with.
 */
export function tuneCollection(): void {
  afterFirstReply(() => {
    // The journal keeps the objects of the first requests, so that V8 would create those of all among the long-lived ones.
    setFlagsFromString('--no-allocation-site-pretenuring')
    if (isLarge()) return
    // The first marking of the heap would cost the first thousand requests a fifth of their processor time.
    setFlagsFromString('--no-incremental-marking')
    setTimeout(() => setFlagsFromString('--incremental-marking'), FIRST_MS).unref()
  })
  freeWhenIdle()
}

/** Frees what the start or many requests have needed. V8 would keep it: often half of the memory. */
function freeWhenIdle(): void {
  let checked = performance.eventLoopUtilization()
  let idleChecks = 0
  let least = 0
  const check = () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, checked)
    checked = now
    idleChecks = utilization > IDLE ? 0 : idleChecks + 1
    if (idleChecks < (now.active < START_MS ? CHECKS.start : CHECKS.work)) return
    if (process.memoryUsage.rss() < least + WORTH_BYTES || isLarge()) return
    collectAll()
    least = process.memoryUsage.rss()
  }
  setInterval(check, CHECK_MS).unref()
}

function isLarge(): boolean {
  return getHeapStatistics().used_heap_size > MAX_HEAP_BYTES
}

/** Other kinds of collection leave the memory to V8. */
function collectAll(): void {
  setFlagsFromString('--expose-gc')
  const collect: NodeJS.GCFunction = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
