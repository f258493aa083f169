import type { AddressInfo } from 'node:net'
import { claimedFeatures } from '../conformance/targets/features.ts'
import type { Target } from '../conformance/targets/target.ts'
import { createMockServer, type MockOptions } from '../mock/mock.ts'
import { type AppOptions, createApp } from '../server-stub/app.ts'

const makers = {
  mock: (options: AppOptions & Pick<MockOptions, 'control'>) => createMockServer(options).app,
  stub: createApp,
}

/** The mock or the stub in this process, on a free local port. */
export async function startApp(
  name: 'mock' | 'stub',
  options: Partial<AppOptions> & Pick<MockOptions, 'control'> = {},
): Promise<Target> {
  const key = 'sk-conformance'
  // When the suite is done, nobody waits for running tasks or undelivered callbacks.
  const app = makers[name]({ keys: [key], speed: 0, graceMs: 0, log: () => {}, ...options })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return {
    name,
    baseUrl: `http://127.0.0.1:${port}`,
    key,
    features: new Set(claimedFeatures[name]),
    close: async () => void (await app.close()),
  }
}
