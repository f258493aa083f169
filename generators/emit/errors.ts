import type { Built } from '../model/build-contract.ts'
import type { Problem } from '../model/contract.ts'
import { type Printable, printLiteral } from '../print/literal.ts'
import { renderTemplate } from '../print/template.ts'
import { type EmitInput, type FileMap, getImportPath } from './emitted.ts'
import { getTemplates } from './problem-templates.ts'
import { printVariants } from './routes.ts'

/** `errors.ts`: for each family, the reply body of every kind of problem, and those of operations. */
export function emitErrors(input: EmitInput): FileMap {
  const { core, header } = input
  const contractPath = getImportPath(core, 'contract.ts')
  const templates = Array.from(getTemplates(input).templates, ([name, row]) => ({ name, value: printLiteral(row) }))
  const values = { header, contractPath, templates, families: printLiteral(getFamilyRows(input)) }
  return new Map([['errors.ts', renderTemplate('errors', values)]])
}

export function getFamilyRows({ contract }: Built): readonly Printable[] {
  return contract.families.map(({ name, fallback, notOffered, rateLimitHeaders, problems }) => ({
    name,
    fallback,
    notOffered: notOffered.length === 0 ? undefined : notOffered,
    rateLimitHeaders,
    problems: Object.fromEntries(problems.map((problem) => [problem.kind, describeProblem(problem)])),
  }))
}

function describeProblem({ status, variants, slots }: Problem): Printable {
  return { status, variants: printVariants(variants), slots }
}
