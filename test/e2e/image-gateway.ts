import { families } from '../../generated/errors.ts'
import { routes } from '../../generated/routes.ts'
import { realClock } from '../../server-stub/core/clock.ts'
import { keyRing } from '../../server-stub/core/http/keys.ts'
import { createServer } from '../../server-stub/core/http/server.ts'
import type { Log } from '../../server-stub/core/problem.ts'
import { CallbackQueue } from '../../server-stub/core/webhooks/queue.ts'
import { CallbackSender } from '../../server-stub/core/webhooks/sender.ts'
import { serveFiles } from '../../server-stub/files-route.ts'
import { imageHandlers } from '../../server-stub/handlers/image/handlers.ts'
import { ImageTasks } from '../../server-stub/handlers/image/image-tasks.ts'
import type { ImagePorts } from '../../server-stub/handlers/image/make-image.ts'
import { familyRules } from '../../server-stub/judge/families/families.ts'
import type { Edition, ImageBot } from '../../server-stub/ports/image-bot.ts'
import { simulatedImageBot } from '../../server-stub/simulator/image/bot.ts'
import { memoryFiles } from '../../server-stub/store/memory.ts'
import { MemoryTasks } from '../../server-stub/store/memory-tasks.ts'
import { replyValidation } from '../find-violations.ts'
import { ImageClient } from './image-client.ts'

export interface GatewayOptions {
  readonly edition?: Edition
  readonly image?: ImageBot
}

/** The image proxy on a local socket, by default over the simulator. */
export interface Gateway {
  readonly client: ImageClient
  /** What was sent against the contract, and what went wrong outside of any request; a test expects none. */
  readonly wrong: readonly unknown[]
  /** Lets work and callbacks end. */
  close(): Promise<void>
}

const key = 'sk-test'

export async function startGateway(options: GatewayOptions = {}): Promise<Gateway> {
  const wrong: unknown[] = []
  const log = (_: string, cause: unknown) => void wrong.push(cause)
  const ports = { ...getPorts(options, log), log }
  const tasks = new ImageTasks(ports)
  const server = createServer({
    contract: { families, routes: routes.filter(({ family }) => family === 'image') },
    handlers: imageHandlers(ports, tasks),
    isKey: keyRing([key]),
    replyValidation: replyValidation(familyRules, (finding) => void wrong.push(finding)),
    maxBodyBytes: 16 * 1024 * 1024,
    log,
  })
  serveFiles(server, () => ports.files)
  const baseUrl = await server.listen({ host: '127.0.0.1', port: 0 })
  const close = async () => {
    await ports.tasks.close(600_000)
    await server.close()
  }
  return { client: new ImageClient(baseUrl, key), wrong, close }
}

function getPorts({ edition = 'paid', ...options }: GatewayOptions, log: Log): Omit<ImagePorts, 'log'> {
  const clock = realClock(0)
  const callbacks = new CallbackQueue({ sender: new CallbackSender({ clock, secret: 'secret' }) })
  let ids = 0
  return {
    image: simulatedImageBot({ clock, seed: 1, edition }),
    clock,
    files: memoryFiles(),
    tasks: new MemoryTasks({ callbacks, onError: (error) => log('A task went wrong.', error) }),
    newId: (prefix) => `${prefix}${++ids}`,
    edition,
    ...options,
  }
}
