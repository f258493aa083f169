import type { CallbackTransport } from '../../server-stub/ports/state.ts'

/** Replace with your queue. `publish` resolves when the message is stored. */
export interface Queue {
  publish(topic: string, message: { key: string; id: string; value: string }, signal: AbortSignal): Promise<void>
}

/**
 * Sends callbacks to a queue instead of HTTP. The client's address names the topic, such as `queue://videos`; other
 * addresses are ignored. If `publish` rejects, the callback is retried with the same id.
 */
export function callbacksOver(queue: Queue): CallbackTransport {
  return {
    deliver: async ({ id, subject, url, body }, signal) => {
      const { protocol, hostname } = new URL(url)
      if (protocol === 'queue:') await queue.publish(hostname, { key: subject, id, value: body }, signal)
    },
  }
}
