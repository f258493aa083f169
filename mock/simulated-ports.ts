import { randomUUID } from 'node:crypto'
import { type Clock, realClock } from '../runtime/clock.ts'
import { LOOPBACK } from '../runtime/loopback.ts'
import type { Log } from '../runtime/problem.ts'
import { randomFrom } from '../runtime/random.ts'
import { CallbackQueue, type HoldCallback } from '../runtime/webhooks/queue.ts'
import {
  type CallbackAttempt,
  CallbackSender,
  type CallbackTransport,
  callbackSecrets,
  isCallbackSecret,
  KNOWN_SECRET,
} from '../runtime/webhooks/sender.ts'
import { getPublicPart, hasCredentials } from '../runtime/webhooks/url-credentials.ts'
import type { Database } from '../server-stub/adapters/store/database.ts'
import { memoryFiles, memoryStore } from '../server-stub/adapters/store/memory.ts'
import { MemoryTasks } from '../server-stub/adapters/store/memory-tasks.ts'
import type { Edition } from '../server-stub/ports/image-bot.ts'
import type { Ports } from '../server-stub/ports.ts'
import { simulatedCatalog } from './simulator/catalog.ts'
import type { AccountPool } from './simulator/image/account-pool.ts'
import { simulatedImageBot } from './simulator/image/bot.ts'
import type { TextPace } from './simulator/text/pace.ts'
import { simulatedTextModel } from './simulator/text/text-model.ts'
import { simulatedVideoModel } from './simulator/video/model.ts'

export interface SimulationOptions {
  /**
   * The same seed gives the same answers and, without a database, the same ids; without a seed ids are random. Read for
   * every answer, so it may change at any time.
   */
  readonly seed?: number
  /** Speed factor of streams and tasks; 0 means no delays. */
  readonly speed?: number
  /** Replaces the real clock with `speed`. */
  readonly clock?: Clock | undefined
  /** Speed of text generation; may change at any time. */
  readonly pace?: TextPace | undefined
  readonly edition?: Edition
  /** Accounts of the image proxy; a small default pool if absent. */
  readonly accountPool?: AccountPool | undefined
  /** Additional model ids, or id prefixes ending in `*`. */
  readonly models?: readonly string[]
  /** Hosts and networks allowed for callbacks; loopback by default. */
  readonly callbackHosts?: readonly string[]
  readonly callbackSecret?: string
  /** Replaces HTTP for callbacks. */
  readonly callbacks?: CallbackTransport | undefined
  /** The callback address of image tasks without `notifyHook`. */
  readonly notifyHook?: string
  /** Whether callbacks that fail are logged; default true. */
  readonly logsCallbacks?: boolean
  /** Called after every callback attempt; must not throw. */
  readonly onAttempt?: ((attempt: CallbackAttempt) => void) | undefined
  /** Delays callbacks that are sent from memory. */
  readonly holdCallback?: HoldCallback | undefined
  /** Persistent storage, shared with other processes; memory if absent. */
  readonly database?: Database
}

/** Creates all ports from the simulator, with a database or memory; throws a `TypeError` for a `notifyHook` with credentials
 * and for a `callbackSecret` that no receiver can use. */
export function simulatedPorts(options: SimulationOptions, log: Log): Ports {
  const { speed = 1, edition = 'paid', notifyHook, pace, database, callbacks, logsCallbacks = true } = options
  const { callbackHosts = LOOPBACK, callbackSecret = KNOWN_SECRET, clock = realClock(speed) } = options
  if (hasCredentials(notifyHook ?? '')) throw new TypeError('notifyHook takes a URL without user name and password.')
  if (!isCallbackSecret(callbackSecret)) throw new TypeError(`callbackSecret takes ${callbackSecrets}.`)
  const sender = new CallbackSender({
    clock,
    secret: callbackSecret,
    allow: callbackHosts,
    transport: callbacks,
    onAttempt: (attempt) => {
      const { outcome, url, reason } = attempt
      options.onAttempt?.(attempt)
      if (outcome !== 'delivered' && logsCallbacks)
        log(`A callback to ${getPublicPart(url) || 'no address'} was not delivered: ${outcome}.`, reason, 'warn')
    },
  })
  const queue = new CallbackQueue({ sender, hold: options.holdCallback })
  const onError = (error: unknown) => log('A task went wrong.', error)
  // File names are secret and contain ids.
  const hasRandomIds = database !== undefined || options.seed === undefined
  const context = {
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
    text: simulatedTextModel(context),
    image: simulatedImageBot(context),
    video: simulatedVideoModel(context),
    models: simulatedCatalog(options.models),
    store: database?.store ?? memoryStore(),
    files: database?.files ?? memoryFiles(),
    tasks: database ? database.tasks(sender) : new MemoryTasks({ callbacks: queue, onError }),
    newId: hasRandomIds ? randomId : idSource(context.seed),
  }
}

function randomId(prefix: string): string {
  return `${prefix}${randomUUID().replaceAll('-', '').slice(0, 24)}`
}

function idSource(seed: number): (prefix: string) => string {
  const random = randomFrom(seed, 'id')
  return (prefix) => `${prefix}${random.id(24)}`
}
