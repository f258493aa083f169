export type { Message } from '../core/webhooks/message.ts'
export type { CallbackTransport } from '../core/webhooks/sender.ts'
