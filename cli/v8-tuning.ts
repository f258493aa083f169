import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterFirstReply } from './first-reply.ts'

/** How often a mock checks whether it is idle. */
const CHECK_MS = 1000
/** The number of successive checks that must find a mock idle. After work it is high, since V8 enlarges the memory again for new requests. */
const CHECKS = { start: 1, work: 60 }
/** A mock that has worked for less time has only started. */
const START_MS = 500
/** An idle mock works for less than this share of the time. */
const IDLE = 0.02
/** Less memory is not worth a collection. */
const WORTH_BYTES = 8 * 1024 * 1024
/** A collection of a larger heap would stop the mock for too long: one of the usual 15 MB takes 10 ms, and 40 to free memory. */
const MAX_HEAP_BYTES = 64 * 1024 * 1024

/**
 * A young mock is tuned for its first thousand requests, since many mocks end before their second: functions are compiled early, by the fast
 * compiler Maglev alone, on the main thread. V8 would wait for 400 calls, and begin with TurboFan soon, which rarely pays.
 */
const young = [
  '--efficiency-mode',
  '--invocation-count-for-maglev=100',
  '--minimum-invocations-after-ic-update=100',
] as const
const usual = [
  '--no-efficiency-mode',
  '--invocation-count-for-maglev=400',
  '--minimum-invocations-after-ic-update=500',
] as const
/** The processor time after which a mock is no longer young. */
const YOUNG_US = 500_000
/** How often that time is read: long streams and other work of the process take it without a reply. */
const AGE_CHECK_MS = 200

/**
 * V8 would mark the whole heap for two of three bodies of 10 MB, since the limit for buffers does not grow. With one limit for heap and
 * buffers it does so for one of four, of many one of ten. The limit is twice what is in use: the usual four times need more memory.
 */
const globalLimit = ['--external-memory-accounted-in-global-limit', '--heap-growing-percent=100'] as const

/** V8 prints an error for a flag that it does not have; before version 13 those of a young mock have no effect. */
const v8Version = Number.parseInt(process.versions.v8, 10)
const hasFlags = v8Version >= 13 && v8Version <= 14

let isTuned = false

/**
 * Adapts V8 to a process that is a mock: its objects live for one request, it is often idle, and it often ends soon. Flags are set late, since
 * cached code is valid only for the flags that it was made with.
 */
export function tuneV8(): void {
  if (isTuned) return
  isTuned = true
  afterFirstReply(() => {
    // A journal keeps the objects of the first requests, so that V8 would create those of all among the long-lived ones.
    setFlagsFromString('--no-allocation-site-pretenuring')
    if (hasFlags) {
      setFlags(globalLimit)
      tuneYoung()
    }
    // V8 would begin to mark the heap soon: the first thousand requests would take a fifth more processor time.
    if (!isLarge()) collect('regular')
  })
  freeWhenIdle()
}

function tuneYoung(): void {
  const start = process.cpuUsage()
  setFlags(young)
  const check = () => {
    const { user, system } = process.cpuUsage(start)
    if (user + system < YOUNG_US) return
    clearInterval(timer)
    setFlags(usual)
  }
  const timer = setInterval(check, AGE_CHECK_MS).unref()
}

function setFlags(flags: readonly string[]): void {
  for (const flag of flags) setFlagsFromString(flag)
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
    // Other collections leave the memory to V8.
    collect('last-resort')
    least = process.memoryUsage.rss()
  }
  setInterval(check, CHECK_MS).unref()
}

function isLarge(): boolean {
  return getHeapStatistics().used_heap_size > MAX_HEAP_BYTES
}

function collect(flavor: 'regular' | 'last-resort'): void {
  const collectGarbage = globalThis.gc ?? exposeCollection()
  collectGarbage({ type: 'major', execution: 'sync', flavor })
}

function exposeCollection(): NodeJS.GCFunction {
  setFlagsFromString('--expose-gc')
  try {
    return runInNewContext('gc')
  } finally {
    setFlagsFromString('--no-expose-gc')
  }
}
