import type { CallbackTransport } from '../../server-stub/ports/callbacks.ts'

/** What stands for your own queue here: it has a message once `publish` has resolved. */
export interface Queue {
  publish(topic: string, message: { key: string; id: string; value: string }, signal: AbortSignal): Promise<void>
}

/**
 * Callbacks to a queue in the place of HTTP: the client's address names a topic, as `queue://films`; with any other
 * address nobody is told. Where the queue is away it rejects, and the message comes again with the same id.
 */
export function callbacksOver(queue: Queue): CallbackTransport {
  return {
    deliver: async ({ id, subject, url, body }, signal) => {
      const { protocol, hostname } = new URL(url)
      if (protocol === 'queue:') await queue.publish(hostname, { key: subject, id, value: body }, signal)
    },
  }
}
