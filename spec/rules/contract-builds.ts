import { type DiagnosticCode, diagnosticHelp } from '../../generators/diagnostics.ts'
import type { Rule } from './rule.ts'

/** Said by Redocly or by another rule, where the place is known better. */
const saidElsewhere: ReadonlySet<DiagnosticCode> = new Set([
  'duplicate-operation-id',
  'missing-operation-id',
  'name-clash',
  'unresolved-ref',
])

/**
 * The generators can build the contract: whatever stops `npm run generate` stops the lint too. Rules that look at the
 * contract have nothing to say until this one is content.
 */
export const contractBuilds: Rule = {
  name: 'contract-builds',
  document: 'openapi',
  *check({ diagnostics }) {
    for (const { code, message, at } of diagnostics) {
      if (!saidElsewhere.has(code)) yield { message: `${message} ${diagnosticHelp[code]}`, at }
    }
  },
}
