import type { Callback } from '../runtime/webhooks/message.ts'
import type { CallbackTransport } from '../runtime/webhooks/sender.ts'
import type { ImagePorts } from './handlers/image/make-image.ts'
import type { TextPorts } from './handlers/text-format.ts'
import type { VideoPorts } from './handlers/video/video-tasks.ts'

/** All ports of a gateway. */
export interface Ports extends TextPorts, ImagePorts, VideoPorts {
  /** Replaces HTTP for callbacks. Ignored with custom `tasks`, which deliver callbacks themselves. */
  readonly callbacks?: CallbackTransport
  /** Sends a callback that belongs to no task. */
  readonly sendCallback?: (callback: Callback) => void
}
