import type { Handlers } from '../generated/handlers.ts'
import type { HandlerTable } from '../runtime/handler.ts'
import type { MockTables } from '../runtime/http/mock-tables.ts'
import type { ContractRules } from '../runtime/judge/contract.ts'
import { generateContentHandlers } from './handlers/generate-content/handlers.ts'
import { imageHandlers } from './handlers/image/handlers.ts'
import { ImageTasks } from './handlers/image/image-tasks.ts'
import { messagesHandlers } from './handlers/messages/handlers.ts'
import { modelsHandlers } from './handlers/models/handlers.ts'
import { responsesHandlers } from './handlers/responses/handlers.ts'
import { videoHandlers } from './handlers/video/handlers.ts'
import { type VideoTasks, videoTasks } from './handlers/video/video-tasks.ts'
import type { Ports } from './ports.ts'

/** A contract that a server may serve beside the gateway's, over the same ports. */
export interface AddedContract extends MockTables {
  readonly rules: ContractRules
  readonly createHandlers: (ports: Ports) => HandlerTable
}

/** The handlers and tasks of a gateway, independent of a server. */
export interface Gateway {
  /** With those of contracts that are served beside its own. */
  readonly handlers: Handlers
  readonly images: ImageTasks
  readonly videos: VideoTasks
  /** Lets running work and callbacks finish within `graceMs`, then aborts them. */
  close(graceMs: number): Promise<void>
}

/** Default time for running work after `close`. */
export const GRACE_MS = 3500

/** The gateway over `ports`, with the handlers of contracts that are served beside its own. */
export function createGateway(ports: Ports, added: readonly AddedContract[] = []): Gateway {
  const images = new ImageTasks(ports)
  const videos = videoTasks(ports)
  return {
    handlers: {
      ...Object.assign({}, ...added.map(({ createHandlers }) => createHandlers(ports))),
      ...generateContentHandlers(ports),
      ...imageHandlers(ports, images),
      ...messagesHandlers(ports),
      ...modelsHandlers(ports.models),
      ...responsesHandlers(ports),
      ...videoHandlers(ports, videos),
    },
    images,
    videos,
    close: (graceMs) => ports.tasks.close(graceMs),
  }
}
