import type { AddressInfo } from 'node:net'
import { claimedFeatures } from '../conformance/targets/features.ts'
import type { LocalServers, Target } from '../conformance/targets/target.ts'
import type { MockOptions } from '../mock/mock.ts'
import type { StubOptions } from './create-stub.ts'

// Loaded when they are started: the parts of a mock use its contract as soon as they are loaded.
const makers = {
  mock: async (options: MockOptions) => (await import('../mock/mock.ts')).createMockServer(options).app,
  stub: async (options: StubOptions) => (await import('./create-stub.ts')).createStub(options),
}

/** The mock or the stub in this process, on a free local port. */
export async function startApp(
  name: 'mock' | 'stub',
  options: Partial<StubOptions> & Pick<MockOptions, 'control'> = {},
): Promise<Target> {
  const key = 'sk-conformance'
  // When the suite is done, nobody waits for running tasks or undelivered callbacks.
  const app = await makers[name]({ keys: [key], speed: 0, graceMs: 0, log: () => {}, ...options })
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

/** The targets in this process that `gatewright conformance` starts. */
export const localServers: LocalServers = {
  mock: async (spec, allowOutside = false) => {
    if (spec === undefined) return startApp('mock')
    const { mockDocument } = await import('../mock/mock-document.ts')
    await mockDocument(spec, { isStateless: true, allowOutside, warn: () => {} })
    // Its page may have the path of an operation.
    return startApp('mock', { control: false })
  },
  stub: () => startApp('stub'),
}
