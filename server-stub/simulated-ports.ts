import { randomUUID } from 'node:crypto'
import { type Clock, realClock } from './core/clock.ts'
import { LOOPBACK } from './core/loopback.ts'
import type { Log } from './core/problem.ts'
import { CallbackQueue, type HoldCallback } from './core/webhooks/queue.ts'
import { type CallbackAttempt, CallbackSender, type CallbackTransport } from './core/webhooks/sender.ts'
import { getPublicPart, hasCredentials } from './core/webhooks/url-credentials.ts'
import type { Edition } from './ports/image-bot.ts'
import type { Ports } from './ports.ts'
import { simulatedCatalog } from './simulator/catalog.ts'
import type { AccountPool } from './simulator/image/account-pool.ts'
import { simulatedImageBot } from './simulator/image/bot.ts'
import { randomFrom } from './simulator/random.ts'
import type { TextPace } from './simulator/text/pace.ts'
import { simulatedTextModel } from './simulator/text/text-model.ts'
import { simulatedVideoModel } from './simulator/video/model.ts'
import type { Database } from './store/database.ts'
import { memoryFiles, memoryStore } from './store/memory.ts'
import { MemoryTasks } from './store/memory-tasks.ts'

export interface SimulationOptions {
  /**
   * The same seed gives the same answers, and in the memory of one process the same ids; without one ids are random.
   * Read anew for each answer, so that it may be changed meanwhile.
   */
  readonly seed?: number
  /** How fast streams and tasks run; 0 is at once. */
  readonly speed?: number
  /** Time itself, in place of real time at a speed. */
  readonly clock?: Clock | undefined
  /** How fast texts are written; may change while it is in use. */
  readonly pace?: TextPace | undefined
  /** Of the image proxy. */
  readonly edition?: Edition
  /** The accounts of the image proxy; a small pool of its own when absent. */
  readonly accountPool?: AccountPool | undefined
  /** More model ids; one that ends in `*` stands for all that begin so. */
  readonly models?: readonly string[]
  /** Hosts and networks that callbacks may reach; this machine alone when absent. */
  readonly callbackHosts?: readonly string[]
  /** Signs callbacks. */
  readonly callbackSecret?: string
  /** Carries callbacks in the place of HTTP. */
  readonly callbacks?: CallbackTransport | undefined
  /** Where image tasks are told of when their submit names no address. */
  readonly notifyHook?: string
  /** Told of every attempt to deliver a callback; it must not throw. */
  readonly onAttempt?: ((attempt: CallbackAttempt) => void) | undefined
  /** Keeps callbacks back that are sent from this process's memory. */
  readonly holdCallback?: HoldCallback | undefined
  /** Keeps what has to outlive this process, and shares it with others; the memory of this process when absent. */
  readonly database?: Database
}

/** The simulator behind every port, over a database or memory; throws a `TypeError` for a `notifyHook` with credentials. */
export function simulatedPorts(options: SimulationOptions, log: Log): Ports {
  const { speed = 1, edition = 'paid', notifyHook, pace, database, callbacks } = options
  const { callbackHosts = LOOPBACK, callbackSecret = 'whsec-mock', clock = realClock(speed) } = options
  if (hasCredentials(notifyHook ?? '')) throw new TypeError('notifyHook takes a URL without user name and password.')
  const sender = new CallbackSender({
    clock,
    secret: callbackSecret,
    allow: callbackHosts,
    transport: callbacks,
    onAttempt: (attempt) => {
      const { outcome, url, reason } = attempt
      options.onAttempt?.(attempt)
      if (outcome !== 'delivered')
        log(`A callback to ${getPublicPart(url) || 'no address'} was not delivered: ${outcome}.`, reason, 'warn')
    },
  })
  const queue = new CallbackQueue({ sender, hold: options.holdCallback })
  const onError = (error: unknown) => log('A task went wrong.', error)
  // Files are had by their names alone, which are made of ids.
  const hasRandomIds = database !== undefined || options.seed === undefined
  const live = {
    clock,
    edition,
    accounts: options.accountPool,
    isShared: database !== undefined,
    hasRandomIds,
    pace,
    get seed() {
      return options.seed ?? 1
    },
  }
  return {
    clock,
    log,
    edition,
    ...(notifyHook === undefined ? {} : { globalHook: notifyHook }),
    text: simulatedTextModel(live),
    image: simulatedImageBot(live),
    video: simulatedVideoModel(live),
    models: simulatedCatalog({ extra: options.models ?? [] }),
    store: database?.store ?? memoryStore(),
    files: database?.files ?? memoryFiles(),
    tasks: database ? database.tasks(sender) : new MemoryTasks({ callbacks: queue, onError }),
    newId: hasRandomIds ? randomId : idSource(live.seed),
  }
}

/** Ids that neither another process nor the next start of this one gives again. */
function randomId(prefix: string): string {
  return `${prefix}${randomUUID().replaceAll('-', '').slice(0, 24)}`
}

function idSource(seed: number): (prefix: string) => string {
  let count = 0
  return (prefix) => `${prefix}${randomFrom(seed, 'id', count++).id(24)}`
}
