import { randomUUID } from 'node:crypto'
import { type Clock, realClock } from '../../runtime/clock.ts'
import { type Log, logToStderr, Problem } from '../../runtime/problem.ts'
import { getMessage } from '../../runtime/webhooks/message.ts'
import { CallbackQueue, type HoldCallback } from '../../runtime/webhooks/queue.ts'
import {
  type CallbackAttempt,
  CallbackSender,
  type CallbackTransport,
  callbackSecrets,
  isCallbackSecret,
  KNOWN_SECRET,
  type SpoilSignature,
} from '../../runtime/webhooks/sender.ts'
import { getPublicPart, hasCredentials } from '../../runtime/webhooks/url-credentials.ts'
import type { ModelCatalog, ModelInfo } from '../ports/access.ts'
import type { Edition, Refused } from '../ports/image-bot.ts'
import type { Files, Store, TaskStore } from '../ports/state.ts'
import type { Ports } from '../ports.ts'
import { memoryFiles, memoryStore } from './store/memory.ts'
import { MemoryTasks } from './store/memory-tasks.ts'

/** The stores of records, files and tasks. */
export interface Storage {
  readonly store: Store
  readonly files: Files
  /** The tasks. This process starts to work on them; call it once. */
  tasks(sender: CallbackSender): TaskStore
}

export interface BasePortsOptions {
  /** Speed factor of streams and tasks; 0 means no delays. */
  readonly speed?: number
  /** Replaces the real clock with `speed`. */
  readonly clock?: Clock | undefined
  readonly edition?: Edition
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
  /** Spoils signatures of callbacks, for tests of receivers. */
  readonly spoilSignature?: SpoilSignature | undefined
  /** Persistent storage, shared with other processes; memory if absent. */
  readonly database?: Storage
}

/**
 * Creates all ports of a gateway without models: the clock, the storage, callbacks, and a catalog of `models`. Requests are
 * refused until you replace `text`, `video` and `image` with your models. Throws a `TypeError` for a `notifyHook` with
 * credentials, and for a `callbackSecret` that no receiver can use.
 *
 * ```ts
 * const ports = { ...basePorts({ models: ['my-model'] }), text: textModel(write) }
 * const app = createApp(ports, { keys: ['sk-of-mine'] })
 * ```
 */
export function basePorts(options: BasePortsOptions = {}, log: Log = logToStderr): Ports {
  const { speed = 1, clock = realClock(speed), edition = 'paid', notifyHook, database } = options
  if (hasCredentials(notifyHook ?? '')) throw new TypeError('notifyHook takes a URL without user name and password.')
  const sender = createSender({ ...options, clock }, log)
  const queue = new CallbackQueue({ sender, hold: options.holdCallback })
  const onError = (error: unknown) => log('A task went wrong.', error)
  return {
    clock,
    log,
    edition,
    ...(notifyHook === undefined ? {} : { globalHook: notifyHook }),
    ...withoutModels(options.models),
    store: database?.store ?? memoryStore(),
    files: database?.files ?? memoryFiles(),
    sendCallback: (callback) => queue.send(getMessage(callback)),
    tasks: database ? database.tasks(sender) : new MemoryTasks({ callbacks: queue, onError }),
    newId: (prefix) => `${prefix}${randomUUID().replaceAll('-', '').slice(0, 24)}`,
  }
}

function createSender(options: BasePortsOptions & { readonly clock: Clock }, log: Log): CallbackSender {
  const { clock, callbackHosts, callbackSecret = KNOWN_SECRET, callbacks, logsCallbacks = true } = options
  if (!isCallbackSecret(callbackSecret)) throw new TypeError(`callbackSecret takes ${callbackSecrets}.`)
  return new CallbackSender({
    clock,
    secret: callbackSecret,
    allow: callbackHosts,
    transport: callbacks,
    spoil: options.spoilSignature,
    onAttempt: (attempt) => {
      const { outcome, url, reason } = attempt
      options.onAttempt?.(attempt)
      if (outcome !== 'delivered' && logsCallbacks)
        log(`A callback to ${getPublicPart(url) || 'no address'} was not delivered: ${outcome}.`, reason, 'warn')
    },
  })
}

/** Ports that refuse every request; the catalog lists the models. */
export function withoutModels(models: readonly string[] = []): Pick<Ports, 'text' | 'video' | 'image' | 'models'> {
  return {
    text: { generate: refuseModel, countTokens: refuseModel },
    video: { plan: refuseModel, generate: refuseModel },
    image: {
      submit: async () => noAccount,
      run: () => {
        throw new Error('invariant: a job was not accepted')
      },
      upload: async () => noAccount,
      seed: async () => noAccount,
    },
    models: listModels([], models),
  }
}

const noAccount: Refused = {
  type: 'refused',
  reason: 'account-unavailable',
  message: 'There are no accounts behind this server.',
}

function refuseModel({ model }: { readonly model: string }): never {
  const shown = model.length > 64 ? `${model.slice(0, 64)}...` : model
  const message = `The model \`${shown}\` does not exist. \`GET /v1/models\` lists the available models.`
  throw new Problem('not-found', message, { variant: 'unknown-model' })
}

/** 1 July 2025, in Unix seconds. */
const CREATED = 1_751_328_000

/**
 * A catalog of fixed models, allowed for every key, with additional ids: one that ends in `*` is a prefix and is not listed;
 * one that contains `video` or `image` is a model of that kind, others are text models.
 */
export function listModels(models: readonly ModelInfo[], ids: readonly string[]): ModelCatalog {
  const listed = [...models, ...ids.filter((id) => !id.endsWith('*')).map(describeModel)]
  const prefixes = ids.filter((id) => id.endsWith('*')).map((id) => id.slice(0, -1))
  return {
    list: async () => listed,
    find: async (id) => {
      const model = listed.find((candidate) => candidate.id === id)
      return model ?? (prefixes.some((prefix) => id.startsWith(prefix)) ? describeModel(id) : undefined)
    },
  }
}

function describeModel(id: string): ModelInfo {
  const common = { id, created: CREATED, ownedBy: 'gatewright' }
  if (id.includes('video')) return { ...common, kind: 'video' }
  if (id.includes('image')) return { ...common, kind: 'image' }
  return { ...common, kind: 'text', contextTokens: 128_000 }
}
