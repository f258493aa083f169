import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { matchesPattern } from './verdict.ts'

/** A case that a target is known to fail. */
export interface Divergence {
  /** Pattern of ids; see `matchesPattern`. */
  readonly pattern: string
  /** Patterns of ids that the target passes nevertheless. */
  readonly except?: readonly string[]
  readonly targets: readonly string[]
  readonly reason: string
}

/** `divergences.yaml`. Throws if it is not an array of divergences. */
export function readDivergences(): Divergence[] {
  const value: unknown = parse(readFileSync(new URL('divergences.yaml', import.meta.url), 'utf8'))
  if (Array.isArray(value) && value.every(isDivergence)) return value
  throw new TypeError('divergences.yaml must be an array of {pattern, targets, reason}.')
}

function isDivergence(value: unknown): value is Divergence {
  if (typeof value !== 'object' || value === null) return false
  const { pattern, targets, reason, except = [] } = value as Partial<Divergence>
  return (
    typeof pattern === 'string' &&
    Array.isArray(except) &&
    Array.isArray(targets) &&
    typeof reason === 'string' &&
    reason !== ''
  )
}

export function findDivergence(all: readonly Divergence[], target: string, id: string): Divergence | undefined {
  return all.find(({ targets, pattern, except = [] }) => {
    if (!targets.includes(target) || !matchesPattern(pattern, id)) return false
    return !except.some((each) => matchesPattern(each, id))
  })
}
