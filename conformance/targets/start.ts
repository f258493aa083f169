import { ownValue } from '../../runtime/contract.ts'
import type { CommandLine } from '../command-line.ts'
import type { Feature } from '../verdict.ts'
import { claimedFeatures } from './features.ts'
import type { Target } from './target.ts'

// Loaded when they are started: the parts of a mock use its contract as soon as they are loaded.
const starters: Readonly<Record<string, (options: TargetOptions) => Promise<Target>>> = {
  mock: async ({ spec }) =>
    spec === undefined ? (await import('../../cli/local-targets.ts')).startApp('mock') : startDocumentMock(spec),
  stub: async () => (await import('../../cli/local-targets.ts')).startApp('stub'),
  minimal: async () => {
    const { startMinimal } = await import('./minimal/server.ts')
    return { name: 'minimal', features: new Set(claimedFeatures.minimal), ...(await startMinimal()) }
  },
  prism: async () => (await import('./prism.ts')).startPrism(),
  'prism-proxy': async () => (await import('./prism.ts')).startPrismProxy(),
}

type TargetOptions = Pick<CommandLine, 'with' | 'without' | 'models'> &
  Partial<Pick<CommandLine, 'key' | 'spec' | 'headers' | 'callbacks'>>

/** Starts a local target by name, or uses the server at a base URL. */
export async function startTarget(name: string, options: TargetOptions): Promise<Target> {
  const target = (await ownValue(starters, name)?.(options)) ?? remote(name, options)
  const features = new Set([...target.features, ...options.with])
  for (const feature of options.without) features.delete(feature)
  return {
    ...target,
    features,
    models: options.models,
    headers: Object.fromEntries(options.headers ?? []),
  }
}

/** `gatewright mock` of a document, in this process. */
async function startDocumentMock(spec: string): Promise<Target> {
  const { mockDocument } = await import('../../mock/mock-document.ts')
  await mockDocument(spec, { isStateless: true, warn: () => {} })
  const { startApp } = await import('../../cli/local-targets.ts')
  // Its page may have the path of an operation.
  const target = await startApp('mock', { control: false })
  return { ...target, features: documentFeatures }
}

const documentFeatures: ReadonlySet<Feature> = new Set(['streams', 'fuzz', 'any-model'])

function remote(address: string, { key = '', spec, callbacks }: TargetOptions): Target {
  const baseUrl = address.replace(/\/+$/, '')
  const own = [...(claimedFeatures.url ?? []), ...(callbacks ? (['callbacks'] as const) : [])]
  const features = spec === undefined ? new Set<Feature>(own) : documentFeatures
  return { name: 'url', baseUrl, key, features, close: async () => {} }
}
