import type { Message } from './message.ts'

/** Carries callbacks to those who wait for them. */
export interface CallbackTransport {
  /**
   * Resolves when the message has arrived; what rejects is tried again after a while, up to six times, with the same
   * `id`. Messages of one subject are handed over one by one, in their order. Stops as soon as `signal` is aborted,
   * which happens after 10 seconds too.
   */
  deliver(message: Message, signal: AbortSignal): Promise<void>
}
