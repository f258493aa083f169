import { startApp } from './app.ts'
import { claimedFeatures } from './features.ts'
import { startPrismProcess } from './prism-process.ts'
import { reviewOfPrism } from './prism-review.ts'
import type { Target } from './target.ts'

/** A server, the stub unless said otherwise, behind Prism's proxy, which has its say on all that passes; closing ends both. */
export async function startPrismProxy(server?: Target): Promise<Target> {
  const stub = server ?? (await startApp('stub'))
  const prism = await startPrismProcess('proxy', stub.baseUrl)
  return {
    ...stub,
    name: 'prism-proxy',
    baseUrl: prism.baseUrl,
    features: new Set(claimedFeatures['prism-proxy']),
    review: reviewOfPrism,
    close: async () => {
      await prism.close()
      await stub.close()
    },
  }
}
