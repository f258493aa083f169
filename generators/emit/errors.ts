import type { Problem } from '../model/contract.ts'
import { type Printable, printLiteral } from '../print/literal.ts'
import { renderTemplate } from '../print/template.ts'
import { type EmitInput, type FileMap, getImportPath } from './emitted.ts'
import { toPrintable } from './routes.ts'

/** `errors.ts`: for each family, the reply body of each kind of problem. */
export function emitErrors({ contract, core, header }: EmitInput): FileMap {
  const families = contract.families.map(({ name, fallback, problems }) => ({
    name,
    fallback,
    problems: Object.fromEntries(problems.map((problem) => [problem.kind, describeProblem(problem)])),
  }))
  const contractPath = getImportPath(core, 'contract.ts')
  return new Map([['errors.ts', renderTemplate('errors', { header, contractPath, families: printLiteral(families) })]])
}

function describeProblem({ status, variants, slots }: Problem): Printable {
  return {
    status,
    variants: variants.map(({ name, value }) => ({ name, body: toPrintable(value) })),
    slots: { ...slots },
  }
}
