import type { ModelCatalog, ModelInfo } from '../../server-stub/ports/access.ts'

const ownedBy = 'gatewright'
/** 1 July 2025, in Unix seconds. */
const created = 1_751_328_000

const models: readonly ModelInfo[] = [
  { id: 'gw-text-large', created, ownedBy, kind: 'text', contextTokens: 200_000 },
  { id: 'gw-text-small', created: created + 86_400, ownedBy, kind: 'text', contextTokens: 128_000 },
  { id: 'gw-reasoner', created: created + 2_592_000, ownedBy, kind: 'text', contextTokens: 200_000 },
  { id: 'gw-video-1', created: created + 5_184_000, ownedBy, kind: 'video' },
  { id: 'gw-image-1', created: created + 7_776_000, ownedBy, kind: 'image' },
]

/**
 * A small fixed catalog, allowed for every key, with additional ids: one that ends in `*` is a prefix and is not listed; one
 * that contains `video` or `image` is a model of that kind, others are text models.
 */
export function simulatedCatalog(extra: readonly string[] = [], base = models): ModelCatalog {
  const listed = [...base, ...extra.filter((id) => !id.endsWith('*')).map(extraModel)]
  const prefixes = extra.filter((id) => id.endsWith('*')).map((id) => id.slice(0, -1))
  return {
    list: async () => listed,
    find: async (id) => {
      const model = listed.find((entry) => entry.id === id)
      return model ?? (prefixes.some((prefix) => id.startsWith(prefix)) ? extraModel(id) : undefined)
    },
  }
}

function extraModel(id: string): ModelInfo {
  if (id.includes('video')) return { id, created, ownedBy, kind: 'video' }
  if (id.includes('image')) return { id, created, ownedBy, kind: 'image' }
  return { id, created, ownedBy, kind: 'text', contextTokens: 128_000 }
}
