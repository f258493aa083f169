import { ownValue } from '../../runtime/json.ts'
import type { CommandLine } from '../command-line.ts'
import type { Feature } from '../verdict.ts'
import { claimedFeatures } from './features.ts'
import type { LocalOptions, LocalServers, Target } from './target.ts'

type Start = (options: TargetOptions, servers: LocalServers) => Promise<Target>

const startLocal: Readonly<Record<string, Start>> = {
  mock: async (options, { mock }) => {
    const { tables } = options
    const target = await mock(options)
    return tables === undefined ? target : { ...target, features: documentFeatures }
  },
  stub: (options, { stub }) => stub(options),
  prism: async () => (await import('./prism.ts')).startPrism(),
  'prism-proxy': async (_, { stub }) => (await import('./prism.ts')).startPrismProxy(await stub({})),
}

type TargetOptions = Pick<CommandLine, 'with' | 'without' | 'models'> &
  LocalOptions &
  Partial<Pick<CommandLine, 'key' | 'spec' | 'headers' | 'callbacks'>>

/** Starts a local target by name, or uses the server at a base URL. */
export async function startTarget(name: string, options: TargetOptions, servers: LocalServers): Promise<Target> {
  const target = (await ownValue(startLocal, name)?.(options, servers)) ?? useRemoteTarget(name, options)
  const features = new Set([...target.features, ...options.with])
  for (const feature of options.without) features.delete(feature)
  return {
    ...target,
    features,
    models: options.models,
    headers: Object.fromEntries(options.headers ?? []),
  }
}

const documentFeatures: ReadonlySet<Feature> = new Set(['streams', 'fuzz', 'any-model'])

function useRemoteTarget(address: string, { key = '', spec, callbacks }: TargetOptions): Target {
  const baseUrl = address.replace(/\/+$/, '')
  const gatewayFeatures = new Set<Feature>([
    ...(claimedFeatures.url ?? []),
    ...(callbacks ? ['callbacks' as const] : []),
  ])
  const features = spec === undefined ? gatewayFeatures : documentFeatures
  return { name: 'url', baseUrl, key, features, close: async () => {} }
}
