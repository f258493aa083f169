import { listModels } from '../../server-stub/adapters/base-ports.ts'
import type { ModelCatalog, ModelInfo } from '../../server-stub/ports/access.ts'

const ownedBy = 'gatewright'
/** 1 July 2025, in Unix seconds. */
const created = 1_751_328_000

export const simulatedModels: readonly ModelInfo[] = [
  { id: 'gw-text-large', created, ownedBy, kind: 'text', contextTokens: 200_000 },
  { id: 'gw-text-small', created: created + 86_400, ownedBy, kind: 'text', contextTokens: 128_000 },
  { id: 'gw-reasoner', created: created + 2_592_000, ownedBy, kind: 'text', contextTokens: 200_000 },
  { id: 'gw-video-1', created: created + 5_184_000, ownedBy, kind: 'video' },
  { id: 'gw-image-1', created: created + 7_776_000, ownedBy, kind: 'image' },
]

/** A small fixed catalog, with additional ids. */
export function simulatedCatalog(ids: readonly string[] = []): ModelCatalog {
  return listModels(simulatedModels, ids)
}
