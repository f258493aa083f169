import { claimedFeatures } from '../conformance/targets/features.ts'
import type { LocalServers, Target } from '../conformance/targets/target.ts'
import type { MockOptions } from '../mock/mock.ts'
import { loadAddedContracts } from '../server-stub/added-contracts.ts'
import { getUrl } from '../settings/output.ts'
import type { StubOptions } from './create-stub.ts'

type LocalOptions = Partial<Omit<StubOptions, 'contract'> & Pick<MockOptions, 'control' | 'contract'>>

const key = 'sk-conformance'
/** When the suite is done, nobody waits for running tasks or undelivered callbacks. */
const shared = { keys: [key], speed: 0, graceMs: 0, log: () => {} }

// Loaded when they are started.
const makers = {
  mock: async (options: LocalOptions) => {
    const { contract = (await import('../mock/gateway-mock.ts')).gatewayMock } = options
    const { createMockServer } = await import('../mock/mock.ts')
    return createMockServer({ ...shared, ...options, contract }).app
  },
  stub: async ({ contract, ...options }: LocalOptions) => {
    const { createStub } = await import('./create-stub.ts')
    return createStub({ ...shared, ...options })
  },
}

/** The mock or the stub in this process, on a free local port. */
export async function startApp(name: 'mock' | 'stub', options: LocalOptions = {}): Promise<Target> {
  const app = await makers[name](options)
  await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    name,
    baseUrl: getUrl(app.server, '127.0.0.1'),
    key,
    features: new Set(claimedFeatures[name]),
    close: async () => void (await app.close()),
  }
}

/** The targets in this process that `gatewright conformance` starts. */
export const localServers: LocalServers = {
  mock: async ({ tables, ...added }) => {
    if (tables === undefined) {
      const { loadGatewayMock } = await import('../mock/gateway-mock.ts')
      return startApp('mock', { contract: await loadGatewayMock(added) })
    }
    const { createExampleMock } = await import('../mock/mock-document.ts')
    const contract = createExampleMock(tables, tables.title, { stateless: true })
    // Its page may have the path of an operation, and the addresses of callbacks are samples.
    return startApp('mock', { contract, control: false, callbackHosts: [] })
  },
  stub: async (options) => startApp('stub', { added: await loadAddedContracts(options) }),
}
