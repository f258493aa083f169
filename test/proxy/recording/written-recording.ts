import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type {
  RecordedInteraction,
  RecordedReply,
  RecordedRequest,
} from '../../../proxy/recording/recorded-interaction.ts'
import { testFolder } from '../../support/temporary-folder.ts'

export interface WrittenExchange {
  readonly request: Pick<RecordedRequest, 'method' | 'path'> & Partial<RecordedRequest>
  readonly reply: Pick<RecordedReply, 'status'> & Partial<RecordedReply>
  readonly end?: RecordedInteraction['end']
}

/** A recording of these exchanges, removed after the test. */
export function writeRecording(exchanges: readonly WrittenExchange[]): string {
  const path = join(testFolder(), 'recording')
  mkdirSync(path)
  for (const [index, { request, reply, end = 'whole' }] of exchanges.entries()) {
    const headers = { authorization: 'Bearer removed', ...(request.body ? { 'content-type': 'application/json' } : {}) }
    const exchange = {
      recording: 1,
      number: index + 1,
      request: { query: {}, headers, ...request },
      reply: { atMs: 0, headers: { 'content-type': 'application/json' }, ...reply },
      end,
    }
    writeFileSync(join(path, `${String(index + 1).padStart(4, '0')}-exchange.json`), JSON.stringify(exchange))
  }
  return path
}

/** A list of one model. */
export function listing(id: string): WrittenExchange {
  const data = [{ id, object: 'model', created: 1, owned_by: 'me' }]
  return {
    request: { method: 'GET', path: '/v1/models' },
    reply: { status: 200, body: { json: { object: 'list', data } } },
  }
}
