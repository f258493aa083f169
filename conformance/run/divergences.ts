import { readFileSync } from 'node:fs'
import { schemaChecker } from '../../settings/check-schema.ts'
import { parseValidFile } from '../../settings/located-file.ts'
import { matchesPattern } from '../verdict.ts'

/** Cases that a target fails for a reason that is written down. */
export interface Divergence {
  /** Pattern of ids, which `matchesPattern` reads. */
  readonly pattern: string
  /** Patterns of ids that the target passes nevertheless. */
  readonly except?: readonly string[]
  readonly targets: readonly string[]
  readonly reason: string
}

const strings = { type: 'array', items: { type: 'string' } }
const schema = {
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
}

/** Reads `divergences.yaml`. Throws `FileErrors`. */
export function readDivergences(): readonly Divergence[] {
  const text = readFileSync(new URL('../divergences.yaml', import.meta.url), 'utf8')
  return parseValidFile('conformance/divergences.yaml', text, schemaChecker(schema)).value as readonly Divergence[]
}

/** Finds why a target fails a case, by the target's name and the id of the case. */
export function findDivergence(divergences: readonly Divergence[], target: string, id: string): Divergence | undefined {
  return divergences.find(({ targets, pattern, except = [] }) => {
    if (!targets.includes(target) || !matchesPattern(pattern, id)) return false
    return !except.some((exception) => matchesPattern(exception, id))
  })
}
