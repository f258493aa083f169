import type { OwnModel } from '../own-models.ts'
import type { ReceiverPlace } from '../receiver.ts'
import type { Feature } from '../verdict.ts'
import { startApp } from './app.ts'
import { claimedFeatures } from './features.ts'
import { startMinimal } from './minimal/server.ts'
import { startPrism, startPrismProxy } from './prism.ts'
import type { Target } from './target.ts'

export const localTargets = ['mock', 'stub', 'minimal', 'prism', 'prism-proxy'] as const

const starters: Readonly<Record<string, () => Promise<Target>>> = {
  mock: () => startApp('mock'),
  stub: () => startApp('stub'),
  minimal: async () => ({ name: 'minimal', features: new Set(claimedFeatures.minimal), ...(await startMinimal()) }),
  prism: startPrism,
  'prism-proxy': () => startPrismProxy(),
}

export interface TargetOptions {
  readonly key?: string | undefined
  /** Features of a remote target that differ from the default. */
  readonly with: readonly Feature[]
  readonly without: readonly Feature[]
  readonly models: readonly OwnModel[]
  /** Where a remote target sends its callbacks. */
  readonly callbacks?: ReceiverPlace
}

/** Starts a local target by name, or uses the server at a base URL. */
export async function startTarget(name: string, options: TargetOptions): Promise<Target> {
  const target = (await starters[name]?.()) ?? remote(name, options)
  const features = new Set([...target.features, ...options.with])
  for (const feature of options.without) features.delete(feature)
  return { ...target, features, models: options.models, close: () => target.close() }
}

function remote(address: string, { key = '', callbacks }: TargetOptions): Target {
  const baseUrl = address.replace(/\/+$/, '')
  const features = new Set<Feature>([...(claimedFeatures.url ?? []), ...(callbacks ? (['callbacks'] as const) : [])])
  return { name: 'url', baseUrl, key, features, close: async () => {} }
}
