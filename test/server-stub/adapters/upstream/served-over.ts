import type { ContractRules } from 'gatewright/judge'
import type { AppOptions } from 'gatewright/stub'
import type { UpstreamConfig } from '../../../../settings/upstream-config.ts'
import { closeAfterAll } from '../../../support/close-after.ts'
import { allRules } from '../../../support/find-violations.ts'
import type { Received } from '../../../support/recording-server.ts'
import { type ServedApp, serveApp } from '../../../support/serve-app.ts'
import { chatUpstream } from './chat-upstream.ts'

/** A stub with one upstream for all models; validates what the stub sends by the contract. */
export interface Over {
  readonly stub: ServedApp
  /** For upstreams that record their requests. */
  readonly received: readonly Received[]
  close(): Promise<void>
}

export const upstreamKey = 'sk-upstream-secret'

/** The stub over an upstream with that configuration, for every model. */
export function stubOver(
  config: UpstreamConfig,
  logged: string[] = [],
  options: Partial<AppOptions> = {},
): Promise<ServedApp> {
  const upstreams = { upstreams: { far: config }, models: { '*': ['far'] } }
  const log = (message: string, cause?: unknown) => void logged.push(`${message} ${cause}`)
  return serveApp({ ...options, upstreams, log }, rulesOfUpstreams)
}

/** The rules except those of usage in streams, where input tokens are estimated, and of tools that an upstream invents. */
const rulesOfUpstreams: ContractRules = {
  streams: mapValues(allRules.streams, (format) => ({
    ...format,
    rules: format.rules.filter(({ name }) => name !== 'usage'),
    replies: format.replies.filter(({ name }) => name !== 'usage' && name !== 'offered-tool'),
  })),
  replies: mapValues(allRules.replies, ({ rules, ...rest }) => ({
    ...rest,
    rules: rules.filter(({ name }) => name !== 'offered-tool'),
  })),
}

function mapValues<T>(table: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [key, change(value)]))
}

/** The stub over each kind of text upstream: chat completions, and a mock with the responses format. */
export const overText = {
  'chat-completions': async (options?: Partial<AppOptions>): Promise<Over> => {
    const upstream = await chatUpstream()
    const { url, received } = upstream
    const config = { kind: 'chat-completions', baseUrl: `${url}/v1`, key: { value: upstreamKey } } as const
    const stub = await stubOver(config, [], options)
    return { stub, received, close: async () => void (await stub.close().finally(() => upstream.close())) }
  },
  responses: async (options?: Partial<AppOptions>): Promise<Over> => {
    const mock = await serveApp({ log: () => undefined })
    const config = { kind: 'responses', baseUrl: `${mock.baseUrl}/v1`, key: { value: mock.key } } as const
    const stub = await stubOver(config, [], options)
    return { stub, received: [], close: async () => void (await stub.close().finally(() => mock.close())) }
  },
}

/** The simulation, and the stub over each kind of text upstream; closed after the tests of the file. */
export async function sharedBackends(options: Partial<AppOptions> = {}) {
  const simulation = await closeAfterAll(serveApp({ log: () => undefined, ...options }))
  const backends: [name: string, ServedApp][] = [['the simulation', simulation]]
  for (const [kind, start] of Object.entries(overText)) {
    backends.push([`a ${kind} upstream`, (await closeAfterAll(start(options))).stub])
  }
  return { simulation, backends }
}
