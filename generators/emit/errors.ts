import type { Problem } from '../model/contract.ts'
import { type Printable, printLiteral } from '../print/literal.ts'
import { renderTemplate } from '../print/template.ts'
import { type EmitInput, type FileMap, getImportPath } from './emitted.ts'
import { getTemplates } from './problem-templates.ts'
import { toPrintable } from './routes.ts'

/** `errors.ts`: for each family, the reply body of each kind of problem, and those of operations. */
export function emitErrors(input: EmitInput): FileMap {
  const { contract, core, header } = input
  const families = contract.families.map(({ name, fallback, problems }) => ({
    name,
    fallback,
    problems: Object.fromEntries(problems.map((problem) => [problem.kind, describeProblem(problem)])),
  }))
  const contractPath = getImportPath(core, 'contract.ts')
  const templates = [...getTemplates(input).templates].map(([name, { variants, slots, ...template }]) => {
    const row = {
      ...template,
      variants: variants.map((each) => ({ ...each, body: toPrintable(each.body) })),
      slots: { ...slots },
    }
    return { name, value: printLiteral(row) }
  })
  const values = { header, contractPath, templates, families: printLiteral(families) }
  return new Map([['errors.ts', renderTemplate('errors', values)]])
}

function describeProblem({ status, variants, slots }: Problem): Printable {
  return {
    status,
    variants: variants.map(({ name, value }) => ({ name, body: toPrintable(value) })),
    slots: { ...slots },
  }
}
