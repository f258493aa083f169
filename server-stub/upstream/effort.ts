import type { Reasoning } from '../ports/text-model.ts'

const upTo: readonly (readonly [number, NonNullable<Reasoning['effort']>])[] = [
  [2048, 'low'],
  [8192, 'medium'],
  [Infinity, 'high'],
]

/** How hard to think, for upstreams that take no budget; undefined where nothing was asked for. */
export function getEffort({ enabled, effort, budgetTokens }: Reasoning): Reasoning['effort'] {
  if (!enabled || effort !== undefined || budgetTokens === undefined) return enabled ? (effort ?? 'medium') : undefined
  return upTo.find(([limit]) => budgetTokens <= limit)?.[1]
}
