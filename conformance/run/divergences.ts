import { readFileSync } from 'node:fs'
import { schemaChecker } from '../../settings/check-schema.ts'
import { parseValidFile } from '../../settings/located-file.ts'
import { matchesPattern } from '../verdict.ts'

/** A case that a target is known to fail. */
export interface Divergence {
  /** Pattern of ids; see `matchesPattern`. */
  readonly pattern: string
  /** Patterns of ids that the target passes nevertheless. */
  readonly except?: readonly string[]
  readonly targets: readonly string[]
  readonly reason: string
}

const strings = { type: 'array', items: { type: 'string' } }
const check = schemaChecker({
  type: 'array',
  items: {
    type: 'object',
    required: ['pattern', 'targets', 'reason'],
    additionalProperties: false,
    properties: {
      pattern: { type: 'string' },
      except: strings,
      targets: strings,
      reason: { type: 'string', minLength: 1 },
    },
  },
})

/** `divergences.yaml`. Throws `FileErrors`. */
export function readDivergences(): readonly Divergence[] {
  const text = readFileSync(new URL('../divergences.yaml', import.meta.url), 'utf8')
  return parseValidFile('conformance/divergences.yaml', text, check).value as readonly Divergence[]
}

export function findDivergence(all: readonly Divergence[], target: string, id: string): Divergence | undefined {
  return all.find(({ targets, pattern, except = [] }) => {
    if (!targets.includes(target) || !matchesPattern(pattern, id)) return false
    return !except.some((each) => matchesPattern(each, id))
  })
}
