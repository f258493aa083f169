import type { Reasoning } from '../ports/text-model.ts'

const upTo: readonly (readonly [number, NonNullable<Reasoning['effort']>])[] = [
  [2048, 'low'],
  [8192, 'medium'],
  [Infinity, 'high'],
]

/** The effort for upstreams without a token budget; undefined if none was requested. */
export function getEffort({ enabled, effort, budgetTokens }: Reasoning): Reasoning['effort'] {
  if (!enabled || effort !== undefined || budgetTokens === undefined) return enabled ? (effort ?? 'medium') : undefined
  return upTo.find(([limit]) => budgetTokens <= limit)?.[1]
}
