import type { Feature } from '../verdict.ts'
import { startApp } from './app.ts'
import { claimedFeatures } from './features.ts'
import { startPrism } from './prism.ts'
import type { Target } from './target.ts'

export const localTargets = ['mock', 'stub', 'prism'] as const

const starters: Readonly<Record<string, () => Promise<Target>>> = {
  mock: () => startApp('mock'),
  stub: () => startApp('stub'),
  prism: startPrism,
}

export interface TargetOptions {
  readonly key: string | undefined
  /** What a target at an address has beyond or short of what is supposed of one. */
  readonly with: readonly Feature[]
  readonly without: readonly Feature[]
}

/** Starts a local target by its name, or takes the server at an address. */
export async function startTarget(name: string, options: TargetOptions): Promise<Target> {
  const target = (await starters[name]?.()) ?? remote(name, options.key ?? '')
  const features = new Set([...target.features, ...options.with])
  for (const feature of options.without) features.delete(feature)
  return { ...target, features, close: () => target.close() }
}

function remote(address: string, key: string): Target {
  const baseUrl = address.replace(/\/+$/, '')
  return { name: 'url', baseUrl, key, features: new Set(claimedFeatures.url), close: async () => {} }
}
