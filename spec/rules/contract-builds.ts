import { type DiagnosticCode, getHelp } from '../../generators/diagnostics.ts'
import type { Rule } from './specification.ts'

/** Reported by Redocly or another rule with a more precise location. */
const reportedElsewhere: ReadonlySet<DiagnosticCode> = new Set(['duplicate-operation-id', 'unresolved-ref'])

/** The generators can build the contract. Rules that need the contract report nothing until this one passes. */
export const contractBuilds: Rule = {
  name: 'contract-builds',
  document: 'openapi',
  *check({ diagnostics }) {
    for (const diagnostic of diagnostics) {
      const { code, message, at } = diagnostic
      if (!reportedElsewhere.has(code)) yield { message: `${message} ${getHelp(diagnostic)}`, at }
    }
  },
}
