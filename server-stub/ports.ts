import type { CallbackTransport } from './core/webhooks/sender.ts'
import type { ImagePorts } from './handlers/image/make-image.ts'
import type { TextPorts } from './handlers/text-ports.ts'
import type { VideoPorts } from './handlers/video/video-tasks.ts'

/** All that a gateway stands on. */
export interface Ports extends TextPorts, ImagePorts, VideoPorts {
  /** Callbacks go over HTTP when absent. Not asked where `tasks` are others: those deliver themselves. */
  readonly callbacks?: CallbackTransport
}
