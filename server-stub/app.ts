import type { FastifyInstance } from 'fastify'
import { families } from '../generated/errors.ts'
import type { Handlers } from '../generated/handlers.ts'
import { routes } from '../generated/routes.ts'
import { LOOPBACK } from './core/allowed-addresses.ts'
import { Callbacks } from './core/callbacks.ts'
import { realClock } from './core/clock.ts'
import { keyRing } from './core/keys.ts'
import { type Log, logToStderr } from './core/log.ts'
import type { Observer } from './core/observe.ts'
import { createServer } from './core/server.ts'
import { serveFiles } from './files-route.ts'
import { generateContentHandlers } from './handlers/generate-content/handlers.ts'
import { imageHandlers } from './handlers/image/handlers.ts'
import { ImageTasks } from './handlers/image/image-tasks.ts'
import { messagesHandlers } from './handlers/messages/handlers.ts'
import { modelsHandlers } from './handlers/models/handlers.ts'
import { responsesHandlers } from './handlers/responses/handlers.ts'
import { videoHandlers } from './handlers/video/handlers.ts'
import { videoTasks } from './handlers/video/video-tasks.ts'
import { simulatedCatalog } from './simulator/catalog.ts'
import { simulatedImageBot } from './simulator/image/bot.ts'
import { randomFrom } from './simulator/random.ts'
import { simulatedTextModel } from './simulator/text/text-model.ts'
import { simulatedVideoModel } from './simulator/video/model.ts'
import { memoryFiles, memoryStore } from './store/memory.ts'

export interface AppOptions {
  /** Each lets a request in, with or without its `sk-` prefix. */
  readonly keys: readonly string[]
  /** The same seed gives the same answers. */
  readonly seed?: number
  /** How fast streams and tasks run; 0 is at once. */
  readonly speed?: number
  /** Takes the contract's own spellings only. */
  readonly strict?: boolean
  /** Of the image proxy. */
  readonly edition?: 'open' | 'paid'
  /** More model ids; one that ends in `*` stands for all that begin so. */
  readonly models?: readonly string[]
  /** Hosts and networks that callbacks may reach beside this machine. */
  readonly callbackHosts?: readonly string[]
  /** Signs callbacks. */
  readonly callbackSecret?: string
  /** Where image tasks are told of when their submit names no address. */
  readonly notifyHook?: string
  /** When given, all that is sent is checked against the contract. */
  readonly observer?: Observer
  readonly log?: Log
}

/** How long running work may go on when the app is closed. */
const graceMs = 3500

/** The gateway over the simulator, not listening yet. */
export function createApp(options: AppOptions): FastifyInstance {
  const { log = logToStderr, strict = false, observer } = options
  const ports = simulatedPorts(options, log)
  const images = new ImageTasks(ports)
  const videos = videoTasks(ports)
  const handlers: Handlers = {
    ...generateContentHandlers(ports),
    ...imageHandlers(ports, images),
    ...messagesHandlers(ports),
    ...modelsHandlers(ports.models),
    ...responsesHandlers(ports),
    ...videoHandlers(ports, videos),
  }
  const contract = { families, routes }
  const checked = observer ? { observer } : {}
  const app = createServer({ contract, handlers, isKey: keyRing(options.keys), strict, graceMs, log, ...checked })
  serveFiles(app, ports.files)
  app.addHook('preClose', async () => {
    await Promise.all([images.close(graceMs), videos.close(graceMs)])
    await ports.callbacks.close(500)
  })
  return app
}

function simulatedPorts(options: AppOptions, log: Log) {
  const {
    seed = 1,
    speed = 1,
    edition = 'paid',
    notifyHook,
    callbackHosts = [],
    callbackSecret = 'whsec-mock',
  } = options
  const clock = realClock(speed)
  return {
    clock,
    log,
    edition,
    ...(notifyHook === undefined ? {} : { globalHook: notifyHook }),
    text: simulatedTextModel({ seed, clock }),
    image: simulatedImageBot({ seed, clock }),
    video: simulatedVideoModel({ seed, clock }),
    models: simulatedCatalog({ extra: options.models ?? [] }),
    store: memoryStore(),
    files: memoryFiles(),
    callbacks: new Callbacks({
      clock,
      secret: callbackSecret,
      allow: [...LOOPBACK, ...callbackHosts],
      onAttempt: ({ outcome, url, reason }) => {
        if (outcome !== 'delivered') log(`A callback to ${addressOf(url)} was not delivered: ${outcome}.`, reason)
      },
    }),
    newId: idSource(seed),
  }
}

/** Without what may be secret in a URL: user, password and query. */
function addressOf(url: string): string {
  const parsed = URL.parse(url)
  return parsed ? `${parsed.origin}${parsed.pathname}` : 'no address'
}

function idSource(seed: number): (prefix: string) => string {
  let count = 0
  return (prefix) => `${prefix}${randomFrom(seed, 'id', count++).id(24)}`
}
