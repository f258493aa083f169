export type { Message } from '../core/callback-message.ts'
export type { CallbackTransport } from '../core/callback-transport.ts'
