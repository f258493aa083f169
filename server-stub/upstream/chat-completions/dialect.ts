import type { Dialect } from '../dialect.ts'
import { ChatDecoder } from './decode-events.ts'
import { encodeRequest } from './encode-request.ts'

export const chatCompletions: Dialect = {
  path: '/chat/completions',
  encodeRequest,
  decoder: (prompt, secrets) => new ChatDecoder(prompt, secrets),
}
