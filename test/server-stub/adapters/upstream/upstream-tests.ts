import type { AppOptions } from 'gatewright/stub'
import { afterEach, beforeEach } from 'vitest'
import type { UpstreamConfig } from '../../../../settings/upstream-config.ts'
import { getSender, type Send } from '../../../mock/serve-mock.ts'
import { json, type RecordingServer, startRecordingServer } from '../../../support/recording-server.ts'
import type { ServedApp } from '../../../support/serve-app.ts'
import { stubOver } from './served-over.ts'

/** An upstream that records its requests, and a stub over it: both new in each test, and closed after it. */
export interface UpstreamTest {
  upstream: RecordingServer
  stub: ServedApp
  /** Starts the stub. */
  over(config?: Partial<UpstreamConfig>, logged?: string[], options?: Partial<AppOptions>): Promise<void>
  readonly request: Send
}

/** Registers the hooks of these tests; `base` and `path` configure the upstream for all of them. */
export function upstreamTests(base: Omit<UpstreamConfig, 'baseUrl'>, path = ''): UpstreamTest {
  const test = {
    over: async (config, ...more) => {
      test.stub = await stubOver({ baseUrl: test.upstream.url + path, ...base, ...config }, ...more)
    },
    request: (...given) => getSender({ ...test.stub, fetch })(...given),
  } as UpstreamTest
  beforeEach(async () => {
    test.upstream = await startRecordingServer(json({}))
  })
  afterEach(async () => {
    await test.stub.close()
    await test.upstream.close()
  })
  return test
}

/** Sends a request of the messages format. */
export function askMessages(request: Send, more: object = {}, { headers = {}, ...init }: MessageInit = {}) {
  const message = { model: 'm', max_tokens: 10, messages: [{ role: 'user', content: 'Hi' }], ...more }
  return request('/v1/messages', { ...init, json: message, headers: { 'messages-version': '1', ...headers } })
}

interface MessageInit {
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}
