import { claimedFeatures } from './features.ts'
import { startPrismProcess } from './prism-process.ts'
import type { Target } from './target.ts'

/** Prism as a mock of the bundle. */
export async function startPrism(): Promise<Target> {
  const prism = await startPrismProcess('mock')
  return { name: 'prism', key: 'sk-conformance', features: new Set(claimedFeatures.prism), ...prism }
}
