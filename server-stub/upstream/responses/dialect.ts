import type { Dialect } from '../dialect.ts'
import { ResponseDecoder } from './decode-events.ts'
import { encodeRequest } from './encode-request.ts'

export const responses: Dialect = {
  path: '/responses',
  encodeRequest,
  decoder: (prompt, secrets) => new ResponseDecoder(prompt, secrets),
}
